import { isUnknownValue } from '../catalogue/public.ts';
import {
  type CatalogueColumn,
  catalogueColumnNames,
  knownWheelsetField,
  type NewWheelsetWire,
  wheelsetField,
} from './sheet-columns.ts';
import { withShortName } from './short-name.ts';

/** A wheelset named for a reader. */
export interface NamedWheelset {
  readonly ppId: number;
  readonly name: string;
}

/** One value that differs between two states of a wheelset. */
export interface FieldChange {
  readonly field: CatalogueColumn;
  readonly before: string | number;
  readonly after: string | number;
}

/** A wheelset with what changed in it. */
export interface ChangedWheelset extends NamedWheelset {
  readonly fields: readonly FieldChange[];
}

/** A change that is more likely a slip than the truth. */
export interface SuspiciousChange extends NamedWheelset, FieldChange {
  readonly reason: 'jump' | 'became-unknown';
}

/** What replacing one catalogue by another does. */
export interface CatalogueChanges {
  readonly added: readonly NamedWheelset[];
  readonly changed: readonly ChangedWheelset[];
  readonly removed: readonly NamedWheelset[];
}

/** A price or weight that moves by more than this share of its old value asks for a second look. */
const suspiciousShare = 0.3;

/** The changes of a wheelset itself, without those that only say where its values come from. */
export const valueChanges = <Change extends { readonly field: string }>(
  fields: readonly Change[],
): readonly Change[] =>
  fields.filter(({ field }) => {
    const known = knownWheelsetField(field);
    return known === null || !wheelsetField(known).isProvenance;
  });

const named = ({ ppId, name }: NamedWheelset): NamedWheelset => ({ ppId, name });

/** The values in which two states of one wheelset differ, in the order of the catalogue's columns. */
export function fieldChanges(before: NewWheelsetWire, after: NewWheelsetWire): FieldChange[] {
  const changes: FieldChange[] = [];
  // A plain loop: most of the three hundred thousand values of a large catalogue are equal.
  for (const field of catalogueColumnNames) {
    if (before[field] !== after[field]) changes.push({ field, before: before[field], after: after[field] });
  }
  return changes;
}

/** Compares two catalogues; wheelsets are the same when their ppId is. */
export function compareCatalogues(
  before: readonly NewWheelsetWire[],
  after: readonly NewWheelsetWire[],
): CatalogueChanges {
  const old = new Map(before.map((wheelset) => [wheelset.ppId, wheelset]));
  const kept = new Set(after.map(({ ppId }) => ppId));
  const added: NamedWheelset[] = [];
  const changed: ChangedWheelset[] = [];
  for (const wheelset of after) {
    const earlier = old.get(wheelset.ppId);
    if (earlier === undefined) {
      added.push(named(wheelset));
      continue;
    }
    const fields = fieldChanges(earlier, withShortName(wheelset));
    if (fields.length > 0) changed.push({ ...named(wheelset), fields });
  }
  return { added, changed, removed: before.filter(({ ppId }) => !kept.has(ppId)).map(named) };
}

/** The changes that ask for a second look: a jump in price or weight, or a known value that got lost. */
export const suspiciousChanges = (changed: readonly ChangedWheelset[]): SuspiciousChange[] =>
  changed.flatMap(({ ppId, name, fields }) =>
    fields.flatMap((change) => {
      const reason = suspicion(change);
      return reason === null ? [] : [{ ppId, name, ...change, reason }];
    }),
  );

function suspicion({ field, before, after }: FieldChange): SuspiciousChange['reason'] | null {
  if (wheelsetField(field).isProvenance) return null;
  if (isUnknownValue(after)) return 'became-unknown';
  if (!wheelsetField(field).isSuspiciousJump || typeof before !== 'number' || typeof after !== 'number')
    return null;
  return before > 0 && Math.abs(after - before) > suspiciousShare * before ? 'jump' : null;
}
