import { catalogueChangesSchema, type RefreshEntry } from '@pp-tools/domain/contract';
import type { CatalogueChanges } from '@pp-tools/domain/wheelset';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { WheelsetRefreshTable } from '../../database/tables/refresh-tables.ts';
import type { Tables } from '../../database/tables.ts';
import { shortChanges } from './refresh-report.ts';
import { type NewWheelset, wireFromRow } from './wheelset-rows.ts';

/** States older than this many refreshes are not kept; their entries are. */
const keptSnapshots = 30;

/** A refresh or rollback to be written down. */
export interface RefreshNote {
  readonly kind: 'refresh' | 'rollback';
  readonly at: number;
  readonly actor: string;
  readonly source: string;
}

/** Writes a refresh down before it happens, with the catalogue as it is; gives its number. */
export async function openRefresh(transaction: Transaction<Tables>, note: RefreshNote): Promise<number> {
  const { id } = await transaction
    .insertInto('wheelset_refresh')
    .values({ ...note, total: 0, added: 0, changed: 0, removed: 0, changes: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Both tables have the same columns in the same order (migration 0101), so the database copies on its own.
  await sql`insert into wheelset_snapshot select ${sql.lit(id)}, wheelset.* from wheelset`.execute(
    transaction,
  );
  await transaction
    .deleteFrom('wheelset_snapshot')
    .where('refresh_id', '<=', id - keptSnapshots)
    .execute();
  return id;
}

/** Completes the entry of a refresh. */
export async function closeRefresh(
  transaction: Transaction<Tables>,
  id: number,
  total: number,
  changes: CatalogueChanges,
): Promise<void> {
  await transaction
    .updateTable('wheelset_refresh')
    .set({
      total,
      added: changes.added.length,
      changed: changes.changed.length,
      removed: changes.removed.length,
      changes: JSON.stringify(shortChanges(changes)),
    })
    .where('id', '=', id)
    .execute();
}

const entryOf = (row: Selectable<WheelsetRefreshTable>, kept: ReadonlySet<number>): RefreshEntry => ({
  id: row.id,
  kind: row.kind === 'rollback' ? 'rollback' : 'refresh',
  at: row.at,
  actor: row.actor,
  source: row.source,
  counts: { total: row.total, added: row.added, changed: row.changed, removed: row.removed },
  canRollBack: kept.has(row.id),
});

async function keptIds(db: Kysely<Tables>): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('wheelset_snapshot').select('refresh_id').distinct().execute();
  return new Set(rows.map((row) => row.refresh_id));
}

/** The latest refreshes, newest first. */
export async function listRefreshes(db: Kysely<Tables>): Promise<RefreshEntry[]> {
  const rows = await db.selectFrom('wheelset_refresh').selectAll().orderBy('id', 'desc').limit(100).execute();
  const kept = await keptIds(db);
  return rows.map((row) => entryOf(row, kept));
}

/** One refresh with what it changed; null when there is none. */
export async function findRefresh(
  db: Kysely<Tables>,
  id: number,
): Promise<{
  readonly refresh: RefreshEntry;
  readonly changes: z.infer<typeof catalogueChangesSchema>;
} | null> {
  const row = await db.selectFrom('wheelset_refresh').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  return {
    refresh: entryOf(row, await keptIds(db)),
    changes: catalogueChangesSchema.parse(JSON.parse(row.changes)),
  };
}

/** The catalogue before a refresh, with the ids it had; empty when it is no longer kept. */
export async function readSnapshot(
  db: Kysely<Tables>,
  refreshId: number,
): Promise<(NewWheelset & { readonly id: number })[]> {
  const rows = await db
    .selectFrom('wheelset_snapshot')
    .selectAll()
    .where('refresh_id', '=', refreshId)
    .execute();
  return rows.map(wireFromRow);
}
