import type { Locator, Page } from '@playwright/test';
import { openComponentsStep } from '../builder-start.ts';
import { checkAccessibility, expect, expectNoSidewaysScroll, test } from '../fixtures.ts';
import { findPart } from '../part-lists.ts';

const shimano = 'Shimano 105 R7120 mechanical disc';
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Configure Groupset/ });
const summary = (page: Page) => dialog(page).getByRole('region', { name: 'Groupset Summary' });
const tab = (page: Page, name: string) => dialog(page).getByRole('tab', { name, exact: true });
const button = (scope: Page | Locator, name: string | RegExp) => scope.getByRole('button', { name });
const row = (page: Page, list: string, name: string) =>
  dialog(page)
    .getByRole('list', { name: list, exact: true })
    .getByRole('button', { name: new RegExp(`^${name}`) });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) });

async function configure(page: Page, name = shimano) {
  await findPart(page, name);
  await button(page, `Configure: ${name}`).click();
  await expect(dialog(page)).toBeVisible();
  await expect(
    dialog(page)
      .getByRole('list', { name: 'Crankset' })
      .getByText('Default')
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
}

test('BLD-70 a tab for each type, crankset and cassette first, the rest by the alphabet, moved along by keys', async ({
  page,
}) => {
  await openComponentsStep(page);
  await configure(page);
  await expect(dialog(page).getByRole('tab')).toHaveText([
    'Crankset',
    'Cassette',
    'Bottom Bracket',
    'Brakes',
    'Chain',
    'Chainring',
    'Front Derailleur',
    'Power Meter',
    'Rear Derailleur',
    'Shifters',
  ]);
  await tab(page, 'Crankset').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Cassette')).toBeFocused();
  await expect(dialog(page).getByRole('tabpanel', { name: 'Cassette' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(tab(page, 'Shifters')).toHaveAttribute('aria-selected', 'true');
});

test('BLD-70 a tab sorts in four ways, marks the default part and shows pictures large', async ({ page }) => {
  await openComponentsStep(page);
  await configure(page);
  await tab(page, 'Cassette').click();
  const sort = dialog(page).getByLabel('Sort by');
  await expect(sort.locator('option')).toHaveText([
    'Default',
    'Price: Low to High',
    'Price: High to Low',
    'Weight: Light to Heavy',
  ]);
  const rows = dialog(page).getByRole('list', { name: 'Cassette', exact: true }).getByRole('listitem');
  await expect(rows.first()).toContainText('105 CS-R7101 11-34T');
  await expect(rows.first()).toContainText('Default');
  await expect(rows.first().locator('[aria-pressed]')).toHaveAttribute('aria-pressed', 'true');
  for (const [option, figure, isUp] of [
    ['Price: Low to High', 'strong', true],
    ['Price: High to Low', 'strong', false],
    ['Weight: Light to Heavy', 'strong + span', true],
  ] as const) {
    await sort.selectOption({ label: option });
    // The list is drawn again a moment after the choice.
    await expect(async () => {
      const texts = await rows.locator(figure).allTextContents();
      const values = texts
        .filter((text) => /\d/.test(text))
        .map((text) => Number(text.replace(/[^\d.]/g, '')));
      expect(values.length).toBeGreaterThan(5);
      expect(values).toEqual([...values].sort((a, b) => (isUp ? a - b : b - a)));
    }).toPass();
  }
  await button(dialog(page), 'Zoom picture of 105 CS-R7101 11-34T').click();
  const zoom = page.getByRole('dialog', { name: '105 CS-R7101 11-34T' });
  await expect(zoom).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await expect(dialog(page)).toBeVisible();
});

test('BLD-70 BLD-72 an own part with its price and weight makes the groupset count part by part', async ({
  page,
}) => {
  await openComponentsStep(page);
  await configure(page);
  await expect(summary(page)).toContainText('Total Price$1,050');
  await expect(summary(page)).toContainText('Total Weight2845g');
  await tab(page, 'Chain').click();
  await row(page, 'Chain', 'Bring My Own').click();
  const chosen = dialog(page).getByRole('region', { name: 'Chosen part' });
  await chosen.getByLabel('Name').fill('My old chain');
  await chosen.getByLabel('Price (USD)').fill('$40');
  await chosen.getByLabel('Weight (grams)').fill('240');
  // Default parts: 165 + 65 + 460 + 48 + 72 + 24 + 36 + 140 = $1,010 and 754 + 361 + 612 + 95 + 249 + 90 + 252 + 246
  // = 2,659 g. The chain of $36 and 252 g gives way to one of $40 and 240 g.
  await expect(summary(page)).toContainText('Total Price$1,014');
  await expect(summary(page)).toContainText('Total Weight2647g');
  await expect(summary(page)).toContainText('Difference from default parts+$4, -12g');
  await expect(summary(page)).toContainText('the set is sold for $1,050');
  await expect(summary(page).getByRole('list', { name: 'Changes' })).toContainText('My old chain');
  await button(dialog(page), 'Confirm').click();
  await expect(card(page, shimano)).toContainText('$1,014');
  await expect(card(page, shimano)).toContainText('2647g');
  await expect(card(page, shimano)).toContainText('Modified');
  await button(page, /^View Summary/).click();
  const panel = page.getByRole('dialog', { name: 'Current Build' });
  // Frame $1,000, wheelset $500, groupset $1,014 and the $40 that the set has beyond its parts.
  await expect(panel).toContainText('$2,554');
});

test('BLD-72 an edited price alone makes a groupset modified; emptying the field takes the catalogue figure', async ({
  page,
}) => {
  await openComponentsStep(page);
  await configure(page);
  const price = dialog(page).getByLabel('Price (USD)');
  // The fields of a catalogue part are folded above its list.
  await expect(price).toBeHidden();
  await dialog(page).getByText('Edit price and weight').click();
  await price.fill('200');
  // The crankset of $165 counts $200.
  await expect(summary(page)).toContainText('Total Price$1,045');
  await expect(summary(page)).toContainText('Modified');
  await price.fill('');
  await expect(summary(page)).toContainText('Total Price$1,050');
  await expect(summary(page)).toContainText('Counted as the set that is sold');
});

test('BLD-71 Confirm keeps the parts, Reset to Default brings the set back, Cancel changes nothing', async ({
  page,
}) => {
  await openComponentsStep(page);
  await configure(page);
  await tab(page, 'Cassette').click();
  await row(page, 'Cassette', '105 CS-HG710 11-36T').click();
  await expect(summary(page).getByRole('list', { name: 'Changes' })).toContainText(
    '105 CS-R7101 11-34T → 105 CS-HG710 11-36T',
  );
  await button(dialog(page), 'Cancel').click();
  await expect(card(page, shimano)).toContainText('$1,050');
  await configure(page);
  await expect(summary(page)).toContainText('No changes from default');
  await tab(page, 'Cassette').click();
  await row(page, 'Cassette', '105 CS-HG710 11-36T').click();
  await button(dialog(page), 'Confirm').click();
  await expect(page.getByText('Groupset configuration has been successfully updated!')).toBeVisible();
  await page.reload();
  await configure(page);
  await tab(page, 'Cassette').click();
  await expect(row(page, 'Cassette', '105 CS-HG710 11-36T')).toHaveAttribute('aria-pressed', 'true');
  await button(dialog(page), 'Reset to Default').click();
  await expect(row(page, 'Cassette', '105 CS-R7101 11-34T')).toHaveAttribute('aria-pressed', 'true');
  await expect(summary(page)).toContainText('No changes from default');
  await button(dialog(page), 'Confirm').click();
  await expect(card(page, shimano)).toContainText('$1,050');
  await expect(card(page, shimano)).not.toContainText('Modified');
});

test('BLD-71 another groupset model starts with its own parts', async ({ page }) => {
  await openComponentsStep(page);
  await configure(page);
  await tab(page, 'Cassette').click();
  await row(page, 'Cassette', '105 CS-HG710 11-36T').click();
  await button(dialog(page), 'Confirm').click();
  await configure(page, 'Shimano Ultegra Di2 R8170');
  await expect(summary(page)).toContainText('No changes from default');
  await expect(summary(page)).not.toContainText('CS-HG710');
});

test('BLD-73 parts without figures count with the stand-ins of the specification', async ({ page }) => {
  await openComponentsStep(page);
  await configure(page, 'SRAM Force AXS E1 2x12');
  // The set states no price: 455 + 215 + 770 + 0 + 270 + 425 + 45 + 65. Its weight is stated.
  await expect(summary(page)).toContainText('Total Price$2,245');
  await expect(summary(page)).toContainText('Total Weight2776g');
  await tab(page, 'Chain').click();
  await row(page, 'Chain', 'CN-M7100').click();
  // Chain $65 and 256 g to $36 and 252 g; crankset (650 g) and front derailleur (100 g) state no weight:
  // 650 + 270 + 815 + 0 + 100 + 315 + 76 + 252.
  await expect(summary(page)).toContainText('Total Price$2,216');
  await expect(summary(page)).toContainText('Total Weight2478g');
});

test('a part that stands for no default can be taken out again', async ({ page }) => {
  await openComponentsStep(page);
  await configure(page);
  await tab(page, 'Power Meter').click();
  await expect(dialog(page).getByText('Nothing chosen')).toBeVisible();
  await row(page, 'Power Meter', 'Favero Assioma DUO').click();
  // 1,010 for the default parts and 499.
  await expect(summary(page)).toContainText('Total Price$1,509');
  await button(dialog(page), 'Take out').click();
  await expect(summary(page)).toContainText('Total Price$1,050');
});

test('parts that do not load leave an empty list without a word', async ({ page, allowedConsole }) => {
  allowedConsole.allow(/500/);
  await page.route('**/api/groupsets/components', (route) => route.fulfill({ status: 500, json: {} }));
  await openComponentsStep(page);
  await button(page, `Configure: ${shimano}`).click();
  await expect(dialog(page).getByText('Nothing chosen')).toBeVisible();
  await expect(summary(page)).toContainText('Total Price$1,050');
});

test('BLD-71 on a phone the summary opens on demand, nothing scrolls sideways, and keys are enough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openComponentsStep(page);
  const opener = button(page, `Configure: ${shimano}`);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Default').filter({ visible: true }).first()).toBeVisible();
  await expect(summary(page)).toHaveCount(0);
  await button(dialog(page), 'Show Summary').focus();
  await page.keyboard.press('Enter');
  await expect(summary(page)).toContainText('Total Price$1,050');
  await button(dialog(page), 'Hide Summary').click();
  await expect(summary(page)).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('the groupset dialog has no accessibility finding in dark at 1440 px, and its code comes on demand', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('pp.theme', JSON.stringify({ version: 1, value: 'dark' })),
  );
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openComponentsStep(page);
  await expect(button(page, `Configure: ${shimano}`)).toBeVisible();
  expect(scripts.filter((url) => url.includes('configure-groupset'))).toEqual([]);
  await configure(page);
  expect(scripts.some((url) => url.includes('configure-groupset'))).toBe(true);
  await checkAccessibility(page);
});
