import {
  changeAnswer,
  controlsAnswer,
  mostControlled,
  orderPath,
  orderPaths,
} from '@pp-tools/domain/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type DemoProvider,
  demoDefaults,
  startDemoProvider,
} from '../../providers/tracking/demo/demo-server.ts';
import { trackingClient } from '../../providers/tracking/tracking-client.ts';
import { databaseKinds, FakeClock, openTestApp, signIn, type TestApp } from '../../testing/public.ts';

describe.each(databaseKinds)('several numbers at once at the provider, on %s', (kind) => {
  let server: TestApp;
  let demo: DemoProvider;
  let headers: { cookie: string };
  const clock = new FakeClock();

  beforeAll(async () => {
    demo = await startDemoProvider({ ...demoDefaults, now: () => clock.now(), callsPerSecond: 10_000 });
    const settings = { url: demo.url, key: demo.key, timeoutMilliseconds: 5000, callsPerSecond: 10_000 };
    const provider = trackingClient({ ...settings, version: 'v2.4' });
    server = await openTestApp(kind, {}, null, { provider, providerKey: demo.key });
    headers = await signIn(server);
  });
  afterAll(async () => {
    await server.close();
    await demo.close();
  });

  const send = (method: 'POST' | 'PUT', url: string, payload: object = {}) =>
    server.app.inject({ method, url, headers, payload });

  /** Stores numbers, each in an order of its own, and registers as many of them as wanted. */
  async function store(prefix: string, count: number, registered = count): Promise<readonly string[]> {
    const numbers = Array.from({ length: count }, (_, index) => `${prefix}${1000 + index}`);
    const rows = numbers.map((number) => ({
      ...{ order_id: number, tracking_number: number, carrierCode: 3011 },
      ...{ order_date: '2026-11-19', order_status: 'wc-completed' },
    }));
    expect((await send('POST', orderPaths.bulk, rows)).statusCode).toBe(200);
    for (const number of numbers.slice(0, registered))
      expect((await send('PUT', orderPath(orderPaths.register, number))).statusCode).toBe(200);
    return numbers;
  }
  async function control(trackingNumbers: readonly string[], what: 'stop' | 'retrack' | 'delete') {
    const answer = await send('POST', orderPaths.controls, { trackingNumbers, control: what });
    expect(answer.statusCode, answer.body).toBe(200);
    return controlsAnswer.parse(answer.json()).data;
  }
  const callsOf = (endpoint: string) => demo.calls.get(endpoint) ?? 0;

  test('40 numbers are stopped, resumed and deleted in one call each, and cost nothing', async () => {
    const numbers = await store('YTMANY', mostControlled);
    const before = demo.records.registrations;
    for (const [what, endpoint] of [
      ['stop', 'stoptrack'],
      ['retrack', 'retrack'],
      ['delete', 'deletetrack'],
    ] as const) {
      const earlier = callsOf(endpoint);
      const lines = await control(numbers, what);
      expect(lines.map(({ number }) => number)).toEqual(numbers);
      expect(lines.filter(({ success }) => !success)).toEqual([]);
      expect(callsOf(endpoint) - earlier).toBe(1);
    }
    expect(demo.records.registrations).toBe(before);
    expect(demo.records.parcels.filter(({ number }) => number.startsWith('YTMANY'))).toEqual([]);
    const rows = await server.database.db
      .selectFrom('shipment')
      .select(['registered', 'stopped'])
      .where('number', 'in', [...numbers])
      .execute();
    expect(rows.every(({ registered, stopped }) => registered === 0 && stopped === 0)).toBe(true);
  });

  test('each number has its own line: done, refused with the cure, or unknown', async () => {
    const [known = '', unregistered = ''] = await store('YTLINE', 2, 1);
    const lines = await control([known, unregistered, 'YTNOBODY0001'], 'stop');
    expect(lines).toEqual([
      { number: known, success: true, stop: false, error: null },
      { number: unregistered, success: false, stop: false, error: '该单号尚未在物流查询服务注册。' },
      { number: 'YTNOBODY0001', success: false, stop: false, error: '单号不存在，可能已被删除。' },
    ]);
    const again = await control([known], 'retrack');
    expect(again).toMatchObject([{ success: true }]);
    expect(await control([known], 'retrack')).toMatchObject([
      { success: false, error: '只有已停止跟踪的单号才能重新跟踪。' },
    ]);
  });

  test('a fault of the account is told on every line and stops the rest', async () => {
    const numbers = await store('YTQUOTA', 2);
    demo.breakNext('errors-without-code');
    const lines = await control(numbers, 'stop');
    expect(lines).toMatchObject([
      { success: false, stop: true },
      { success: false, stop: true },
    ]);
    expect(demo.records.parcels.filter(({ isStopped }) => isStopped)).toEqual([]);
  });

  test('more than 40 numbers, or none, are no request', async () => {
    const many = Array.from({ length: 41 }, (_, index) => `YTTOOMANY${1000 + index}`);
    for (const trackingNumbers of [many, []]) {
      const answer = await send('POST', orderPaths.controls, { trackingNumbers, control: 'stop' });
      expect(answer.statusCode).toBe(400);
    }
  });

  test('extra information is stored, told to the provider, and sent with a later registration', async () => {
    const [number = ''] = await store('YTEXTRA', 1);
    const change = (extraInfo: object) =>
      send('PUT', orderPaths.extraInfo, { trackingNumber: number, extraInfo });
    const extraInfo = { postalCode: '97201', country: 'US', other: null };
    const answer = await change(extraInfo);
    expect(changeAnswer.parse(answer.json()).data.extra_info).toEqual(extraInfo);
    const parcel = () => demo.records.parcels.find((one) => one.number === number);
    expect(parcel()?.postalCode).toBe('97201');
    await control([number], 'delete');
    expect((await send('PUT', orderPath(orderPaths.register, number))).statusCode).toBe(200);
    expect(parcel()?.postalCode).toBe('97201');
    const cleared = await change({ postalCode: null, country: null, other: null });
    expect(changeAnswer.parse(cleared.json()).data.extra_info).toBeNull();
    expect((await change({ ...extraInfo, country: 'USA' })).statusCode).toBe(400);
  });
});
