import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { takeLock } from '../../database/work-lock.ts';
import { databaseKinds, openTestApp, type TestApp } from '../../testing/public.ts';
import { claimRun, createRun } from './background-run.queries.ts';
import { claimDue } from './shipment.queries.ts';

const minute = 60_000;
const tenYears = 3652 * 24 * 60 * minute;

describe.each(databaseKinds)('F10 12 a clock that was ten years ahead, on %s', (kind) => {
  let server: TestApp;
  let now: number;
  beforeEach(async () => {
    server = await openTestApp(kind);
    now = server.clock.now();
  });
  afterEach(() => server.close());

  test('leaves no lock that binds, and the lock of a right clock does bind', async () => {
    const { db } = server.database;
    expect(await takeLock(db, 'work', now + tenYears, minute)).not.toBeNull();
    expect(await takeLock(db, 'work', now, minute)).not.toBeNull();
    expect(await takeLock(db, 'work', now + minute - 1, minute)).toBeNull();
    expect(await takeLock(db, 'work', now + minute + 1, minute)).not.toBeNull();
  });

  test('leaves no run that nobody works on', async () => {
    const { db } = server.database;
    const id = await createRun(db, { kind: 'register', numbers: ['YT1'], who: 'mei', at: now });
    expect((await claimRun(db, now + tenYears, now + tenYears + minute))?.id).toBe(id);
    expect((await claimRun(db, now, now + minute))?.id).toBe(id);
    expect(await claimRun(db, now + minute - 1, now + 2 * minute)).toBeUndefined();
  });

  test('leaves no parcel that is never looked at', async () => {
    const { db } = server.database;
    await db
      .insertInto('shop_order')
      .values({
        order_id: '1',
        order_key: '1',
        order_time: now,
        order_status: 'wc-completed',
        number_key: 'YT1',
        status_group: 'Unknown',
        still_since: null,
        late_from: null,
        upload_id: null,
      })
      .execute();
    await db
      .insertInto('shipment')
      .values({
        number: 'YT1',
        order_id: '1',
        position: 0,
        carrier: null,
        phone_last_four: null,
        status: 'Unknown',
        main_status: null,
        sub_status: null,
        last_synced: null,
        info: null,
        first_event: null,
        latest_event: null,
        late_from: null,
        next_sync: now + tenYears,
      })
      .execute();
    expect(await claimDue(db, now, now + minute, 40)).toHaveLength(1);
    expect(await claimDue(db, now, now + minute, 40)).toHaveLength(0);
    expect(await claimDue(db, now + minute, now + 2 * minute, 40)).toHaveLength(1);
  });
});
