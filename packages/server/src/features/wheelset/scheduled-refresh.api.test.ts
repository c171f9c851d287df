import { readSchedule, timeZone } from '@pp-tools/domain/core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { configuredSheet } from '../../start.ts';
import {
  databaseKinds,
  openTestApp,
  startWebServer,
  type TestApp,
  type TestWebServer,
} from '../../testing/public.ts';
import { refreshWhenDue, type ScheduledRefreshParts } from './scheduled-refresh.ts';
import { listWheelsets } from './wheelset.queries.ts';

const hour = 60 * 60_000;
const sheetOf = (...rows: string[]) => ['PP ID,Name,Use,Brake,Price,Weight', ...rows].join('\n');
const wheel = (id: number, price: number, weight = 1500) => `${id},Wheel ${id},road,disc,${price},${weight}`;
const twenty = (price: number) => Array.from({ length: 20 }, (_, index) => wheel(2000 + index, price));

// The clock of the tests starts at 2026-11-28 12:00 UTC, which is 20:00 in Shanghai; 03:30 there is 19:30 UTC.
describe.each(databaseKinds)('a refresh on its own on %s', (kind) => {
  let server: TestApp;
  let sheet: TestWebServer;
  let parts: ScheduledRefreshParts;
  let body = '';
  let fetches = 0;
  let changes = 0;

  beforeEach(async () => {
    fetches = 0;
    changes = 0;
    sheet = await startWebServer((_request, response) => {
      fetches += 1;
      response.setHeader('content-type', 'text/csv').end(body);
    });
    server = await openTestApp(kind, {
      WHEELSET_SHEET: `${sheet.address}/wheels.csv`,
      WHEELSET_SHEET_ALLOW_PRIVATE: '1',
      WHEELSET_REFRESH: '03:30',
    });
    const { config, clock, database } = server.parts;
    expect(config.wheelsetRefresh).toEqual(readSchedule('03:30'));
    parts = {
      db: database.db,
      now: () => clock.now(),
      source: configuredSheet(config),
      schedule: { kind: 'daily', hour: 3, minute: 30 },
      zone: timeZone('Asia/Shanghai'),
      channels: { webhook: true, mail: false },
      changed: () => {
        changes += 1;
      },
    };
    body = sheetOf(...twenty(1000));
    // The first look only waits for the time; the next one, after it, fills the list.
    expect(await refreshWhenDue(parts)).toBeNull();
    server.clock.advance(8 * hour);
    expect(await refreshWhenDue(parts)).toMatchObject({ kind: 'written', outcome: { count: 20 } });
  });
  afterEach(async () => {
    await server.close();
    await sheet.close();
  });

  const prices = async () =>
    new Set((await listWheelsets(server.database.db)).map(({ price }) => Number(price)));
  const told = async () =>
    (
      await server.database.db
        .selectFrom('outbox')
        .select('payload')
        .where('kind', '=', 'refresh-waiting')
        .execute()
    ).length;
  const nextDay = (change: string) => {
    body = change;
    server.clock.advance(24 * hour);
    return refreshWhenDue(parts);
  };

  test('is done once at its time, and not before the next day', async () => {
    expect([fetches, changes]).toEqual([1, 1]);
    body = sheetOf(...twenty(1050));
    server.clock.advance(23 * hour);
    expect(await refreshWhenDue(parts)).toBeNull();
    expect(fetches).toBe(1);
    server.clock.advance(hour);
    expect(await refreshWhenDue(parts)).toMatchObject({ kind: 'written' });
    expect(await prices()).toEqual(new Set([1050]));
    const entries = await server.database.db.selectFrom('audit_entry').select(['actor', 'action']).execute();
    expect(entries).toEqual(
      Array.from({ length: 2 }, () => ({ actor: 'schedule', action: 'wheelsets-refresh' })),
    );
    expect(await told()).toBe(0);
  });

  test('writes no history when nothing differs', async () => {
    expect(await nextDay(sheetOf(...twenty(1000)))).toEqual({ kind: 'same' });
    const refreshes = await server.database.db.selectFrom('wheelset_refresh').select('id').execute();
    expect(refreshes).toHaveLength(1);
  });

  test.each([
    ['a price that jumps', sheetOf(...twenty(1000).slice(1), wheel(2000, 9000))],
    ['a row that is wrong', sheetOf(...twenty(1100).slice(1), '2000,Wheel,road,disc,cheap,1500')],
    ['a large removal', sheetOf(...twenty(1000).slice(0, 9))],
  ])('%s changes nothing and is told once', async (_name, change) => {
    expect(await nextDay(change)).toMatchObject({ kind: 'waiting' });
    expect(await prices()).toEqual(new Set([1000]));
    expect(await told()).toBe(1);
    expect(await nextDay(change)).toMatchObject({ kind: 'waiting' });
    expect(await told()).toBe(1);
    const noted = await server.database.db
      .selectFrom('audit_entry')
      .select('actor')
      .where('action', '=', 'refresh-waiting')
      .execute();
    expect(noted).toEqual([{ actor: 'schedule' }]);
    expect(changes).toBe(1);
  });

  test('a sheet without rows changes nothing', async () => {
    await expect(nextDay('PP ID,Name,Use,Brake,Price,Weight')).resolves.toMatchObject({ kind: 'waiting' });
    expect(await prices()).toEqual(new Set([1000]));
  });

  test('of several machines one does it', async () => {
    body = sheetOf(...twenty(1010));
    server.clock.advance(24 * hour);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => refreshWhenDue(parts)));
    expect(outcomes.filter((outcome) => outcome !== null)).toHaveLength(1);
    expect(fetches).toBe(2);
  });

  test('a time that passed while no server ran is made up for', async () => {
    body = sheetOf(...twenty(1020));
    server.clock.advance(3 * 24 * hour + 5 * hour);
    expect(await refreshWhenDue(parts)).toMatchObject({ kind: 'written' });
    expect(await refreshWhenDue(parts)).toBeNull();
  });
});

test('a schedule that is none stops the start with a sentence', async () => {
  await expect(openTestApp('sqlite', { WHEELSET_REFRESH: 'nightly' })).rejects.toThrow(/03:30/);
});
