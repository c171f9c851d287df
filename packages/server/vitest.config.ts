import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Tests start hundreds of processes and threads; what was compiled once is read from the same cache as a start's.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../node_modules/.cache/compiled');

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    pool: 'forks',
    globalSetup: ['src/testing/postgres-for-tests.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
