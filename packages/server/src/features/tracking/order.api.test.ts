import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  bulkAnswer,
  bulkCheckAnswer,
  bulkProblem,
  deleteAnswer,
  historyAnswer,
  orderAnswer,
  orderListAnswer,
  orderPath,
  orderPaths,
} from '@pp-tools/domain/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleData } from '../../sample-data.ts';
import { databaseKinds, openTestApp, signIn, type TestApp } from '../../testing/public.ts';

const sample = (name: string): string => readFileSync(join(sampleData, 'tracking', name), 'utf8');

describe.each(databaseKinds)('orders on %s', (kind) => {
  let server: TestApp;
  let headers: { cookie: string };

  beforeAll(async () => {
    server = await openTestApp(kind);
    headers = await signIn(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.database.db.deleteFrom('shop_order').execute();
    await server.database.db.deleteFrom('audit_entry').execute();
  });

  const upload = (text: string, path: string = orderPaths.bulk) =>
    server.app.inject({
      method: 'POST',
      url: path,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: text,
    });
  const list = async (query = '') => {
    const answer = await server.app.inject({ url: `${orderPaths.list}${query}`, headers });
    expect(answer.statusCode, answer.body).toBe(200);
    return orderListAnswer.parse(answer.json());
  };
  const ids = async (query: string) => (await list(query)).data.map((order) => order.order_id);
  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

  test('TRK-16 an upload is listed with its parcels, in the zone of the shop', async () => {
    const answer = await upload(sample('upload-01-valid.json'));
    expect(bulkAnswer.parse(answer.json()).data).toEqual({
      ordersAdded: 6,
      ordersUpdated: 0,
      numbersAdded: 5,
    });
    const { data, total } = await list();
    expect(total).toBe(6);
    expect(data.find((order) => order.order_id === '50102')).toEqual({
      order_id: '50102',
      order_time: '2026-03-04T09:15:00+08:00',
      trackings: ['LX000000107CN', 'LX000000115CN'].map((number) => ({
        tracking_number: number,
        status: 'Unknown',
        last_synced: null,
        registered: 0,
        tracking_info: null,
        phone_number_last_four: '9001',
        carrier_code: 3011,
        first_event: null,
        latest_event: null,
        late_from: null,
        stopped: false,
        extra_info: null,
      })),
    });
    expect(data.find((order) => order.order_id === '50105')?.trackings).toEqual([]);
  });

  test('the same upload again changes nothing, and new numbers join the order', async () => {
    await upload(sample('upload-01-valid.json'));
    const again = bulkAnswer.parse((await upload(sample('upload-01-valid.json'))).json());
    expect(again.data).toEqual({ ordersAdded: 0, ordersUpdated: 6, numbersAdded: 0 });
    const more = {
      order_id: '50101',
      order_date: '2026-03-03',
      order_status: 'wc-completed',
      tracking_number: 'NEW12345',
    };
    await upload(JSON.stringify([more]));
    const [order] = (await list('?q=50101')).data;
    expect(order?.trackings.map((tracking) => tracking.tracking_number)).toEqual([
      'YT2600000000000101',
      'NEW12345',
    ]);
    expect(order?.trackings[0]?.phone_number_last_four).toBe('0042');
  });

  test.each([
    ['upload-e1-not-an-array.json', 'not-an-array', '请输入一个 JSON 数组。'],
    [
      'upload-e2-missing-fields.json',
      'fields-missing',
      '部分项目缺少必要字段（order_id, order_date, order_status, tracking_number）。',
    ],
    ['upload-e3-broken.json.txt', 'not-json', 'JSON 格式错误或 Excel 文件解析失败'],
    ['upload-e4-wrong-types.json', 'fields-missing', '部分项目缺少必要字段'],
    ['upload-02-awkward-valid.json', 'values-refused', '未上传任何订单'],
  ])('TRK-12 %s is refused as %s and stores nothing', async (name, code, text) => {
    const answer = await upload(sample(name));
    expect(answer.statusCode).toBe(400);
    const problem = bulkProblem.parse(answer.json());
    expect(problem.code).toBe(code);
    expect(problem.error).toContain(text);
    expect((await list()).total).toBe(0);
  });

  test('a number of another order refuses the whole upload and names it', async () => {
    await upload(sample('upload-01-valid.json'));
    const items = [
      { order_id: '1', order_date: '2026-03-03', order_status: 'x', tracking_number: 'FINE12345' },
      { order_id: '2', order_date: '2026-03-03', order_status: 'x', tracking_number: 'LX000000107CN' },
    ];
    const answer = await upload(JSON.stringify(items));
    expect(answer.statusCode).toBe(409);
    expect(bulkProblem.parse(answer.json()).faults).toEqual([
      { row: 2, column: 'tracking_number', value: 'LX000000107CN', reason: 'number-stored-elsewhere' },
    ]);
    expect((await list()).total).toBe(6);
    const check = bulkCheckAnswer.parse((await upload(JSON.stringify(items), orderPaths.bulkCheck)).json());
    expect(check.data.numbersElsewhere).toEqual([{ number: 'LX000000107CN', orderId: '50102' }]);
  });

  test('an upload without a body is refused', async () => {
    expect((await send('POST', orderPaths.bulk)).statusCode).toBe(400);
  });

  test('TRK-16 pages, sorts and filters are total and agree with each other', async () => {
    await upload(sample('upload-04-five-hundred-orders.json'));
    const all = await ids('?page=1&pageSize=500&sort=orderId&direction=ascending');
    expect(new Set(all).size).toBe(500);
    const pages: string[] = [];
    for (let page = 1; page <= 8; page += 1) {
      pages.push(...(await ids(`?page=${page}&pageSize=70&sort=orderId&direction=ascending`)));
    }
    expect(pages).toEqual(all);
    expect(await ids('?page=1&pageSize=500&sort=orderId&direction=descending')).toEqual(all.toReversed());
    const byTime = await ids('?page=1&pageSize=500&sort=orderTime&direction=ascending');
    expect(await ids('?page=1&pageSize=500&sort=orderTime&direction=descending')).toEqual(
      byTime.toReversed(),
    );
    expect([...byTime].sort()).toEqual([...all].sort());
    expect((await list('?page=9000')).data).toEqual([]);
  });

  test.each(['ascending', 'descending'])('orders without a number come last, %s', async (direction) => {
    await upload(sample('upload-04-five-hundred-orders.json'));
    const rows: { readonly id: string; readonly number: string | null }[] = [];
    for (let page = 1; page <= 6; page += 1) {
      const { data } = await list(`?page=${page}&pageSize=90&sort=trackingNumber&direction=${direction}`);
      rows.push(
        ...data.map(({ order_id, trackings }) => ({
          id: order_id,
          number: trackings[0]?.tracking_number ?? null,
        })),
      );
    }
    expect(new Set(rows.map(({ id }) => id)).size).toBe(500);
    const known = rows.flatMap(({ number }) => number ?? []);
    const up = [...known].sort();
    expect(rows.findIndex(({ number }) => number === null)).toBe(known.length);
    expect(known.length).toBeLessThan(500);
    expect(known).toEqual(direction === 'ascending' ? up : up.reverse());
  });

  test('TRK-03 a date range includes both of its days in the zone of the shop', async () => {
    const item = (order_id: string, order_date: string) => ({
      order_id,
      order_date,
      order_status: 'x',
      tracking_number: '',
    });
    await upload(
      JSON.stringify([
        item('before', '2026-03-03 23:59:59'),
        item('first', '2026-03-04 00:00:00'),
        item('last', '2026-03-05 23:59:59'),
        item('offset', '2026-03-05T15:59:59Z'),
        item('after', '2026-03-06 00:00:00'),
      ]),
    );
    const found = await ids('?page=1&from=2026-03-04&to=2026-03-05&sort=orderTime&direction=ascending');
    expect(found).toEqual(['first', 'last', 'offset']);
    expect(await ids('?page=1&status=Unknown&from=2026-03-06')).toEqual(['after']);
    expect(await ids('?page=1&status=Delivered')).toEqual([]);
  });

  test.each([
    '?page=0',
    '?page=x',
    '?page=1&page=2',
    '?pageSize=501',
    '?sort=order_time;drop table shop_order',
    '?status=Nonsense',
    '?from=2026-02-30',
    "?from=2026-03-01'--",
    '?q=',
    '?unheard=1',
  ])('the query %s is refused with 400', async (query) => {
    const answer = await server.app.inject({ url: `${orderPaths.list}${query}`, headers });
    expect(answer.statusCode).toBe(400);
  });

  test.each(["'", '%', '_', '\\', '" or 1=1', '\u0000', '\ud800', 'Ａ', '-- ', '../..'])(
    'T-SQL the search text %j finds nothing and breaks nothing',
    async (text) => {
      await upload(sample('upload-01-valid.json'));
      const answer = await server.app.inject({
        url: orderPath(orderPaths.one, text.toWellFormed()),
        headers,
      });
      expect([200, 400]).toContain(answer.statusCode);
      if (answer.statusCode === 200) expect(orderListAnswer.parse(answer.json()).data).toEqual([]);
    },
  );

  test('TRK-16 GET /ordertracking/{id} answers a list, empty when there is no such order', async () => {
    await upload(sample('upload-01-valid.json'));
    const search = async (text: string) => {
      const answer = await server.app.inject({ url: orderPath(orderPaths.one, text), headers });
      return orderListAnswer.parse(answer.json()).data.map((order) => order.order_id);
    };
    expect(await search('50102')).toEqual(['50102']);
    expect(await search('#50102')).toEqual(['50102']);
    expect(await search('lx000000107cn')).toEqual(['50102']);
    expect(await search('5010')).toEqual([]);
  });

  test('TRK-16 DELETE /ordertracking/{id} deletes the order with its numbers', async () => {
    await upload(sample('upload-01-valid.json'));
    const answer = deleteAnswer.parse((await send('DELETE', '/ordertracking/50102')).json());
    expect(answer.deletedOrders).toEqual(['50102']);
    expect(answer.deletedTrackingNumbers.sort()).toEqual(['LX000000107CN', 'LX000000115CN']);
    expect((await send('DELETE', '/ordertracking/50102')).statusCode).toBe(404);
    expect((await list()).total).toBe(5);
  });

  test('TRK-14 deletion removes the numbers, the orders named as empty, and those left without a number', async () => {
    await upload(sample('upload-01-valid.json'));
    const answer = await send('POST', orderPaths.delete, {
      trackingNumbers: ['YT2600000000000101', 'LX000000107CN', 'NOT-THERE'],
      emptyOrderIds: ['50105', '50104'],
    });
    const gone = deleteAnswer.parse(answer.json());
    expect(gone.deletedTrackingNumbers.sort()).toEqual(['LX000000107CN', 'YT2600000000000101']);
    // 50104 is named as empty but has a number: it stays.
    expect(gone.deletedOrders.sort()).toEqual(['50101', '50105']);
    expect((await ids('?sort=orderId&direction=ascending')).sort()).toEqual([
      '50102',
      '50103',
      '50104',
      '50106',
    ]);
  });

  test('TRK-15 a number is added behind the others and replaced in its place', async () => {
    await upload(sample('upload-01-valid.json'));
    const numbersOf = (body: string) =>
      orderAnswer.parse(JSON.parse(body)).data.trackings.map((tracking) => tracking.tracking_number);
    const added = await send('POST', orderPaths.addNumber, {
      orderId: '50102',
      trackingNumber: ' new-00001 ',
    });
    expect(numbersOf(added.body)).toEqual(['LX000000107CN', 'LX000000115CN', 'NEW-00001']);
    const changed = await send('PUT', orderPaths.changeNumber, {
      orderId: '50102',
      oldTrackingNumber: 'LX000000107CN',
      newTrackingNumber: 'CHANGED01',
    });
    expect(numbersOf(changed.body)).toEqual(['CHANGED01', 'LX000000115CN', 'NEW-00001']);
    expect(await ids('?q=changed01')).toEqual(['50102']);
  });

  test.each([
    ['POST', orderPaths.addNumber, { orderId: '50102', trackingNumber: ' \u200b ' }, 400, 'number-blank'],
    ['POST', orderPaths.addNumber, { orderId: '50102', trackingNumber: 'A B' }, 400, 'number-invalid'],
    ['POST', orderPaths.addNumber, { orderId: '99', trackingNumber: 'NEW-00001' }, 404, 'order-unknown'],
    [
      'POST',
      orderPaths.addNumber,
      { orderId: '50101', trackingNumber: 'LX000000107CN' },
      409,
      'number-taken',
    ],
    ['POST', orderPaths.addNumber, { orderId: '50101' }, 400, 'request-invalid'],
    [
      'PUT',
      orderPaths.changeNumber,
      { orderId: '50101', oldTrackingNumber: 'LX000000107CN', newTrackingNumber: 'NEW-00001' },
      409,
      'number-moved',
    ],
  ] as const)('TRK-15 %s %s with %j answers %i %s', async (method, url, payload, status, code) => {
    await upload(sample('upload-01-valid.json'));
    const answer = await send(method, url, payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
  });

  test('F11 of two admins who replace the same number at once, one wins and the other is told', async () => {
    await upload(sample('upload-01-valid.json'));
    const change = (newTrackingNumber: string) =>
      send('PUT', orderPaths.changeNumber, {
        orderId: '50102',
        oldTrackingNumber: 'LX000000107CN',
        newTrackingNumber,
      });
    const answers = await Promise.all([change('WINNER-A1'), change('WINNER-B1')]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    const both = await Promise.all(
      ['ADDED-001', 'ADDED-002'].map((trackingNumber) =>
        send('POST', orderPaths.addNumber, { orderId: '50102', trackingNumber }),
      ),
    );
    expect(both.map((answer) => answer.statusCode)).toEqual([200, 200]);
    const [order] = (await list('?q=50102')).data;
    expect(order?.trackings).toHaveLength(4);
  });

  test('F14 fifty identical uploads at once give the orders once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => upload(sample('upload-01-valid.json'))),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 50 }, () => 200));
    expect((await list()).total).toBe(6);
  });

  test('the history of an order names who did what', async () => {
    await upload(sample('upload-01-valid.json'));
    await send('POST', orderPaths.addNumber, { orderId: '50102', trackingNumber: 'NEW-00001' });
    const answer = await server.app.inject({ url: orderPath(orderPaths.history, '50102'), headers });
    const lines = historyAnswer.parse(answer.json()).data;
    expect(lines.map(({ who, action, number }) => [who, action, number])).toEqual([
      ['mei.lin', 'add-number', 'NEW-00001'],
      ['mei.lin', 'orders-uploaded', null],
    ]);
  });

  test('T-PROTO hostile keys change no prototype', async () => {
    await upload(sample('upload-e6-hostile-keys.json'));
    await upload(
      '[{"__proto__":{"polluted":1},"order_id":"1","order_date":"2026-03-03","order_status":"x","tracking_number":""}]',
    );
    expect('polluted' in {}).toBe(false);
    expect(await ids('?q=1')).toEqual(['1']);
  });

  test('a large upload goes through its own thread and gives the same answer', async () => {
    const items = Array.from({ length: 3000 }, (_, index) => ({
      order_id: `L${index}`,
      order_date: '2026-03-03 12:00:00',
      order_status: 'wc-completed',
      tracking_number: [`LARGE${index}A`, `LARGE${index}B`],
    }));
    const text = JSON.stringify(items);
    expect(text.length).toBeGreaterThan(256 * 1024);
    const answer = bulkAnswer.parse((await upload(text)).json());
    expect(answer.data).toEqual({ ordersAdded: 3000, ordersUpdated: 0, numbersAdded: 6000 });
    const broken = await upload(text.slice(0, -1));
    expect(bulkProblem.parse(broken.json()).code).toBe('not-json');
  });
});
