import { defineConfig } from '@playwright/test';
import { browserArguments, browserExecutable } from './browser.ts';

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  // Each journey has a server and a database of its own, so they may run side by side.
  fullyParallel: true,
  workers: 2,
  // A journey that only passes the second time is reported as flaky; a crowded machine does not stop a landing.
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  use: {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: { executablePath: await browserExecutable(), args: browserArguments },
    permissions: ['clipboard-read', 'clipboard-write'],
    // Journeys that hold back or change answers must see every request; the offline journey allows it.
    serviceWorkers: 'block',
    trace: 'off',
  },
});
