import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  changeAnswer,
  deleteAnswer,
  orderPath,
  orderPaths,
  parcelRecordsAnswer,
  quotaAnswer,
  runAnswer,
  trackingAnswer,
  undeleteAnswer,
} from '@pp-tools/domain/contract';
import { timeZone } from '@pp-tools/domain/core';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DemoScript } from '../../providers/tracking/demo/demo-script.ts';
import {
  type DemoProvider,
  demoDefaults,
  startDemoProvider,
} from '../../providers/tracking/demo/demo-server.ts';
import { trackingClient } from '../../providers/tracking/tracking-client.ts';
import { sampleData } from '../../sample-data.ts';
import { databaseKinds, FakeClock, openTestApp, signIn, type TestApp } from '../../testing/public.ts';
import { syncOnce } from './background-sync.ts';
import type { ShipmentParts } from './shipment-parts.ts';

const fixture = (name: string) =>
  JSON.parse(readFileSync(join(sampleData, 'tracking', 'scripts', name), 'utf8'));

const minute = 60_000;
const day = 86_400_000;
const scan = (time: string | null, text: string, more: object = {}) => ({
  time_utc: time,
  time_iso: time,
  description: text,
  ...more,
});
const infoOf = (status: string, carrier: number, events: readonly object[]) => ({
  latest_status: { status },
  tracking: { providers: [{ provider: { key: carrier, name: 'Carrier', country: null }, events }] },
});
const answerOf = (...accepted: readonly object[]) => ({ code: 0, data: { accepted, rejected: [] } });

describe.each(databaseKinds)('what providers really answer, on %s', (kind) => {
  let server: TestApp;
  let demo: DemoProvider;
  let parts: ShipmentParts;
  let headers: { cookie: string };
  const providerClock = new FakeClock();

  beforeAll(async () => {
    demo = await startDemoProvider({
      ...demoDefaults,
      now: () => providerClock.now(),
      quota: 1000,
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
  beforeEach(async () => {
    await server.database.db.deleteFrom('shop_order').execute();
    await server.database.db.deleteFrom('shipment_record').execute();
  });

  async function send(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
    return server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  }
  async function store(items: readonly object[]): Promise<void> {
    const rows = items.map((item) => ({ order_date: '2026-11-19', order_status: 'wc-completed', ...item }));
    const answer = await send('POST', orderPaths.bulk, rows);
    expect(answer.statusCode, answer.body).toBe(200);
  }
  const run = async (kindOfRun: 'register' | 'update', number: string) => {
    const answer = await send('PUT', orderPath(orderPaths[kindOfRun], number));
    expect(answer.statusCode, answer.body).toBe(200);
    return runAnswer.parse(answer.json());
  };
  const tracking = async (number: string) =>
    trackingAnswer.parse((await send('GET', orderPath(orderPaths.tracking, number))).json()).data;
  const push = async (payload: object) => {
    const body = JSON.stringify(payload);
    const sign = createHash('sha256').update(`${body}/${demo.key}`).digest('hex');
    const answer = await server.app.inject({
      method: 'POST',
      url: orderPaths.webhook,
      headers: { 'content-type': 'application/json', sign },
      payload: body,
    });
    return answer.json().data.outcome;
  };
  const records = async (number: string) =>
    parcelRecordsAnswer.parse((await send('GET', orderPath(orderPaths.records, number))).json()).data;

  test('tracking-wrong-year.json: what was asked for is the truth, also after a scan of the year 2062', async () => {
    const file = fixture('tracking-wrong-year.json');
    demo.records.follow(new DemoScript(file));
    await store([{ order_id: 'Y', tracking_number: file.number, carrierCode: file.carrier }]);
    await run('register', file.number);
    for (const status of file.statusAfter) {
      expect((await run('update', file.number)).data.status).toBe(status);
    }
    expect((await tracking(file.number)).tracking_info).not.toContain('2062');
  });

  test.each([
    [
      'took a scan back',
      [scan('2026-11-27T08:00:00Z', 'Departed'), scan('2026-11-20T08:00:00Z', 'Picked up')],
    ],
    ['tells no zone', [scan('2026-11-27T08:00:00', 'Departed', { time_utc: null })]],
    ['has no scan left', []],
  ])('a carrier that %s is believed', async (_name, second) => {
    const number = `BACK${second.length}00000001`;
    const first = [scan('2026-11-28T08:00:00Z', 'Delivered by mistake'), ...second];
    demo.records.follow(
      new DemoScript({
        number,
        carrier: 3011,
        gettrackinfo: [
          answerOf({ number, carrier: 3011, track_info: infoOf('Exception', 3011, first) }),
          answerOf({ number, carrier: 3011, track_info: infoOf('InTransit', 3011, second) }),
        ],
      }),
    );
    await store([{ order_id: 'B', tracking_number: number, carrierCode: 3011 }]);
    await run('register', number);
    expect((await run('update', number)).data.status).toBe('Exception');
    expect((await run('update', number)).data.status).toBe('InTransit');
    expect((await tracking(number)).tracking_info).not.toContain('by mistake');
  });

  test('an update that changed nothing says so', async () => {
    const number = 'SAME000000001';
    const info = (more: object) => ({
      ...infoOf('InTransit', 3011, [scan('2026-11-26T08:00:00Z', 'Under way')]),
      ...more,
    });
    demo.records.follow(
      new DemoScript({
        number,
        carrier: 3011,
        gettrackinfo: [1, 2].map((hash) =>
          answerOf({ number, carrier: 3011, track_info: info({ misc_info: { hash } }) }),
        ),
      }),
    );
    await store([{ order_id: 'S', tracking_number: number, carrierCode: 3011 }]);
    await run('register', number);
    expect(await run('update', number)).toMatchObject({ message: '更新成功', hasNews: true });
    expect(await run('update', number)).toMatchObject({ message: '更新成功，没有新信息', hasNews: false });
  });

  test('tracking-wrong-carrier.json: with the right carrier a number starts again, its old scans put away', async () => {
    const file = fixture('tracking-wrong-carrier.json');
    demo.records.follow(new DemoScript(file));
    const { number, expected } = file;
    await store(file.upload);
    expect((await run('register', number)).data.carrier_code).toBe(100002);
    expect((await run('update', number)).data.status).toBe('Delivered');
    await store(file.uploadAgain);
    const again = await tracking(number);
    expect(again).toMatchObject({
      status: 'Unknown',
      registered: 0,
      carrier_code: 100007,
      tracking_info: null,
    });
    expect(await records(number)).toMatchObject([{ carrier_code: 100002, status: 'Delivered' }]);
    await run('register', number);
    const { data } = await run('update', number);
    expect([data.status, data.carrier_code]).toEqual([
      expected.afterRegisterAndUpdate.status,
      expected.afterRegisterAndUpdate.carrier,
    ]);
    await store(file.uploadAgain);
    expect((await tracking(number)).status).toBe('InTransit');
  });

  test('tracking-push-of-other-carrier.json: a push for another carrier changes nothing', async () => {
    const file = fixture('tracking-push-of-other-carrier.json');
    demo.records.follow(new DemoScript(file));
    await store([{ order_id: 'P', tracking_number: file.number, carrierCode: file.carrier }]);
    await run('register', file.number);
    expect((await run('update', file.number)).data.status).toBe(file.statusAfter[0]);
    expect(await push(file.push)).toBe('other-carrier');
    expect((await tracking(file.number)).status).toBe(file.statusAfter[1]);
    const stopped = { event: 'TRACKING_STOPPED', data: { number: file.number, carrier: 100002 } };
    await push(stopped);
    const row = await server.database.db.selectFrom('shipment').select('next_sync').executeTakeFirstOrThrow();
    expect(row.next_sync).not.toBeNull();
  });

  test.each([
    ['the one with our carrier, wherever it stands', 3011, 'InTransit'],
    ['else the one with scans', 7041, 'Delivered'],
  ])('of two answers for a number %s counts', async (_name, carrier, status) => {
    const number = `TWO${carrier}000001`;
    const of = (code: number, state: string, events: readonly object[]) => ({
      number,
      carrier: code,
      track_info: infoOf(state, code, events),
    });
    demo.records.follow(
      new DemoScript({
        number,
        carrier,
        gettrackinfo: [
          answerOf(
            of(190008, 'NotFound', []),
            of(100002, 'Delivered', [scan('2026-11-27T08:00:00Z', 'Delivered')]),
            of(3011, 'InTransit', [scan('2026-11-26T08:00:00Z', 'Under way')]),
          ),
        ],
      }),
    );
    await store([{ order_id: 'T', tracking_number: number, carrierCode: carrier }]);
    await run('register', number);
    expect((await run('update', number)).data.status).toBe(status);
  });

  test('a push is compared by age, but not with a stored scan that lies ahead of the clock', async () => {
    const number = 'PUSH00000001';
    await store([{ order_id: 'A', tracking_number: number, carrierCode: 3011 }]);
    const pushOf = (status: string, time: string) =>
      push({
        event: 'TRACKING_UPDATED',
        data: { number, carrier: 3011, track_info: infoOf(status, 3011, [scan(time, status)]) },
      });
    expect(await pushOf('InTransit', '2026-11-27T08:00:00Z')).toBe('stored');
    expect(await pushOf('Exception', '2026-11-26T08:00:00Z')).toBe('older');
    expect(await pushOf('Exception', '2062-11-26T08:00:00Z')).toBe('older');
    await server.database.db
      .updateTable('shipment')
      .set({ latest_event: Date.UTC(2062, 1, 1) })
      .execute();
    expect(await pushOf('OutForDelivery', '2026-11-27T09:00:00Z')).toBe('stored');
  });

  test('a parcel whose answer cannot be read is set aside, and the rest of its batch goes on', async () => {
    const numbers = ['BAD000000001', 'GOOD00000001'];
    await store(numbers.map((number) => ({ order_id: number, tracking_number: number, carrierCode: 3011 })));
    for (const number of numbers) await run('register', number);
    demo.records.follow(
      new DemoScript({
        number: 'BAD000000001',
        gettrackinfo: [
          answerOf({
            number: 'BAD000000001',
            carrier: 190008000000000,
            track_info: infoOf('Delivered', 1, []),
          }),
        ],
      }),
    );
    server.clock.advance(31 * minute);
    providerClock.advance(31 * minute);
    expect(await syncOnce(parts)).toMatchObject({ claimed: 2, stored: 1 });
    expect((await tracking('BAD000000001')).status).toBe('Unknown');
    expect((await tracking('GOOD00000001')).status).not.toBe('Unknown');
    expect((await syncOnce(parts)).claimed).toBe(0);
  });

  test('更换承运商: a registered parcel moves to its new carrier without cost and starts again', async () => {
    const number = 'YTMOVE0000001';
    await store([{ order_id: 'M', tracking_number: number }]);
    await run('register', number);
    providerClock.advance(11 * minute);
    server.clock.advance(11 * minute);
    await run('update', number);
    const before = demo.records.registrations;
    const answer = await send('PUT', orderPaths.carrier, { trackingNumber: number, carrierCode: 3011 });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(changeAnswer.parse(answer.json()).data).toMatchObject({
      carrier_code: 3011,
      status: 'Unknown',
      registered: 1,
      tracking_info: null,
    });
    expect(demo.records.registrations).toBe(before);
    expect(await records(number)).toMatchObject([{ carrier_code: 190008 }]);
    const same = await send('PUT', orderPaths.carrier, { trackingNumber: number, carrierCode: 3011 });
    expect([same.statusCode, same.json().code]).toEqual([409, 'carrier-same']);
  });

  test('phone digits are corrected with the provider, tracking is stopped, started again and its record deleted', async () => {
    const number = 'YTCTRL0000001';
    await store([{ order_id: 'C', tracking_number: number, phone_number_last_four: '0042' }]);
    await run('register', number);
    const phone = await send('PUT', orderPaths.phone, { trackingNumber: number, phoneLastFour: '7788' });
    expect(changeAnswer.parse(phone.json()).data.phone_number_last_four).toBe('7788');
    const parcel = () => demo.records.parcels.find((one) => one.number === number);
    expect(parcel()?.phone).toBe('7788');
    const control = async (what: string) =>
      send('POST', orderPaths.control, { trackingNumber: number, control: what });
    expect(changeAnswer.parse((await control('stop')).json()).data.stopped).toBe(true);
    expect(parcel()?.isStopped).toBe(true);
    server.clock.advance(60 * minute);
    expect((await syncOnce(parts)).claimed).toBe(0);
    expect(changeAnswer.parse((await control('retrack')).json()).data.stopped).toBe(false);
    expect((await control('retrack')).json().error).toBe('只有已停止跟踪的单号才能重新跟踪。');
    expect(changeAnswer.parse((await control('delete')).json()).data).toMatchObject({
      registered: 0,
      status: 'Unknown',
    });
    expect(parcel()).toBeUndefined();
  });

  test('the quota is told in plain figures', async () => {
    const { data } = quotaAnswer.parse((await send('GET', orderPaths.quota)).json());
    expect(data).toMatchObject({ total: 1000, used: demo.records.registrations, dailyLimit: 100_000 });
    expect(data.remaining).toBe(1000 - demo.records.registrations);
  });

  test('a deletion can be undone with all its tracking, once', async () => {
    const number = 'YTUNDO0000001';
    await store([
      { order_id: 'U', tracking_number: [number, 'YTUNDO0000002'] },
      { order_id: 'V', tracking_number: [] },
    ]);
    await run('register', number);
    providerClock.advance(11 * minute);
    server.clock.advance(11 * minute);
    await run('update', number);
    const before = await tracking(number);
    const wanted = { trackingNumbers: [number, 'YTUNDO0000002'], emptyOrderIds: ['V'] };
    const { undo, deletedOrders } = deleteAnswer.parse(
      (await send('POST', orderPaths.delete, wanted)).json(),
    );
    expect(deletedOrders.sort()).toEqual(['U', 'V']);
    await store([{ order_id: 'W', tracking_number: 'YTUNDO0000002' }]);
    const restored = await send('POST', orderPaths.undelete, { id: undo });
    expect(undeleteAnswer.parse(restored.json()).data).toMatchObject({
      trackingNumbers: [number],
      numbersTaken: ['YTUNDO0000002'],
    });
    expect(await tracking(number)).toEqual(before);
    expect((await send('POST', orderPaths.undelete, { id: undo })).statusCode).toBe(404);
    const nothing = { trackingNumbers: ['NOBODY00001'], emptyOrderIds: [] };
    expect(deleteAnswer.parse((await send('POST', orderPaths.delete, nothing)).json()).undo).toBeNull();
  });

  test('late orders are counted and listed, orders are counted by status', async () => {
    await store([
      { order_id: 'L1', tracking_number: 'LATE00000001', carrierCode: 3011 },
      { order_id: 'L2', tracking_number: 'LATE00000002', carrierCode: 3011 },
      { order_id: 'L3', tracking_number: [] },
    ]);
    const now = server.clock.now();
    const pushOf = (number: string, age: number) =>
      push({
        event: 'TRACKING_UPDATED',
        data: {
          number,
          carrier: 3011,
          track_info: infoOf('InTransit', 3011, [scan(new Date(now - age * day).toISOString(), 'Under way')]),
        },
      });
    await pushOf('LATE00000001', 8);
    await pushOf('LATE00000002', 2);
    const counts = (await send('GET', orderPaths.counts)).json().data;
    expect(counts).toMatchObject({ late: 1, byStatus: { InTransit: 2, Unknown: 1, Delivered: 0 } });
    const ids = async (query: string) =>
      (await send('GET', `${orderPaths.list}?page=1&${query}`))
        .json()
        .data.map((order: { order_id: string }) => order.order_id);
    expect(await ids('late=1')).toEqual(['L1']);
    expect((await ids('only=InTransit')).sort()).toEqual(['L1', 'L2']);
    expect(await ids('only=Expired')).toEqual([]);
  });
});
