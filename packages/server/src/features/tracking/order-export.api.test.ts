import { orderPaths } from '@pp-tools/domain/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, openTestApp, signIn, type TestApp } from '../../testing/public.ts';

const order = (id: string, numbers: readonly string[], changes: object = {}) => ({
  order_id: id,
  order_date: '2026-03-06 09:00:00',
  order_status: 'wc-completed',
  tracking_number: numbers,
  phone_number_last_four: '0042',
  ...changes,
});

describe.each(databaseKinds)('the export of orders on %s', (kind) => {
  let server: TestApp;
  let headers: { cookie: string };
  beforeAll(async () => {
    server = await openTestApp(kind);
    headers = await signIn(server);
    const answer = await server.app.inject({
      method: 'POST',
      url: orderPaths.bulk,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify([
        order('EX-1', ['LX000000124CN'], { carrierCode: 3011 }),
        order('EX-1', ['YT0000000000001'], { carrierCode: 190008, phone_number_last_four: null }),
        order('EX-2', [], { order_date: '2026-03-07 10:00:00' }),
        order('=EX-3', ['YT0000000000003'], { order_date: '2026-04-01 10:00:00', order_status: 'a "b", c' }),
      ]),
    });
    expect(answer.statusCode, answer.body).toBe(200);
  });
  afterAll(() => server.close());

  const lines = async (query: string) => {
    const answer = await server.app.inject({ url: `${orderPaths.export}${query}`, headers });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    return answer.body.split('\r\n');
  };
  const first = '2026-03-06 09:00:00+08:00,wc-completed';

  test('every parcel is a row with its own phone and carrier, in the order of the list', async () => {
    expect(await lines('')).toEqual([
      '\ufefforder_id,order_date,order_status,tracking_number,shipping_phone_last4,tracking_link,shipping_status,last_synced',
      `'=EX-3,2026-04-01 10:00:00+08:00,"a ""b"", c",YT0000000000003,0042,https://t.17track.net/zh-cn#nums=YT0000000000003,Unknown,`,
      'EX-2,2026-03-07 10:00:00+08:00,wc-completed,,,,,',
      `EX-1,${first},LX000000124CN,0042,https://t.17track.net/zh-cn#nums=LX000000124CN&fc=3011,Unknown,`,
      `EX-1,${first},YT0000000000001,,https://t.17track.net/zh-cn#nums=YT0000000000001&fc=190008,Unknown,`,
      '',
    ]);
  });

  test.each([
    ['?from=2026-04-01&to=2026-04-01', ["'=EX-3"]],
    ['?sort=orderId&direction=ascending&to=2026-03-31', ['EX-1', 'EX-1', 'EX-2']],
    ['?status=Delivered', []],
    ['?q=YT0000000000001', ['EX-1', 'EX-1']],
    ['?q=EX-1&from=2026-04-01', []],
  ])('%s leaves %j', async (query, ids) => {
    const [, ...rows] = await lines(query);
    expect(rows.filter((row) => row !== '').map((row) => row.split(',')[0])).toEqual(ids);
  });

  test('staff alone may export, and a filter that is none is refused', async () => {
    expect((await server.app.inject({ url: orderPaths.export })).statusCode).toBe(401);
    expect((await server.app.inject({ url: `${orderPaths.export}?from=x`, headers })).statusCode).toBe(400);
  });
});
