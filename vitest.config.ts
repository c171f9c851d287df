import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Threads start faster than processes; files share nothing, so isolation comes for free in the domain.
    pool: 'threads',
    reporters: ['default'],
    projects: [
      { test: { name: 'domain', root: 'packages/domain', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: 'packages/server',
          include: ['src/**/*.test.ts'],
          pool: 'forks',
          globalSetup: ['src/testing/postgres-for-tests.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'web', root: 'packages/web', include: ['src/**/*.test.ts'] } },
    ],
  },
});
