// Runs every *.bench.ts next to this file (or those whose name contains an argument) and prints each figure
// with its limit. Figures are ratios or times of one run on one machine; a figure over its limit fails the run.
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Benchmark, Measured } from './benchmark.ts';

const folder = dirname(fileURLToPath(import.meta.url));
const wanted = process.argv.slice(2);

const isBenchmark = (value: unknown): value is { default: Benchmark } =>
  typeof value === 'object' && value !== null && 'default' in value && typeof value.default === 'function';

const print = (name: string, measured: Measured): void => {
  const verdict = measured.figure <= measured.limit ? 'ok  ' : 'OVER';
  const figure = measured.figure.toFixed(measured.figure < 10 ? 2 : 0);
  console.log(
    `${verdict} ${name}: ${measured.what} = ${figure} ${measured.unit} (limit ${measured.limit} ${measured.unit})`,
  );
  if (measured.detail) console.log(`     ${measured.detail}`);
};

let over = 0;
for (const file of (await readdir(folder)).filter((name) => name.endsWith('.bench.ts')).sort()) {
  const name = file.replace('.bench.ts', '');
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
  const module: unknown = await import(pathToFileURL(join(folder, file)).href);
  if (!isBenchmark(module)) throw new Error(`${file} has no default benchmark function`);
  for (const measured of await module.default()) {
    print(name, measured);
    if (measured.figure > measured.limit) over += 1;
  }
}
console.log(over === 0 ? 'All figures are within their limits.' : `${over} figure(s) over their limits.`);
process.exitCode = over === 0 ? 0 : 1;
