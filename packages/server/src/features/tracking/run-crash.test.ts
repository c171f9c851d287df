import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderPath, orderPaths, runStateAnswer, trackingAnswer } from '@pp-tools/domain/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type DemoProvider,
  demoDefaults,
  startDemoProvider,
} from '../../providers/tracking/demo/demo-server.ts';
import {
  killTestServers,
  startTestServer,
  startWebServer,
  type TestWebServer,
} from '../../testing/public.ts';

let folder = '';
let demo: DemoProvider;
let line: TestWebServer;
/** What happens after the provider carried a call out and before its answer arrives; true lets the answer through. */
let betweenCallAndAnswer: (path: string) => Promise<boolean> = async () => true;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return text;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pp-run-crash-'));
  demo = await startDemoProvider({
    ...demoDefaults,
    now: Date.now,
    journeyMilliseconds: 1,
    callsPerSecond: 1000,
  });
  line = await startWebServer(async (request, response) => {
    const path = request.url ?? '';
    const answer = await fetch(demo.url + path, {
      method: 'POST',
      headers: { '17token': demo.key, 'content-type': 'application/json' },
      body: await bodyOf(request),
    });
    const text = await answer.text();
    if (await betweenCallAndAnswer(path)) response.writeHead(answer.status).end(text);
    else response.destroy();
  });
});
afterAll(async () => {
  killTestServers();
  await line.close();
  await demo.close();
  await rm(folder, { recursive: true, force: true });
});

const start = () =>
  startTestServer({
    DATA_DIR: folder,
    TRACKING_API_URL: line.address,
    TRACKING_API_KEY: demo.key,
  });

test('F1 F7 a server killed between the answer of the provider and its own commit pays once and loses nothing', async () => {
  const numbers = ['CRASH000001', 'CRASH000002', 'CRASH000003'];
  let server = await start();
  const upload = numbers.map((number, index) => ({
    order_id: `R${index}`,
    order_date: '2026-03-03',
    order_status: 'wc-completed',
    tracking_number: [number],
  }));
  expect((await server.call('POST', orderPaths.bulk, upload)).status).toBe(200);

  // A batch of a run in the background is carried out and paid, and the server dies before it knows.
  const killed = Promise.withResolvers<void>();
  const isStarted = Promise.withResolvers<void>();
  betweenCallAndAnswer = async (path) => {
    if (!path.endsWith('register')) return true;
    await isStarted.promise;
    await server.kill();
    killed.resolve();
    return false;
  };
  expect((await server.call('POST', orderPaths.runs, { kind: 'register', numbers })).status).toBe(200);
  isStarted.resolve();
  await killed.promise;
  betweenCallAndAnswer = async () => true;
  expect(demo.records.parcels.map(({ number }) => number)).toEqual(numbers);

  // The next process goes on with the run, when the claim of the dead one is over.
  server = await start();
  const run = async () => {
    const answer = await server.call('GET', orderPath(orderPaths.run, '1'));
    return runStateAnswer.parse(await answer.json()).data;
  };
  expect((await run()).items.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
  const lost = await server.call('PUT', orderPath(orderPaths.register, numbers[1] ?? ''));
  expect(await lost.json()).toMatchObject({ success: true, alreadyRegistered: true });

  const moving = 'CRASH000004';
  const more = {
    order_id: 'R4',
    order_date: '2026-03-03',
    order_status: 'wc-completed',
    tracking_number: moving,
  };
  await server.call('POST', orderPaths.bulk, [more]);
  expect((await server.call('PUT', orderPath(orderPaths.register, moving))).status).toBe(200);

  // A sync that dies before its commit is done again by the next process, from the same claim or a later one.
  betweenCallAndAnswer = async (path) => {
    if (!path.endsWith('gettrackinfo')) return true;
    await server.kill();
    return false;
  };
  await server.call('PUT', orderPath(orderPaths.update, moving)).catch(() => undefined);
  betweenCallAndAnswer = async () => true;
  server = await start();
  expect((await server.call('PUT', orderPath(orderPaths.update, moving))).status).toBe(200);
  const tracked = await server.call('GET', orderPath(orderPaths.tracking, moving));
  expect(trackingAnswer.parse(await tracked.json()).data.status).toBe('Delivered');
  expect(demo.records.registrations).toBe(4);
}, 60_000);
