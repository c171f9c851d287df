import { connect, createServer, type Socket } from 'node:net';
import { orderPaths } from '@pp-tools/domain/contract';
import { afterEach, expect, inject, test } from 'vitest';
import { openTestAppOn, openTestDatabase, signIn, startOwnPostgres } from '../testing/public.ts';
import { openPostgres } from './connection.ts';
import { migrateToLatest } from './migrate.ts';
import { withNumbersLocked } from './number-lock.ts';

/** Short enough for a test to wait for. */
const patience = 400;
const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

const upload = Array.from({ length: 1000 }, (_, index) => ({
  order_id: `O${index}`,
  order_date: '2026-03-03 18:39:00',
  order_status: 'wc-completed',
  tracking_number: [`OUTAGE${index}A`],
}));

test('F8 a PostgreSQL that is killed and comes back: 503 meanwhile, then everything as before', async () => {
  const postgres = await startOwnPostgres('lasting');
  closings.push(() => postgres.close());
  const database = openPostgres(`${postgres.url}/postgres`, () => undefined);
  closings.push(() => database.close());
  await migrateToLatest(database);
  const server = await openTestAppOn(database);
  closings.push(() => server.app.close());
  const headers = await signIn(server);
  const list = () => server.app.inject({ url: `${orderPaths.list}?page=1`, headers });
  expect((await list()).statusCode).toBe(200);

  const stored = server.app.inject({ method: 'POST', url: orderPaths.bulk, headers, payload: upload });
  await postgres.kill();
  const { statusCode, headers: told } = await stored;
  const acknowledged = statusCode === 200;
  if (!acknowledged) expect([statusCode, told['retry-after']]).toEqual([503, '2']);
  const away = await list();
  expect(away.statusCode).toBe(503);
  expect(away.headers['retry-after']).toBe('2');
  expect(away.json()).toMatchObject({ code: 'database-unreachable' });
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  expect((await server.app.inject('/readyz')).statusCode).toBe(503);

  await postgres.restart();
  await expect.poll(async () => (await list()).statusCode, { timeout: 10_000 }).toBe(200);
  const { total } = (await list()).json();
  expect([0, upload.length]).toContain(total);
  if (acknowledged) expect(total).toBe(upload.length);
});

test('F9 a PostgreSQL that hangs: 503 within the limits, and the pool recovers by itself', async () => {
  const base = await openTestDatabase('postgres');
  closings.push(() => base.close());
  if (!('url' in base.place)) throw new Error('no address');
  const hose = await startHose(Number(new URL(inject('postgresUrl')).port));
  closings.push(() => hose.close());
  const address = new URL(base.place.url);
  address.port = String(hose.port);
  const database = openPostgres(address.href, () => undefined, patience);
  closings.push(() => database.close());
  const server = await openTestAppOn(database);
  closings.push(() => server.app.close());
  const headers = await signIn(server);
  const list = () => server.app.inject({ url: `${orderPaths.list}?page=1`, headers });
  expect((await list()).statusCode).toBe(200);

  hose.squeeze();
  expect((await list()).statusCode).toBe(503);
  expect((await server.app.inject('/readyz')).statusCode).toBe(503);
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  hose.release();
  await expect.poll(async () => (await list()).statusCode, { timeout: 10_000 }).toBe(200);
});

test('10 changes that wait for an upload elsewhere leave the pool to the readers and are told to come back', async () => {
  const base = await openTestDatabase('postgres');
  closings.push(() => base.close());
  if (!('url' in base.place)) throw new Error('no address');
  const database = openPostgres(base.place.url, () => undefined, 1000);
  closings.push(() => database.close());
  const server = await openTestAppOn(database);
  closings.push(() => server.app.close());
  const headers = await signIn(server);
  const rows = upload.slice(0, 1);
  const store = () => server.app.inject({ method: 'POST', url: orderPaths.bulk, headers, payload: rows });
  expect((await store()).statusCode).toBe(200);

  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const { promise: isBusy, resolve: begin } = Promise.withResolvers<void>();
  const elsewhere = withNumbersLocked(base.db, async () => {
    begin();
    await isOver;
  });
  await isBusy;
  const add = (index: number) =>
    server.app.inject({
      method: 'POST',
      url: orderPaths.addNumber,
      headers,
      payload: { orderId: 'O0', trackingNumber: `WAITS${index}A` },
    });
  const waiting = Array.from({ length: 30 }, (_, index) => add(index));
  const readers = await Promise.all(
    Array.from({ length: 20 }, () => server.app.inject({ url: `${orderPaths.list}?page=1`, headers })),
  );
  expect(new Set(readers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const [first] = await Promise.all(waiting.slice(0, 1));
  expect([first?.statusCode, first?.headers['retry-after']]).toEqual([503, '2']);
  end();
  await elsewhere;
  const others = await Promise.all(waiting.slice(1));
  expect(others.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 503)).toEqual([]);
  expect((await add(99)).statusCode).toBe(200);
});

/** A line to a server that can be squeezed: bytes wait, connections stay open. */
async function startHose(target: number) {
  const sockets = new Set<Socket>();
  let isSqueezed = false;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        near.destroy();
        far.destroy();
        sockets.delete(socket);
      });
      if (isSqueezed) socket.pause();
    }
    near.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes) => near.write(bytes));
    if (isSqueezed) for (const socket of [near, far]) socket.pause();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  return {
    port: typeof at === 'object' && at !== null ? at.port : 0,
    squeeze: () => {
      isSqueezed = true;
      for (const socket of sockets) socket.pause();
    },
    release: () => {
      isSqueezed = false;
      for (const socket of sockets) socket.resume();
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(resolve);
      }),
  };
}
