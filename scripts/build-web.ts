import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './project.ts';
import { run } from './run.ts';

const web = join(root, 'packages', 'web');
const stamp = join(web, 'dist', '.built-from');
const sources = [
  'packages/web',
  'packages/domain/src',
  'packages/spreadsheet/src',
  'package-lock.json',
  'data/climbs.csv',
];

/** Builds the web pages when a source changed since the last build; says so in one line. */
export async function buildWeb(): Promise<void> {
  const state = await sourceState();
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === state) return;
  console.log('Building the web pages …');
  await run('vite', ['build', '--logLevel', 'warn'], { cwd: web });
  await run('vite', ['build', '--config', 'vite.pages.config.ts', '--logLevel', 'warn'], { cwd: web });
  await compressAssets(join(web, 'dist', 'assets'));
  await writeFile(stamp, state);
}

/** Name, size and time of every source file; far cheaper than reading them. */
async function sourceState(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesBelow(join(root, source))) {
      const { size, mtimeMs } = await stat(file);
      hash.update(`${file}:${size}:${mtimeMs};`);
    }
  }
  return hash.digest('hex');
}

const generated = new Set(['dist', 'dist-pages', 'node_modules']);

async function filesBelow(place: string): Promise<string[]> {
  if (!existsSync(place)) return [];
  if ((await stat(place)).isFile()) return [place];
  const entries = await readdir(place, { withFileTypes: true });
  const kept = entries.filter((entry) => !generated.has(entry.name));
  const nested = await Promise.all(kept.map((entry) => filesBelow(join(place, entry.name))));
  return nested.flat().sort();
}

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const compressible = /\.(js|css|svg|json|csv|ttf|html)$/;

/** Writes a br and a gz copy next to each asset at the best quality, so that the server only reads bytes. */
async function compressAssets(folder: string): Promise<void> {
  for (const file of await filesBelow(folder)) {
    if (!compressible.test(file)) continue;
    const bytes = await readFile(file);
    // A slice of rare characters is seldom fetched: the last percent is not worth seconds of every build.
    const quality = basename(file).startsWith('han-rest') ? 5 : 11;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    await writeFile(`${file}.br`, await brotli(bytes, { params }));
    await writeFile(`${file}.gz`, await gz(bytes, { level: 9 }));
  }
}
