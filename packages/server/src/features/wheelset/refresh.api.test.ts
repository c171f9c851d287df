import { readFile } from 'node:fs/promises';
import {
  adminWheelsetsAnswer,
  refreshAnswer,
  refreshesAnswer,
  regenerateAnswer,
  rejectedProblem,
  wheelsetListAnswer,
} from '@pp-tools/domain/contract';
import { csvText } from '@pp-tools/domain/core';
import { catalogueRows } from '@pp-tools/domain/wheelset';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleData } from '../../sample-data.ts';
import {
  databaseKinds,
  openTestApp,
  signIn,
  startWebServer,
  type TestApp,
  type TestWebServer,
} from '../../testing/public.ts';
import { seedWheelsets } from './wheelset-seed.ts';

const messy = await readFile(`${sampleData}/wheelsets-messy.csv`, 'utf8');
/** The messy sheet after its owner mended it: the six wrong rows are gone. */
const mended = (() => {
  // Row 13 holds a line break, so from there on lines are one ahead of rows.
  const lines = messy.split('\n');
  const wrong = new Set([11, 18, 19, 20, 22, 29]);
  return lines.filter((_line, index) => !wrong.has(index < 13 ? index + 1 : index)).join('\n');
})();
const small = (...rows: string[]) => ['PP ID,Name,Use,Brake,Price,Weight', ...rows].join('\n');

describe.each(databaseKinds)('refresh from the spreadsheet on %s', (kind) => {
  let server: TestApp;
  let sheet: TestWebServer;
  let session: { cookie: string };
  let body: string | Buffer = '';
  let gate: Promise<void> = Promise.resolve();
  let isAway = false;
  let fetches = 0;

  beforeAll(async () => {
    sheet = await startWebServer((_request, response) => {
      fetches += 1;
      if (isAway) response.writeHead(404).end();
      else gate.then(() => response.setHeader('content-type', 'text/csv').end(body));
    });
    server = await openTestApp(kind, {
      WHEELSET_SHEET: `${sheet.address}/wheels.csv?key=secret`,
      WHEELSET_SHEET_ALLOW_PRIVATE: '1',
    });
    await seedWheelsets(server.database.db, `${sampleData}/wheelsets.csv`);
    session = await signIn(server);
  });
  beforeEach(() => {
    gate = Promise.resolve();
  });
  afterAll(async () => {
    await server.close();
    await sheet.close();
  });

  const post = (url: string, payload: object = {}) =>
    server.app.inject({ method: 'POST', url, payload, headers: session });
  const regenerate = (payload: object = {}) => post('/wheelsets/regenerate', payload);
  const wheels = async () => {
    server.clock.advance(600);
    return wheelsetListAnswer.parse((await server.app.inject('/wheelsets')).json()).data.results;
  };

  test('ADM-08 a sheet with wrong rows changes nothing and names row, column, value and reason', async () => {
    body = messy;
    const before = await wheels();
    const answer = await regenerate();
    expect(answer.statusCode).toBe(422);
    const problem = rejectedProblem.parse(answer.json());
    expect([...new Set(problem.rejected.map(({ row }) => row))]).toEqual([11, 18, 19, 20, 22, 29]);
    expect(problem.rejected[0]).toEqual({
      row: 11,
      column: 'Price (USD)',
      value: 'call us',
      code: 'not-a-number',
      reason: 'not a number',
    });
    expect(answer.json()).toMatchObject({
      message: expect.stringMatching(
        /^6 rows are wrong: row 11, Price \(USD\): not a number \(call us\); row 18, Brake: neither disc nor rim .*Nothing was changed\.$/,
      ),
    });
    expect(await wheels()).toEqual(before);
  });

  test('ADM-08 {"dryRun": true} says what would change and changes nothing', async () => {
    body = messy;
    const before = await wheels();
    const { preview, count } = regenerateAnswer.parse((await regenerate({ dryRun: true })).json()).data;
    expect(count).toBe(120);
    expect(preview?.source).toBe(`${sheet.address}/wheels.csv`);
    expect(preview?.counts).toMatchObject({
      total: 20,
      added: 0,
      removed: 100,
      rejectedRows: 6,
      skippedRows: 2,
    });
    expect(preview?.suspicious).toContainEqual({
      ppId: 1042,
      name: 'Shimano Dura-Ace R9270 C36 Tubeless Disc',
      field: 'price',
      before: 2100,
      after: -1,
      reason: 'became-unknown',
    });
    expect(await wheels()).toEqual(before);
  });

  test('the CSV that staff export changes nothing when it is read as the sheet', async () => {
    server.clock.advance(600);
    const list = await server.app.inject({ url: '/wheelsets/admin', headers: session });
    const before = adminWheelsetsAnswer.parse(list.json()).data.results;
    body = `\uFEFF${csvText(catalogueRows(before))}`;
    const { preview } = regenerateAnswer.parse((await regenerate({ dryRun: true })).json()).data;
    expect(preview).toMatchObject({
      counts: { total: 120, added: 0, changed: 0, removed: 0 },
      ignoredColumns: [],
    });
  });

  test('ADM-08 the mended sheet replaces all wheelsets and answers body.data.count', async () => {
    body = mended;
    const before = await wheels();
    const answer = await regenerate();
    expect(answer.statusCode).toBe(200);
    expect(regenerateAnswer.parse(answer.json()).data.count).toBe(20);
    const after = await wheels();
    expect(after).toHaveLength(20);
    // Lists kept in visitors' browsers go on matching.
    expect(after.every(({ id, ppId }) => before.find((old) => old.ppId === ppId)?.id === id)).toBe(true);
  });

  test('every refresh is written down, can be looked at and rolled back, the rollback too', async () => {
    const { refreshes } = refreshesAnswer.parse(
      (await server.app.inject({ url: '/wheelsets/refreshes', headers: session })).json(),
    ).data;
    const [latest] = refreshes;
    expect(latest).toMatchObject({
      kind: 'refresh',
      actor: 'mei.lin',
      source: `${sheet.address}/wheels.csv`,
      counts: { total: 20, added: 0, removed: 100 },
      canRollBack: true,
    });
    const detail = refreshAnswer.parse(
      (await server.app.inject({ url: `/wheelsets/refreshes/${latest?.id}`, headers: session })).json(),
    ).data;
    expect(detail.changes.removed).toHaveLength(100);

    const rollback = await post(`/wheelsets/refreshes/${latest?.id}/rollback`);
    expect(rollback.json()).toMatchObject({ status: 'success', data: { count: 120 } });
    const restored = await wheels();
    expect(restored).toHaveLength(120);
    expect(restored.find(({ ppId }) => ppId === 1042)?.price).toBe(2100);
    expect((await post('/wheelsets/refreshes/999999/rollback')).statusCode).toBe(404);
  });

  test('rolling back brings removed wheelsets back with the ids they had', async () => {
    const before = await wheels();
    body = small('1001,Only one,road,disc,900,1500');
    const { refreshId } = regenerateAnswer.parse((await regenerate()).json()).data;
    expect(await wheels()).toHaveLength(1);
    await post(`/wheelsets/refreshes/${refreshId}/rollback`);
    expect(await wheels()).toEqual(before);
  });

  test.each([
    ['nothing', '', 'sheet-empty'],
    ['only headings', small(), 'sheet-no-wheelsets'],
    ['no brake column', 'PP ID,Name,Use\n1,A,road', 'columns-missing'],
    ['a web page', '<!doctype html><html><body>Sign in</body></html>', 'source-page'],
    ['an open quotation mark', small('1,"A,road,disc,1,1500'), 'source-broken-text'],
    ['an old code page', Buffer.from([0x50, 0x50, 0x20, 0x49, 0x44, 0x2c, 0xe9, 0x0a]), 'source-encoding'],
    ['a broken workbook', Buffer.from('PK\x03\x04 and no more'), 'source-broken'],
    ['a formula', small('1,A,road,disc,=A1*2,1500'), 'sheet-rows'],
    ['an id twice', small('1,A,road,disc,1,1500', '1,B,road,disc,1,1500'), 'sheet-rows'],
    ['figures too large', small('1,A,road,disc,1e308,1500'), 'sheet-rows'],
  ])('ADM-08 %s is refused with what to do and the catalogue stays', async (_case, content, code) => {
    body = content;
    const before = await wheels();
    const answer = await regenerate();
    expect(answer.json()).toMatchObject({ code, message: expect.stringMatching(/Nothing was changed\.$/) });
    expect(await wheels()).toEqual(before);
  });

  test('of refreshes at the same moment one runs and the others are told so', async () => {
    body = small('1001,A,road,disc,900,1500', '1002,B,road,disc,900,1500');
    const held = Promise.withResolvers<void>();
    gate = held.promise;
    const before = sheet.calls();
    const first = regenerate().then((answer) => answer.statusCode);
    // The lock is taken before the sheet is asked for, so a call that has arrived means that it is held.
    while (sheet.calls() === before) await new Promise(setImmediate);
    const others = await Promise.all(Array.from({ length: 10 }, () => regenerate()));
    held.resolve();
    expect(await first).toBe(200);
    expect(others.map((answer) => answer.statusCode)).toEqual(Array(10).fill(409));
    expect(await wheels()).toHaveLength(2);
  });

  test('a lock that a dead process left behind ends by itself', async () => {
    const { db } = server.database;
    const now = server.clock.now();
    await db
      .insertInto('work_lock')
      .values({ name: 'wheelset-refresh', holder: 'dead', taken_until: now + 120_000 })
      .execute();
    expect((await regenerate()).statusCode).toBe(409);
    server.clock.advance(121_000);
    expect((await regenerate()).statusCode).toBe(200);
  });

  // Stands last: afterwards this admin has to wait for the next minute.
  test('an admin who asks for too many refreshes is told when to come back, and nothing is fetched', async () => {
    // A sheet that is not there costs the least to refuse.
    isAway = true;
    const before = fetches;
    const statuses: number[] = [];
    let last = await regenerate({ dryRun: true });
    for (; last.statusCode !== 429 && statuses.length < 130; last = await regenerate({ dryRun: true })) {
      statuses.push(last.statusCode);
    }
    expect(statuses.length).toBeGreaterThan(10);
    expect(fetches - before).toBe(statuses.length);
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect(last.json()).toMatchObject({ code: 'too-many-attempts' });
  }, 90_000);
});
