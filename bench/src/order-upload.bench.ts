import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateToLatest, openSqlite, openSqliteFile, runUpload } from '@pp-tools/server/benchmarking';
import { type Measured, median } from './benchmark.ts';

const count = 100_000;
const rounds = 3;

const items = Array.from({ length: count }, (_, index) => ({
  order_id: String(700_000 + index),
  order_date: '2026-03-03 18:39:00',
  order_status: 'wc-completed',
  tracking_number: [`YT26${String(index).padStart(14, '0')}`],
  phone_number_last_four: '0042',
  carrierCode: 190008,
}));

/** Runs work on an empty, migrated database of its own. */
async function onEmptyDatabase<Outcome>(work: (folder: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'pp-upload-'));
  const database = openSqlite(folder);
  await migrateToLatest(database);
  await database.close();
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The floor: prepared inserts of ready values into the same two tables, in one transaction. */
const rawInserts = (folder: string): Promise<number> => {
  const database = openSqliteFile(join(folder, 'pp-tools.sqlite'));
  const order = database.prepare(
    `insert into shop_order (order_id, order_key, order_time, order_status, number_key, status_group, upload_id)
     values (?, ?, ?, ?, ?, 'Unknown', 'floor')`,
  );
  const shipment = database.prepare(
    'insert into shipment (number, order_id, position, carrier, phone_last_four) values (?, ?, 0, ?, ?)',
  );
  const started = performance.now();
  database.transaction(() => {
    for (const item of items) {
      const [number = ''] = item.tracking_number;
      order.run(item.order_id, item.order_id.padStart(18, '0'), 1_772_534_340_000, item.order_status, number);
      shipment.run(number, item.order_id, item.carrierCode, item.phone_number_last_four);
    }
  })();
  const time = performance.now() - started;
  database.close();
  return Promise.resolve(time);
};

async function wholeUpload(folder: string): Promise<number> {
  const body = new TextEncoder().encode(JSON.stringify(items));
  const database = openSqlite(folder);
  const started = performance.now();
  const outcome = await runUpload(database.db, { body, who: 'bench', at: 0, zoneName: 'Asia/Shanghai' });
  const time = performance.now() - started;
  await database.close();
  if (!outcome.ok || outcome.summary.ordersAdded !== count) throw new Error('the upload is not complete');
  return time;
}

/** An upload of 100,000 orders from bytes to commit, against prepared inserts into the same tables. */
export default async function measureUpload(): Promise<readonly Measured[]> {
  // First of all, before other rounds leave their rubbish behind.
  await onEmptyDatabase(wholeUpload);
  const memory = process.memoryUsage().rss / 1024 / 1024;
  const floors: number[] = [];
  const uploads: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    floors.push(await onEmptyDatabase(rawInserts));
    uploads.push(await onEmptyDatabase(wholeUpload));
  }
  return [
    {
      what: 'upload of 100,000 orders against raw prepared inserts into the same tables',
      figure: median(uploads) / median(floors),
      unit: 'times',
      limit: 2,
      detail: `upload ${median(uploads).toFixed(0)} ms, floor ${median(floors).toFixed(0)} ms`,
    },
    {
      what: 'memory of a process that has stored such an upload',
      figure: memory,
      unit: 'MB',
      limit: 500,
    },
  ];
}
