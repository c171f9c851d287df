import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { checkAccessibility, expect, test } from '../fixtures.ts';

/** A slow wheel of a few figures, with what the scale says. */
async function enterMyWheels(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My wheels' }).click();
  const dialog = page.getByRole('dialog', { name: 'My wheels' });
  await dialog.getByLabel('Name (optional)').fill('Commuter');
  await dialog.getByRole('group', { name: 'Claimed by the maker' }).getByLabel('Pair (grams)').fill('1800');
  const scale = dialog.getByRole('group', { name: 'My scale says' });
  await scale.getByLabel('Front (grams)').fill('905');
  const depth = dialog.getByRole('group', { name: 'Rim depth' });
  await depth.getByLabel('Front (mm)').fill('24');
  await depth.getByLabel('Rear (mm)').fill('24');
  await dialog.getByLabel('Price paid (USD)').fill('400');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(scale.getByLabel('Rear (grams)')).toHaveAccessibleDescription(
    'Enter the other wheel as well, or the pair.',
  );
  await scale.getByLabel('Rear (grams)').fill('1,5');
  await scale.getByLabel('Rear (grams)').fill('1045');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

const search = (page: Page) => page.getByRole('combobox', { name: 'Search for wheelset' });

async function addThree(page: Page): Promise<void> {
  for (const name of ['9Velo CD50 Wide', 'Magene EXAR Ultra DB508', 'Farsports C 58.5']) {
    await search(page).fill(name);
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: 'Add New Pair' }).click();
  }
}

test('mine against three: every difference is from what my scale says, in the link and the files too', async ({
  page,
  browser,
}) => {
  await page.goto('/wheelsetCompare');
  await enterMyWheels(page);
  await addThree(page);
  const table = page.getByRole('region', { name: 'Comparison table' });
  await expect(table.getByRole('columnheader', { name: 'Measured against My Commuter' })).toBeVisible();
  const mine = table.getByRole('row', { name: 'Compare with My Commuter' });
  await expect(mine).toContainText('1950g');
  await expect(mine).toContainText('$400');
  await expect(table.getByText(/lighter$/)).toHaveCount(3);
  await expect(
    page.getByText('My Commuter: 1950g on my scale (used here), 1800g claimed, $400 paid'),
  ).toBeVisible();
  await checkAccessibility(page);

  await expect(page).toHaveURL(/m=c1800-s905_1045-d24_24-x400.*b=m/);
  const files = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const csv = readFileSync(await (await files).path(), 'utf8');
  expect(csv).toContain('My Commuter,400,');
  expect(csv).toContain('1950g on my scale (used here), 1800g claimed');

  const other = await browser.newContext({ serviceWorkers: 'block' });
  const shared = await other.newPage();
  await shared.goto(page.url());
  await expect(shared.getByText('You are looking at a linked comparison.')).toBeVisible();
  await expect(shared.getByRole('row', { name: 'Compare with My Commuter' })).toContainText('1950g');
  expect(await shared.evaluate(() => localStorage.getItem('pp.my-wheels'))).toBeNull();
  await shared.getByRole('button', { name: 'Replace mine with it' }).click();
  await shared.reload();
  await expect(shared.getByRole('row', { name: 'Compare with My Commuter' })).toContainText('1950g');
  await other.close();

  await page.reload();
  await expect(table.getByRole('row', { name: 'Compare with My Commuter' })).toContainText('1950g');
  await page.getByRole('button', { name: 'Change my wheels' }).click();
  await page.getByRole('button', { name: 'Delete my wheels' }).click();
  await expect(mine).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(mine).toBeVisible();
});

test('wheels of the catalogue are found and corrected', async ({ page }) => {
  await page.goto('/wheelsetCompare');
  await page.getByRole('button', { name: 'My wheels' }).click();
  const dialog = page.getByRole('dialog', { name: 'My wheels' });
  await dialog.getByRole('combobox').fill('CD50 Wide');
  await dialog.getByRole('option').first().click();
  const weight = dialog.getByRole('group', { name: 'Claimed by the maker' }).getByLabel('Pair (grams)');
  await expect(weight).not.toHaveValue('');
  await dialog.getByRole('group', { name: 'My scale says' }).getByLabel('Pair (grams)').fill('1777');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: 'Compare with My 9Velo CD50' });
  await expect(row).toContainText('1777g');
  await expect(row).toContainText('disc');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('mine against three: two at a time, each against mine', async ({ page }) => {
    await page.goto('/wheelsetCompare');
    await enterMyWheels(page);
    await addThree(page);
    await page.getByRole('button', { name: 'Compare (select at least 2)' }).click();
    const sheet = page.getByRole('region', { name: 'Comparison', exact: true });
    await expect(sheet.getByRole('columnheader', { name: /My Commuter/ }).first()).toBeVisible();
    await expect(sheet.getByText(/lighter$/).first()).toBeVisible();
    await checkAccessibility(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});

test('a search without a result offers the nearest names, and to enter the name as mine', async ({
  page,
}) => {
  await page.goto('/wheelsetCompare');
  await search(page).fill('magne exra db508');
  const menu = page.getByRole('listbox', { name: 'Search for wheelset' });
  await expect(menu).toContainText('No wheelset of that name. The nearest:');
  await expect(menu.getByRole('option').first()).toContainText('Magene EXAR Ultra DB508');
  await menu.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Add New Pair' }).click();
  await expect(page.getByRole('row', { name: /Magene EXAR Ultra DB508/ })).toBeVisible();

  await search(page).fill('Grandpa’s steel');
  await page.getByRole('option', { name: 'Enter “Grandpa’s steel” as mine' }).click();
  const dialog = page.getByRole('dialog', { name: 'My wheels' });
  await expect(dialog.getByLabel('Name (optional)')).toHaveValue('Grandpa’s steel');
  await dialog.getByRole('group', { name: 'My scale says' }).getByLabel('Pair (grams)').fill('2300');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: 'Compare with My Grandpa’s steel' })).toContainText('2300g');
});
