import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  authPaths,
  builderPaths,
  catalogueImportPaths,
  catalogueStaffPaths,
} from '@pp-tools/domain/contract';
import { type Measured, median } from './benchmark.ts';
import { type Engine, openEmptyDatabase } from './empty-database.ts';
import { startMeasured } from './http-load.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const admin = { username: 'bench', password: 'truing stand in the workshop' };
const adminCode = 'Kd9x2-Vm4Qp-77TzB-wR1eY';
const json = { 'content-type': 'application/json' };

const header = 'id,name,brand,type,weight,price,img_link,article_number,stock,purchase_link,source';
/** Rows of a list of saddles or the like. */
const rowsOf = (count: number): string =>
  [
    header,
    ...Array.from(
      { length: count },
      (_, n) =>
        `part-${n},Part number ${n},Brand ${n % 40},road,${150 + (n % 200)},${50 + (n % 300)}.95,https://shop.example/p/${n}.jpg,0${n},in-stock,https://shop.example/p/${n},price list of November`,
    ),
  ].join('\n');

/** The same as pedals, which have a type more. */
const pedals = rowsOf(10_000).replace(',type,', ',type,pedal_type,').replaceAll(',road,', ',road,CLIPLESS,');

interface Shop {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function signIn(address: string): Promise<Shop> {
  const post = (path: string, body: object) =>
    fetch(address + path, { method: 'POST', headers: json, body: JSON.stringify(body) });
  await post(authPaths.register, { ...admin, adminCode });
  const answer = await post(authPaths.login, admin);
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { address, headers: { ...json, cookie } };
}

async function call({ address, headers }: Shop, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(
    address + path,
    body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
  );
  if (!answer.ok)
    throw new Error(`${path} answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`);
  return answer.json();
}

/** Imports rows of which the list has none or all of the keys; gives its milliseconds. */
async function importRows(shop: Shop, list: string, text: string): Promise<number> {
  const request = { name: 'bench', file: null, text, list, sheets: null, removes: false };
  const { data } = Object(await call(shop, catalogueImportPaths.preview, request));
  const revisions = { [list]: data.lists[0].revision };
  const started = performance.now();
  await call(shop, catalogueImportPaths.imports, { ...request, goodRows: false, removals: {}, revisions });
  return performance.now() - started;
}

/** Times of what visitors ask for, again and again until something is over. */
async function visits({ address }: Shop, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const started = performance.now();
    const answer = await fetch(address + builderPaths.saddles);
    await answer.arrayBuffer();
    times.push(performance.now() - started);
  }
  return times;
}

async function measureOn(engine: Engine, shop: Shop): Promise<readonly Measured[]> {
  const seconds = (await importRows(shop, 'misc_component', rowsOf(50_000))) / 1000;
  let left = 600;
  const idle = (await visits(shop, () => left-- <= 0)).slice(200);
  let isOver = false;
  // Now each of the rows changes.
  const importing = importRows(shop, 'misc_component', rowsOf(50_000).replaceAll('.95,', '.45,')).finally(
    () => {
      isOver = true;
    },
  );
  const busy = await visits(shop, () => isOver);
  const meanwhile = (await importing) / 1000;
  await importRows(shop, 'pedal', pedals);
  const started = performance.now();
  const path = catalogueStaffPaths.list.replace(':list', 'pedal');
  const { data } = Object(await call(shop, path));
  const firstList = performance.now() - started;
  const keys = data.rows.slice(0, 2000).map(({ id }: { readonly id: string }) => [id]);
  const edited = performance.now();
  const bulk = catalogueStaffPaths.bulk.replace(':list', 'pedal');
  await call(shop, bulk, { keys, field: 'price', action: 'raise', value: 5 });
  const bulkEdit = performance.now() - edited;
  const on = `on ${engine}`;
  return [
    { what: `import of 50,000 rows ${on}`, figure: seconds, unit: 's', limit: 10 },
    {
      what: `a list of visitors during that import against the same when idle, ${on}`,
      figure: median(busy) / median(idle),
      unit: 'times',
      limit: 1.5,
      detail: `median ${median(idle).toFixed(1)} ms idle, ${median(busy).toFixed(1)} ms in ${busy.length} requests meanwhile; slowest ${Math.max(...idle).toFixed(0)} ms idle, ${Math.max(...busy).toFixed(0)} ms meanwhile; that import took ${meanwhile.toFixed(1)} s`,
    },
    {
      what: `a list of 10,000 rows for staff after a change ${on}`,
      figure: firstList,
      unit: 'ms',
      limit: 300,
    },
    { what: `a bulk edit of 2,000 of 10,000 rows ${on}`, figure: bulkEdit, unit: 'ms', limit: 2000 },
  ];
}

async function measure(engine: Engine): Promise<readonly Measured[]> {
  const empty = await openEmptyDatabase(engine);
  const { place } = empty.database;
  const { address, child } = await startMeasured(join(root, 'packages/server/src/main.ts'), {
    PORT: '0',
    HOST: '127.0.0.1',
    ADMIN_CODE: adminCode,
    ...('folder' in place ? { DATA_DIR: place.folder } : { DATABASE_URL: place.url }),
  });
  try {
    return await measureOn(engine, await signIn(address));
  } finally {
    child.removeAllListeners('exit');
    child.kill();
    await empty.close();
  }
}

/** An import of many rows, what visitors notice of it, and what staff wait for in a large list. */
export default async function measureImport(): Promise<readonly Measured[]> {
  return [...(await measure('sqlite')), ...(await measure('postgres'))];
}
