import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordActions } from '../../database/audit.ts';
import { databaseKinds, openTestApp, signIn, type TestApp } from '../../testing/public.ts';
import { removeOldRows } from './retention.ts';

const day = 24 * 60 * 60_000;

describe.each(databaseKinds)('the nightly removal on %s', (kind) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp(kind);
  });
  afterAll(() => server.close());

  test('removes what is older than the settings say, once a day, and nothing else', async () => {
    const { db } = server.database;
    await signIn(server);
    const now = server.clock.now();
    const days = { audit: 700, pushes: 30, runs: 90, refreshes: 365, messages: 30, quotes: 365 };
    const parts = { db, now: () => server.clock.now(), days };
    for (const age of [1, 699, 701, 900]) {
      const subject = { kind: 'test', id: age, name: '' };
      const note = { at: now - age * day, actor: 'a', action: 'b', subject, before: null, after: null };
      await recordActions(db, [note]);
    }
    for (const age of [29, 31]) {
      const row = { hash: `push ${age}`, received_at: now - age * day };
      await db.insertInto('provider_push').values(row).execute();
    }
    for (let id = 1; id <= 14; id += 1) {
      await db
        .insertInto('wheelset_refresh')
        .values({
          kind: 'refresh',
          at: now - (500 - id) * day,
          actor: 'a',
          source: 's',
          total: 0,
          added: 0,
          changed: 0,
          removed: 0,
          changes: '[]',
        })
        .execute();
    }
    const sessionsBefore = await db.selectFrom('admin_session').selectAll().execute();
    expect(await removeOldRows(parts)).toBe(3);
    expect(await removeOldRows(parts)).toBeNull();
    const audit = await db.selectFrom('audit_entry').select('subject_id').orderBy('id').execute();
    expect(audit.map(({ subject_id }) => subject_id)).toEqual(['1', '699']);
    const pushes = await db.selectFrom('provider_push').select('hash').execute();
    expect(pushes).toEqual([{ hash: 'push 29' }]);
    expect(await db.selectFrom('wheelset_refresh').select('id').execute()).toHaveLength(10);
    expect(await db.selectFrom('admin_session').selectAll().execute()).toEqual(sessionsBefore);
    server.clock.advance(2 * day);
    await removeOldRows(parts);
    expect(await db.selectFrom('admin_session').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('attempt_count').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('login_lane').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('admin').selectAll().execute()).toHaveLength(1);
  });
});
