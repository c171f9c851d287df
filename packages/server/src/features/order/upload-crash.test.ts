import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as moment } from 'node:timers/promises';
import { authPaths, orderPaths } from '@pp-tools/domain/contract';
import BetterSqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../sample-data.ts';
import { testAdmin, testAdminCode } from '../../testing/public.ts';

const count = 8000;
const upload = JSON.stringify(
  Array.from({ length: count }, (_, index) => ({
    order_id: `C${index}`,
    order_date: '2026-03-03 18:39:00',
    order_status: 'wc-completed',
    tracking_number: [`CRASH${index}A`],
  })),
);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pp-upload-crash-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function startServer(): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [join(projectRoot, 'packages/server/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', ADMIN_CODE: testAdminCode },
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const ready = /ready on (http\S+)/.exec(chunk.toString())?.[1];
      if (ready) resolve(ready);
    });
    child.once('exit', () => reject(new Error('the server ended before it was ready')));
  });
  return { child, address };
}

const post = (address: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(address, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

async function signIn(address: string): Promise<string> {
  await post(address + authPaths.register, JSON.stringify({ ...testAdmin, adminCode: testAdminCode }));
  const answer = await post(address + authPaths.login, JSON.stringify(testAdmin));
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** What the killed server left behind. */
function stored(): { orders: unknown; shipments: unknown; integrity: unknown } {
  const database = new BetterSqlite(join(folder, 'pp-tools.sqlite'));
  const counted = (table: string) => database.prepare(`select count(*) from ${table}`).pluck().get();
  const state = {
    orders: counted('shop_order'),
    shipments: counted('shipment'),
    integrity: database.pragma('integrity_check', { simple: true }),
  };
  database.prepare('delete from shop_order').run();
  database.close();
  return state;
}

test.each([5, 60, 120, 200, 300, 450])(
  'F1 a server killed %i ms into an upload has stored all of it or nothing',
  async (milliseconds) => {
    const { child, address } = await startServer();
    const cookie = await signIn(address);
    const answered = post(address + orderPaths.bulk, upload, { cookie }).then(
      (answer) => answer.ok,
      () => false,
    );
    await moment(milliseconds);
    child.kill('SIGKILL');
    const isAcknowledged = await answered;
    const { orders, shipments, integrity } = stored();
    expect(integrity).toBe('ok');
    expect([0, count]).toContain(orders);
    expect(shipments).toBe(orders);
    if (isAcknowledged) expect(orders).toBe(count);
  },
  60_000,
);
