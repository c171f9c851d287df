import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../database/connection.ts';
import { raiseRevision } from '../database/revision.ts';
import { FakeClock, openTestDatabase } from '../testing/public.ts';
import { CachedList } from './cached-list.ts';

let database: OpenDatabase;
let clock: FakeClock;
let value: number;
let loads: number;
let looks: string[];
let held: Promise<void> | null;

beforeAll(async () => {
  database = await openTestDatabase('sqlite');
});
afterAll(() => database.close());
beforeEach(() => {
  clock = new FakeClock();
  value = 1;
  loads = 0;
  looks = [];
  held = null;
});

/** A server that sends one cached list; `load` may be held back to bring about a race. */
function serve(name: string) {
  const load = async () => {
    loads += 1;
    const read = value;
    await held;
    return read;
  };
  const list = new CachedList(database.db, [name], load, {
    monotonic: () => clock.monotonic(),
    looked: (look) => looks.push(look),
  });
  const app = Fastify();
  app.get('/', async (request, reply) => {
    await list.send(request, reply);
  });
  const age = async () => (await app.inject('/')).headers['last-modified'];
  return { list, age, read: async () => (await app.inject('/')).json().data };
}

const change = async (name: string, next: number) => {
  await database.db.transaction().execute(async (transaction) => {
    value = next;
    await raiseRevision(transaction, name, Date.now());
  });
};

test('the list is loaded once for many requests', async () => {
  const { read } = serve('many');
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  expect(loads).toBe(1);
});

test('a change by another process shows after half a second', async () => {
  const { read } = serve('elsewhere');
  await read();
  await change('elsewhere', 2);
  expect(await read()).toBe(1);
  clock.advance(501);
  expect(await read()).toBe(2);
  clock.advance(501);
  expect(await read()).toBe(2);
  expect(looks).toEqual(['loaded', 'memory', 'loaded', 'same-revision']);
});

test('the answer says when the list was changed, not when it was given', async () => {
  const { age } = serve('aged');
  expect(await age()).toBeUndefined();
  const before = Math.floor(Date.now() / 1000) * 1000;
  await change('aged', 2);
  clock.advance(501);
  const changed = await age();
  expect(Date.parse(String(changed))).toBeGreaterThanOrEqual(before);
  expect(Date.parse(String(changed))).toBeLessThanOrEqual(Date.now());
  clock.advance(60_000);
  expect(await age()).toBe(changed);
});

test('an own change shows at once, even when a look that began before it ends after it', async () => {
  const { list, read } = serve('race');
  let release = () => undefined;
  held = new Promise((resolve) => {
    release = () => {
      resolve();
      return undefined;
    };
  });
  const before = read();
  await expect.poll(() => loads).toBe(1);
  await change('race', 2);
  list.invalidate();
  held = null;
  expect(await read()).toBe(2);
  release();
  expect(await before).toBe(1);
  expect(await read()).toBe(2);
});
