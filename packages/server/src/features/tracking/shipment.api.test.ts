import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  orderPath,
  orderPaths,
  runAnswer,
  runProblem,
  runStateAnswer,
  trackingAnswer,
} from '@pp-tools/domain/contract';
import { timeZone } from '@pp-tools/domain/core';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type DemoProvider,
  demoDefaults,
  startDemoProvider,
} from '../../providers/tracking/demo/demo-server.ts';
import { trackingClient } from '../../providers/tracking/tracking-client.ts';
import { sampleData } from '../../sample-data.ts';
import { databaseKinds, FakeClock, openTestApp, signIn, type TestApp } from '../../testing/public.ts';
import { workRun } from './background-run.ts';
import { syncOnce } from './background-sync.ts';
import type { ShipmentParts } from './shipment-parts.ts';

const sample = (name: string): string => readFileSync(join(sampleData, 'tracking', name), 'utf8');
const journey = 600_000;

describe.each(databaseKinds)('shipments on %s', (kind) => {
  let server: TestApp;
  let demo: DemoProvider;
  let parts: ShipmentParts;
  let headers: { cookie: string };
  const providerClock = new FakeClock();

  beforeAll(async () => {
    demo = await startDemoProvider({
      ...demoDefaults,
      now: () => providerClock.now(),
      journeyMilliseconds: journey,
      callsPerSecond: 10_000,
    });
    const provider = trackingClient({
      url: demo.url,
      key: demo.key,
      version: 'v2.2',
      timeoutMilliseconds: 1500,
      callsPerSecond: 10_000,
    });
    const tracking = { provider, providerKey: demo.key };
    server = await openTestApp(kind, {}, null, tracking);
    headers = await signIn(server);
    parts = {
      db: server.database.db,
      log: pino({ level: 'silent' }),
      now: () => server.clock.now(),
      channels: { webhook: false, mail: false },
      zone: timeZone('Asia/Shanghai'),
      ...tracking,
    };
  });
  afterAll(async () => {
    await server.close();
    await demo.close();
  });
  let orders = 0;
  let number: string;

  beforeEach(async () => {
    orders += 1;
    number = `YT26000000${String(orders).padStart(4, '0')}0`;
    await store([{ order_id: `order-${orders}`, tracking_number: number, phone_number_last_four: '0042' }]);
  });
  afterEach(async () => {
    await server.database.db.deleteFrom('shop_order').execute();
    await server.database.db.deleteFrom('tracking_run').execute();
    await server.database.db.deleteFrom('provider_push').execute();
  });

  async function store(items: readonly object[]): Promise<void> {
    const payload = items.map((item) => ({
      order_date: '2026-11-27',
      order_status: 'wc-completed',
      ...item,
    }));
    const answer = await server.app.inject({ method: 'POST', url: orderPaths.bulk, headers, payload });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  const put = (pattern: string, wanted: string) =>
    server.app.inject({ method: 'PUT', url: orderPath(pattern, wanted), headers });
  const tracking = async (wanted: string) => {
    const answer = await server.app.inject({ url: orderPath(orderPaths.tracking, wanted), headers });
    return trackingAnswer.parse(answer.json()).data;
  };
  const later = (milliseconds: number) => {
    providerClock.advance(milliseconds);
    server.clock.advance(milliseconds);
  };

  test('TRK-16 a number is registered, has no news, then moves and is delivered', async () => {
    const registered = runAnswer.parse((await put(orderPaths.register, number)).json());
    expect(registered).toMatchObject({ success: true, alreadyRegistered: false, message: '注册成功' });
    expect(registered.data).toMatchObject({ registered: 1, status: 'Unknown', carrier_code: 190008 });

    const early = await put(orderPaths.update, number);
    expect(early.statusCode).toBe(422);
    expect(runProblem.parse(early.json()).rejected[0]?.error.code).toBe(-18019909);

    later(journey / 2);
    const moving = runAnswer.parse((await put(orderPaths.update, number)).json());
    expect(moving).toMatchObject({ success: true, message: '更新成功', data: { status: 'InTransit' } });
    later(journey / 2);
    await put(orderPaths.update, number);
    const delivered = await tracking(number);
    expect(delivered.status).toBe('Delivered');
    expect(JSON.parse(delivered.tracking_info ?? '').tracking.providers[0].events).toHaveLength(6);
    const again = await put(orderPaths.update, number);
    expect([again.statusCode, again.json().code]).toEqual([409, 'update-not-allowed']);
  });

  test('TRK-08 a number that the provider knows already is synced and counts as a success', async () => {
    demo.records.register({ number, tag: 'someone' });
    later(journey / 2);
    const answer = runAnswer.parse((await put(orderPaths.register, number)).json());
    expect(answer).toMatchObject({
      success: true,
      alreadyRegistered: true,
      message: '单号在17track注册过，已自动同步',
      data: { status: 'InTransit', registered: 1 },
    });
  });

  test('TRK-08 a number that is registered with us answers -18019901', async () => {
    await put(orderPaths.register, number);
    const answer = await put(orderPaths.register, number);
    expect(answer.statusCode).toBe(409);
    expect(runProblem.parse(answer.json()).rejected[0]?.error.code).toBe(-18019901);
  });

  test('F7 an answer that never arrived does not cost a second registration', async () => {
    const before = demo.records.registrations;
    demo.breakNext('answered-then-reset');
    expect((await put(orderPaths.register, number)).statusCode).toBe(503);
    const again = runAnswer.parse((await put(orderPaths.register, number)).json());
    expect(again).toMatchObject({ success: true, alreadyRegistered: true, data: { registered: 1 } });
    expect(demo.records.registrations - before).toBe(1);
  });

  test.each([
    ['an unknown number', 'NOBODY-00001', 404, 'number-unknown', null],
    ['a carrier that wants a phone', 'SF0000000000103', 422, 'rejected', -18010020],
    ['a carrier that cannot be found', 'XX0000000000103', 422, 'rejected', -18019903],
  ])('%s is refused with a reason', async (_name, wanted, status, code, providerCode) => {
    await store([{ order_id: 'more', tracking_number: ['SF0000000000103', 'XX0000000000103'] }]);
    const answer = await put(orderPaths.register, wanted);
    expect(answer.statusCode).toBe(status);
    const problem = runProblem.parse(answer.json());
    expect([problem.code, problem.rejected[0]?.error.code ?? null]).toEqual([code, providerCode]);
    expect(problem.stop).toBe(false);
  });

  test.each([
    ['errors-with-code', true, -18019908],
    ['errors-without-code', true, -18010005],
    ['html', false, null],
    ['cut-off', false, null],
    ['null-arrays', false, -18010003],
    ['huge', false, null],
    ['brotli', false, null],
    ['slow', false, null],
  ] as const)(
    'F5 F6 a provider that answers %s fails the call and keeps the number',
    async (fault, stop, code) => {
      demo.breakNext(fault);
      const answer = await put(orderPaths.register, number);
      const problem = runProblem.parse(answer.json());
      expect(answer.statusCode).toBeGreaterThanOrEqual(422);
      expect(problem.rejected[0]?.error.code ?? null).toBe(code);
      expect(problem.stop).toBe(fault === 'null-arrays' ? true : stop);
      expect(await tracking(number)).toMatchObject({ registered: 0, status: 'Unknown' });
    },
  );

  test('F5 an update outlives a fault of the provider, a carrier as text included', async () => {
    await put(orderPaths.register, number);
    later(journey / 2);
    demo.breakNext('carrier-as-text');
    expect((await put(orderPaths.update, number)).statusCode).toBe(200);
  });

  const push = (body: string, sign: string) =>
    server.app.inject({
      method: 'POST',
      url: orderPaths.webhook,
      headers: { 'content-type': 'application/json', sign },
      payload: body,
    });
  const keys: { files: Record<string, string> } = JSON.parse(sample('webhook-signatures.json'));

  test('T-HOOK a signed push is applied once; forged, changed and repeated ones change nothing', async () => {
    await store([{ order_id: '50114', tracking_number: '4PX3000000000014CN' }]);
    const body = sample('webhook-updated.raw.json');
    const sign = keys.files['webhook-updated.raw.json'] ?? '';
    for (const wrong of ['', 'x', sign.slice(1), sign.replace(/^./, (c) => (c === '0' ? '1' : '0'))]) {
      expect((await push(body, wrong)).statusCode).toBe(401);
    }
    expect((await push(`${body} `, sign)).statusCode).toBe(401);
    expect((await tracking('4PX3000000000014CN')).status).toBe('Unknown');
    expect((await push(body, sign)).json()).toMatchObject({ data: { outcome: 'stored' } });
    expect(await tracking('4PX3000000000014CN')).toMatchObject({
      status: 'InTransit',
      registered: 1,
      carrier_code: 190094,
    });
    expect((await push(body, sign)).json()).toMatchObject({ data: { outcome: 'known' } });
    const stopped = sample('webhook-stopped.raw.json');
    expect((await push(stopped, keys.files['webhook-stopped.raw.json'] ?? '')).statusCode).toBe(200);
  });

  test('T-HOOK an older push never turns a status back', async () => {
    await put(orderPaths.register, number);
    later(journey / 2);
    const older = demo.pushFor(number);
    later(journey / 2);
    const newer = demo.pushFor(number);
    if (older === null || newer === null) throw new Error('no push');
    expect((await push(newer.body, newer.sign)).json()).toMatchObject({ data: { outcome: 'stored' } });
    expect((await push(older.body, older.sign)).json()).toMatchObject({ data: { outcome: 'older' } });
    expect((await tracking(number)).status).toBe('Delivered');
  });

  test('what the buyer lives at is not stored', async () => {
    await store([{ order_id: '50114', tracking_number: '4PX3000000000014CN' }]);
    await push(sample('webhook-updated.raw.json'), keys.files['webhook-updated.raw.json'] ?? '');
    const { tracking_info } = await tracking('4PX3000000000014CN');
    expect(tracking_info).not.toMatch(/street|coordinates|recipient_address/);
  });

  test('the sync looks at what is due, in one call, and two processes never at the same parcel', async () => {
    const numbers = Array.from(
      { length: 50 },
      (_, index) => `YT9${orders}${String(index).padStart(6, '0')}0`,
    );
    await store(numbers.map((one, index) => ({ order_id: `s-${index}`, tracking_number: one })));
    for (const one of numbers) await put(orderPaths.register, one);
    later(journey * 3);
    later(30 * 60_000);
    const calls = () => demo.calls.get('gettrackinfo') ?? 0;
    const before = calls();
    const rounds = await Promise.all([syncOnce(parts), syncOnce(parts)]);
    expect(rounds.reduce((sum, { stored }) => sum + stored, 0)).toBe(50);
    expect(calls() - before).toBe(2);
    expect((await tracking(numbers[49] ?? '')).status).toBe('Delivered');
    expect((await syncOnce(parts)).claimed).toBe(0);
  });

  test('F5 a sync that fails is tried again later, ever more seldom', async () => {
    await put(orderPaths.register, number);
    later(31 * 60_000);
    demo.breakNext('errors-with-code');
    expect(await syncOnce(parts)).toMatchObject({ claimed: 1, stored: 0 });
    expect((await syncOnce(parts)).claimed).toBe(0);
    later(2 * 60_000);
    expect(await syncOnce(parts)).toMatchObject({ claimed: 1, stored: 1 });
  });

  test('a run in the background does every number, survives its process, and stops at a fault of the account', async () => {
    const numbers = ['A', 'B', 'C'].map((letter) => `YT8${orders}00000${letter}0`);
    await store([{ order_id: 'run', tracking_number: numbers }]);
    const started = await server.app.inject({
      method: 'POST',
      url: orderPaths.runs,
      headers,
      payload: { kind: 'register', numbers },
    });
    const { data: run } = runStateAnswer.parse(started.json());
    expect(run).toMatchObject({ total: 3, finished: 0, state: 'running', startedBy: 'mei.lin' });
    const state = async () => {
      const answer = await server.app.inject({ url: orderPath(orderPaths.run, String(run.id)), headers });
      return runStateAnswer.parse(answer.json()).data;
    };
    demo.breakNext('errors-with-code');
    await workRun(parts);
    expect(await state()).toMatchObject({ finished: 1, state: 'stopped' });
    expect((await state()).items.map(({ state: one }) => one)).toEqual(['failed', 'waiting', 'waiting']);
    expect(await workRun(parts)).toBe(false);
    const calls = () => demo.calls.get('register') ?? 0;
    const before = calls();
    await server.app.inject({
      method: 'POST',
      url: orderPaths.runs,
      headers,
      payload: { kind: 'register', numbers: [...numbers, 'NOBODY-00001'] },
    });
    await workRun(parts);
    expect(calls() - before).toBe(1);
    expect(await workRun(parts)).toBe(true);
    const latest = await server.app.inject({ url: orderPaths.runs, headers });
    expect(latest.json().data[0]).toMatchObject({ finished: 4, failed: 1, state: 'done' });
  });

  test('TRK-16 GET /ordertracking/tracking/{number} of nobody answers 404', async () => {
    const answer = await server.app.inject({ url: orderPath(orderPaths.tracking, 'NOBODY'), headers });
    expect(answer.statusCode).toBe(404);
  });
});

test('production without a key answers 503 with a clear message and keeps the number', async () => {
  const server = await openTestApp('sqlite');
  const headers = await signIn(server);
  const payload = [
    { order_id: '1', order_date: '2026-11-27', order_status: 'x', tracking_number: 'AB12345' },
  ];
  await server.app.inject({ method: 'POST', url: orderPaths.bulk, headers, payload });
  const answer = await server.app.inject({
    method: 'PUT',
    url: orderPath(orderPaths.register, 'AB12345'),
    headers,
  });
  expect(answer.statusCode).toBe(503);
  expect(runProblem.parse(answer.json())).toMatchObject({ code: 'provider-no-key', stop: true });
  await server.close();
});
