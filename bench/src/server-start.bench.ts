import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importWheelsets, migrateToLatest, openSqlite } from '@pp-tools/server/benchmarking';
import { type Measured, median } from './benchmark.ts';
import { startMeasured } from './http-load.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

async function startOnce(folder: string): Promise<number> {
  const from = performance.now();
  const server = await startMeasured(join(root, 'packages/server/src/main.ts'), {
    PORT: '0',
    DATA_DIR: folder,
  });
  const took = performance.now() - from;
  await new Promise((resolve) => {
    server.child.removeAllListeners('exit').on('exit', resolve);
    server.child.kill();
  });
  return took / 1000;
}

/** Ten thousand rows made from the real ones, each with a number and a name of its own. */
async function generatedCatalogue(rows: number): Promise<string> {
  const [header = '', ...lines] = (await readFile(join(root, 'data/wheelsets.csv'), 'utf8'))
    .trim()
    .split('\r\n');
  const made = Array.from({ length: rows }, (_, index) => {
    const line = lines[index % lines.length] ?? '';
    return line.replace(/^\d+,("?)/, `${index + 1},$1${index} `);
  });
  return [header, ...made].join('\r\n');
}

/** Start to ready with a filled database, and the import of a large catalogue. */
export default async function measureStart(): Promise<readonly Measured[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pp-bench-'));
  try {
    await startOnce(folder);
    const starts: number[] = [];
    for (let round = 0; round < 5; round += 1) starts.push(await startOnce(folder));
    const text = await generatedCatalogue(10_000);
    const imports: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const database = openSqlite(join(folder, `import-${round}`));
      await migrateToLatest(database);
      const from = performance.now();
      await importWheelsets(database.db, text, 'generated.csv');
      imports.push((performance.now() - from) / 1000);
      await database.close();
    }
    return [
      { what: 'process start to ready, filled database', figure: median(starts), unit: 's', limit: 1 },
      { what: 'import of 10,000 wheelsets', figure: median(imports), unit: 's', limit: 1 },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
