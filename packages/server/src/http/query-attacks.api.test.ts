import { orderListAnswer, orderPath, orderPaths } from '@pp-tools/domain/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { databaseKinds, openTestApp, signIn, type TestApp } from '../testing/public.ts';

/** Texts that change a statement when they are joined into it. */
const hostileTexts = [
  "'",
  "''",
  '"',
  '`',
  '\\',
  "' or '1'='1",
  "1' or 1=1 --",
  '1; drop table shop_order; --',
  "') union select password_hash from admin --",
  '%',
  '_',
  '%27%20or%201=1',
  '1 or 1=1',
  '1/**/or/**/1=1',
  '$1',
  '?',
  ':name',
  'ＯＲ＇１',
  '1e308',
  '-9223372036854775809',
];
/** The ones that each break another way of joining. */
const sharpTexts = ["' or '1'='1", '1; drop table shop_order; --', '%', '-9223372036854775809'];
const insideOfDatabase = /sqlite|postgres|syntax error|no such (?:table|column)|unterminated|near "/i;

/**
 * Each parameter that a route declares with the hostile text alone, because a refused one hides the others; common
 * names at once for a route that declares none.
 */
function hostileQueries(declared: unknown, text: string): readonly Readonly<Record<string, string>>[] {
  if (!(declared instanceof z.core.$ZodType)) {
    const common = [
      'page',
      'pageSize',
      'q',
      'from',
      'to',
      'status',
      'sort',
      'ids',
      'info',
      'carrier',
      'lang',
    ];
    return [Object.fromEntries(common.map((name) => [name, text]))];
  }
  const { properties = {} } = z.toJSONSchema(declared, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties).map((name) => ({ [name]: text }));
}

describe.each(databaseKinds)('T-SQL on %s', (kind) => {
  let server: TestApp;
  let headers: { cookie: string };
  beforeAll(async () => {
    server = await openTestApp(kind);
    headers = await signIn(server);
  });
  afterAll(() => server.close());

  const reads = () =>
    server.app.routeTable.filter(({ method, url }) => method === 'GET' && !url.startsWith('/api/docs'));

  test('no hostile text in an address of any read, public or staff, reaches a statement', async () => {
    const withParameter = reads().filter(({ url }) => url.includes(':'));
    expect(withParameter.length).toBeGreaterThan(15);
    for (const { url } of withParameter) {
      for (const text of hostileTexts) {
        const address = url.replace(/:\w+\??/g, encodeURIComponent(text));
        const answer = await server.app.inject({ url: address, headers });
        const told = `${address}: ${answer.statusCode} ${answer.body.slice(0, 200)}`;
        expect(answer.statusCode, told).toBeLessThan(500);
        if (answer.statusCode !== 200) expect(answer.body, told).not.toMatch(insideOfDatabase);
      }
    }
  });

  test('no hostile text in a query of any read reaches a statement', { timeout: 60_000 }, async () => {
    let attacked = 0;
    for (const { url, schema } of reads()) {
      for (const text of sharpTexts) {
        for (const query of hostileQueries(schema?.querystring, text)) {
          const address = `${url.replace(/:\w+\??/g, '1')}?${new URLSearchParams(query)}`;
          const answer = await server.app.inject({ url: address, headers });
          const told = `${address}: ${answer.statusCode} ${answer.body.slice(0, 200)}`;
          // Without a key of the provider its own routes are not available.
          if (!answer.body.includes('"provider-no-key"')) expect(answer.statusCode, told).toBeLessThan(500);
          if (answer.statusCode !== 200) expect(answer.body, told).not.toMatch(insideOfDatabase);
        }
        if (schema?.querystring !== undefined) attacked++;
      }
    }
    expect(attacked).toBeGreaterThan(8 * sharpTexts.length);
  });

  test('hostile texts are written as they are, and a write by one of them changes its own row only', async () => {
    const texts = hostileTexts.filter((text) => text === text.normalize('NFKC'));
    const orders = texts.map((text, index) => ({
      order_id: `A${text}`,
      order_date: '2026-03-03 18:39:00',
      order_status: text,
      tracking_number: [`SQL0000${100 + index}`],
      phone_number_last_four: '0042',
    }));
    const stored = await server.app.inject({
      method: 'POST',
      url: orderPaths.bulk,
      headers,
      payload: orders,
    });
    expect(stored.statusCode, stored.body).toBe(200);
    const ids = async () => {
      const answer = await server.app.inject({ url: `${orderPaths.list}?pageSize=100`, headers });
      return orderListAnswer
        .parse(answer.json())
        .data.map(({ order_id }) => order_id)
        .sort();
    };
    const left = new Set(orders.map(({ order_id }) => order_id));
    expect(await ids()).toEqual([...left].sort());
    for (const id of left) {
      const url = orderPath(orderPaths.one, id);
      const answer = await server.app.inject({ method: 'DELETE', url, headers });
      expect(answer.statusCode, `${id}: ${answer.body}`).toBe(200);
      left.delete(id);
      expect(await ids(), id).toEqual([...left].sort());
    }
  });

  test('a hostile text in any field of any write is refused or stored, never run', {
    timeout: 60_000,
  }, async () => {
    const writes = server.app.routeTable.filter(
      ({ method, url }) => ['POST', 'PUT', 'DELETE'].includes(method) && !url.startsWith('/auth/'),
    );
    expect(writes.length).toBeGreaterThan(20);
    const names = ['order_id', 'trackingNumber', 'trackingNumbers', 'newTrackingNumber', 'id', 'name', 'ids'];
    for (const { method, url, schema } of writes) {
      // A write that reads neither its address nor a body does its whole work for each text.
      const reads = url.includes(':') || schema?.body !== undefined;
      for (const text of reads ? hostileTexts : sharpTexts.slice(0, 1)) {
        const answer = await server.app.inject({
          method: method === 'PUT' ? 'PUT' : method === 'DELETE' ? 'DELETE' : 'POST',
          url: url.replace(/:\w+\??/g, encodeURIComponent(text)),
          headers,
          ...(method === 'DELETE' ? {} : { payload: Object.fromEntries(names.map((name) => [name, text])) }),
        });
        const told = `${method} ${url} with ${text}: ${answer.statusCode} ${answer.body.slice(0, 200)}`;
        expect([500, 0], told).not.toContain(answer.statusCode);
        expect(answer.body, told).not.toMatch(insideOfDatabase);
      }
    }
    expect((await server.app.inject({ url: '/wheelsets' })).statusCode).toBe(200);
    expect((await server.app.inject({ url: orderPaths.list, headers })).statusCode).toBe(200);
  });
});
