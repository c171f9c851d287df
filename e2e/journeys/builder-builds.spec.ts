import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { openComponentsStep } from '../builder-start.ts';
import { checkAccessibility, expect, expectNoSidewaysScroll, test } from '../fixtures.ts';

/** The way back in a message. */
const undo = (within: Locator, message: string) =>
  within.getByRole('listitem').filter({ hasText: message }).getByRole('button', { name: 'Undo' });

test('builds are put aside, compared side by side, and a part is taken over', async ({ page }) => {
  await openComponentsStep(page);
  await page.goto('/build-summary');
  await page.getByRole('button', { name: 'My Builds' }).click();
  const shelf = page.getByRole('dialog', { name: 'My Builds' });
  await shelf.getByLabel('Save the current build as').fill('Race day');
  await shelf.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(shelf.getByText('Replaces the saved “Race day”')).toBeVisible();
  await shelf.getByRole('button', { name: 'Duplicate Race day' }).click();
  await shelf.getByRole('button', { name: 'Rename Race day 2' }).click();
  await shelf.getByLabel('New name for Race day 2').fill('race DAY');
  await shelf.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(shelf.getByText('Another saved build has this name')).toBeVisible();
  await shelf.getByLabel('New name for Race day 2').fill('Winter');
  await shelf.getByRole('button', { name: 'Rename', exact: true }).click();
  await shelf.getByRole('button', { name: 'Delete Winter' }).click();
  await expect(shelf.getByRole('heading', { name: 'Winter' })).toBeHidden();
  await undo(shelf, 'Deleted').click();
  await expect(shelf.getByRole('heading', { name: 'Winter' })).toBeVisible();
  await checkAccessibility(page);
  await shelf.getByRole('button', { name: 'Close' }).click();

  await page.goto('/bike-builder/components?tab=saddle');
  await page.getByRole('tab', { name: 'Saddle' }).click();
  await page.getByRole('button', { name: 'Fizik Vento Antares R3', exact: true }).click();
  await page.goto('/build-summary');
  await page.getByRole('button', { name: 'My Builds' }).click();
  await shelf.getByLabel('Save the current build as').fill('With saddle');
  await shelf.getByRole('button', { name: 'Save', exact: true }).click();
  await shelf.getByRole('button', { name: 'Open Winter' }).click();
  await expect(page.getByRole('region', { name: 'Saddle' })).toBeHidden();

  await page.getByRole('button', { name: 'My Builds' }).click();
  await shelf.getByLabel('Compare Winter (current)').check();
  await shelf.getByLabel('Compare With saddle').check();
  await shelf.getByRole('button', { name: 'Compare side by side (2)' }).click();
  const side = page.getByRole('dialog', { name: 'Builds side by side' });
  // 900 g frame + 1500 g wheels against the same with a saddle of 195 g for $174.99.
  await expect(side.getByRole('row', { name: /Total Weight/ })).toContainText('▲ 195g heavier');
  await expect(side.getByRole('row', { name: /Total Price/ })).toContainText('▲ $174.99 dearer');
  await side.getByLabel('Differences only').check();
  await expect(side.getByText('2 equal rows hidden')).toBeVisible();
  await expect(side.getByRole('row', { name: /^Frame/ })).toBeHidden();
  await side.getByLabel('Baseline With saddle').check();
  await expect(side.getByRole('row', { name: /Total Weight/ })).toContainText('▼ 195g lighter');
  await checkAccessibility(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const download = page.waitForEvent('download');
  await side.getByRole('button', { name: 'CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('Total,,2400,1500,,2595,1674.99');
  await side.getByRole('button', { name: /^Take this part: Fizik/ }).click();
  await expect(side.getByText('3 equal rows hidden')).toBeVisible();
  await undo(side, 'Took the saddle').click();
  await expect(side.getByText('2 equal rows hidden')).toBeVisible();
});
