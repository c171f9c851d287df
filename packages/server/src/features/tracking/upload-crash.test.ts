import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderPaths } from '@pp-tools/domain/contract';
import BetterSqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killTestServers, startTestServer } from '../../testing/public.ts';

const count = 8000;
const upload = Array.from({ length: count }, (_, index) => ({
  order_id: `C${index}`,
  order_date: '2026-03-03 18:39:00',
  order_status: 'wc-completed',
  tracking_number: [`CRASH${index}A`],
}));

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pp-upload-crash-'));
});
afterAll(async () => {
  killTestServers();
  await rm(folder, { recursive: true, force: true });
});

/** What the killed server left behind. */
function stored(): { orders: unknown; shipments: unknown; integrity: unknown } {
  const database = new BetterSqlite(join(folder, 'pp-tools.sqlite'));
  const counted = (table: string) => database.prepare(`select count(*) from ${table}`).pluck().get();
  const state = {
    orders: counted('shop_order'),
    shipments: counted('shipment'),
    integrity: database.pragma('integrity_check', { simple: true }),
  };
  database.close();
  return state;
}

test('F1 a server killed in the middle of an upload has stored all of it or nothing, and takes it again', async () => {
  // So many answers of the server after the upload was sent: from before it is read until after it is stored.
  for (const answers of [1, 40, 150]) {
    const server = await startTestServer({ DATA_DIR: folder });
    const acknowledged = server.call('POST', orderPaths.bulk, upload).then(
      (answer) => answer.ok,
      () => false,
    );
    for (let answer = 0; answer < answers; answer += 1) await fetch(`${server.address}/healthz`);
    await server.kill();
    const isAcknowledged = await acknowledged;
    const { orders, shipments, integrity } = stored();
    expect(integrity).toBe('ok');
    expect([0, count]).toContain(orders);
    expect(shipments).toBe(orders);
    if (isAcknowledged) expect(orders).toBe(count);
  }
  const server = await startTestServer({ DATA_DIR: folder });
  expect((await server.call('POST', orderPaths.bulk, upload)).status).toBe(200);
  await server.kill();
  expect(stored()).toMatchObject({ orders: count, shipments: count });
}, 60_000);
