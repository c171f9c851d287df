import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderListAnswer, orderPath, orderPaths } from '@pp-tools/domain/contract';
import { afterAll, expect, test } from 'vitest';
import { killTestServers, openTestDatabase, startTestServer } from '../../testing/public.ts';

const additions = 30;
const closings: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  killTestServers();
  for (const close of closings) await close();
});

async function place(kind: 'sqlite' | 'postgres'): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'pp-two-'));
  closings.push(() => rm(folder, { recursive: true, force: true }));
  if (kind === 'sqlite') return { DATA_DIR: folder };
  const database = await openTestDatabase('postgres');
  closings.push(() => database.close());
  return { DATA_DIR: folder, DATABASE_URL: 'url' in database.place ? database.place.url : '' };
}

test.each([
  ['F12', 'sqlite'],
  ['F13', 'postgres'],
] as const)(
  '%s two servers on one %s lose no change, share sessions and see what the other did',
  async (_id, kind) => {
    const environment = await place(kind);
    const first = await startTestServer(environment);
    const second = await startTestServer(environment);
    const order = {
      order_id: 'SHARED',
      order_date: '2026-03-03',
      order_status: 'wc-completed',
      tracking_number: [],
    };
    expect((await first.call('POST', orderPaths.bulk, [order])).status).toBe(200);
    const statuses = await Promise.all(
      [first, second].flatMap(({ call }, process) =>
        Array.from({ length: additions }, async (_, index) => {
          const trackingNumber = `TWO${process}X${index}A`;
          const answer = await call('POST', orderPaths.addNumber, { orderId: 'SHARED', trackingNumber });
          return answer.status;
        }),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    // One number that both want for the same order goes to one of them; the other is told.
    const same = { orderId: 'SHARED', trackingNumber: 'WANTED-BY-BOTH' };
    const both = await Promise.all(
      [first, second].map(({ call }) => call('POST', orderPaths.addNumber, same)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    for (const server of [first, second]) {
      const answer = await server.call('GET', orderPath(orderPaths.one, 'SHARED'));
      const [shared] = orderListAnswer.parse(await answer.json()).data;
      const numbers = shared?.trackings.map(({ tracking_number }) => tracking_number) ?? [];
      expect(new Set(numbers).size).toBe(2 * additions + 1);
    }
    // A session of one server is one of the other, alive or not.
    await first.kill();
    const headers = { cookie: first.cookie };
    expect((await fetch(second.address + orderPaths.revision, { headers })).status).toBe(200);
  },
  60_000,
);
