import type { Page } from '@playwright/test';
import { checkAccessibility, expect, expectNoSidewaysScroll, test } from '../fixtures.ts';
import { findPart, showAll } from '../part-lists.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const cards = (page: Page) => page.getByRole('list', { name: 'Framesets' }).locator('> li');
const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('button', { name, exact: true }) });
const figure = async (page: Page, label: string) =>
  Promise.all(
    (await cards(page).all()).map(async (each) =>
      each
        .locator('dl div', { has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
        .locator('dd')
        .textContent(),
    ),
  );
const panel = (page: Page) => page.getByRole('dialog', { name: 'Current Build' });

async function open(page: Page, bike = 'Road Bike', rim = false) {
  await page.goto('/bike-builder');
  await page.getByRole('radio', { name: bike }).check();
  if (rim) await page.getByRole('checkbox', { name: 'Rim Brake Option' }).check();
  await button(page, 'Continue to Frameset').click();
  await expect(cards(page).first()).toBeVisible();
}

test('BLD-20 step 2 counts the framesets and lays them out in one, two or three columns', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByText('Select the perfect frame for your new bike')).toBeVisible();
  await expect(page.getByText('Showing 31 Road Bike framesets')).toBeVisible();
  await expect(page.getByLabel('Sort by')).toBeVisible();
  const columns = () =>
    page
      .getByRole('list', { name: 'Framesets' })
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  expect(await columns()).toBe(3);
  await page.setViewportSize({ width: 820, height: 900 });
  expect(await columns()).toBe(2);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await columns()).toBe(1);
  await button(page, 'Sort Framesets').click();
  const dialog = page.getByRole('dialog', { name: 'Sort Framesets' });
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await button(page, 'Sort Framesets').click();
  await dialog.getByRole('radio', { name: 'Price: High to Low' }).click();
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Sort Framesets')).toBeVisible();
});

test('BLD-20 a slow catalogue shows the spinner with its words', async ({ page }) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/frames', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/bike-builder');
  await page.getByRole('radio', { name: 'Road Bike' }).check();
  await button(page, 'Continue to Frameset').click();
  await expect(page.getByText('Loading framesets...')).toBeVisible();
  answer();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText('Loading framesets...')).toBeHidden();
});

for (const [bike, rim, count] of [
  ['Road Bike', true, 10],
  ['Road Bike', false, 31],
  ['Gravel Bike', false, 23],
  ['Mountain Bike', false, 14],
] as const) {
  test(`BLD-21 ${bike} ${rim ? 'with rim brakes' : 'with disc brakes'} shows ${count} frames`, async ({
    page,
  }) => {
    await open(page, bike, rim);
    await expect(page.getByText(new RegExp(`^Showing ${count} `))).toBeVisible();
    await showAll(page);
    await expect(cards(page)).toHaveCount(count);
  });
}

test('BLD-22 a card shows figures and what is included; a click selects, Add to Build opens the panel', async ({
  page,
}) => {
  await open(page);
  const tarmac = card(page, 'Tarmac SL8 (10r)');
  await findPart(page, 'tarmac 10r');
  for (const text of ['Specialized', '780g', '$3,500', '32mm']) await expect(tarmac).toContainText(text);
  await expect(tarmac).toContainText('HandlebarNot Included');
  await expect(tarmac).toContainText('SeatpostIncluded');
  await expect(tarmac.getByRole('img')).toBeVisible();
  await tarmac.click({ position: { x: 40, y: 60 } });
  await expect(tarmac.getByRole('button', { name: 'Tarmac SL8 (10r)', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await findPart(page, 'Madone');
  await button(page, 'Add to Build: Madone SL Gen 7').click();
  await expect(panel(page)).toContainText('Trek Madone SL Gen 7');
});

test('BLD-23 prices and weights sort both ways with unknown last', async ({ page }) => {
  await open(page);
  const numbers = (texts: readonly (string | null)[]) =>
    texts.flatMap((text) => (text === null || text === 'N/A' ? [] : [Number(text.replace(/[^\d.]/g, ''))]));
  for (const [option, label, sign] of [
    ['Price: Low to High', 'Price', 1],
    ['Price: High to Low', 'Price', -1],
    ['Weight: Light to Heavy', 'Weight', 1],
    ['Weight: Heavy to Light', 'Weight', -1],
  ] as const) {
    await page.getByLabel('Sort by').selectOption(option);
    await showAll(page);
    const shown = await figure(page, label);
    const known = numbers(shown);
    expect(known).toEqual([...known].sort((a, b) => sign * (a - b)));
    const firstUnknown = shown.indexOf('N/A');
    if (firstUnknown >= 0) expect(shown.slice(firstUnknown).every((text) => text === 'N/A')).toBe(true);
  }
  for (const geometry of ['Comfort', 'Balanced', 'Aggressive']) {
    await page.getByLabel('Sort by').selectOption(`${geometry} Geometry First`);
    await expect(cards(page).first()).toContainText(`Geometry${geometry}`);
  }
  await page.getByLabel('Sort by').selectOption('Tire Clearance ≥ 30 mm First');
  await showAll(page);
  const clearances = numbers(await figure(page, 'Tire Clearance'));
  const narrow = clearances.findIndex((each) => each < 30);
  if (narrow >= 0) expect(clearances.slice(narrow).every((each) => each < 30)).toBe(true);
});

test('BLD-24 going on without a frame, and a catalogue that fails, say so for 4 s', async ({
  page,
  allowedConsole,
}) => {
  await open(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, 'Continue to Wheelset').click();
  const warning = page.getByText('Please select a frameset first');
  await expect(warning).toBeVisible();
  await page.clock.runFor(4100);
  await expect(warning).toBeHidden();
  await page.clock.resume();
  allowedConsole.allow(/500/);
  await page.route('**/api/frames', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await page.clock.runFor(3000);
  await expect(page.getByText('Failed to load framesets. Please try again.')).toBeVisible();
  await page.unroute('**/api/frames');
  await button(page, 'Try again').click();
  await expect(cards(page).first()).toBeVisible();
});

test('BLD-25 an own frameset is checked, added, selected, kept, and removed again', async ({ page }) => {
  await open(page);
  await button(page, 'Bring My Own').click();
  const dialog = page.getByRole('dialog', { name: 'Bring My Own Frameset' });
  await expect(dialog.getByRole('radio', { name: 'DISC' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Add Frameset' }).click();
  await expect(dialog.getByText('Weight must be a positive number')).toBeVisible();
  await expect(dialog.getByText('Price must be a positive number')).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByLabel('Weight (grams)').fill('1250');
  await dialog.getByLabel('Price (USD)').fill('$1,299.00');
  await dialog.getByLabel('Tire clearance (mm, optional)').fill('38');
  await dialog.getByRole('button', { name: 'Add Frameset' }).click();
  const own = card(page, 'Custom Frameset');
  await expect(own).toContainText('Bring My Own');
  for (const text of ['1250g', '$1,299', '38mm', 'DISC', 'Selected']) await expect(own).toContainText(text);
  await expect(cards(page).first()).toContainText('Custom Frameset');
  const key = await page.evaluate(
    () => JSON.parse(localStorage.getItem('pp.build') ?? '').value.build.frame.frame.key,
  );
  expect(key).toMatch(/^custom_\d+$/);
  await page.reload();
  await button(page, 'Delete Custom Frameset').click();
  await expect(own).toHaveCount(0);
  await expect(cards(page).getByText('Selected')).toHaveCount(0);
});

for (const [label, value, message] of [
  ['Name (optional)', 'x'.repeat(51), 'Name must be 50 characters or less'],
  ['Name (optional)', 'Frame <b>', 'Name contains invalid characters'],
] as const) {
  test(`BLD-93 the name ${value.slice(0, 9)} says: ${message}`, async ({ page }) => {
    await open(page);
    await button(page, 'Bring My Own').click();
    const dialog = page.getByRole('dialog', { name: 'Bring My Own Frameset' });
    await dialog.getByLabel(label).fill(value);
    await dialog.getByRole('button', { name: 'Add Frameset' }).click();
    await expect(dialog.getByText(message)).toBeVisible();
    await expect(dialog.getByLabel(label)).toHaveValue(value);
  });
}

test('BLD-94 every bad weight, price and tire width has its own message', async ({ page }) => {
  await open(page);
  await button(page, 'Bring My Own').click();
  const dialog = page.getByRole('dialog', { name: 'Bring My Own Frameset' });
  await dialog.getByRole('button', { name: 'Add Frameset' }).click();
  for (const [label, value, message] of [
    ['Weight (grams)', '-1', 'Weight must be a positive number'],
    ['Weight (grams)', '50001', 'Weight must be less than 50,000g'],
    ['Weight (grams)', '900.5', 'Weight must be a whole number'],
    ['Price (USD)', 'free', 'Price must be a positive number'],
    ['Price (USD)', '1.299,00', 'Price must be a positive number'],
    ['Price (USD)', '10001', 'Price must be less than $10,000'],
    ['Price (USD)', '9.50', 'Price must be a whole number'],
    ['Tire clearance (mm, optional)', '0', 'Tire width must be a positive number'],
    ['Tire clearance (mm, optional)', '101', 'Tire width must be less than 100mm'],
    ['Tire clearance (mm, optional)', '27.5', 'Tire width must be a whole number'],
  ] as const) {
    await dialog.getByLabel(label).fill(value);
    await expect(dialog.getByText(message)).toBeVisible();
  }
});

test('BLD-26 BLD-27 BLD-29 the configuration sums up, shows differences, and saves when closed', async ({
  page,
}) => {
  await open(page);
  await findPart(page, 'Tarmac SL8 (10r)');
  await button(page, 'Specs & Config: Tarmac SL8 (10r)').click();
  const dialog = page.getByRole('dialog', { name: 'Specs & Config: Tarmac SL8 (10r)' });
  expect((await dialog.boundingBox())?.width).toBe(1000);
  await expect(dialog.getByRole('link', { name: 'Product Page' })).toHaveAttribute('href', /specialized/);
  for (const [label, figures] of [
    ['Default fork', '$0 300g'],
    ['Default handlebar', '$0 250g'],
    ['Default seatpost', '$0 210g'],
    ['No BB', '$0 0g'],
    ['CyBrei T47 BB', '$109 80g'],
    ['Bigrock integrated handlebar', '$400 310g'],
    ['Aluminium seatpost', '$150 280g'],
  ]) {
    await expect(dialog.getByRole('radio', { name: `${label} ${figures}` })).toHaveCount(1);
  }
  const summary = dialog.getByRole('region', { name: 'Configuration Summary' });
  // 780 g frame + 300 + 0 + 250 + 210
  await expect(summary).toContainText('Total Weight1540g');
  await expect(summary).toContainText('Total Price$3,500');
  await dialog.getByRole('radio', { name: /Bigrock/ }).check();
  await dialog.getByRole('radio', { name: /CyBrei/ }).check();
  await expect(summary).toContainText('Total Weight1680g');
  await expect(summary).toContainText('Total Price$4,009');
  await expect(summary).toContainText('Weight from default+140g');
  await expect(summary).toContainText('Price from default+$509');
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Tarmac SL8 (10r)')).toContainText('$4,009');
  await expect(cards(page).first()).toContainText('Tarmac SL8 (10r)');
  await button(page, 'Specs & Config: Tarmac SL8 (10r)').click();
  await dialog.getByRole('radio', { name: /Aluminium/ }).check();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, 'Tarmac SL8 (10r)')).toContainText('$4,009');
});

test('BLD-26 Geometry opens in 800 px with the numbers of the frame; own frames have none', async ({
  page,
}) => {
  await open(page);
  await findPart(page, 'Tarmac SL8 (10r)');
  await button(page, 'Specs & Config: Tarmac SL8 (10r)').click();
  await button(page, 'Geometry').click();
  const geometry = page.getByRole('dialog', { name: 'Frame Geometry' });
  expect((await geometry.boundingBox())?.width).toBe(800);
  await expect(geometry.getByRole('row', { name: 'Stack' })).toContainText('544mm');
  await expect(geometry.getByRole('row', { name: 'Head angle' })).toContainText('73°');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: /Specs & Config/ })).toBeVisible();
});

test('BLD-28 catalogue parts are offered, and a custom part asks for name, weight and price', async ({
  page,
}) => {
  await open(page);
  await findPart(page, 'Tarmac SL8 (10r)');
  const forks = page.waitForResponse('**/api/forks/compatible/specialized-tarmac-sl8');
  await button(page, 'Specs & Config: Tarmac SL8 (10r)').click();
  const names: string[] = (await (await forks).json()).data.forks.map(({ name }: { name: string }) => name);
  const fork = page.getByRole('group', { name: 'Fork Selection' });
  for (const name of names.slice(0, 3)) await expect(fork.getByText(name, { exact: true })).toBeVisible();
  await fork.getByRole('radio', { name: 'Custom fork' }).check();
  await fork.getByLabel('Name (optional)').fill('My fork');
  await expect(fork.getByText('7/50')).toBeVisible();
  await fork.getByLabel('Weight (grams)').fill('abc');
  await expect(fork.getByText('Weight must be a positive number')).toBeVisible();
  await fork.getByLabel('Weight (grams)').fill('350');
  await fork.getByLabel('Price (USD)').fill('99');
  const summary = page.getByRole('region', { name: 'Configuration Summary' });
  await expect(summary).toContainText('My fork');
  await expect(summary).toContainText('Weight from default+50g');
  await expect(summary).toContainText('Price from default+$99');
  await button(page, 'Save').click();
  await page.reload();
  await findPart(page, 'Tarmac SL8 (10r)');
  await button(page, 'Specs & Config: Tarmac SL8 (10r)').click();
  await expect(fork.getByLabel('Name (optional)')).toHaveValue('My fork');
});

test('BLD-30 all own and back to defaults; Reset clears the saved configuration', async ({ page }) => {
  await open(page);
  await findPart(page, 'Tarmac SL8 (10r)');
  await button(page, 'Specs & Config: Tarmac SL8 (10r)').click();
  const all = page.getByRole('checkbox', { name: 'I bring every part myself' });
  await all.check();
  await expect(page.getByRole('radio', { name: /^Custom/, checked: true })).toHaveCount(4);
  await all.uncheck();
  await expect(page.getByRole('radio', { name: /^(Default|No BB)/, checked: true })).toHaveCount(4);
  await page.getByRole('radio', { name: /Bigrock/ }).check();
  await button(page, 'Save').click();
  await expect(card(page, 'Tarmac SL8 (10r)')).toContainText('1600g');
  await button(page, 'Specs & Config: Tarmac SL8 (10r)').click();
  await button(page, 'Reset').click();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Tarmac SL8 (10r)')).toContainText('780g');
  await expect(card(page, 'Tarmac SL8 (10r)')).toContainText('$3,500');
});

test('the frame dialogs work at 390 px by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page);
  await findPart(page, 'Tarmac SL8 (10r)');
  await button(page, 'Specs & Config: Tarmac SL8 (10r)').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /Specs & Config/ });
  await dialog.getByRole('radio', { name: /No BB/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /CyBrei/ })).toBeChecked();
  await expectNoSidewaysScroll(page);
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Specs & Config: Tarmac SL8 (10r)')).toBeFocused();
});
