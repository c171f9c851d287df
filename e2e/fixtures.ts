import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type ServerProcess, startServerProcess } from './server-process.ts';

interface Fixtures {
  /** Messages that the page may log in this journey (a failed request that the journey itself causes). */
  readonly allowedConsole: { allow(pattern: RegExp): void };
}

interface WorkerFixtures {
  /** A real server on a fresh database, shared by the journeys of one worker that do not change data. */
  readonly server: ServerProcess;
  /** Environment of the server; a file of journeys that needs another one overrides it with test.use. */
  readonly serverEnvironment: Readonly<Record<string, string>>;
}

/** The `test` of every journey: a server of its own, relative addresses, and a console that must stay clean. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  serverEnvironment: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ serverEnvironment }, use) => {
      const server = await startServerProcess(serverEnvironment);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  page: async ({ page }, use) => {
    const goto = page.goto;
    page.goto = async (address, options) => {
      const answer = await goto.call(page, address, options);
      if (options?.waitUntil !== 'commit') await becomeLive(page);
      return answer;
    };
    await use(page);
    page.goto = goto;
  },
  allowedConsole: [
    async ({ page }, use) => {
      // The test browser's own remark about the setting serviceWorkers: 'block'.
      const allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];
      const faults: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
      });
      page.on('pageerror', (fault) => faults.push(fault.message));
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Waits until the scripts of a page that came as HTML have taken it over; until then it keeps `ppEarly`. A journey
 * that keeps scripts away goes on without them.
 */
async function becomeLive(page: Page): Promise<void> {
  await page.waitForFunction(() => !('ppEarly' in window), null, { timeout: 10_000 }).catch(() => undefined);
}

export { expect };

/**
 * No axe finding on the page as it stands (WCAG 2.2 A and AA and best practices). The legacy mode looks at the page
 * and its own frames in one go; the other one carries every passed node out of the page, four times as long.
 */
export async function checkAccessibility(page: Page, rules?: readonly string[]): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) })
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }))).toEqual([]);
}

/** What axe finds by colours alone: the rest of its rules see the same page in both themes. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** No axe finding in both themes, as the page stands. */
export async function checkBothThemes(page: Page): Promise<void> {
  const show = (theme: string) =>
    page.evaluate((name) => {
      const before = document.documentElement.dataset.theme ?? 'light';
      document.documentElement.dataset.theme = name;
      return before;
    }, theme);
  const before = await show('light');
  await checkAccessibility(page);
  await show('dark');
  await checkAccessibility(page, colorRules);
  await show(before);
}

/** No axe finding and no sideways scroll in both themes at the widths of a desktop, a tablet and a phone. */
export async function checkEveryLook(
  page: Page,
  widths: readonly number[] = [1440, 820, 390],
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await checkBothThemes(page);
    await expectNoSidewaysScroll(page);
  }
}

/** The page itself does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
