import { sql } from 'kysely';
import type { OpenDatabase } from './connection.ts';
import type { Tables } from './tables.ts';

/** For how many days rows are stored that only tell of the past. */
export interface StoredDays {
  readonly audit: number;
  readonly pushes: number;
  readonly runs: number;
  readonly refreshes: number;
  readonly messages: number;
  readonly quotes: number;
}

/** The tables that grow, and by which setting their rows go; null for those that stay. */
const growing: readonly (readonly [keyof Tables, keyof StoredDays | null])[] = [
  ['shop_order', null],
  ['shipment', null],
  ['wheelset', null],
  ['audit_entry', 'audit'],
  ['provider_push', 'pushes'],
  ['tracking_run', 'runs'],
  ['wheelset_refresh', 'refreshes'],
  ['wheelset_snapshot', 'refreshes'],
  ['outbox', 'messages'],
  ['quote', 'quotes'],
  ['admin_session', null],
];

/** How much is stored. */
export interface StorageSize {
  /** Bytes of the whole database. */
  readonly bytes: number;
  readonly tables: { name: string; rows: number; days: number | null }[];
}

/** Counts the rows of every table that grows, so that the owner can choose for how long they are stored. */
export async function measureStorage({ db, kind }: OpenDatabase, days: StoredDays): Promise<StorageSize> {
  const tables: StorageSize['tables'] = [];
  for (const [name, setting] of growing) {
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(db);
    tables.push({ name, rows: Number(rows[0]?.rows ?? 0), days: setting === null ? null : days[setting] });
  }
  const size =
    kind === 'sqlite'
      ? sql<{
          bytes: number;
        }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await size.execute(db);
  return { bytes: Number(rows[0]?.bytes ?? 0), tables };
}
