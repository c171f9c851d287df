import { brotliDecompressSync } from 'node:zlib';
import { wheelsetListAnswer } from '@pp-tools/domain/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleData } from '../../sample-data.ts';
import { databaseKinds, openTestApp, type TestApp } from '../../testing/public.ts';
import { listWheelsets, replaceWheelsets } from './wheelset.queries.ts';
import { seedWheelsets } from './wheelset-seed.ts';

describe.each(databaseKinds)('public wheelset API on %s', (kind) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await openTestApp(kind);
    await seedWheelsets(server.database.db, `${sampleData}/wheelsets.csv`);
  });
  afterAll(() => server.close());

  test('CMP-01 GET /wheelsets answers the 120 real wheelsets under data.results', async () => {
    const answer = await server.app.inject('/wheelsets');
    expect(answer.statusCode).toBe(200);
    const { data } = wheelsetListAnswer.parse(answer.json());
    expect(data.results).toHaveLength(120);
    expect(data.results.find((wheelset) => wheelset.ppId === 1001)).toMatchObject({
      name: '9Velo Extreme C52 Disc',
      price: 1799,
      weight: 999,
      frontRimOutterWidth: 30,
      riderWeightLimit: 95,
      freehubEngagementDegrees: -1,
    });
  });

  test('CMP-11 unknown travels as -1 and no limit as 999999', async () => {
    const { data } = wheelsetListAnswer.parse((await server.app.inject('/wheelsets')).json());
    expect(data.results.find(({ ppId }) => ppId === 1021)?.price).toBe(-1);
    expect(data.results.find(({ ppId }) => ppId === 1069)?.riderWeightLimit).toBe(999999);
  });

  test('a client that takes brotli gets the same list compressed, with a strong ETag', async () => {
    const plain = await server.app.inject('/wheelsets');
    const packed = await server.app.inject({ url: '/wheelsets', headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.headers.etag).toMatch(/^"[\w-]+-br"$/);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
  });

  test.each(['br;q=0, gzip', 'gzip'])('accept-encoding "%s" never gets brotli', async (accepted) => {
    const answer = await server.app.inject({ url: '/wheelsets', headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe('gzip');
  });

  test('a client that has the list gets 304 without a body, until the list changes', async () => {
    const { headers } = await server.app.inject('/wheelsets');
    const again = () =>
      server.app.inject({ url: '/wheelsets', headers: { 'if-none-match': `${headers.etag}` } });
    expect(await again()).toMatchObject({ statusCode: 304, body: '' });

    const { db } = server.database;
    const before = await listWheelsets(db);
    const [first, ...rest] = before;
    if (first === undefined) throw new Error('the catalogue is empty');
    await db
      .transaction()
      .execute((transaction) =>
        replaceWheelsets(transaction, [{ ...first, price: 1 }, ...rest], server.clock.now()),
      );
    const changedAt = server.clock.now();
    server.clock.advance(600);
    const answer = await again();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['last-modified']).toBe(new Date(changedAt).toUTCString());
    expect((await listWheelsets(db)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  test('GET /wheelsets/{id} answers one wheelset', async () => {
    const [wheelset] = await listWheelsets(server.database.db);
    const answer = await server.app.inject(`/wheelsets/${wheelset?.id}`);
    expect(answer.json()).toEqual({ status: 'success', data: { wheelset } });
  });

  test.each([
    ['/wheelsets/999999', 404, 'wheelset-unknown'],
    ['/wheelsets/abc', 400, 'request-invalid'],
    ['/wheelsets/-1', 400, 'request-invalid'],
    ['/wheelsets/1.5', 400, 'request-invalid'],
    ['/wheelsets/99999999999999999999', 400, 'request-invalid'],
    ['/wheelsets/1%27%20or%201=1', 400, 'request-invalid'],
    ['/nothing-here', 404, undefined],
  ])('%s answers %d as a problem', async (url, status, code) => {
    const answer = await server.app.inject(url);
    expect(answer.statusCode).toBe(status);
    if (code) expect(answer.json()).toMatchObject({ status, code });
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test('seeding a filled catalogue changes nothing', async () => {
    expect(await seedWheelsets(server.database.db, `${sampleData}/wheelsets.csv`)).toBe(0);
  });
});
