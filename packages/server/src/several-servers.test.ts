import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderListAnswer, orderPaths, wheelsetPaths } from '@pp-tools/domain/contract';
import { afterEach, expect, test } from 'vitest';
import {
  killTestServers,
  openTestApp,
  openTestDatabase,
  startTestProxy,
  startTestServer,
} from './testing/public.ts';

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

const writers = 4;

test('21 two servers behind a proxy: a kill costs only what that server had in hand, a rollout nothing', {
  timeout: 120_000,
}, async () => {
  const database = await openTestDatabase('postgres');
  closings.push(() => database.close());
  const folder = await mkdtemp(join(tmpdir(), 'pp-several-'));
  closings.push(() => rm(folder, { recursive: true, force: true }));
  closings.push(async () => killTestServers());
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL: 'url' in database.place ? database.place.url : '',
    NODE_ENV: 'production',
  };
  const first = await startTestServer(environment);
  const second = await startTestServer(environment);
  const proxy = await startTestProxy();
  closings.push(() => proxy.close());
  proxy.add(first.address);
  proxy.add(second.address);

  const headers = { cookie: first.cookie, 'content-type': 'application/json' };
  const post = (path: string, body: unknown) =>
    fetch(proxy.address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  /** What each order was answered; each is sent once. */
  const answers = new Map<string, number>();
  let isOver = false;
  const write = async (writer: number) => {
    for (let index = 0; !isOver; index += 1) {
      const id = `W${writer}X${index}`;
      const order = {
        order_id: id,
        order_date: '2026-03-03',
        order_status: 'x',
        tracking_number: [`SEVERAL${id}`],
      };
      answers.set(id, (await post(orderPaths.bulk, [order])).status);
    }
  };
  const reads: number[] = [];
  const read = async () => {
    while (!isOver) reads.push((await fetch(proxy.address + wheelsetPaths.list)).status);
  };
  const clients = [read(), ...Array.from({ length: writers }, (_, writer) => write(writer))];
  const failed = () => [...answers.values(), ...reads].filter((status) => status !== 200).length;
  const more = async (requests: number) => {
    const goal = answers.size + requests;
    await expect.poll(() => answers.size, { timeout: 60_000 }).toBeGreaterThan(goal);
  };

  await more(10);
  expect(failed()).toBe(0);
  const inHand = proxy.inFlight(first.address);
  await first.kill();
  await more(10);
  // A request may have been passed on between the count and the kill, one for each client at most.
  expect(failed()).toBeLessThanOrEqual(inHand + writers + 1);
  const afterKill = failed();

  // The rollout: a new process joins, the old one gets no more requests and is asked to stop.
  const third = await startTestServer(environment);
  proxy.add(third.address);
  await more(5);
  proxy.remove(second.address);
  expect(await second.stop(1)).toBe(0);
  await more(10);
  isOver = true;
  await Promise.all(clients);
  expect(failed()).toBe(afterKill);

  const orders = orderListAnswer.parse(await (await third.call('GET', orderPaths.list)).json()).data;
  const stored = orders.map(({ order_id }) => order_id);
  expect(new Set(stored).size).toBe(stored.length);
  expect(orders.filter(({ trackings }) => trackings.length !== 1)).toEqual([]);
  const acknowledged = [...answers].filter(([, status]) => status === 200).map(([id]) => id);
  expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([]);
  expect(stored.filter((id) => !answers.has(id))).toEqual([]);
});

test('21 pages of two builds find their files while both are served', async () => {
  const proxy = await startTestProxy();
  closings.push(() => proxy.close());
  for (const build of ['old', 'new']) {
    const webRoot = await mkdtemp(join(tmpdir(), 'pp-build-'));
    closings.push(() => rm(webRoot, { recursive: true, force: true }));
    await mkdir(join(webRoot, 'assets'));
    await writeFile(join(webRoot, 'index.html'), `<!doctype html><head><!--pp-config--></head>${build}`);
    await writeFile(join(webRoot, 'assets', `app-${build}.js`), `/* ${build} */`);
    const server = await openTestApp('sqlite', {}, webRoot);
    closings.push(() => server.close());
    proxy.add(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  }
  for (let time = 0; time < 4; time += 1) {
    for (const build of ['old', 'new']) {
      const answer = await fetch(`${proxy.address}/assets/app-${build}.js`);
      expect([answer.status, await answer.text()]).toEqual([200, `/* ${build} */`]);
    }
  }
  expect((await fetch(`${proxy.address}/assets/app-none.js`)).status).toBe(404);
});
