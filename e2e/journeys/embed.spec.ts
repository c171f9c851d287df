import type { Page } from '@playwright/test';
import { expect } from '../admin.ts';
import { keepStartedBuild } from '../builder-start.ts';
import { expectNoSidewaysScroll } from '../fixtures.ts';
import { testWithShop } from '../shop-page.ts';

const test = testWithShop((origin) => ({
  EMBED_ORIGINS: `https://other.example, ${origin}`,
  CART_URL: `${origin}/cart/{items}`,
}));
const testRefused = testWithShop(() => ({ EMBED_ORIGINS: 'https://other.example' }));

/** A page of the shop with a tool; it writes down what the tool says. */
const shopHtml = (server: string, attributes: string) => `<body style="margin:0">
  <script type="module" src="${server}/embed.js"></script>
  <script>
    window.said = [];
    for (const type of ['ready', 'height', 'address', 'added', 'cart', 'quote', 'event'])
      document.addEventListener('pp:' + type, ({ detail }) => said.push(detail));
  </script>
  <pp-tools ${attributes}></pp-tools>`;

const said = (page: Page, type: string) =>
  page.evaluate((wanted) => {
    const all: unknown = Reflect.get(window, 'said');
    return Array.isArray(all) ? all.filter((message) => message.type === wanted) : [];
  }, type);

const frameHeight = (page: Page) =>
  page.locator('iframe').evaluate((frame) => Math.round(frame.getBoundingClientRect().height));

test('17.7 Compare grows with its content in a shop’s page, follows its theme and says what was added', async ({
  page,
  server,
  shop,
}) => {
  shop.html = shopHtml(server.address, 'tool="compare" ids="1001,1002" theme="dark"');
  await page.goto(`${shop.origin}/page`);
  const tool = page.frameLocator('iframe');
  await expect(tool.getByRole('heading', { name: 'Wheelset Compare', level: 1 })).toBeVisible();
  await expect(tool.getByRole('row', { name: /Extreme C52/ }).first()).toBeVisible();
  await expect(tool.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(tool.getByRole('banner')).toBeHidden();
  await expect.poll(() => said(page, 'pp:height').then(({ length }) => length)).toBeGreaterThan(0);
  const wanted = () =>
    tool.locator('#root').evaluate((root) => Math.ceil(root.getBoundingClientRect().height));
  await expect.poll(async () => (await frameHeight(page)) - (await wanted())).toBe(0);
  expect(await tool.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight)).toBe(0);

  await page.locator('pp-tools').evaluate((element) => element.setAttribute('theme', 'light'));
  await expect(tool.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('17.7 a wheel’s page tells the shop what was put on the shelf and where the visitor goes', async ({
  page,
  server,
  shop,
}) => {
  shop.html = shopHtml(server.address, 'tool="wheel" ids="1001"');
  // Browsers may block all storage in frames of other sites.
  await page.addInitScript(() => {
    if (window.parent === window) return;
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await page.goto(`${shop.origin}/page`);
  const tool = page.frameLocator('iframe');
  await tool.getByRole('button', { name: /^Add to .*Extreme C52/ }).click();
  await expect.poll(() => said(page, 'pp:added')).toEqual([{ type: 'pp:added', ids: ['1001'] }]);
  expect(await said(page, 'pp:event')).toEqual([
    { type: 'pp:event', event: { name: 'select_item', items: ['1001'] } },
  ]);
  const target = await tool.getByRole('link', { name: 'PP shop' }).evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault());
    if (link instanceof HTMLAnchorElement) link.click();
    return link.getAttribute('target');
  });
  expect(target).toBe('_blank');
  await tool.locator('a[href^="/wheelset/"]').first().click();
  await expect
    .poll(async () => (await said(page, 'pp:address')).length, { timeout: 15_000 })
    .toBeGreaterThan(1);
});

for (const [tool, heading] of [
  ['finder', 'Wheelset Finder'],
  ['builder', 'Choose Your Bike Type'],
] as const) {
  test(`17.7 ${heading} opens in a shop’s page`, async ({ page, server, shop }) => {
    shop.html = shopHtml(server.address, `tool="${tool}"`);
    await page.goto(`${shop.origin}/page`);
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText(heading);
    await expect.poll(() => said(page, 'pp:height').then(({ length }) => length)).toBeGreaterThan(0);
  });
}

test('17.7 a build in a frame hands its items to the shop’s page, which goes to the cart', async ({
  signedIn: page,
  server,
  shop,
}) => {
  const changed = await page.request.post(`${server.address}/api/staff/catalogue/groupset/changes`, {
    data: { changes: [{ key: ['sh-105-r7120'], before: {}, after: { article_number: 'GS 105' } }] },
    headers: { origin: server.address },
  });
  expect(changed.status()).toBe(200);
  await keepStartedBuild(page);
  shop.html = shopHtml(server.address, 'tool="builder"');
  await page.goto(`${shop.origin}/page`);
  const tool = page.frameLocator('iframe');
  await expect.poll(() => said(page, 'pp:address').then(({ length }) => length)).toBeGreaterThan(0);
  const goAndArrive = async (path: string) => {
    await tool.locator('body').evaluate((_, to) => window.location.assign(to), path);
    const last = () => said(page, 'pp:address').then((all) => all.at(-1)?.address);
    await expect.poll(last, { timeout: 30_000 }).toBe(path);
  };
  await goAndArrive('/bike-builder/components');
  await tool.getByRole('button', { name: 'Shimano 105 R7120 mechanical disc', exact: true }).click();
  await expect
    .poll(() => tool.locator('body').evaluate(() => localStorage.getItem('pp.build')))
    .toContain('sh-105-r7120');
  await goAndArrive('/build-summary');
  await tool.getByRole('button', { name: 'Add To Cart' }).click();
  await expect(tool.getByRole('list', { name: 'Into the cart' })).toContainText('GS 105');
  await page.evaluate(() =>
    document.addEventListener('pp:cart', (event) => event.preventDefault(), { once: true }),
  );
  const go = tool.getByRole('button', { name: 'Go to the cart' });
  await go.press('Enter');
  await expect
    .poll(() => said(page, 'pp:cart'))
    .toEqual([
      {
        type: 'pp:cart',
        items: [{ articleNumber: 'GS 105', quantity: 1 }],
        asked: ['Bring My Own Test Frame', 'Test Wheels'],
        address: `${shop.origin}/cart/GS%20105:1`,
      },
    ]);
  expect(shop.cart).toEqual([]);
  await go.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  expect(shop.cart).toEqual(['/cart/GS%20105:1']);
});

testRefused(
  '17.7 the browser refuses a page of an origin that is not allowed',
  async ({ page, server, shop, allowedConsole }) => {
    allowedConsole.allow(/frame-ancestors/);
    shop.html = shopHtml(server.address, 'tool="compare"');
    await page.goto(`${shop.origin}/page`);
    await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:/);
    expect(await said(page, 'pp:ready')).toEqual([]);
    // The Climb page is open to every shop, as it always was.
    shop.html = shopHtml(server.address, 'tool="climb" ids="1034,1033" theme="dark"');
    await page.goto(`${shop.origin}/page`);
    await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => frameHeight(page)).toBeGreaterThan(900);
  },
);

testRefused('17.7 pages of staff are never shown in a foreign frame', async ({ page, server, shop }) => {
  const policyOf = async (path: string) =>
    (await page.request.get(server.address + path)).headers()['content-security-policy'] ?? '';
  expect(await policyOf('/wheelsetCompare')).toContain("frame-ancestors 'self' https://other.example");
  expect(await policyOf('/ppauth/adminLogin')).toMatch(/frame-ancestors 'self'$/);
  const script = await page.request.get(`${server.address}/embed.js`);
  expect(script.headers()['cache-control']).toBe('public, max-age=3600');
  expect((await script.body()).length).toBeLessThan(3000);
  expect(await script.text()).not.toMatch(/\bimport\s*[{'"(*]|\bexport\b/);
  expect(shop.cart).toEqual([]);
});
