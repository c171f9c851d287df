import type { Page } from '@playwright/test';
import { expect, test } from '../admin.ts';
import { checkAccessibility, expectNoSidewaysScroll } from '../fixtures.ts';

/** Opens the form of a row that a search finds. */
async function openRow(page: Page, list: string, search: string, name: string) {
  await page.goto(`/ppauth/admin/catalogue?list=${list}`);
  await page.getByLabel('Search').fill(search);
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  return page.getByRole('dialog', { name });
}

test('the parts of a groupset are a grid below its form, and the rest of the set follows every edit', async ({
  signedIn: page,
}) => {
  const form = await openRow(page, 'groupset', '105 R7120', 'Shimano 105 R7120 mechanical disc');
  const parts = form.getByRole('region', { name: 'Parts of this groupset' });
  const row = (name: string) => parts.getByRole('row', { name: new RegExp(`^${name} \\$`) });
  // 1,050 - (165 + 65 + 460 + 48 + 72 + 24 + 36 + 140); 2,845 g - 2,659 g.
  await expect(row('Price')).toContainText(/\$1,050.*\$1,010.*\$40/);
  await expect(parts.getByRole('row', { name: /^Weight 2845g/ })).toContainText(/2659g.*186g/);

  // What is typed into the form counts before it is saved.
  await form.getByRole('textbox', { name: 'Price ($)' }).fill('1100');
  await expect(row('Price')).toContainText(/\$1,100.*\$1,010.*\$90/);

  const cassette = parts.getByRole('button', { name: /, Price of 105 CS-R7101/ });
  await cassette.focus();
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('75');
  await page.keyboard.press('Enter');
  await expect(cassette).toHaveText('$75');
  await expect(row('Price')).toContainText(/\$1,100.*\$1,020.*\$80/);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(row('Price')).toContainText(/\$1,100.*\$1,010.*\$90/);

  // A part that somebody else changed meanwhile: both values, as in every other grid.
  await cassette.click();
  await page.request.post('/api/staff/catalogue/groupset_component/changes', {
    data: { changes: [{ key: ['cs-r7101-12--sh-105-r7120'], before: {}, after: { price: 70 } }] },
    headers: { origin: new URL(page.url()).origin },
  });
  await page.keyboard.press('Control+a');
  await page.keyboard.type('77');
  await page.keyboard.press('Enter');
  const conflict = page.getByRole('dialog', { name: 'Somebody else changed this' });
  await expect(conflict.getByText('Stored now: $70')).toBeVisible();
  await conflict.getByRole('button', { name: 'Save mine' }).click();
  await expect(row('Price')).toContainText(/\$1,100.*\$1,022.*\$78/);
  await checkAccessibility(page);
});

test('the sizes of a frame are a grid next to a drawing, which shows the row that is edited', async ({
  signedIn: page,
}) => {
  const form = await openRow(page, 'frame', 'S-Works Tarmac SL8', 'S-Works Tarmac SL8');
  const sizes = form.getByRole('region', { name: 'Sizes of this frame' });
  const drawing = (size: string) =>
    sizes.getByRole('img', { name: `Side view of S-Works Tarmac SL8 in size ${size}` });
  await expect(drawing('44')).toBeVisible();
  const stack = sizes.getByRole('button', { name: /, Stack of 58/ });
  await stack.focus();
  await expect(drawing('58')).toBeVisible();
  const outline = await drawing('58').innerHTML();
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('640');
  await page.keyboard.press('Enter');
  await expect(stack).toHaveText('640 mm');
  // Enter goes on to the row below, and the drawing with it.
  await expect(drawing('61')).toBeVisible();
  await sizes.getByRole('combobox', { name: 'Drawn size' }).selectOption('58');
  await expect(drawing('58')).toBeVisible();
  expect(await drawing('58').innerHTML()).not.toBe(outline);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(drawing('58')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
