import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { authPaths, orderPaths } from '@pp-tools/domain/contract';
import { migrateToLatest, openSqlite, openSqliteFile, runUpload } from '@pp-tools/server/benchmarking';
import { type Measured, median } from './benchmark.ts';
import { startMeasured } from './http-load.ts';

const count = 100_000;
const rounds = 5;
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const admin = { username: 'bench', password: 'truing stand in the workshop' };
const adminCode = 'Kd9x2-Vm4Qp-77TzB-wR1eY';

const items = Array.from({ length: count }, (_, index) => ({
  order_id: String(700_000 + index),
  order_date: '2026-03-03 18:39:00',
  order_status: 'wc-completed',
  tracking_number: [`YT26${String(index).padStart(14, '0')}`],
  phone_number_last_four: '0042',
  carrierCode: 190008,
}));
const text = JSON.stringify(items);

async function inFolder<Outcome>(work: (folder: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'pp-upload-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs work on an empty, migrated database of its own. */
const onEmptyDatabase = (work: (folder: string) => Promise<number>): Promise<number> =>
  inFolder(async (folder) => {
    const database = openSqlite(folder);
    await migrateToLatest(database);
    await database.close();
    return work(folder);
  });

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
  const body = new TextEncoder().encode(text);
  const database = openSqlite(folder);
  const started = performance.now();
  const outcome = await runUpload(database.db, { body, who: 'bench', at: 0, zoneName: 'Asia/Shanghai' });
  const time = performance.now() - started;
  await database.close();
  if (!outcome.ok || outcome.summary.ordersAdded !== count) throw new Error('the upload is not complete');
  return time;
}

async function measureAgainstFloor(): Promise<Measured> {
  const floors: number[] = [];
  const uploads: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    floors.push(await onEmptyDatabase(rawInserts));
    uploads.push(await onEmptyDatabase(wholeUpload));
  }
  return {
    what: 'upload of 100,000 orders against raw prepared inserts into the same tables',
    figure: median(uploads) / median(floors),
    unit: 'times',
    limit: 2,
    detail: `upload ${median(uploads).toFixed(0)} ms, floor ${median(floors).toFixed(0)} ms`,
  };
}

const json = { 'content-type': 'application/json' };

async function signIn(address: string): Promise<string> {
  const post = (path: string, body: object) =>
    fetch(address + path, { method: 'POST', headers: json, body: JSON.stringify(body) });
  await post(authPaths.register, { ...admin, adminCode });
  const answer = await post(authPaths.login, admin);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Times of a page of orders, asked for again and again until something is over. */
async function listTimes(address: string, cookie: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const started = performance.now();
    const answer = await fetch(`${address}${orderPaths.list}?page=1&pageSize=10&info=0`, {
      headers: { cookie },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the list answered ${answer.status}`);
    times.push(performance.now() - started);
  }
  return times;
}

/** The largest size in memory that a process ever had (Linux). */
async function peakMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

const measureServer = (): Promise<readonly Measured[]> =>
  inFolder(async (folder) => {
    const { address, child } = await startMeasured(join(root, 'packages/server/src/main.ts'), {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      ADMIN_CODE: adminCode,
    });
    try {
      const cookie = await signIn(address);
      // Enough rows for the list to be a real page, and a first, unmeasured round.
      const some = JSON.stringify(items.slice(0, 1000));
      await fetch(address + orderPaths.bulk, { method: 'POST', headers: { ...json, cookie }, body: some });
      let left = 600;
      const idle = (await listTimes(address, cookie, () => left-- <= 0)).slice(200);
      let isOver = false;
      const started = performance.now();
      const uploading = fetch(address + orderPaths.bulk, {
        method: 'POST',
        headers: { ...json, cookie },
        body: text,
      }).then((answer) => {
        isOver = true;
        return answer;
      });
      const busy = await listTimes(address, cookie, () => isOver);
      const answer = await uploading;
      const seconds = (performance.now() - started) / 1000;
      if (!answer.ok) throw new Error(`the upload answered ${answer.status}`);
      const worst = (times: readonly number[]) => Math.max(...times).toFixed(0);
      return [
        {
          what: 'a page of orders during that upload against the same page when idle',
          figure: median(busy) / median(idle),
          unit: 'times',
          limit: 2,
          detail: `median ${median(idle).toFixed(1)} ms idle, ${median(busy).toFixed(1)} ms in ${busy.length} requests meanwhile; slowest ${worst(idle)} ms idle, ${worst(busy)} ms meanwhile; the upload took ${seconds.toFixed(1)} s over HTTP`,
        },
        {
          what: 'largest size in memory of the server that took that upload',
          figure: await peakMegabytes(child.pid ?? 0),
          unit: 'MB',
          limit: 500,
        },
      ];
    } finally {
      child.removeAllListeners('exit');
      child.kill();
    }
  });

/** An upload of 100,000 orders: its time against the floor, what others notice of it, and its memory. */
export default async function measureUpload(): Promise<readonly Measured[]> {
  return [await measureAgainstFloor(), ...(await measureServer())];
}
