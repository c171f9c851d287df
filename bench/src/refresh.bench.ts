import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  migrateToLatest,
  openSqlite,
  openSqliteFile,
  refreshWheelsets,
  spreadsheetSource,
} from '@pp-tools/server/benchmarking';
import { parse } from 'csv-parse/sync';
import { type Measured, median } from './benchmark.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const rows = 10_000;
const rounds = 7;

/** Ten thousand rows made from the real ones; `price` makes every row differ from the round before. */
async function sheetText(price: number): Promise<string> {
  const [header = '', ...lines] = (await readFile(join(root, 'data/wheelsets.csv'), 'utf8'))
    .trim()
    .split('\r\n');
  const made = Array.from({ length: rows }, (_, index) => {
    const [, ...cells]: string[] = parse(lines[index % lines.length] ?? '')[0] ?? [];
    const changed = [
      String(index + 1),
      `${cells[0]} ${index}`,
      cells[1],
      cells[2],
      String(price),
      ...cells.slice(4),
    ];
    return changed.map((cell) => `"${(cell ?? '').replaceAll('"', '""')}"`).join(',');
  });
  return [header, ...made].join('\r\n');
}

/** The floor: the same file parsed, and its cells written by one prepared statement in one transaction. */
async function parseAndInsert(file: string, folder: string): Promise<number> {
  const database = openSqliteFile(join(folder, 'floor.sqlite'));
  const from = performance.now();
  const [header = [], ...records]: string[][] = parse(await readFile(file, 'utf8'));
  const columns = header.map((name) => `"${name}"`);
  database.exec(
    `drop table if exists wheelset; create table wheelset (id integer primary key, ${columns.join()})`,
  );
  const insert = database.prepare(
    `insert into wheelset (${columns.join()}) values (${header.map(() => '?').join()})`,
  );
  database.transaction(() => {
    for (const record of records) insert.run(record);
  })();
  const took = performance.now() - from;
  database.close();
  return took;
}

/** A refresh in which every row changes: read, checked, compared, written, kept for a rollback, noted. */
export default async function measureRefresh(): Promise<readonly Measured[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pp-bench-refresh-'));
  const database = openSqlite(folder);
  try {
    await migrateToLatest(database);
    const file = join(folder, 'sheet.csv');
    const parts = { db: database.db, source: spreadsheetSource(file), now: () => Date.now() };
    const floors: number[] = [];
    const changed: number[] = [];
    const unchanged: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await writeFile(file, await sheetText(1000 + round));
      floors.push(await parseAndInsert(file, folder));
      for (const times of [changed, unchanged]) {
        const from = performance.now();
        await refreshWheelsets(parts, 'bench');
        times.push(performance.now() - from);
      }
    }
    const floor = median(floors);
    const detail = (took: number) => `${took.toFixed(0)} ms against ${floor.toFixed(0)} ms`;
    return [
      {
        what: `refresh of ${rows} wheelsets, all changed, against parsing and raw prepared inserts`,
        figure: median(changed) / floor,
        unit: 'times',
        limit: 2,
        detail: detail(median(changed)),
      },
      {
        what: `refresh of ${rows} wheelsets, none changed, against the same`,
        figure: median(unchanged) / floor,
        unit: 'times',
        limit: 2,
        detail: detail(median(unchanged)),
      },
    ];
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}
