import type { APIRequestContext } from '@playwright/test';
import { checkBothThemes, expect, expectNoSidewaysScroll, test } from '../fixtures.ts';

const wheel = '/wheelset/1001/9velo-extreme-c52-disc';

/** Status, head and words of a page as a program without scripts reads it. */
async function read(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { headers: { accept: 'text/html' }, maxRedirects: 0 });
  const html = await answer.text();
  const text = html
    .replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<\/?(?:span|a|b|i|small|abbr)\b[^>]*>|<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  return { answer, html, text };
}

/** Facts of schema.org in a page. */
const factsIn = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );

const pages = [
  ['/', 'PP Tools - Home Page', 'Put wheelsets side by side and see every difference.'],
  [
    wheel,
    '9Velo Extreme C52 Disc',
    'Disc brake wheelset for road: 999 g, 52 mm deep, 23.6 mm wide inside, $1,799.',
  ],
  ['/wheelsets-for/road-disc', 'Road Disc wheelsets', 'Zipp 202 NSW Disc'],
  ['/wheelsetFinder/method', 'How the finder works', 'A wheel has to meet all of them, in this order:'],
  ['/wheelsetCompare', 'Wheelset Compare', 'Your comparison is empty. Search for a wheelset above'],
  ['/wheelsetFinder', 'Wheelset Finder', 'What wheels are you looking for?'],
  ['/WheelsetClimbCalculator', 'Wheelset Climb Calculator', 'How much faster up the climb?'],
  ['/bike-builder/frameset', 'Choose Your Frameset - Bike Builder', 'Road Bike framesets'],
  ['/bike-builder/bike-type', 'Choose Your Bike Type - Bike Builder', 'Speed and efficiency on paved roads'],
  ['/bike-builder/wheelset', 'Choose Your Wheelset - Bike Builder', 'Compatible Wheelsets'],
  ['/bike-builder/components', 'Choose Your Components - Bike Builder', 'Shimano'],
] as const;

for (const [address, title, words] of pages) {
  test(`${address} arrives with its words, its title and a description`, async ({ request }) => {
    const { answer, html, text } = await read(request, address);
    expect(answer.status()).toBe(200);
    expect(text).toContain(words);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,200}">/);
    expect(html).toMatch(/<link rel="canonical" href="[^"]+">/);
    for (const name of ['og:title', 'og:description', 'og:type', 'og:url']) {
      expect(html).toMatch(new RegExp(`<meta property="${name}" content="[^"]+">`));
    }
    // Scripts that reveal content would be refused by the page's own policy.
    expect(html.slice(html.indexOf('<div id="root"'), html.indexOf('id="pp-data"'))).not.toContain(
      '<script>',
    );
  });
}

/** Width and height in the header of a PNG. */
const sizeOfPng = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

test('a shared link shows a picture of what it leads to', async ({ request }) => {
  const contents = new Set<string>();
  const compared = '/wheelsetCompare?v=1&w=1001-1002&b=1002';
  for (const address of [
    '/',
    wheel,
    compared,
    '/WheelsetClimbCalculator',
    '/wheelsetFinder',
    '/build-summary',
  ]) {
    const { html } = await read(request, address);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    const named = /<meta property="og:image" content="[^"]*(\/preview\.png\?[^"]+)">/.exec(html)?.[1] ?? '';
    const answer = await request.get(named);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/png');
    const png = await answer.body();
    expect(sizeOfPng(png)).toEqual({ width: 1200, height: 630 });
    contents.add(png.toString('base64'));
    const etag = answer.headers().etag ?? '';
    expect((await request.get(named, { headers: { 'if-none-match': etag } })).status()).toBe(304);
  }
  expect(contents.size).toBe(6);
});

test('there is no picture of a page that is not there, nor of staff pages', async ({ request }) => {
  for (const address of ['/wheelset/999999/none', '/nowhere', '/ppauth/wheelsets', 'x', '']) {
    expect((await request.get(`/preview.png?of=${encodeURIComponent(address)}`)).status(), address).toBe(404);
  }
  expect((await read(request, '/wheelset/999999/none')).html).not.toContain('og:image');
});

test('a wheelset page says what it sells in the words of schema.org', async ({ request }) => {
  const { html } = await read(request, wheel);
  const [product, crumbs] = factsIn(html);
  expect(product).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: '9Velo Extreme C52 Disc',
    brand: { '@type': 'Brand', name: '9Velo' },
    offers: { '@type': 'Offer', price: 1799, priceCurrency: 'USD' },
  });
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
});

test('a linked comparison arrives as a table with its differences, and its preview names the wheels', async ({
  request,
}) => {
  const { answer, text, html } = await read(
    request,
    '/wheelsetCompare?v=1&w=1002-1001-999999&b=1001&u=metric',
  );
  expect(answer.status()).toBe(200);
  expect(text).toContain('1225g (+226g)');
  expect(text).toContain(
    '9Velo CD50 Wide: 226 g heavier, 2 mm shallower, 0.4 mm wider and $510 cheaper than',
  );
  expect(text).toContain('One wheelset of this link is no longer in the catalogue.');
  expect(html).toContain('<meta property="og:title" content="9Velo CD50 Wide against 9Velo Extreme C52">');
  expect(html).toContain('<link rel="canonical" href="/wheelsetCompare?v=1&amp;w=1002-1001&amp;b=1001">');
  for (const address of [
    '?v=1&w=999999',
    '?v=1&w=<script>',
    '?w=1001',
    '?v=9&w=1001',
    `?v=1&w=${'1-'.repeat(3000)}`,
  ]) {
    const other = await read(request, `/wheelsetCompare${address}`);
    expect([address.slice(0, 20), other.answer.status()]).toEqual([address.slice(0, 20), 200]);
    expect(other.text).toContain('Choose wheelsets, then select a row');
  }
});

test('a wheelset without a known price has no offer', async ({ request }) => {
  const { html } = await read(request, '/wheelsets-for/road-disc');
  const path = /href="(\/wheelset\/\d+\/zipp-202-nsw-disc)"/.exec(html)?.[1] ?? '';
  const [product] = factsIn((await read(request, path)).html);
  expect(product).toMatchObject({ '@type': 'Product', name: 'Zipp 202 NSW Disc' });
  expect(product).not.toHaveProperty('offers');
});

test('an address with another name moves for good; unknown ones are a real 404', async ({ request }) => {
  for (const address of ['/wheelset/1001', '/wheelset/1001/an-older-name']) {
    const { answer } = await read(request, address);
    expect([answer.status(), answer.headers().location]).toEqual([301, wheel]);
  }
  for (const address of [
    '/wheelset/999999/none',
    '/wheelset/x',
    '/wheelsets-for/tandem',
    '/nothing',
    '/wheelsets-for/road-disc?page=99',
  ]) {
    const { answer, text, html } = await read(request, address);
    expect([address, answer.status()]).toEqual([address, 404]);
    expect(text).toContain('Page not found');
    expect(html).toContain('<meta name="robots" content="noindex">');
  }
});

test('parameters that a page does not read make no other page, and a page that did not change is not sent', async ({
  request,
}) => {
  const first = await read(request, wheel);
  const other = await read(request, `${wheel}?utm_source=x&a=<script>`);
  expect(other.html).toBe(first.html);
  const again = await request.get(wheel, {
    headers: {
      'if-none-match': first.answer.headers().etag ?? '',
      'accept-encoding': first.answer.headers()['content-encoding'] ?? 'gzip, deflate, br',
    },
  });
  expect(again.status()).toBe(304);
});

test('300 pages at once each hold their own wheelset', async ({ request }) => {
  const { html } = await read(request, '/wheelsets-for/road-disc');
  const links = [...html.matchAll(/<a href="(\/wheelset\/(\d+)\/[^"]+)">/g)].slice(0, 60);
  expect(links.length).toBeGreaterThan(40);
  const wanted = Array.from({ length: 5 }, () => links).flat();
  const answers = await Promise.all(wanted.map(([, path = '']) => read(request, path)));
  for (const [index, { html: page }] of answers.entries()) {
    const [, path, ppId] = wanted[index] ?? [];
    expect(page).toContain(`<link rel="canonical" href="${path}">`);
    expect(factsIn(page)[0]).toMatchObject({ productID: ppId });
  }
});

/** Every public page, and whether a tool takes the place of what came. */
const takenOver: readonly (readonly [address: string, isTool?: boolean])[] = [
  ['/'],
  [wheel],
  ['/wheelsets-for/gravel'],
  ['/wheelsetFinder/method'],
  ['/wheelsetCompare', true],
  ['/wheelsetCompare?v=1&w=1002-1001&b=1001', true],
  ['/wheelsetFinder', true],
  ['/WheelsetClimbCalculator', true],
  ['/bike-builder/bike-type', true],
  ['/build-summary', true],
];

for (const [address, isTool = false] of takenOver) {
  for (const [width, theme] of [
    [390, 'dark'],
    [1440, 'light'],
  ] as const) {
    test(`the HTML of ${address} becomes the page without a jump, ${theme} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((chosen) => {
        localStorage.setItem('pp.theme', JSON.stringify({ version: 1, value: chosen }));
        document.addEventListener('DOMContentLoaded', () => {
          Reflect.set(window, 'firstHeading', document.querySelector('h1'));
        });
        Reflect.set(window, 'shift', 0);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
      }, theme);
      const faults: string[] = [];
      page.on('pageerror', (fault) => faults.push(fault.message));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      await page.goto(address);
      const name = theme === 'dark' ? 'Use light theme' : 'Use dark theme';
      await expect(page.getByRole('button', { name })).toBeVisible();
      await expect(page.locator('[data-html]')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { same, shift } = await page.evaluate(() => ({
        same: Reflect.get(window, 'firstHeading') === document.querySelector('h1'),
        shift: Reflect.get(window, 'shift'),
      }));
      // A tool takes the place of its HTML; other pages are the very elements that came.
      if (!isTool) expect(same).toBe(true);
      expect(shift).toBeLessThan(0.01);
      expect(faults).toEqual([]);
      await expectNoSidewaysScroll(page);
    });
  }
}

test('a button pressed before the scripts are there does its work when they are', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/react-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Use dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a visitor goes from a category to a wheelset to its rival and into Compare', async ({ page }) => {
  await page.goto('/wheelsets-for/road-disc');
  await page.getByRole('link', { name: 'Weight ascending' }).click();
  await expect(page).toHaveURL(/sort=weightAscending$/);
  await expect(page.getByRole('row').nth(1)).toContainText('9Velo Extreme C52 Disc');
  await page.getByRole('link', { name: '9Velo Extreme C52 Disc' }).click();
  await expect(page).toHaveURL(wheel);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('9Velo Extreme C52 Disc');
  await expect(page).toHaveTitle('9Velo Extreme C52 Disc');
  await expect(page.getByText(/^The lightest of \d+$/)).toBeVisible();
  const rival = page.getByRole('heading', { level: 3 }).first();
  const name = await rival.textContent();
  await rival.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wheelset Compare' })).toBeVisible();
});

test('the pages of the catalogue have no accessibility finding', async ({ page }) => {
  for (const address of [wheel, '/wheelsets-for/road-disc']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await checkBothThemes(page);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('home, a wheelset and a category are read whole and their links work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'GO to Bike Builder' })).toBeVisible();
    await expect(page.getByRole('img').first()).toBeVisible();
    await page.goto('/wheelsetCompare?v=1&w=1001-1002&b=1001');
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.goto('/wheelsets-for/road-disc');
    await page
      .getByRole('navigation', { name: 'Depth' })
      .getByRole('link', { name: /55 ?mm and more/ })
      .click();
    await expect(page).toHaveURL(/\?depth=deep$/);
    const prices = page.getByRole('navigation', { name: 'Price' });
    await expect(prices.getByRole('link', { name: /Under/ })).toHaveCount(0);
    await prices.getByRole('link', { name: /1,000 to/ }).click();
    await expect(page).toHaveURL(/\?depth=deep&price=middle$/);
    await page.goto('/wheelsets-for/mtb');
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page).toHaveURL(/\/wheelset\/\d+\//);
    await expect(page.getByText('Nearest rivals')).toBeVisible();
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
  });
});
