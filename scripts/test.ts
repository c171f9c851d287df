// Everything a change must pass, in the order in which faults are found fastest. Ends with one line of counts.

import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './build-web.ts';
import { root } from './project.ts';
import { checkRequirements } from './rules.ts';
import { run } from './run.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const fast = process.argv.includes('--fast');
const browserOnly = process.argv.includes('--only=browser');
const filters = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
const reports = await mkdtemp(join(tmpdir(), 'pp-tests-'));
const started = performance.now();

async function step(name: string, work: () => Promise<void>): Promise<void> {
  const from = performance.now();
  try {
    await work();
    counts.passed += 1;
    console.log(`✓ ${name} (${((performance.now() - from) / 1000).toFixed(1)} s)`);
  } catch (fault) {
    counts.failed += 1;
    console.error(`✗ ${name}: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
}

/**
 * Counts from a report file replace the step's own single count. A run that failed though no test did (an unhandled
 * error, a process that died) counts as one failure.
 */
async function counted(name: string, work: () => Promise<void>, read: () => Promise<Counts>): Promise<void> {
  let runFailed = false;
  try {
    await work();
    console.log(`✓ ${name}`);
  } catch (fault) {
    runFailed = true;
    console.error(`✗ ${name}: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
  const found = await read().catch(() => ({ passed: 0, failed: 1, skipped: 0 }));
  counts.passed += found.passed;
  counts.failed += runFailed ? Math.max(found.failed, 1) : found.failed;
  counts.skipped += found.skipped;
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

function numberAt(report: unknown, ...path: readonly string[]): number {
  let place: unknown = report;
  for (const key of path) {
    if (typeof place !== 'object' || place === null) return 0;
    place = Reflect.get(place, key);
  }
  return typeof place === 'number' ? place : 0;
}

async function vitestCounts(): Promise<Counts> {
  const report = await readJson(join(reports, 'vitest.json'));
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests') + (numberAt(report, 'numFailedTestSuites') > 0 ? 1 : 0),
    skipped: numberAt(report, 'numPendingTests'),
  };
}

async function playwrightCounts(): Promise<Counts> {
  const report = await readJson(join(reports, 'playwright.json'));
  return {
    passed: numberAt(report, 'stats', 'expected') + numberAt(report, 'stats', 'flaky'),
    failed: numberAt(report, 'stats', 'unexpected'),
    skipped: numberAt(report, 'stats', 'skipped'),
  };
}

const projects = [
  'packages/domain/tsconfig.json',
  'packages/domain/tsconfig.test.json',
  'packages/spreadsheet/tsconfig.json',
  'packages/spreadsheet/tsconfig.test.json',
  'packages/server/tsconfig.json',
  'packages/web/tsconfig.json',
  'packages/web/tsconfig.test.json',
  'packages/web/worker/tsconfig.json',
  'e2e/tsconfig.json',
  'bench/tsconfig.json',
  'scripts/tsconfig.json',
];

if (!browserOnly) {
  await step('format and lint', () => run('biome', ['check', '--error-on-warnings', '.']));
  for (const project of projects) await step(`types ${project}`, () => run('tsc', ['-p', project]));
  await step('import rules', () =>
    run('depcruise', [
      '--config',
      'dependency-rules.cjs',
      '--output-type',
      'err',
      'packages',
      'e2e',
      'bench',
    ]),
  );
  await step('unused code', () => run('knip', []));
  await step('requirements have tests', checkRequirements);
  await counted(
    'unit and API tests',
    () =>
      run('vitest', [
        'run',
        ...(fast ? ['--project', 'domain', '--project', 'web'] : []),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${join(reports, 'vitest.json')}`,
      ]),
    vitestCounts,
  );
}
if (!fast && existsSync(join(root, 'packages/web/index.html'))) {
  await step('web build', buildWeb);
  await counted(
    'browser journeys',
    () =>
      run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...filters], {
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json') },
      }),
    playwrightCounts,
  );
}
await rm(reports, { recursive: true, force: true });
console.log(`Took ${((performance.now() - started) / 1000).toFixed(0)} s`);
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
console.log(`${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exitCode = counts.failed > 0 ? 1 : 0;
