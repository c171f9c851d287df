import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseFrame, openWithFrame } from '../builder-start.ts';
import { checkAccessibility, checkEveryLook, expect, test } from '../fixtures.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('BLD-90 the summary shows a card for each choice with Edit, and Add To Cart waits for all four', async ({
  page,
}) => {
  await openWithFrame(page, '/build-summary');
  await expect(page.getByRole('region', { name: 'Bike Type' })).toContainText('Road Bike');
  await expect(page.getByRole('region', { name: 'Frame Selection' })).toContainText(
    'Specialized Tarmac SL8 (10r)',
  );
  await expect(page.getByRole('region', { name: 'Wheelset Selection' })).toContainText('Not selected');
  await expect(page.getByRole('region', { name: 'Components Selection' })).toContainText('Not selected');
  const costs = page.getByRole('complementary', { name: 'Cost breakdown' });
  await expect(costs.getByRole('row', { name: /Frame/ })).toContainText('$3,500');
  await expect(costs.getByRole('button', { name: 'Add To Cart' })).toBeDisabled();
  await expect(costs).toContainText('Please complete Wheelset and Components first');
  await page.getByRole('link', { name: 'Edit Frame Selection' }).click();
  await expect(page).toHaveURL(/frameset\?from=summary$/);
  await button(page, 'Back to Summary').click();
  await expect(page).toHaveURL(/build-summary$/);
});

test('BLD-91 totals are TBD at 0, grams below 1000, kilograms with one decimal above', async ({ page }) => {
  await page.goto('/build-summary');
  const totals = page.getByRole('region', { name: 'Build Totals' });
  await expect(totals).toContainText('Total WeightTBD');
  await openWithFrame(page, '/build-summary');
  await expect(totals).toContainText('Total Weight780g');
  await chooseFrame(page, { frame: 'Madone SL Gen 7' });
  await page.goto('/build-summary');
  await expect(totals).toContainText('Total Weight1.2kg');
  // Soma states no weight: 800 g is assumed, and the totals say so.
  await chooseFrame(page, { frame: 'Smoothie HP' });
  await page.goto('/build-summary');
  await expect(totals).toContainText('Total Weight800g');
  await totals.getByText('What these totals leave open').click();
  await expect(totals).toContainText('Weight assumed: frame Soma Smoothie HP');
});

test('a build travels by link: taken when there is none, asked about when there is', async ({
  page,
  browser,
  server,
}) => {
  await openWithFrame(page, '/build-summary');
  await button(page, 'Copy link').click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/s\/[0-9a-z]{10}$/);
  const fresh = await browser.newContext({ baseURL: server.address });
  const other = await fresh.newPage();
  await other.goto(link);
  await expect(other.getByRole('region', { name: 'Frame Selection' })).toContainText('Tarmac SL8');
  await chooseFrame(other, { frame: 'Madone SL Gen 7' });
  await other.goto(link);
  const question = other.getByRole('dialog', { name: 'Open the linked build?' });
  await expect(question).toContainText('Frame: Specialized Tarmac SL8 (10r)');
  await expect(question).toContainText('Frame: Trek Madone SL Gen 7');
  await checkAccessibility(other);
  await question.getByRole('button', { name: 'View only' }).click();
  await expect(other.getByRole('region', { name: 'Frame Selection' })).toContainText('Tarmac SL8');
  await button(other, 'Back to my build').click();
  await expect(other.getByRole('region', { name: 'Frame Selection' })).toContainText('Madone');
  await other.goto(link);
  await question.getByRole('button', { name: 'Replace mine' }).click();
  await expect(other.getByRole('region', { name: 'Frame Selection' })).toContainText('Tarmac SL8');
  await other.goto('/build-summary?build=1.rubbish');
  await expect(other.getByText('This link holds no build that can be read.')).toBeVisible();
  await fresh.close();
});

test('the spec sheet leaves as CSV and Markdown with name, address and date', async ({ page }) => {
  await openWithFrame(page, '/build-summary');
  await page.getByLabel('Build name').fill('Race day');
  await page.getByLabel('Build name').blur();
  const download = page.waitForEvent('download');
  await button(page, 'CSV').click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('Part,Name,Pieces,Weight (g),Price (USD),Note');
  expect(csv).toContain('Frame,Specialized Tarmac SL8 (10r),1,780,3500,');
  expect(csv).toContain('Race day');
  expect(csv).toContain('/build-summary?build=2.');
  await button(page, 'Markdown').click();
  await expect(page.getByText('Markdown table copied')).toBeVisible();
  const markdown = await page.evaluate(() => navigator.clipboard.readText());
  expect(markdown).toContain('| Frame | Specialized Tarmac SL8 (10r) | 1 | 780 | 3500 |');
});

test('the summary has no accessibility finding', async ({ page }) => {
  await openWithFrame(page, '/build-summary');
  await expect(page.getByRole('region', { name: 'Frame Selection' })).toBeVisible();
  await checkEveryLook(page);
});
