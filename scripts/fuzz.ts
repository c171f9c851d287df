// Changed real inputs, 100,000 for each reader of the product: `node scripts/fuzz.ts [cases] [name of a reader]`.
// Ends with 1 when a reader crashes, works longer than 100 ms on one input, or gives what the input does not hold.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type FuzzTarget, fuzz } from '../packages/domain/src/testing/public.ts';
import { fuzzProviderAnswers } from '../packages/server/src/testing/provider-fuzz.ts';
import { spreadsheetFuzzTargets } from '../packages/spreadsheet/src/testing/fuzz-targets.ts';
import { importFuzzTargets } from './import-fuzz.ts';
import { root } from './project.ts';

const [casesText = '100000', only = ''] = process.argv.slice(2);
const cases = Number(casesText);
const data = (name: string) => new Uint8Array(readFileSync(join(root, 'data', name)));
const cpu = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** What a browser has and the modules of the pages ask for as they load. */
function stubBrowser(): void {
  const stored = new Map<string, string>();
  Object.defineProperty(globalThis, 'localStorage', {
    value: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  Object.defineProperty(globalThis, 'addEventListener', { value: () => undefined });
}

async function allTargets(): Promise<readonly FuzzTarget[]> {
  stubBrowser();
  const { browserFuzzTargets } = await import('../packages/web/src/testing/fuzz-targets.ts');
  const { climbFuzzTargets } = await import(
    '../packages/web/src/features/climb-calculator/testing/fuzz-targets.ts'
  );
  return [
    ...(await climbFuzzTargets(
      (name) => data(`gpx/${name}`),
      (bytes) => new Uint8Array(gzipSync(bytes)),
    )),
    ...(await spreadsheetFuzzTargets(data)),
    ...(await browserFuzzTargets()),
    ...(await importFuzzTargets(data)),
  ];
}

function report(line: string, faults: readonly string[]): void {
  console.log(line);
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault.slice(0, 2000)}`);
  if (faults.length > 0) process.exitCode = 1;
}

for (const target of (await allTargets()).filter(({ name }) => name.includes(only))) {
  // What a reader compiles on its first cases is no hang.
  await fuzz(target, { cases: 50, seed: 1, limit: 1000, now: cpu });
  const { accepted, slowest, faults } = await fuzz(target, { cases, seed: 1_000_000, limit: 100, now: cpu });
  const figures = `${accepted} read, ${faults.length} faults, slowest ${slowest.toFixed(0)} ms`;
  report(`${target.name}: ${cases} cases, ${figures}`, faults);
}
if ('provider answers'.includes(only)) {
  const { crashes, slow, wrong } = fuzzProviderAnswers(cases, 1);
  const figures = `${crashes.length} crashes, ${slow.length} over 100 ms, ${wrong.length} wrong`;
  report(`provider answers: ${cases} cases, ${figures}`, [...crashes, ...slow, ...wrong]);
}
