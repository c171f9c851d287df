import { fuzz } from '@pp-tools/domain/testing';
import { expect, test, vi } from 'vitest';
import { storageStub } from './storage-stub.ts';

vi.stubGlobal('localStorage', storageStub());
vi.stubGlobal('addEventListener', () => undefined);
const { browserFuzzTargets } = await import('./fuzz-targets.ts');
const targets = await browserFuzzTargets();
const cpu = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

test.each(targets)(
  '300 changed inputs of $name neither crash nor hang, and nothing is invented',
  async (target) => {
    // What a reader compiles on its first cases is no hang.
    await fuzz(target, { cases: 20, seed: 1, limit: 1000, now: cpu });
    const { faults } = await fuzz(target, { cases: 300, seed: 4711, limit: 100, now: cpu });
    expect(faults).toEqual([]);
  },
);
