import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { admin, adminCode, expect, test } from '../admin.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker has everything and answers for this page. */
async function visitOnce(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** What the browser has stored for offline use: address and first characters of each answer. */
const storedAnswers = (page: Page): Promise<{ path: string; type: string; start: string }[]> =>
  page.evaluate(async () => {
    const found = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        found.push({
          path: new URL(request.url).pathname,
          type: answer?.headers.get('content-type') ?? '',
          start: ((await answer?.text()) ?? '').slice(0, 2000),
        });
      }
    }
    return found;
  });

/** Every address of the product that is for staff, as a link or a bookmark opens it. */
const staffAddresses = [
  '/ppauth/adminLogin',
  '/ppauth/adminRegister',
  '/ppauth/admin',
  '/ppauth/admin/wheelsets',
  '/ppauth/admin/tracking',
  '/wheelsets/admin',
  '/auth/checkAuth',
  '/admin/audit',
  '/ordertracking',
  '/healthz',
  '/readyz',
];

test('nothing that staff see is stored in the browser, and no answer replaces the offline home page', async ({
  page,
  server,
  context,
  allowedConsole,
}) => {
  // Chromium remarks on a preload that a worker answered; leaving a page at once leaves preloads unused.
  allowedConsole.allow(
    /net::ERR_INTERNET_DISCONNECTED|Failed to load resource|Content Security Policy|preload/,
  );
  await visitOnce(page);
  await page.request.post(`${server.address}/auth/register`, { data: { ...admin, adminCode } });
  await page.request.post(`${server.address}/auth/login`, { data: admin });
  for (const address of staffAddresses) await page.goto(address);
  await page.goto('/ppauth/admin/tracking');
  await expect(page.getByText(admin.username)).toBeVisible();
  const stored = await storedAnswers(page);
  expect(stored.map(({ path }) => path)).toContain('/');
  for (const { path, type, start } of stored) {
    expect(path).not.toMatch(/^\/(auth|admin|ppauth|ordertracking|wheelsets\/admin|healthz|readyz)/);
    expect(start).not.toContain(admin.username);
    if (path === '/') expect(type).toContain('text/html');
  }
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'PP Tools' })).toBeVisible();
});

test('logging out removes stored answers and the public tools still open without a network', async ({
  page,
  server,
  context,
  allowedConsole,
}) => {
  allowedConsole.allow(/net::ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await visitOnce(page);
  await page.request.post(`${server.address}/auth/register`, { data: { ...admin, adminCode } });
  await page.request.post(`${server.address}/auth/login`, { data: admin });
  await page.goto('/ppauth/admin/wheelsets');
  // What an older version of the product may have left behind.
  await page.evaluate(async () => {
    const cache = await caches.open('pp-tools-0123456789ab');
    await cache.put('/ordertracking', new Response('{"orders":[]}'));
  });
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect
    .poll(async () => (await storedAnswers(page)).map(({ path }) => path))
    .not.toContain('/ordertracking');
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'PP Tools' })).toBeVisible();
});

const tools: readonly { readonly address: string; readonly shows: (page: Page) => Promise<void> }[] = [
  {
    address: '/wheelsetCompare?v=1&w=1001-1003',
    shows: async (page) => {
      await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(2);
      await expect(page.getByText(/^Figures as of /)).toBeVisible();
    },
  },
  {
    address: '/wheelsetFinder',
    shows: (page) => expect(page.getByRole('group').first()).toBeVisible(),
  },
  {
    address: '/wheelsetFinder/method',
    shows: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
  {
    address: '/WheelsetClimbCalculator',
    shows: (page) => expect(page.frameLocator('iframe').getByRole('combobox').first()).toBeVisible(),
  },
  {
    address: '/bike-builder/bike-type',
    shows: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
  {
    address: '/build-summary',
    shows: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
];

test('every tool opens without a network after one visit of the home page', async ({
  page,
  context,
  allowedConsole,
}) => {
  allowedConsole.allow(/net::ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  // Chromium's own remark on a preload that the service worker answers.
  allowedConsole.allow(/cross-world service worker resource mismatch/);
  await visitOnce(page);
  await context.setOffline(true);
  for (const { address, shows } of tools) {
    await test.step(address, async () => {
      await page.goto(address);
      await shows(page);
      await page.getByRole('link', { name: 'Home' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'PP Tools' })).toBeVisible();
    });
  }
});

/** Passes everything on to a server; the service worker's file changes with `version`, as a new build would. */
async function startRelay(target: string, version: () => string): Promise<Server> {
  const relay = createServer(async (request, reply) => {
    const answer = await fetch(new URL(request.url ?? '/', target));
    const isWorker = request.url === '/service-worker.js';
    const body = isWorker
      ? `${await answer.text()}\n// ${version()}`
      : Buffer.from(await answer.arrayBuffer());
    for (const name of ['content-type', 'cache-control', 'content-security-policy']) {
      const value = answer.headers.get(name);
      if (value !== null) reply.setHeader(name, value);
    }
    reply.writeHead(answer.status).end(body);
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  return relay;
}

test('a new version is offered, and the open page stays as it is until the visitor accepts', async ({
  page,
  server,
}) => {
  let version = 'one';
  const relay = await startRelay(server.address, () => version);
  const place = relay.address();
  if (place === null || typeof place === 'string') throw new Error('the relay has no port');
  try {
    await page.goto(`http://127.0.0.1:${place.port}/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.evaluate(() => {
      document.body.dataset.opened = 'before';
    });
    version = 'two';
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await expect(page.getByText('A new version of this site is ready.')).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-opened', 'before');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('body')).not.toHaveAttribute('data-opened', 'before');
    await expect(page.getByRole('heading', { level: 1, name: 'PP Tools' })).toBeVisible();
  } finally {
    relay.closeAllConnections();
    relay.close();
  }
});
