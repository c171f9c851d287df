// Changed road files, links and stored roads, 100,000 for each reader of the climb tool:
// `node scripts/fuzz-roads.ts [cases] [name of a reader]`. Ends with 1 when one crashes, hangs or invents something.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fuzz } from '../packages/domain/src/testing/public.ts';
import { climbFuzzTargets } from '../packages/web/src/features/climb-calculator/testing/fuzz-targets.ts';
import { root } from './project.ts';

const [casesText = '100000', only = ''] = process.argv.slice(2);
const stored = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  },
});
const cpu = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
const targets = await climbFuzzTargets(
  (name) => new Uint8Array(readFileSync(join(root, 'data/gpx', name))),
  (bytes) => new Uint8Array(gzipSync(bytes)),
);
for (const target of targets.filter(({ name }) => name.includes(only))) {
  await fuzz(target, { cases: 50, seed: 1, limit: 1000, now: cpu });
  const { cases, accepted, slowest, faults } = await fuzz(target, {
    ...{ cases: Number(casesText), seed: 1_000_000, limit: 100, now: cpu },
  });
  console.log(
    `${target.name}: ${cases} cases, ${accepted} read, ${faults.length} faults, slowest ${slowest.toFixed(0)} ms`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
