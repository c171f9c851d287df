import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'domain',
    include: ['src/**/*.test.ts'],
    pool: 'threads',
    // Pure rules leave nothing behind: a worker reads the catalogue and the modules once for all files.
    isolate: false,
    // On a crowded machine a test may wait for its turn; what is slow by itself is found by the benchmarks.
    testTimeout: 20_000,
  },
});
