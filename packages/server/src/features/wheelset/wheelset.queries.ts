import type { WheelsetWire } from '@pp-tools/domain/wheelset';
import type { Kysely, Transaction } from 'kysely';
import { raiseRevision } from '../../database/revision.ts';
import type { Tables } from '../../database/tables.ts';
import { type NewWheelset, rowFromWire, wireFromRow } from './wheelset-rows.ts';

/** The name under which changes of the wheelset list are counted. */
export const wheelsetRevision = 'wheelset';

/** All wheelsets by name, then id, so that the order is total. */
export async function listWheelsets(db: Kysely<Tables>): Promise<WheelsetWire[]> {
  const rows = await db.selectFrom('wheelset').selectAll().orderBy('name').orderBy('id').execute();
  return rows.map(wireFromRow);
}

/** One wheelset by its own id; null when there is none. */
export async function findWheelset(db: Kysely<Tables>, id: number): Promise<WheelsetWire | null> {
  const row = await db.selectFrom('wheelset').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : wireFromRow(row);
}

/** How many wheelsets are stored. */
export async function countWheelsets(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom('wheelset')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Engines limit the parameters of one statement (32,766 in SQLite); 33 columns a row leave room for 500. */
const rowsPerStatement = 500;

/**
 * Replaces the whole list. A wheelset keeps its own id as long as its ppId stays, so that lists kept
 * in visitors' browsers go on matching after a refresh.
 */
export async function replaceWheelsets(
  transaction: Transaction<Tables>,
  wheelsets: readonly NewWheelset[],
): Promise<void> {
  const kept = await transaction.selectFrom('wheelset').select(['id', 'pp_id']).execute();
  const idOf = new Map(kept.map((row) => [row.pp_id, row.id]));
  await transaction.deleteFrom('wheelset').execute();
  const rows = wheelsets.map((wheelset) => ({ ...rowFromWire(wheelset), id: idOf.get(wheelset.ppId) }));
  const old = rows.flatMap(({ id, ...row }) => (id === undefined ? [] : [{ ...row, id }]));
  const added = rows.flatMap(({ id, ...row }) => (id === undefined ? [row] : []));
  for (const group of [...chunks(old), ...chunks(added)]) {
    await transaction.insertInto('wheelset').values(group).execute();
  }
  await raiseRevision(transaction, wheelsetRevision);
}

function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    yield rows.slice(start, start + rowsPerStatement);
  }
}
