import type { Page } from '@playwright/test';
import { expect, test } from '../admin.ts';
import { checkAccessibility, expectNoSidewaysScroll } from '../fixtures.ts';

const open = async (page: Page, list: string) => {
  await page.goto(`/ppauth/admin/catalogue?list=${list}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Catalogue' })).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
};
/** The cells of a field, from the first row on. */
const cells = (page: Page, field: string) =>
  page.getByRole('gridcell').getByRole('button', { name: new RegExp(`, ${field} of `) });

test('a cell is edited by keyboard, reaches visitors, and is undone', async ({ signedIn: page, server }) => {
  await open(page, 'saddle');
  const price = cells(page, 'Price').first();
  const before = (await price.textContent()) ?? '';
  await price.focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('12 apples');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'not' }).first()).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('123.5');
  await page.keyboard.press('Enter');
  await expect(price).toHaveText('$123.5');
  await expect
    .poll(
      async () =>
        (await (await page.request.get(`${server.address}/api/saddles`)).json()).data.saddles[0].price,
    )
    .toBe(123.5);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(price).toHaveText(before);
});

test('of two editors the second sees both values and chooses', async ({ signedIn: page, server }) => {
  await open(page, 'pedal');
  const weight = cells(page, 'Weight').first();
  await weight.click();
  const path = `${server.address}/api/staff/catalogue/pedal`;
  const [first] = (await (await page.request.get(path)).json()).data.rows;
  await page.request.post(`${path}/changes`, {
    data: { changes: [{ key: [first.id], before: {}, after: { weight: 301 } }] },
  });
  await page.keyboard.type('302');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this' });
  await expect(dialog.getByText('Stored now: 301 g')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(weight).toHaveText('302 g');
});

test('filters count, and prices of a selection are raised by percent as one change', async ({
  signedIn: page,
}) => {
  await open(page, 'tire');
  await page.getByLabel('Filter by').selectOption({ label: 'Type' });
  const values = page.getByRole('combobox', { name: 'Type', exact: true });
  const option = values.getByRole('option').nth(1);
  const count = /\((\d+)\)/.exec((await option.textContent()) ?? '')?.[1] ?? '';
  await values.selectOption({ index: 1 });
  await expect(page.getByText(new RegExp(`^${count} of \\d+ rows$`))).toBeVisible();
  const price = cells(page, 'Price').first();
  const before = Number((await price.textContent())?.replace(/[$,]/g, ''));
  await page.getByLabel('Select all shown rows').check();
  await page.getByLabel('Field', { exact: true }).selectOption({ label: 'Price' });
  await page.getByLabel('Change', { exact: true }).selectOption({ label: 'Raise by percent' });
  await page.getByLabel('Value', { exact: true }).fill('10');
  await page.getByRole('button', { name: 'Apply' }).click();
  const raised = Math.round(before * 110) / 100;
  await expect(price).toHaveText(`$${raised.toLocaleString('en-US', { maximumFractionDigits: 2 })}`);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(price).toHaveText(`$${before.toLocaleString('en-US', { maximumFractionDigits: 2 })}`);
});

test('a row is duplicated in the form, deleted, and is back by Undo', async ({ signedIn: page }) => {
  await open(page, 'saddle');
  await page.getByRole('rowheader').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  const form = page.getByRole('dialog', { name: 'New row' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Is missing.', { exact: true }).first()).toBeVisible();
  await form.getByLabel('Key').fill('zz-copy');
  await form.getByLabel('Name').fill('Zz copy');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('searchbox').fill('zz copy');
  await expect(page.getByText(/^1 of \d+ rows$/)).toBeVisible();
  await page.getByLabel('Select Zz copy').check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No row matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByLabel('Edit Zz copy')).toBeVisible();
});

test('the page is accessible and fits a phone', async ({ signedIn: page }) => {
  await open(page, 'frame');
  await checkAccessibility(page);
  await page.getByRole('rowheader').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
