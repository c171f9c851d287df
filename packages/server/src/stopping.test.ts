import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderPaths } from '@pp-tools/domain/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { killTestServers, startTestServer, type TestServerProcess } from './testing/public.ts';

let folder = '';
let server: TestServerProcess;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pp-stop-'));
  server = await startTestServer({ DATA_DIR: folder });
});
afterEach(async () => {
  killTestServers();
  await rm(folder, { recursive: true, force: true });
});

/** Asks again and again on one connection until the server wants it closed; how it ended. */
function askUntilClosed(): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return new Promise((resolve) => {
    const ask = () =>
      get(`${server.address}/healthz`, { agent }, (answer) => {
        answer.resume();
        answer.once('end', () => {
          if (answer.headers.connection === 'close') resolve(`closed after ${answer.statusCode}`);
          else ask();
        });
      }).once('error', (fault) => resolve(String(fault)));
    ask();
  });
}

test('F17 a server that is stopped resets nobody, finishes what it has begun, and ends with 0', {
  timeout: 60_000,
}, async () => {
  const clients = Array.from({ length: 50 }, askUntilClosed);
  const rows = Array.from({ length: 5000 }, (_, index) => ({
    order_id: `S${index}`,
    order_date: '2026-03-03',
    order_status: 'x',
    tracking_number: [`STOP${index}A`],
  }));
  await fetch(`${server.address}/healthz`);
  const upload = server.call('POST', orderPaths.bulk, rows);
  const ended = server.stop(3);
  await expect.poll(async () => (await fetch(`${server.address}/readyz`)).status).toBe(503);
  expect(new Set(await Promise.all(clients))).toEqual(new Set(['closed after 200']));
  expect((await upload).status).toBe(200);
  expect(await ended).toBe(0);
});
