import { defineConfig } from 'vitest/config';

export default defineConfig({
  // On a crowded machine a test may wait for its turn; what is slow by itself is found by the benchmarks.
  test: {
    name: 'web',
    include: ['{src,vite-plugins,worker}/**/*.test.ts'],
    pool: 'threads',
    testTimeout: 20_000,
  },
});
