import { orderPaths } from '@pp-tools/domain/contract';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/connection.ts';
import {
  databaseKinds,
  killTestServers,
  openTestDatabase,
  startTestServer,
  type TestServerProcess,
} from '../../testing/public.ts';

/** So many kills in `npm test`; PP_KILLS of the soak makes it more. */
const kills = Number(process.env.PP_KILLS ?? 3);
const ordersOfUpload = 200;
/** The kill comes after at most so many answers, so at moments that no two runs share. */
const maxAnswers = 30;

afterAll(killTestServers);

const environmentOf = ({ place }: OpenDatabase): Readonly<Record<string, string>> =>
  'url' in place ? { DATABASE_URL: place.url } : { DATA_DIR: place.folder };

const uploadOf = (name: string) =>
  Array.from({ length: ordersOfUpload }, (_, index) => ({
    order_id: `${name}-${index}`,
    order_date: '2026-03-03 18:39:00',
    order_status: 'wc-completed',
    tracking_number: [`KILL${name}N${index}`],
  }));

/** Uploads one after the other until the server dies; the names of those sent and of those acknowledged. */
async function uploadUntilDeath(server: TestServerProcess, round: number) {
  const sent: string[] = [];
  const acknowledged: string[] = [];
  for (;;) {
    const name = `${round}U${sent.length}`;
    sent.push(name);
    const answer = await server.call('POST', orderPaths.bulk, uploadOf(name)).catch(() => null);
    if (answer === null) return { sent, acknowledged };
    if (answer.ok) acknowledged.push(name);
  }
}

async function storedOrders({ db }: OpenDatabase, table: 'shop_order' | 'shipment', name: string) {
  const { rows } = await sql<{ orders: number }>`
    select count(*) as orders from ${sql.table(table)} where order_id like ${`${name}-%`}`.execute(db);
  return Number(rows[0]?.orders);
}

describe.each(databaseKinds)('F1 a storm of kills on %s', (kind) => {
  test(
    'loses no acknowledged upload and stores none in part',
    async () => {
      const database = await openTestDatabase(kind);
      const counts = { kills: 0, acknowledged: 0, unacknowledged: 0, stored: 0, lost: 0, partial: 0 };
      for (let round = 0; round < kills; round += 1) {
        const server = await startTestServer(environmentOf(database));
        const uploads = uploadUntilDeath(server, round);
        const answers = Math.floor(Math.random() * maxAnswers);
        for (let answer = 0; answer < answers; answer += 1) await fetch(`${server.address}/healthz`);
        await server.kill();
        const { sent, acknowledged } = await uploads;
        counts.kills += 1;
        counts.acknowledged += acknowledged.length;
        counts.unacknowledged += sent.length - acknowledged.length;
        for (const name of sent) {
          const orders = await storedOrders(database, 'shop_order', name);
          const shipments = await storedOrders(database, 'shipment', name);
          if (orders === ordersOfUpload && shipments === ordersOfUpload) counts.stored += 1;
          else if (orders !== 0 || shipments !== 0) counts.partial += 1;
          else if (acknowledged.includes(name)) counts.lost += 1;
        }
        if (counts.kills % 20 === 0) process.stdout.write(`${kind} ${JSON.stringify(counts)}\n`);
      }
      expect(counts).toMatchObject({ kills, lost: 0, partial: 0 });
      await database.close();
    },
    20_000 + kills * 20_000,
  );
});
