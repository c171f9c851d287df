import type { Page } from '@playwright/test';
import { openComponentsStep } from '../builder-start.ts';
import { checkAccessibility, expect, expectNoSidewaysScroll, test } from '../fixtures.ts';
import { findPart, showAll } from '../part-lists.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cards = (page: Page, name: string) => section(page, name).getByRole('listitem');
const part = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('BLD-60 the open tab is remembered and stands in the address; arrow keys move along the tabs', async ({
  page,
}) => {
  await openComponentsStep(page);
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Groupset')).toHaveAttribute('aria-selected', 'true');
  for (const name of ['Saddles', 'Pedals', 'Miscellaneous']) await expect(tab(name)).toBeVisible();
  await tab('Pedals').click();
  await expect(page).toHaveURL(/tab=pedal$/);
  await expect(part(page, 'Shimano PD-R550 SPD-SL')).toBeVisible();
  await page.goto('/bike-builder/components');
  await expect(tab('Pedals')).toHaveAttribute('aria-selected', 'true');
  await tab('Pedals').press('ArrowLeft');
  await expect(tab('Saddles')).toBeFocused();
  await expect(page).toHaveURL(/tab=saddle$/);
  await page
    .getByRole('button', { name: /^View Summary/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to Wheelset' }).click();
  await expect(page).toHaveURL(/\/bike-builder\/wheelset$/);
});

test('BLD-60 Finish Build asks for a groupset first and then opens the summary', async ({ page }) => {
  await openComponentsStep(page);
  await page.getByRole('button', { name: 'Finish Build' }).click();
  await expect(page.getByText(/^Please complete /)).toBeVisible();
  await part(page, 'Shimano 105 R7120 mechanical disc').click();
  await page.getByRole('button', { name: 'Finish Build' }).click();
  await expect(page).toHaveURL(/\/build-summary$/);
});

test('BLD-61 groupsets stand in four sections, each with a filter of its own', async ({ page }) => {
  await openComponentsStep(page);
  await expect(cards(page, 'Shimano').first()).toBeVisible();
  for (const name of ['PP', 'SRAM', 'Campagnolo']) await expect(section(page, name)).toBeVisible();
  await expect(section(page, 'PP').getByText('OUR BRAND').first()).toBeVisible();
  await expect(section(page, 'Shimano').getByText('OUR BRAND')).toHaveCount(0);

  const filter = section(page, 'Shimano').getByLabel('Filter Shimano');
  await expect(filter.locator('option')).toHaveText([
    'All Types',
    'Price: Low to High',
    'Price: High to Low',
    'Disc Electronic',
    'Disc Mechanical',
    'Rim Electronic',
    'Rim Mechanical',
    '11 speed',
    '12 speed',
  ]);
  const sramBefore = await cards(page, 'SRAM').count();
  await filter.selectOption('Rim Mechanical');
  for (const card of await cards(page, 'Shimano').all()) await expect(card).toContainText('Rim Mechanical');
  await filter.selectOption('11 speed');
  await expect(cards(page, 'Shimano').first()).toContainText('11');
  await expect(cards(page, 'SRAM')).toHaveCount(sramBefore);
  await filter.selectOption('Price: Low to High');
  // Those for the road first; the others are folded, in the same order.
  await page.getByRole('heading', { name: 'Shimano groupsets for other bikes' }).click();
  await showAll(page);
  let count = 0;
  for (const list of ['Shimano groupsets', 'Shimano groupsets for other bikes']) {
    const rows = section(page, 'Shimano')
      .getByRole('list', { name: list, exact: true })
      .getByRole('listitem');
    const prices = await rows.locator('dd:has-text("$")').allTextContents();
    const amounts = prices.map((price) => Number(price.replace(/[^\d.]/g, '')));
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
    count += amounts.length;
  }
  expect(count).toBeGreaterThan(10);
});

test('BLD-61 when groupsets do not load the visitor is told and can go on with the built-in ones', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.allow(/Failed to load resource/);
  await page.route('**/api/groupsets', (route) => route.fulfill({ status: 500, json: {} }));
  await openComponentsStep(page);
  await expect(page.getByText('Failed to load groupsets. Using default data.')).toBeVisible();
  await part(page, 'SRAM Rival AXS E1 2x12').click();
  await expect(part(page, 'SRAM Rival AXS E1 2x12')).toHaveAttribute('aria-pressed', 'true');
});

test('BLD-61 an answer that is no list, and a brand that no section knows, break nothing', async ({
  page,
}) => {
  const groupset = {
    id: 'x',
    name: 'Moon 9',
    brand: 'Moon',
    model: 'Moon 9',
    price: 1,
    total_weight: 1,
    speed: 9,
    is_disc: 1,
    is_electronic: 0,
    is_own_brand: 0,
    bike_type: 'Road',
    img_link: '',
    source: '',
    recalled: '',
  };
  const answers: unknown[] = [
    { groupsets: [groupset, { ...groupset, id: 'y', name: 'Shimano X', brand: 'Shimano', price: -1 }, 7] },
  ];
  await page.route('**/api/groupsets', (route) => route.fulfill({ json: answers[0] }));
  await openComponentsStep(page);
  await expect(part(page, 'Shimano X')).toBeVisible();
  await expect(cards(page, 'Shimano').first()).toContainText('N/A');
  await expect(page.getByText('Moon 9')).toHaveCount(0);
});

test('BLD-62 a groupset and a saddle replace the earlier one, small parts add up, a second press takes out', async ({
  page,
}) => {
  await openComponentsStep(page);
  const first = part(page, 'Shimano 105 R7120 mechanical disc');
  const second = part(page, 'SRAM RED AXS E1 2x12');
  await first.click();
  await findPart(page, 'RED AXS');
  await second.click();
  await findPart(page, '');
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await second.click();
  await expect(second).toHaveAttribute('aria-pressed', 'false');

  const pressed = page.getByRole('tabpanel').locator('[aria-pressed="true"]');
  await page.getByRole('tab', { name: 'Saddles' }).click();
  await part(page, 'Fizik Vento Antares R3').click();
  await part(page, 'WTB Volt').click();
  await expect(pressed).toHaveText(['WTB Volt']);
  await page.getByRole('tab', { name: 'Miscellaneous' }).click();
  await part(page, 'Tacx Ciro cage').click();
  await findPart(page, 'Bar Fly');
  await part(page, 'Bar Fly 2.0 mount').click();
  await findPart(page, '');
  await expect(pressed).toHaveCount(2);
  await page.reload();
  await expect(pressed).toHaveCount(2);
  await part(page, 'Tacx Ciro cage').click();
  await expect(pressed).toHaveText(['Bar Fly 2.0 mount']);
});

test('BLD-64 own pedals need nothing: they get their default name and type, and can be deleted', async ({
  page,
}) => {
  await openComponentsStep(page, '?tab=pedal');
  await page.getByRole('button', { name: 'Bring My Own Pedals' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bring My Own Pedals' });
  await expect(dialog.getByLabel('CLIPLESS')).toBeChecked();
  await dialog.getByLabel('PLATFORM').check();
  await dialog.getByRole('button', { name: 'Add to Build' }).click();
  const card = page.getByRole('listitem').filter({ has: part(page, 'Custom Pedals') });
  await expect(card).toContainText('Bring My Own');
  await expect(card).toContainText('Platform');
  await expect(card).toContainText('N/A');
  await expect(part(page, 'Custom Pedals')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Delete Custom Pedals' }).click();
  await expect(part(page, 'Custom Pedals')).toHaveCount(0);
  await page.reload();
  await expect(part(page, 'Shimano PD-R550 SPD-SL')).toBeVisible();
  await expect(part(page, 'Custom Pedals')).toHaveCount(0);
});

for (const [tab, bring, name] of [
  ['saddle', 'Bring My Own Saddle', 'Custom Saddle'],
  ['misc', 'Bring My Own Component', 'Custom Component'],
] as const) {
  test(`BLD-64 ${bring} without a word becomes ${name}`, async ({ page }) => {
    await openComponentsStep(page, `?tab=${tab}`);
    await page.getByRole('button', { name: bring }).click();
    await page.getByRole('button', { name: 'Add to Build' }).click();
    await expect(part(page, name)).toHaveAttribute('aria-pressed', 'true');
  });
}

test('BLD-63 an own part of the same name and category takes the place of the first', async ({ page }) => {
  await openComponentsStep(page, '?tab=misc');
  for (const price of ['10', '25']) {
    await page.getByRole('button', { name: 'Bring My Own Component' }).click();
    await page.getByLabel('Name (optional)').fill('Bell');
    await page.getByLabel('Price (USD, optional)').fill(price);
    await page.getByRole('button', { name: 'Add to Build' }).click();
  }
  await expect(page.getByRole('tabpanel').locator('[aria-pressed="true"]')).toHaveCount(1);
  await expect(part(page, 'Bell').last()).toHaveAttribute('aria-pressed', 'true');
});

test('BLD-95 the price and weight of an own component are read leniently, and the field says what counts', async ({
  page,
}) => {
  await openComponentsStep(page, '?tab=saddle');
  await page.getByRole('button', { name: 'Bring My Own Saddle' }).click();
  const price = page.getByLabel('Price (USD, optional)');
  const dialog = page.getByRole('dialog');
  await price.fill('$1,299.00');
  await expect(dialog).toContainText('Counts as $1,299');
  await price.fill('free');
  await expect(dialog).toContainText('Counts as $0');
  await page.getByLabel('Weight (grams, optional)').fill('210 grams');
  await expect(dialog).toContainText('Counts as 210g');
});

test('BLD-93 a name that is too long or odd is refused with its reason', async ({ page }) => {
  await openComponentsStep(page, '?tab=saddle');
  await page.getByRole('button', { name: 'Bring My Own Saddle' }).click();
  const name = page.getByLabel('Name (optional)');
  await name.fill('x'.repeat(51));
  await expect(page.getByText('Name must be 50 characters or less')).toBeVisible();
  await name.fill('<b>');
  await expect(page.getByText('Name contains invalid characters')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Build' })).toBeDisabled();
});

test('BLD-61 on a phone each section opens its filter as a sheet; nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openComponentsStep(page);
  await page.getByRole('button', { name: 'Filter SRAM Groupsets' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter SRAM Groupsets' });
  await sheet.getByLabel('Disc Mechanical').click();
  await expect(sheet).toHaveCount(0);
  for (const card of await cards(page, 'SRAM').all()) await expect(card).toContainText('Disc Mechanical');
  await expectNoSidewaysScroll(page);
});

test('step 4 has no accessibility finding on its tabs', async ({ page }) => {
  await openComponentsStep(page);
  await expect(part(page, 'Shimano 105 R7120 mechanical disc')).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('tab', { name: 'Saddles' }).click();
  await expect(part(page, 'WTB Volt')).toBeVisible();
  await checkAccessibility(page);
});

test('Add to Build chooses a groupset and opens the panel, as in the steps before', async ({ page }) => {
  await openComponentsStep(page);
  const name = 'Shimano 105 R7120 mechanical disc';
  await page.getByRole('button', { name: `Add to Build: ${name}` }).click();
  await expect(page.getByRole('dialog', { name: 'Current Build' })).toContainText(name);
  await page.keyboard.press('Escape');
  await expect(part(page, name)).toHaveAttribute('aria-pressed', 'true');
  // Those for other bikes are a press away.
  await expect(part(page, 'Shimano Deore XT M8100 1x12')).toBeHidden();
});
