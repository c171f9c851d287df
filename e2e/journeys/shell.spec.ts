import { openComponentsStep } from '../builder-start.ts';
import { checkAccessibility, checkEveryLook, expect, expectNoSidewaysScroll, test } from '../fixtures.ts';

const tools = [
  ['Wheelset Compare', '/wheelsetCompare'],
  ['Wheelset Finder', '/wheelsetFinder'],
  ['Bike Builder', '/bike-builder'],
  ['Wheelset Climb Calculator', '/WheelsetClimbCalculator'],
] as const;

test('SHL-01 home shows four tools, each with a text and a GO button that leads to it', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('PP Tools - Home Page');
  await expect(page.getByRole('heading', { level: 1, name: 'PP Tools' })).toBeVisible();
  for (const [name, path] of tools) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card.getByRole('paragraph')).not.toBeEmpty();
    await expect(card.getByRole('img')).toHaveAccessibleName(/\S/);
    await expect(card.getByRole('link', { name: `GO to ${name}` })).toHaveAttribute('href', path);
  }
  await page.getByRole('link', { name: 'GO to Wheelset Compare' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wheelset Compare' })).toBeVisible();
});

test('home offers a returning visitor the build and the shelf, and a new one neither', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Bike Builder' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Where you were' })).toHaveCount(0);
  await openComponentsStep(page);
  await page.goto('/wheelsetCompare?v=1&w=1001-1002');
  await expect(page.getByRole('table').first().getByRole('rowheader')).toHaveCount(2);
  await page.goto('/');
  const left = page.getByRole('navigation', { name: 'Where you were' });
  await expect(left.getByRole('link', { name: '2 wheels on your shelf' })).toBeVisible();
  await left.getByRole('link', { name: 'Continue: My Build' }).click();
  await expect(page).toHaveURL(/\/bike-builder\/components/);
});

test('on a phone all four tools are in one window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const height = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().bottom);
  expect(height).toBeLessThan(1000);
});

test('SHL-02 the header has home and theme everywhere, Admin Login on the home page only', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Admin Login' })).toHaveAttribute('href', '/ppauth/adminLogin');
  await page.goto('/wheelsetCompare');
  await expect(page.getByRole('button', { name: 'Use dark theme' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Login' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('SHL-03 the theme starts light, is remembered, and stands before the first paint', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.allow(/net::ERR_FAILED/);
  await page.goto('/');
  const scheme = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await scheme()).toBe('light');
  await page.getByRole('button', { name: 'Use dark theme' }).click();
  await expect.poll(scheme).toBe('dark');
  // With the app's code held back, only the page itself can have chosen the theme.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(scheme).toBe('dark');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await expect.poll(ground).toBe('rgb(14, 19, 18)');
});

test('SHL-04 Contact Us gives the address to copy and to write to', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Contact Us' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  await expect(dialog.getByRole('link', { name: 'contact@example.com' })).toHaveAttribute(
    'href',
    'mailto:contact@example.com',
  );
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Copy email address' }).click();
  await expect(page.getByText('Email copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('contact@example.com');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Contact Us' })).toBeFocused();
});

test('SHL-04 a refused copy says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Contact Us' }).click();
  await page.getByRole('button', { name: 'Copy email address' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to copy email.' })).toBeVisible();
});

test('SHL-06 a page part that fails to load shows an error with a retry that works', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.allow(/Failed to load resource|net::ERR_FAILED/);
  let isDown = true;
  await page.route('**/assets/wheelset-compare-screen*.js', (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await page.goto('/wheelsetCompare');
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wheelset Compare' })).toBeVisible();
});

for (const [outcome, comesBack] of [
  ['opens after one reload', true],
  ['is told after one reload', false],
] as const) {
  test(`SHL-06 a page part that a newer build has removed ${outcome}`, async ({ page, allowedConsole }) => {
    allowedConsole.allow(/Failed to load resource/);
    let visits = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visits += 1;
    });
    await page.goto('/');
    await page.route('**/assets/wheelset-compare-screen*.js', (route) =>
      comesBack && visits > 1 ? route.continue() : route.fulfill({ status: 404, body: '' }),
    );
    await page.route('/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<script src="/assets/index-newer.js"></script>' }),
    );
    await page.getByRole('link', { name: 'GO to Wheelset Compare' }).click();
    await expect(
      comesBack
        ? page.getByRole('combobox', { name: 'Search for wheelset' })
        : page.getByRole('heading', { name: 'This page did not load' }),
    ).toBeVisible();
    expect(visits).toBe(2);
  });
}

test('SHL-06 a page part that hangs shows the load error after 120 s', async ({ page }) => {
  await page.clock.install();
  const part = '**/assets/wheelset-compare-screen*.js';
  await page.route(part, () => undefined);
  const asked = page.waitForRequest(part);
  await page.goto('/wheelsetCompare', { waitUntil: 'commit' });
  await asked;
  await expect(page.getByRole('heading', { level: 1, name: 'Wheelset Compare' })).toBeVisible();
  // The clock also goes by itself, by seconds on a busy machine.
  await page.clock.fastForward(110_000);
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeHidden();
  await page.clock.fastForward(11_000);
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
});

test('SHL-07 an unknown address answers 404 with a page that leads home', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.allow(/404/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveTitle('PP Tools - Home Page');
});

test('SHL-08 corrupt, full or blocked storage leaves the page working', async ({ browser, server }) => {
  const states = [
    () => localStorage.setItem('pp.theme', '{"version":1,'),
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
    () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    },
  ];
  for (const spoil of states) {
    const context = await browser.newContext({ baseURL: server.address });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (fault) => faults.push(fault.message));
    await page.addInitScript(spoil);
    await page.goto('/');
    await page.getByRole('button', { name: 'Use dark theme' }).click();
    await expect(page.getByRole('button', { name: 'Use light theme' })).toBeVisible();
    expect(faults).toEqual([]);
    await context.close();
  }
});

for (const width of [320, 360, 390, 820, 1440]) {
  test(`SHL-09 home fits a window of ${width} px without sideways scroll`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'GO to Bike Builder' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

test('home has no accessibility finding', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkEveryLook(page);
});
