import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isStrongAdminCode } from '@pp-tools/domain/admin';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isSameCode, keptAdminCode } from './admin-code.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pp-code-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('ADM-10 without a configured code one is made, told once, and kept for the owner alone', async () => {
  const told: string[] = [];
  const first = await keptAdminCode(folder, (code) => told.push(code));
  const second = await keptAdminCode(folder, (code) => told.push(code));
  expect(isStrongAdminCode(first)).toBe(true);
  expect(second).toBe(first);
  expect(told).toEqual([first]);
  const file = join(folder, 'admin-code');
  expect((await readFile(file, 'utf8')).trim()).toBe(first);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('ADM-10 two processes that start together agree on one code', async () => {
  const codes = await Promise.all([
    keptAdminCode(folder, () => undefined),
    keptAdminCode(folder, () => undefined),
  ]);
  expect(new Set(codes).size).toBe(1);
});

test('an emptied code file stops the start instead of letting everybody in', async () => {
  await writeFile(join(folder, 'admin-code'), '\n');
  await expect(keptAdminCode(folder, () => undefined)).rejects.toThrow(/no usable admin code/);
});

test.each([
  ['7k2mq-abcde', '7k2mq-abcde', true],
  [' 7k2mq-abcde\n', '7k2mq-abcde', true],
  ['7K2MQ-abcde', '7k2mq-abcde', false],
  ['', '7k2mq-abcde', false],
])('the code %j against %j: %s', (given, wanted, same) => {
  expect(isSameCode(given, wanted)).toBe(same);
});
