import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { orderListAnswer, orderPaths } from '@pp-tools/domain/contract';
import { timeZone } from '@pp-tools/domain/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleData } from '../../sample-data.ts';
import { databaseKinds, openTestApp, signIn, type TestApp } from '../../testing/public.ts';
import { addUpDayCounts } from './order-day-counts.ts';

const sample = (name: string): string => readFileSync(join(sampleData, 'tracking', name), 'utf8');

describe.each(databaseKinds)('pages of orders on %s', (kind) => {
  let server: TestApp;
  let headers: { cookie: string };
  beforeAll(async () => {
    server = await openTestApp(kind);
    headers = await signIn(server);
  });
  afterAll(() => server.close());

  const upload = async (text: string) => {
    const json = { ...headers, 'content-type': 'application/json' };
    const answer = await server.app.inject({
      method: 'POST',
      url: orderPaths.bulk,
      headers: json,
      payload: text,
    });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const list = async (query: string) => {
    const answer = await server.app.inject({ url: `${orderPaths.list}${query}`, headers });
    return orderListAnswer.parse(answer.json());
  };
  const ids = async (query: string) => (await list(query)).data.map((order) => order.order_id);

  test('pages by time hold every order once, whatever was added, moved, changed or deleted before', async () => {
    await upload(sample('upload-04-five-hundred-orders.json'));
    const { db } = server.database;
    const stored = await db.selectFrom('shop_order').select('order_id').orderBy('order_id').execute();
    const some = stored.filter((_, index) => index % 3 === 0).map(({ order_id }) => order_id);
    await db
      .updateTable('shop_order')
      .set({ status_group: 'Delivered' })
      .where('order_id', 'in', some)
      .execute();
    await upload(
      JSON.stringify([
        { order_id: some[0], order_date: '1969-12-31 23:00:00', order_status: 'x', tracking_number: [] },
      ]),
    );
    await db.deleteFrom('shop_order').where('order_id', 'in', some.slice(1, 40)).execute();
    await addUpDayCounts(db, 0);
    await db
      .deleteFrom('shop_order')
      .where('order_id', '=', some[40] ?? '')
      .execute();
    const filters: readonly (readonly [query: string, status: string, from: string, to: string])[] = [
      ['', '', '', '9'],
      ['&status=Delivered', 'Delivered', '', '9'],
      ['&from=2026-03-05&to=2026-03-12', '', '2026-03-05', '2026-03-12T24'],
      ['&status=Unknown&from=2026-03-09&to=2026-03-09', 'Unknown', '2026-03-09', '2026-03-09T24'],
    ];
    for (const [query, status, from, to] of filters) {
      const rows = await db
        .selectFrom('shop_order')
        .select(['order_id', 'order_time'])
        .$if(status !== '', (all) => all.where(sql`status_group`, '=', status))
        .orderBy('order_time')
        .orderBy('order_id')
        .execute();
      const zone = timeZone('Asia/Shanghai');
      const wanted = rows
        .filter(({ order_time }) => from <= zone.textOf(order_time) && zone.textOf(order_time) < to)
        .map(({ order_id }) => order_id);
      for (const direction of ['ascending', 'descending']) {
        const pages: string[] = [];
        for (let page = 1; page <= 7; page += 1) {
          pages.push(
            ...(await ids(`?page=${page}&pageSize=80&sort=orderTime&direction=${direction}${query}`)),
          );
        }
        expect(pages).toEqual(direction === 'ascending' ? wanted : wanted.toReversed());
      }
      expect((await list(`?page=1${query}`)).total).toBe(wanted.length);
      expect(wanted.length).toBeGreaterThan(0);
    }
  });
});
