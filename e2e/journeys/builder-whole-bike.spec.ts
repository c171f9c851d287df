import type { Page } from '@playwright/test';
import { openComponentsStep, openWithFrame } from '../builder-start.ts';
import { checkAccessibility, expect, expectNoSidewaysScroll, test } from '../fixtures.ts';
import { findPart } from '../part-lists.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const costs = (page: Page) => page.getByRole('complementary', { name: 'Cost breakdown' });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('BLD-62 stem, headset, rotors, bar tape and small parts complete the list and count once they are chosen', async ({
  page,
}) => {
  await openComponentsStep(page);
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tab('Stems').click();
  await button(page, 'Zipp SL Sprint').click();
  await button(page, 'Deda Zero100').click();
  await tab('Rotors').click();
  await button(page, 'Shimano RT-CL900 160 mm').click();
  await tab('Bar Tape').click();
  await page.getByRole('list', { name: 'Bar Tape' }).getByRole('button', { pressed: false }).first().click();
  await tab('Small Parts').click();
  await button(page, 'SRAM AXS battery').click();
  await button(page, 'Shimano BT-DN300 seatpost battery').click();
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);

  await page.goto('/build-summary');
  // A second stem replaces the first, one rotor counts for both wheels (2 x 114 g, $90 each), batteries add up.
  await expect(costs(page)).not.toContainText('Zipp SL Sprint');
  await expect(costs(page).getByRole('row', { name: /Stem\s*Deda Zero100/ })).toContainText('126g');
  const rotors = costs(page).getByRole('row', { name: /Rotors\s*Shimano RT-CL900 160 mm/ });
  await expect(rotors).toContainText('228g');
  await expect(rotors).toContainText('$180');
  await expect(costs(page).getByRole('row', { name: /Small Part/ })).toHaveCount(2);
  for (const name of ['Stem', 'Rotors', 'Bar Tape', 'Small Parts']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  }
  // What is not chosen is named, and what a bike of this kind has of it.
  await expect(costs(page)).toContainText('Headset: not chosen');
  await expect(costs(page)).not.toContainText('Stem: not chosen');
});

test('BLD-90 every open slot is named with the way to choose it', async ({ page }) => {
  await openWithFrame(page, '/build-summary');
  await expect(costs(page)).toContainText('Handlebar: not chosen');
  await button(page, 'Choose handlebar').click();
  await expect(page).toHaveURL(/\/bike-builder\/frameset\?configure=handlebar$/);
  await expect(dialog(page, /^Specs & Config/)).toBeVisible();
  const bar = page.getByRole('group', { name: 'Handlebar Selection' });
  await expect(bar).toBeInViewport();
  await expect(bar.getByRole('radio', { name: /Default handlebar/ })).toBeFocused();
  await bar.getByRole('radio', { name: /^Bigrock/ }).check();
  await button(page, 'Save').click();
  await expect(page).toHaveURL(/\/bike-builder\/frameset$/);
  await page.goto('/build-summary');
  await expect(costs(page)).not.toContainText('Handlebar: not chosen');

  await button(page, 'Choose stem').click();
  await expect(page).toHaveURL(/\/bike-builder\/wheelset/);
});

test('BLD-45 the tires are chosen from the summary and the visitor comes back to the step', async ({
  page,
}) => {
  await openWithFrame(page, '/bike-builder/wheelset');
  await button(page, 'Magene EXAR Pro DB45 Disc').click();
  await page.goto('/build-summary');
  await button(page, 'Choose tires (pair)').click();
  await expect(page).toHaveURL(/\/bike-builder\/wheelset\?configure=tyre$/);
  const tyres = dialog(page, 'Add Tubes & Tires');
  await tyres.getByRole('list', { name: 'Tires' }).getByRole('button').first().click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/bike-builder\/wheelset$/);
  await page.goto('/build-summary');
  await expect(costs(page)).not.toContainText('Tires (pair): not chosen');
  await expect(costs(page)).toContainText('Tubes (pair): not chosen');
});

test('Add To Cart goes Home and says how the order goes on', async ({ page }) => {
  await openComponentsStep(page);
  await button(page, 'Shimano 105 R7120 mechanical disc').click();
  await page.goto('/build-summary');
  await button(page, 'Add To Cart').click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Your build is saved on this device.')).toBeVisible();
  await expect(button(page, 'Write to the shop')).toBeVisible();
});

test('BLD-29 a frame saved unchanged keeps what it does not include still to choose', async ({ page }) => {
  await openWithFrame(page, '/bike-builder/frameset');
  await findPart(page, 'Tarmac SL8 (10r)');
  await button(page, 'Specs & Config: Tarmac SL8 (10r)').click();
  await button(page, 'Save').click();
  await page
    .getByRole('button', { name: /^View Summary/ })
    .first()
    .click();
  const panel = dialog(page, 'Current Build');
  await expect(panel).toContainText('Handlebar: not chosen');
  await expect(panel).not.toContainText('Fork: not chosen');
  await checkAccessibility(page);
  await panel.getByRole('button', { name: 'Choose handlebar' }).click();
  await expect(page.getByRole('group', { name: 'Handlebar Selection' })).toBeInViewport();
});

test('BLD-26 a size is chosen, advised by body height, and drawing and figures follow it', async ({
  page,
}) => {
  await openWithFrame(page, '/bike-builder/frameset', { frame: 'Aeroad CFR' });
  await findPart(page, 'Aeroad CFR');
  await button(page, 'Specs & Config: Aeroad CFR').click();
  const sizes = page.getByRole('radiogroup', { name: 'Frame size' });
  await expect(sizes.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
  const stack = () => page.locator('dt', { hasText: /^Stack$/ }).locator('xpath=following-sibling::dd');
  const before = await stack().textContent();
  await page.getByLabel('Your height').fill('193');
  await expect(page.getByText('For 193 cm the maker advises XL')).toBeVisible();
  await checkAccessibility(page);
  await button(page, 'Choose XL').click();
  await expect(sizes.getByRole('radio', { name: 'XL', exact: true })).toBeChecked();
  await expect(stack()).not.toHaveText(before ?? '');
  await button(page, 'Geometry').click();
  await expect(dialog(page, 'Frame Geometry').getByRole('row', { name: /^Size/ })).toContainText('XL');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog(page, /^Specs & Config/)).toBeHidden();
  // A size alone adds no parts to the frame.
  await expect(page.getByRole('listitem').filter({ hasText: 'Aeroad CFR' })).not.toContainText('Configured');
  await page.reload();
  await findPart(page, 'Aeroad CFR');
  await button(page, 'Specs & Config: Aeroad CFR').click();
  await expect(sizes.getByRole('radio', { name: 'XL', exact: true })).toBeChecked();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('recalled figures are marked as estimates where they stand, and the totals say how much rests on them', async ({
  page,
}) => {
  await openComponentsStep(page, '?tab=rotor');
  const card = page.getByRole('listitem').filter({ has: button(page, 'Shimano RT-CL900 140 mm') });
  await expect(card.getByTitle(/^estimate/)).toHaveText(['96g', '$85']);
  const sourced = page.getByRole('listitem').filter({ has: button(page, 'Shimano RT-CL900 160 mm') });
  await expect(sourced.getByTitle(/^estimate/)).toHaveCount(0);
  await button(page, 'Shimano RT-CL900 140 mm').click();
  await page.goto('/build-summary');
  await expect(
    costs(page)
      .getByRole('row', { name: /RT-CL900/ })
      .getByTitle(/^estimate/),
  ).toHaveText(['192g', '$170']);
  await expect(costs(page)).toContainText('Estimates make up $170 and 192g of these totals');
});

test('one switch turns the units of every screen', async ({ page }) => {
  await openComponentsStep(page, '?tab=rotor');
  await button(page, 'Units: g, mm, kg').click();
  const card = page.getByRole('listitem').filter({ has: button(page, 'Shimano RT-CL900 160 mm') });
  await expect(card).toContainText('4oz');
  // Own parts are entered in ounces and saved in grams.
  await button(page, 'Bring My Own Rotors').click();
  await page.getByLabel('Weight (oz, optional)').fill('10');
  await dialog(page, 'Bring My Own Rotors').getByRole('button', { name: 'Add to Build' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Custom Rotors' }).first()).toContainText('10oz');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Custom Rotors' })
    .first()
    .getByRole('button', { name: 'Custom Rotors', exact: true })
    .click();
  await page.goto('/build-summary');
  // The frame and wheels of the build weigh 900 g and 1,500 g.
  await expect(costs(page)).toContainText('Total Weight5.3lb');
  await expect(costs(page)).toContainText('31.7oz');
  await button(page, 'Units: oz, in, lb').click();
  await expect(costs(page)).toContainText('Total Weight2.4kg');
});

test('the gears are a table and a chart with every sprocket, their overlaps and the widest step', async ({
  page,
}) => {
  await openComponentsStep(page);
  await button(page, 'Shimano 105 R7120 mechanical disc').click();
  await page.goto('/build-summary');
  await button(page, 'Gears and Climbing').click();
  const gears = dialog(page, 'Gears and Climbing');
  // 11-12-13-14-15-17-19-21-24-27-30-34 with 50/34.
  await expect(gears).toContainText(
    '24 gears, 15 of them where both chainrings reach; the widest step is 14 %',
  );
  const table = gears.getByRole('table', { name: /^Metres for a turn/ });
  await expect(table.getByRole('row')).toHaveCount(13);
  await expect(table.getByRole('row', { name: /^34 T/ })).toBeVisible();
  await checkAccessibility(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('BLD-80 cards of the panel show picture and brand', async ({ page }) => {
  await openComponentsStep(page);
  await button(page, 'Shimano 105 R7120 mechanical disc').click();
  await page
    .getByRole('button', { name: /^View Summary/ })
    .first()
    .click();
  const panel = dialog(page, 'Current Build');
  await expect(panel.getByRole('button', { name: /^Wheelset/ })).toContainText('Bring My Own');
  for (const name of [/^Wheelset/, /^Groupset/]) {
    await expect(panel.getByRole('button', { name }).locator('svg, img')).toBeVisible();
  }
});
