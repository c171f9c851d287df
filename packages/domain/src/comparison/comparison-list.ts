import { failure, type Result, success } from '../core/public.ts';
import { isInCategory, isMyWheels, type Wheelset, type WheelsetCategory } from '../wheelset/public.ts';

/** The visitor's comparison: which wheelsets, in their order, and against which one. */
export interface Comparison {
  /** Ids of the wheelsets, in the order in which they were chosen. */
  readonly ids: readonly number[];
  readonly baselineId: number | null;
  /** While a category is chosen it narrows what is shown; the list itself stays as it was. */
  readonly category: WheelsetCategory | null;
  /** While on, all wheelsets (of the category) stand in for the list, which comes back when it is switched off. */
  readonly isAllSelected: boolean;
}

/** Nothing chosen yet. */
export const emptyComparison: Comparison = {
  ids: [],
  baselineId: null,
  category: null,
  isAllSelected: false,
};

/** Why a wheelset could not join. */
export interface AlreadyAdded {
  readonly code: 'already-added';
  readonly name: string;
}

const nameKey = (name: string): string => name.trim().toLowerCase();

/** Adds a wheelset at the end; one of the same name is in the list only once (CMP-05). */
export function addWheelset(
  comparison: Comparison,
  wheelset: Wheelset,
  catalogue: readonly Wheelset[],
): Result<Comparison, AlreadyAdded> {
  const key = nameKey(wheelset.name);
  const isThere =
    comparison.ids.includes(wheelset.id) ||
    wheelsetsOf(comparison, catalogue).some(({ name }) => nameKey(name) === key);
  return isThere
    ? failure({ code: 'already-added', name: wheelset.name })
    : success({ ...comparison, ids: [...comparison.ids, wheelset.id] });
}

/** The wheelsets of a list that the catalogue knows, in the catalogue's order. */
function wheelsetsOf({ ids }: Pick<Comparison, 'ids'>, catalogue: readonly Wheelset[]): readonly Wheelset[] {
  const wanted = new Set(ids);
  return catalogue.filter(({ id }) => wanted.has(id));
}

/** Takes a wheelset out; a baseline that leaves ends comparison mode. */
export function removeWheelset(comparison: Comparison, id: number): Comparison {
  if (!comparison.ids.includes(id)) return comparison;
  return {
    ...comparison,
    ids: comparison.ids.filter((other) => other !== id),
    baselineId: comparison.baselineId === id ? null : comparison.baselineId,
  };
}

/** Empties the list. */
export const clearComparison = (comparison: Comparison): Comparison =>
  comparison.ids.length === 0 ? comparison : { ...comparison, ids: [], baselineId: null };

/** Chooses the row that the others are measured against; choosing it again leaves comparison mode. */
export const toggleBaseline = (comparison: Comparison, id: number): Comparison => ({
  ...comparison,
  baselineId: comparison.baselineId === id ? null : id,
});

/** Narrows to a category, or back to the whole list with null (CMP-03). */
export const chooseCategory = (comparison: Comparison, category: WheelsetCategory | null): Comparison =>
  comparison.category === category ? comparison : { ...comparison, category };

/** Shows all wheelsets instead of the list, or the list again (CMP-08). */
export const selectAll = (comparison: Comparison, isAllSelected: boolean): Comparison =>
  comparison.isAllSelected === isAllSelected ? comparison : { ...comparison, isAllSelected };

/**
 * Puts the wheelsets of another comparison behind the own ones, each name once as when they are added one by
 * one (CMP-05); the own baseline stays.
 */
export function mergeComparison(
  own: Comparison,
  other: Comparison,
  catalogue: readonly Wheelset[],
): Comparison {
  const nameOf = new Map(catalogue.map(({ id, name }) => [id, nameKey(name)]));
  const ids = new Set(own.ids);
  const names = new Set(own.ids.map((id) => nameOf.get(id)));
  for (const id of other.ids) {
    const name = nameOf.get(id);
    if (name === undefined || names.has(name)) continue;
    ids.add(id);
    names.add(name);
  }
  return ids.size === own.ids.length ? own : { ...own, ids: [...ids] };
}

/**
 * The rows to show, in the catalogue's order: the list or all wheelsets, narrowed by the category. The visitor's own
 * wheels are what the others are looked at for, so no category takes them out.
 */
export function shownWheelsets(
  { ids, category, isAllSelected }: Pick<Comparison, 'ids' | 'category' | 'isAllSelected'>,
  catalogue: readonly Wheelset[],
): readonly Wheelset[] {
  const rows = isAllSelected ? catalogue : wheelsetsOf({ ids }, catalogue);
  return category === null
    ? rows
    : rows.filter((wheelset) => isMyWheels(wheelset) || isInCategory(wheelset, category));
}

/** Drops ids that the catalogue no longer has (CMP-16). */
export function dropUnknown(comparison: Comparison, catalogue: readonly Wheelset[]): Comparison {
  const known = new Set(catalogue.map(({ id }) => id));
  const ids = comparison.ids.filter((id) => known.has(id));
  const { baselineId } = comparison;
  const isBaselineKnown = baselineId === null || known.has(baselineId);
  if (ids.length === comparison.ids.length && isBaselineKnown) return comparison;
  return { ...comparison, ids, baselineId: isBaselineKnown ? baselineId : null };
}
