import { emptyBuild, leanBuild } from '@pp-tools/domain/bike';
import { shortLinkPath, shortLinkPaths } from '@pp-tools/domain/contract';
import { readShortCode, type SharedTool, sharedStateVersion } from '@pp-tools/domain/sharing';
import { aBikeWheelset } from '@pp-tools/domain/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, openTestApp, openTestAppOn, signIn, type TestApp } from '../../testing/public.ts';
import { packedBuilds } from './packed-build.ts';

const comparison = 'v=1&w=1001-1002&b=1001';

describe.each(databaseKinds)('short links on %s', (kind) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp(kind);
  });
  afterAll(() => server.close());
  beforeEach(() => server.clock.advance(61_000));

  const make = (tool: SharedTool, query: string, note?: string, from = '192.0.2.1') =>
    server.app.inject({
      method: 'POST',
      url: shortLinkPaths.make,
      payload: { tool, query, ...(note === undefined ? {} : { note }) },
      remoteAddress: from,
    });
  const codeOf = async (tool: SharedTool, query: string, note?: string): Promise<string> =>
    (await make(tool, query, note)).json().data.code;
  const open = (code: string, from = '192.0.2.1') =>
    server.app.inject({ method: 'GET', url: `/s/${code}`, remoteAddress: from });

  test('a code of ten signs leads to the state', async () => {
    const code = await codeOf('compare', comparison);
    expect(readShortCode(code)).toBe(code);
    const page = await open(code);
    expect([page.statusCode, page.headers.location]).toEqual([302, `/wheelsetCompare?${comparison}`]);
    // Read from a printed page.
    expect((await open(code.toUpperCase())).statusCode).toBe(302);
    const answer = await server.app.inject({ url: shortLinkPaths.one.replace(':code', code) });
    expect(answer.json().data).toMatchObject({
      code,
      tool: 'compare',
      address: `/wheelsetCompare?${comparison}`,
    });
  });

  test('the same state has the same code, another state or note another one', async () => {
    const first = await codeOf('compare', comparison);
    expect(await codeOf('compare', `utm=x&b=1001&${comparison}`)).toBe(first);
    expect(await codeOf('compare', 'v=1&w=1001-1002')).not.toBe(first);
    expect(await codeOf('compare', comparison, 'Are they in stock?')).not.toBe(first);
    expect(await codeOf('compare', comparison, '  ')).toBe(first);
  });

  test('many at once store one state', async () => {
    const query = 'v=1&w=1003-1004';
    const answers = await Promise.all(Array.from({ length: 12 }, () => make('compare', query)));
    expect(new Set(answers.map((answer) => answer.json().data.code)).size).toBe(1);
    const rows = await server.database.db
      .selectFrom('short_link')
      .select('code')
      .where('query', '=', query)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('a build keeps its prices of this moment', async () => {
    const wheelset = aBikeWheelset({ price: 1234 });
    const build = { ...emptyBuild, wheelset: { kind: 'catalogue', wheelset } } as const;
    const code = await codeOf('build', `build=${packedBuilds.pack(JSON.stringify(leanBuild(build)))}`);
    const { location } = (await open(code)).headers;
    const packed = new URL(String(location), 'http://shop').searchParams.get('build') ?? '';
    expect(JSON.parse(packedBuilds.unpack(packed) ?? '').wheelset.wheelset.price).toBe(1234);
  });

  test('another shop gives other codes', async () => {
    const other = await openTestApp(kind);
    const answer = await other.app.inject({
      method: 'POST',
      url: shortLinkPaths.make,
      payload: { tool: 'compare', query: comparison },
    });
    expect(answer.json().data.code).not.toBe(await codeOf('compare', comparison));
    await other.close();
  });

  test('a second process gives the same codes', async () => {
    const code = await codeOf('compare', comparison);
    const { database, parts } = server;
    const second = await openTestAppOn({ ...database, close: async () => undefined }, { NODE_ENV: 'test' });
    const answer = await second.app.inject({
      method: 'POST',
      url: shortLinkPaths.make,
      payload: { tool: 'compare', query: comparison },
    });
    expect([answer.json().data.code, parts.webRoot]).toEqual([code, null]);
    await second.app.close();
  });

  test.each([
    ['compare', 'v=7&w=1', 422, 'state-newer'],
    ['finder', 'a=%3Cscript%3E', 422, 'state-unreadable'],
    ['build', `build=1.${'A'.repeat(7000)}`, 422, 'state-unreadable'],
    ['climb', `v=1&ids=1001&road=${'A'.repeat(9000)}`, 413, 'state-tooLarge'],
  ] as const)('%s %j is refused', async (tool, query, status, code) => {
    const answer = await make(tool, query);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('a build that unpacks to gigabytes is refused', async () => {
    const bomb = packedBuilds.pack(' '.repeat(5_000_000));
    expect((await make('build', `build=${bomb}`)).json().code).toBe('state-unreadable');
  });

  test('an unknown, a withdrawn and a newer code say so', async () => {
    expect((await open('0123456789')).json()).toMatchObject({ status: 404, code: 'short-link-unknown' });
    expect((await open('no-code')).json()).toMatchObject({ status: 404, code: 'short-link-unknown' });

    const newer = await codeOf('compare', 'v=1&w=1005');
    const { db } = server.database;
    await db
      .updateTable('short_link')
      .set({ version: sharedStateVersion + 1 })
      .where('code', '=', newer)
      .execute();
    expect((await open(newer)).json()).toMatchObject({ status: 409, code: 'short-link-newer' });

    const code = await codeOf('compare', 'v=1&w=1006', 'My phone number is 555 0100');
    const { cookie } = await signIn(server);
    const withdraw = () =>
      server.app.inject({
        method: 'POST',
        url: shortLinkPaths.withdraw.replace(':code', code),
        headers: { cookie },
      });
    expect((await withdraw()).statusCode).toBe(200);
    expect((await withdraw()).statusCode).toBe(404);
    expect((await open(code)).json()).toMatchObject({ status: 410, code: 'short-link-withdrawn' });
    const row = await db.selectFrom('short_link').selectAll().where('code', '=', code).executeTakeFirst();
    expect(row).toMatchObject({ query: '', note: '', digest: '' });
    // Shared once more, the state gets another code.
    const again = await codeOf('compare', 'v=1&w=1006', 'My phone number is 555 0100');
    expect([again === code, (await open(again)).statusCode]).toEqual([false, 302]);
  });

  test('staff see both notes; visitors see neither', async () => {
    const code = await codeOf('compare', 'v=1&w=1011', 'Ring me after six');
    const { cookie } = await signIn(server);
    const url = shortLinkPaths.forStaff.replace(':code', code);
    const note = (payload: object) =>
      server.app.inject({
        method: 'PUT',
        url: shortLinkPaths.staffNote.replace(':code', code),
        headers: { cookie },
        payload,
      });
    expect((await note({ note: ' Called on Monday ' })).statusCode).toBe(200);
    expect((await note({ note: 'x'.repeat(501) })).statusCode).toBe(400);
    const seen = (await server.app.inject({ url, headers: { cookie } })).json().data;
    expect(seen).toMatchObject({
      note: 'Ring me after six',
      staffNote: 'Called on Monday',
      withdrawnAt: null,
    });
    expect((await server.app.inject({ url })).statusCode).toBe(401);
    const forVisitors = await server.app.inject({ url: shortLinkPaths.one.replace(':code', code) });
    expect(forVisitors.body).not.toMatch(/Ring me|Called/);
    const unknown = shortLinkPaths.forStaff.replace(':code', '0000000000');
    expect((await server.app.inject({ url: unknown, headers: { cookie } })).statusCode).toBe(404);
  });

  test('making links is limited for a network', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 35; index += 1) {
      const made = await make('compare', `v=1&w=${2000 + index}`, '', '198.51.100.7');
      statuses.push(made.statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual(Array(5).fill(429));
    expect((await make('compare', 'v=1&w=2999', '', '198.51.100.8')).statusCode).toBe(200);
  });

  test('asking codes in a row finds nothing, and after sixty misses not even a real one', async () => {
    const code = await codeOf('compare', comparison);
    const counts = new Map<number, number>();
    for (let index = 0; index < 1000; index += 1) {
      const guess = index
        .toString(32)
        .padStart(10, '0')
        .replace(/[ilou]/g, 'z');
      const { statusCode } = await open(guess, '203.0.113.9');
      counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
    }
    expect(counts.get(404)).toBe(60);
    expect(counts.get(302)).toBeUndefined();
    const refused = await open(code, '203.0.113.9');
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await open(code, '203.0.113.10')).statusCode).toBe(302);
  });

  test('codes say nothing of their order', async () => {
    const codes: string[] = [];
    for (const id of [3001, 3002, 3003, 3004]) codes.push(await codeOf('compare', `v=1&w=${id}`));
    const starts = new Set(codes.map((each) => each.slice(0, 4)));
    expect(starts.size).toBe(4);
    expect(shortLinkPath(codes[0] ?? '')).toMatch(/^\/s\/[0-9a-z]{10}$/);
  });
});
