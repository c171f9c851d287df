import type { Kysely } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { StoredDays } from '../../database/storage-size.ts';
import type { Tables } from '../../database/tables.ts';
import { takeLock } from '../../database/work-lock.ts';

const day = 24 * 60 * 60_000;

/** What a removal needs around it. */
export interface RetentionParts {
  readonly db: Database;
  readonly now: () => number;
  readonly days: StoredDays;
}

/** A little less than a day, so that the hour of the removal does not move on. */
const pause = 23 * 60 * 60_000;
/** Few enough that other writers wait for moments only. */
const rowsAtOnce = 2000;
/** Refreshes that stay at any age: the owner can always roll back. */
const refreshesThatStay = 10;
/** Counts of logins say nothing after this time. */
const loginCounts = day;
/** So long an owner sees that an invitation was not accepted in time. */
const expiredInvitations = 30 * day;
const devices = 180 * day;
const addresses = 30 * day;
const sessions = day;

/** Removes what is too old, once a day whichever process comes first; gives how many rows went, null when not due. */
export async function removeOldRows(parts: RetentionParts): Promise<number | null> {
  const { db } = parts;
  const now = parts.now();
  if ((await takeLock(db, 'retention', now, pause)) === null) return null;
  let removed = 0;
  for (const remove of removals(now, parts.days)) {
    let rows = rowsAtOnce;
    while (rows === rowsAtOnce) {
      rows = await db.transaction().execute(remove);
      removed += rows;
    }
  }
  return removed;
}

type Removal = (db: Kysely<Tables>) => Promise<number>;

const removals = (now: number, days: StoredDays): readonly Removal[] => [
  async (db) => {
    const old = db
      .selectFrom('audit_entry')
      .select('id')
      .where('at', '<', now - days.audit * day);
    return rowsOf(await db.deleteFrom('audit_entry').where('id', 'in', old.limit(rowsAtOnce)).execute());
  },
  async (db) => {
    const old = db
      .selectFrom('provider_push')
      .select('hash')
      .where('received_at', '<', now - days.pushes * day);
    return rowsOf(await db.deleteFrom('provider_push').where('hash', 'in', old.limit(rowsAtOnce)).execute());
  },
  async (db) => {
    const old = db
      .selectFrom('tracking_run')
      .select('id')
      .where('started_at', '<', now - days.runs * day)
      .where('lease_until', '<', now);
    return rowsOf(await db.deleteFrom('tracking_run').where('id', 'in', old.limit(rowsAtOnce)).execute());
  },
  async (db) => {
    const old = db
      .selectFrom('outbox')
      .select('id')
      .where('ended_at', '<', now - days.messages * day);
    return rowsOf(await db.deleteFrom('outbox').where('id', 'in', old.limit(rowsAtOnce)).execute());
  },
  async (db) => {
    const old = db
      .selectFrom('quote')
      .select('id')
      .where('at', '<', now - days.quotes * day);
    return rowsOf(await db.deleteFrom('quote').where('id', 'in', old.limit(rowsAtOnce)).execute());
  },
  async (db) =>
    rowsOf(
      await db
        .deleteFrom('password_link')
        .where('created_at', '<', now - day)
        .execute(),
    ),
  async (db) =>
    rowsOf(
      await db
        .deleteFrom('admin_invitation')
        .where('expires_at', '<', now - expiredInvitations)
        .execute(),
    ),
  (db) => removeRefreshes(db, now - days.refreshes * day),
  async (db) =>
    rowsOf(
      await db
        .deleteFrom('attempt_count')
        .where('window_start', '<', now - loginCounts)
        .execute(),
    ),
  async (db) =>
    rowsOf(
      await db
        .deleteFrom('login_place')
        .where('seen_at', '<', now - loginCounts)
        .execute(),
    ),
  async (db) =>
    rowsOf(
      await db
        .deleteFrom('login_lane')
        .where('seen_at', '<', now - loginCounts)
        .execute(),
    ),
  async (db) =>
    rowsOf(
      await db
        .deleteFrom('admin_session')
        .where('created_at', '<', now - sessions)
        .execute(),
    ),
  async (db) =>
    rowsOf(
      await db
        .deleteFrom('admin_device')
        .where('seen_at', '<', now - devices)
        .execute(),
    ),
  async (db) =>
    rowsOf(
      await db
        .deleteFrom('admin_address')
        .where('seen_at', '<', now - addresses)
        .execute(),
    ),
];

/** The newest refreshes stay whatever their age. */
async function removeRefreshes(db: Kysely<Tables>, before: number): Promise<number> {
  const newest = await db
    .selectFrom('wheelset_refresh')
    .select('id')
    .orderBy('id', 'desc')
    .limit(refreshesThatStay)
    .execute();
  const oldestThatStays = newest.at(-1)?.id ?? 0;
  const old = db
    .selectFrom('wheelset_refresh')
    .select('id')
    .where('at', '<', before)
    .where('id', '<', oldestThatStays);
  await db.deleteFrom('wheelset_snapshot').where('refresh_id', 'in', old).execute();
  await db
    .deleteFrom('wheelset_refresh')
    .where('at', '<', before)
    .where('id', '<', oldestThatStays)
    .execute();
  return 0;
}

/** Whole tables of small rows go at once and count as no full batch. */
const rowsOf = (results: readonly { readonly numDeletedRows: bigint }[]): number =>
  Math.min(rowsAtOnce, Number(results.reduce((sum, { numDeletedRows }) => sum + numDeletedRows, 0n)));
