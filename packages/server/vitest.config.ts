import { defineConfig } from 'vitest/config';

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
