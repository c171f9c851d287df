import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { openWithFrame } from '../builder-start.ts';
import { checkAccessibility, expect, test } from '../fixtures.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.beforeEach(({ allowedConsole }) => {
  allowedConsole.allow(/Failed to load resource/);
});

const shortAddress = /^http:\/\/[^/]+\/s\/[0-9a-hjkmnp-tv-z]{10}$/;
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Share this page' });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** What a camera reads from a picture on the screen. */
async function readCode(page: Page): Promise<string | undefined> {
  const picture = await dialogOf(page).getByRole('img', { name: 'QR code of the link' }).screenshot();
  const { data, width, height } = PNG.sync.read(picture);
  return jsQR(new Uint8ClampedArray(data), width, height)?.data;
}

test('a build travels by a short link and by its QR code, with the prices of the day', async ({
  page,
  browser,
  server,
}) => {
  await openWithFrame(page, '/build-summary');
  await button(page, 'Copy link').click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const address = await copied(page);
  expect(address).toMatch(shortAddress);

  await button(page, 'QR code').click();
  await expect(dialogOf(page).getByText(address)).toBeVisible();
  expect(await readCode(page)).toBe(address);
  await checkAccessibility(page);

  const fresh = await browser.newContext({ baseURL: server.address });
  const other = await fresh.newPage();
  await other.goto(address);
  await expect(other.getByRole('region', { name: 'Frame Selection' })).toContainText('Tarmac SL8');
  await fresh.close();
});

test('a note to the shop makes a link of its own', async ({ page }) => {
  await page.goto('/wheelsetCompare?v=1&w=1001-1002&b=1001');
  await button(page, 'QR code').click();
  const dialog = dialogOf(page);
  const first = await readAddress(page);
  await dialog.getByLabel('Note to the shop').fill('Do these fit 32 mm tires?');
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(dialog).not.toContainText(first);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  const second = await copied(page);
  expect(second).toMatch(shortAddress);
  await page.goto(second);
  await expect(page).toHaveURL(/\/wheelsetCompare\?v=1&w=100[12]-100[12]&b=1001/);
});

const readAddress = async (page: Page): Promise<string> =>
  (await dialogOf(page).getByText(/\/s\//).textContent()) ?? '';

test('the finder and the climb share their answers', async ({ page, browser, server }) => {
  await page.goto('/wheelsetFinder?a=1-00112-85-__2__');
  await button(page, 'Copy link').click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const address = await copied(page);
  expect(address).toMatch(shortAddress);
  const fresh = await browser.newContext({ baseURL: server.address });
  const other = await fresh.newPage();
  await other.goto(address);
  await expect(other).toHaveURL(/\/wheelsetFinder\?a=1-00112-85/);
  await fresh.close();
});

test('without a server the long link is copied, shorter than 400 characters, and works', async ({
  page,
  browser,
  server,
}) => {
  await openWithFrame(page, '/build-summary');
  await page.route('**/api/short-links', (route) => route.abort());
  await button(page, 'Copy link').click();
  await expect(page.getByText('it is the long one')).toBeVisible();
  const address = await copied(page);
  expect(address).toContain('/build-summary?build=2.');
  expect(address.length).toBeLessThan(400);
  await button(page, 'QR code').click();
  await expect(dialogOf(page)).toContainText(address);
  expect(await readCode(page)).toBe(address);

  const fresh = await browser.newContext({ baseURL: server.address });
  const other = await fresh.newPage();
  await other.goto(address);
  await expect(other.getByRole('region', { name: 'Frame Selection' })).toContainText('Tarmac SL8');
  await other.goto('/build-summary?build=2.br.fAAAAAAA.w1001');
  await expect(other.getByText('One part of this link is no longer in the catalogue.')).toBeVisible();
  await other.goto('/build-summary?build=3.whatever');
  await expect(other.getByText('made by a newer version')).toBeVisible();
  await fresh.close();
});

test('a code that leads nowhere says so, as a page and as a status', async ({ page }) => {
  const answer = await page.goto('/s/0000000000');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Link not found' })).toBeVisible();
  await expect(page.getByText('Check it for typing mistakes')).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/$/);
});
