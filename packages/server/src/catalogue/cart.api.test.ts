import { cartPath } from '@pp-tools/domain/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, openTestApp, type TestApp } from '../testing/public.ts';

describe.each(databaseKinds)('17.5 a build’s parts for the shop’s cart on %s', (kind) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await openTestApp(kind, { CART_URL: 'https://shop.example/cart/{items}' });
    const { db } = server.database;
    const saddle = (id: string, number: string | null, state: string | null, position: number) =>
      sql`insert into saddle (id, name, brand, article_number, shop_state, position)
        values (${id}, 'Saddle', 'Selle', ${number}, ${state}, ${position})`.execute(db);
    await saddle('s1', 'SKU 1', null, 9001);
    await saddle('s2', 'SKU-2', 'hidden', 9002);
    await saddle('s3', null, null, 9003);
  });
  afterAll(() => server.close());

  const ask = (parts: object[], to = server) =>
    to.app.inject({ method: 'POST', url: cartPath, payload: { parts } });

  test('parts with an article number go there, hidden and unknown ones do not', async () => {
    const answer = await ask([
      { slot: 'saddle', id: 's1', quantity: 1 },
      { slot: 'saddle', id: 's2', quantity: 1 },
      { slot: 'saddle', id: 's3', quantity: 1 },
      { slot: 'saddle', id: 'nobody', quantity: 1 },
      { slot: 'sealant', id: 's1', quantity: 1 },
      { slot: 'saddle', id: 's1', quantity: 2 },
    ]);
    expect(answer.json().data).toEqual({
      articleNumbers: ['SKU 1', '', '', '', '', 'SKU 1'],
      items: [{ articleNumber: 'SKU 1', quantity: 3 }],
      address: 'https://shop.example/cart/SKU%201:3',
      fields: null,
    });
  });

  test('a shop without a cart tells no article number', async () => {
    const plain = await openTestApp(kind);
    const answer = await ask([{ slot: 'saddle', id: 's1', quantity: 1 }], plain);
    await plain.close();
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe('no-cart');
  });

  test.each([
    [{ slot: 'engine', id: 's1', quantity: 1 }],
    [{ slot: 'saddle', id: '', quantity: 1 }],
    [{ slot: 'saddle', id: 's1', quantity: 0 }],
    [{ slot: 'saddle', id: "'; drop table saddle; --\u0000", quantity: 1e9 }],
  ])('%j is refused', async (part) => expect((await ask([part])).statusCode).toBe(400));
});

test('17.5 no public list holds an article number', async () => {
  const server = await openTestApp('sqlite', { CART_URL: 'https://shop.example/cart/{items}' });
  for (const path of ['/api/saddles', '/api/frames', '/api/bike-wheelsets', '/api/tires'])
    expect((await server.app.inject(path)).body).not.toContain('article_number');
  await server.close();
});
