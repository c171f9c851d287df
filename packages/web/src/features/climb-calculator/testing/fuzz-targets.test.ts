import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fuzz } from '@pp-tools/domain/testing';
import { expect, test, vi } from 'vitest';
import { climbFuzzTargets } from './fuzz-targets.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
  removeItem: (key: string) => stored.delete(key),
});

const folder = new URL('../../../../../../data/gpx/', import.meta.url);
const targets = await climbFuzzTargets(
  (name) => new Uint8Array(readFileSync(new URL(name, folder))),
  (bytes) => new Uint8Array(gzipSync(bytes)),
);
const cpu = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

test.each(targets)(
  'CLB-03 400 changed inputs of $name neither crash nor hang, and nothing is invented',
  async (target) => {
    // What a reader compiles on its first cases is no hang.
    await fuzz(target, { cases: 20, seed: 1, limit: 1000, now: cpu });
    const { faults } = await fuzz(target, { cases: 400, seed: 4711, limit: 100, now: cpu });
    expect(faults).toEqual([]);
  },
);
