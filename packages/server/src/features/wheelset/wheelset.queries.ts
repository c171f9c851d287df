import {
  type CatalogueChanges,
  compareCatalogues,
  staffWheelsetSchema,
  type WheelsetWire,
} from '@pp-tools/domain/wheelset';
import type { Kysely, Transaction } from 'kysely';
import { insertRows } from '../../database/insert-rows.ts';
import { raiseRevision } from '../../database/revision.ts';
import type { Tables } from '../../database/tables.ts';
import {
  type NewWheelset,
  publicFromRow,
  rowFromWire,
  type StoredWheelset,
  wireFromRow,
} from './wheelset-rows.ts';

/** The name under which changes of the wheelset list are counted. */
export const wheelsetRevision = 'wheelset';

const rowsByName = (db: Kysely<Tables>) =>
  db.selectFrom('wheelset').selectAll().orderBy('name').orderBy('id').execute();

/** All wheelsets as visitors get them, by name, then id, so that the order is total. */
export async function listWheelsets(db: Kysely<Tables>): Promise<WheelsetWire[]> {
  return (await rowsByName(db)).map(publicFromRow);
}

/** One wheelset as visitors get it, by its own id; null when there is none. */
export async function findWheelset(db: Kysely<Tables>, id: number): Promise<WheelsetWire | null> {
  const row = await db.selectFrom('wheelset').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : publicFromRow(row);
}

/** How many wheelsets are stored. */
export async function countWheelsets(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom('wheelset')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** A stored wheelset with its version. */
export type VersionedWheelset = StoredWheelset & { readonly version: number };

/** All wheelsets with their versions, in the order of the public list. */
export async function listVersionedWheelsets(db: Kysely<Tables>): Promise<VersionedWheelset[]> {
  return (await rowsByName(db)).map((row) => ({ ...wireFromRow(row), version: row.version }));
}

/** One wheelset with its version; null when there is none. */
export async function findVersioned(db: Kysely<Tables>, id: number): Promise<VersionedWheelset | null> {
  const row = await db.selectFrom('wheelset').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : { ...wireFromRow(row), version: row.version };
}

/** The id of the wheelset that has a ppId; null when it is free. */
export async function ppIdOwner(db: Kysely<Tables>, ppId: number): Promise<number | null> {
  const row = await db.selectFrom('wheelset').select('id').where('pp_id', '=', ppId).executeTakeFirst();
  return row?.id ?? null;
}

/**
 * What the audit trail says of a wheelset that was deleted: its state, as far as this version knows its fields; a
 * field that was not there yet is unknown. "unreadable" when the entry holds no wheelset.
 */
export async function lastDeleted(
  db: Kysely<Tables>,
  id: number,
): Promise<VersionedWheelset | 'never' | 'unreadable'> {
  const row = await db
    .selectFrom('audit_entry')
    .select('state_before')
    .where('subject_kind', '=', 'wheelset')
    .where('subject_id', '=', String(id))
    .where('action', '=', 'wheelset-deleted')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!row?.state_before) return 'never';
  return staffWheelsetSchema.safeParse(JSON.parse(row.state_before)).data ?? 'unreadable';
}

/**
 * Makes the catalogue equal to a list and says what that changed. A wheelset keeps its own id as long as its
 * ppId stays, so that lists saved in visitors' browsers go on matching; unchanged rows are not written.
 */
export async function replaceWheelsets(
  transaction: Transaction<Tables>,
  wheelsets: readonly (NewWheelset & { readonly id?: number })[],
  at: number,
): Promise<CatalogueChanges> {
  const stored = await transaction.selectFrom('wheelset').selectAll().execute();
  const before = new Map(stored.map((row) => [row.pp_id, { ...wireFromRow(row), version: row.version }]));
  const changes = compareCatalogues([...before.values()], wheelsets);
  const changed = new Set(changes.changed.map(({ ppId }) => ppId));
  const gone = [...changed, ...changes.removed.map(({ ppId }) => ppId)];
  await removeWheelsets(transaction, gone, before.size);
  const rows = wheelsets.map((wheelset) => ({ wheelset, old: before.get(wheelset.ppId) }));
  const kept = rows.flatMap(({ wheelset, old }) =>
    old !== undefined && changed.has(wheelset.ppId)
      ? [{ ...rowFromWire(wheelset), id: old.id, version: old.version + 1 }]
      : [],
  );
  const added = rows.flatMap(({ wheelset, old }) => (old === undefined ? [wheelset] : []));
  await insertRows(transaction, 'wheelset', kept);
  await insertRows(
    transaction,
    'wheelset',
    added.flatMap((wheelset) => (wheelset.id === undefined ? [rowFromWire(wheelset)] : [])),
  );
  await insertRows(
    transaction,
    'wheelset',
    added.flatMap(({ id, ...wheelset }) => (id === undefined ? [] : [{ ...rowFromWire(wheelset), id }])),
  );
  await raiseRevision(transaction, wheelsetRevision, at);
  return changes;
}

const idsPerStatement = 1000;

async function removeWheelsets(
  transaction: Transaction<Tables>,
  ppIds: readonly number[],
  stored: number,
): Promise<void> {
  if (ppIds.length === stored) {
    await transaction.deleteFrom('wheelset').execute();
    return;
  }
  for (let start = 0; start < ppIds.length; start += idsPerStatement) {
    const group = ppIds.slice(start, start + idsPerStatement);
    await transaction.deleteFrom('wheelset').where('pp_id', 'in', group).execute();
  }
}
