import { join } from 'node:path';
import { orderPaths } from '@pp-tools/domain/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, signIn, type TestApp } from '../testing/public.ts';
import { openSqliteFile } from './connection.ts';

let server: TestApp;
let headers: { cookie: string };
beforeEach(async () => {
  server = await openTestApp('sqlite');
  headers = await signIn(server);
});
afterEach(() => server.close());

const upload = (count: number) => {
  const payload = Array.from({ length: count }, (_, index) => ({
    order_id: `F${index}`,
    order_date: '2026-03-03 18:39:00',
    order_status: 'wc-completed',
    tracking_number: [`FULL${index}AB`],
  }));
  return server.app.inject({ method: 'POST', url: orderPaths.bulk, headers, payload });
};
const list = () => server.app.inject({ url: `${orderPaths.list}?page=1`, headers });

/** As a full disk does, SQLite raises SQLITE_FULL beyond so many pages. */
const allowPages = (most: number) =>
  server.database.db
    .transaction()
    .execute((transaction) => sql`pragma max_page_count = ${sql.lit(most)}`.execute(transaction));

test('F3 a full disk refuses the upload whole, reading goes on, and space makes writing work again', async () => {
  await allowPages(60);
  const refused = await upload(1000);
  expect(refused.statusCode).toBe(507);
  expect(refused.json()).toMatchObject({
    code: 'storage-full',
    message: 'The storage of the server is full.',
  });
  expect((await list()).json()).toMatchObject({ total: 0 });
  await allowPages(1_000_000);
  expect((await upload(1000)).statusCode).toBe(200);
  expect((await list()).json()).toMatchObject({ total: 1000 });
});

test('a write waits for another process without holding reads up, and does its work afterwards', async () => {
  if (!('folder' in server.database.place)) throw new Error('no folder');
  const other = openSqliteFile(join(server.database.place.folder, 'pp-tools.sqlite'));
  other.exec('begin immediate');
  let isStored = false;
  const storing = upload(10).then((answer) => {
    isStored = true;
    return answer;
  });
  for (let read = 0; read < 20; read += 1) expect((await list()).statusCode).toBe(200);
  expect(isStored).toBe(false);
  other.exec('commit');
  other.close();
  expect((await storing).statusCode).toBe(200);
  expect((await list()).json()).toMatchObject({ total: 10 });
});

test('a transaction that fails leaves nothing behind and the next one its turn', async () => {
  const { db } = server.database;
  const failed = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('revision').values({ name: 'x', revision: 1, changed_at: null }).execute();
    throw new Error('on purpose');
  });
  const next = db
    .transaction()
    .execute((transaction) =>
      transaction.selectFrom('revision').selectAll().where('name', '=', 'x').execute(),
    );
  await expect(failed).rejects.toThrow('on purpose');
  expect(await next).toEqual([]);
});
