import type { Page } from '@playwright/test';
import { openComponentsStep } from '../builder-start.ts';
import { checkAccessibility, expect, expectNoSidewaysScroll, test } from '../fixtures.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const costs = (page: Page) => page.getByRole('complementary', { name: 'Cost breakdown' });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function chooseFrame(page: Page, name: string) {
  await page.goto('/bike-builder');
  await page.getByRole('radio', { name: 'Road Bike' }).check();
  await button(page, 'Continue to Frameset').click();
  await button(page, name).click();
}

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
  await chooseFrame(page, 'Tarmac SL8 (10r)');
  await page.goto('/build-summary');
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

test('BLD-29 a frame saved unchanged keeps what it does not include still to choose', async ({ page }) => {
  await chooseFrame(page, 'Tarmac SL8 (10r)');
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
  await chooseFrame(page, 'Aeroad CFR');
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
  await button(page, 'Specs & Config: Aeroad CFR').click();
  await expect(sizes.getByRole('radio', { name: 'XL', exact: true })).toBeChecked();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
