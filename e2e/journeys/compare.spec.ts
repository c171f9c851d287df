import type { Page } from '@playwright/test';
import { checkAccessibility, checkEveryLook, expect, expectNoSidewaysScroll, test } from '../fixtures.ts';

const link = (...ppIds: number[]) => `/wheelsetCompare?v=1&w=${ppIds.join('-')}`;
const table = (page: Page) => page.getByRole('region', { name: 'Comparison table' }).getByRole('table');
const rowOf = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });
const names = (page: Page) =>
  table(page)
    .getByRole('rowheader')
    .evaluateAll((cells) => cells.map((cell) => cell.textContent?.trim() ?? ''));
const count = (page: Page) => page.getByRole('region', { name: 'Table actions' }).getByRole('status');
const search = (page: Page) => page.getByRole('combobox', { name: 'Search for wheelset' });

/** Runs a command of the menu at the end of the bar. */
async function more(page: Page, name: string) {
  await page.getByRole('button', { name: 'More' }).click();
  await page
    .getByRole('menu', { name: 'More' })
    .getByRole(/^(Compact|Differences only)$/.test(name) ? 'menuitemcheckbox' : 'menuitem', { name })
    .click();
}

async function add(page: Page, words: string, name: string) {
  await search(page).fill(words);
  await page.getByRole('option', { name }).click();
  await page.getByRole('button', { name: 'Add New Pair' }).click();
}

test('an empty page has no tools; with wheels the table begins within 270 px and one row holds its tools', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/wheelsetCompare');
  await expect(page.getByText('Your comparison is empty.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Table actions' })).toHaveCount(0);
  await page.goto(`${link(1001, 1003, 1021)}&b=1003`);
  const region = page.getByRole('region', { name: 'Comparison table' });
  await expect(region).toBeVisible();
  expect((await region.boundingBox())?.y).toBeLessThanOrEqual(270);
  for (const width of [768, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const bar = page.getByRole('region', { name: 'Table actions' });
    await expect.poll(async () => (await bar.boundingBox())?.height ?? 99).toBeLessThan(48);
    await expectNoSidewaysScroll(page);
  }
});

test('the menu opens by keyboard, says why a command cannot work and gives the focus back', async ({
  page,
}) => {
  await page.goto(link(1001));
  const opener = page.getByRole('button', { name: 'More' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'More' });
  await expect(menu.getByRole('menuitem', { name: 'Columns' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(menu.getByRole('menuitem', { name: 'Clear all' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem', { name: 'Columns' })).toBeFocused();
  const redo = menu.getByRole('menuitem', { name: /^Redo/ });
  await expect(redo).toHaveAttribute('aria-disabled', 'true');
  await expect(redo).toContainText('Nothing to redo');
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();
  await more(page, 'Compact');
  await expect(table(page)).toHaveAttribute('data-compact', 'true');
  await more(page, 'Clear all');
  await expect(page.getByText('Your comparison is empty.')).toBeVisible();
  await opener.click();
  await expect(menu.getByRole('menuitem', { name: 'CSV' })).toContainText('No wheelset in the table yet');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).toHaveCount(0);
});

test('CMP-01 the page is titled and reads the wheelsets of GET /wheelsets', async ({ page }) => {
  const [answer] = await Promise.all([page.waitForResponse('**/wheelsets'), page.goto('/wheelsetCompare')]);
  await expect(page).toHaveTitle('Wheelset Compare');
  const body = await answer.json();
  expect(body.data.results).toHaveLength(120);
  await page.getByRole('button', { name: 'Show all 120 wheelsets' }).click();
  await expect(count(page)).toHaveText('120 wheelsets');
});

test('CMP-02 an address with a ppId adds that wheelset once; an unknown id changes nothing', async ({
  page,
}) => {
  await page.goto('/wheelsetCompare/1003');
  await expect(rowOf(page, '9Velo LV58 Wide')).toBeVisible();
  await page.goto('/wheelsetCompare/1003');
  await expect.poll(() => names(page)).toEqual(['9Velo LV58 Wide']);
  await page.goto('/wheelsetCompare/999999');
  await expect.poll(() => names(page)).toEqual(['9Velo LV58 Wide']);
});

test('CMP-03 the category narrows the list and clearing it restores the earlier list', async ({ page }) => {
  await page.goto(link(1001, 1005, 1067, 1069, 1022, 1023));
  await expect(table(page).getByRole('rowheader')).toHaveCount(6);
  for (const [category, count] of [
    ['Road Disc', 1],
    ['Gravel', 2],
    ['MTB', 1],
    ['Tri/TT', 1],
    ['Road Rim', 1],
  ] as const) {
    await page.getByRole('button', { name: category, exact: true }).click();
    await expect(table(page).getByRole('rowheader')).toHaveCount(count);
    await page.getByRole('button', { name: category, exact: true }).click();
    await expect(table(page).getByRole('rowheader')).toHaveCount(6);
  }
});

test('CMP-04 the search box suggests wheelsets in a menu of 300 px and Add New Pair adds the chosen one', async ({
  page,
}) => {
  await page.goto('/wheelsetCompare');
  await search(page).fill('o');
  const menu = page.getByRole('listbox').locator('..');
  await expect.poll(() => menu.evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(300);
  expect(await menu.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('300px');
  await add(page, 'zipp 303 s', 'Zipp 303 S');
  await expect(rowOf(page, 'Zipp 303 S')).toBeVisible();
  await expect(search(page)).toHaveValue('');
});

test('CMP-05 adding a wheelset again says so for two seconds and leaves the list alone', async ({ page }) => {
  await page.goto(link(1003));
  await expect(rowOf(page, '9Velo LV58 Wide')).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await add(page, '9velo lv58', '9Velo LV58 Wide Disc');
  const box = page.getByRole('combobox', { name: 'Item already added' });
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await page.clock.runFor(1900);
  await expect(box).toBeVisible();
  await page.clock.runFor(200);
  await expect(search(page)).toHaveAttribute('aria-invalid', 'false');
  expect(await names(page)).toEqual(['9Velo LV58 Wide']);
});

test('CMP-06 exactly one sort option is on, Name at first, and the choice is kept', async ({ page }) => {
  await page.goto(link(1001, 1003, 1021, 1042));
  const options = page.getByRole('group', { name: 'Sort by' }).getByRole('radio');
  await expect(options).toHaveCount(5);
  await expect(page.getByRole('radio', { name: 'Name' })).toBeChecked();
  const byName = await names(page);
  expect(byName).toEqual([...byName].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
  for (const name of ['Price descending', 'Price ascending', 'Weight ascending', 'Weight descending']) {
    await page.getByRole('radio', { name }).check();
    await expect(page.locator('input[type=radio]:checked')).toHaveCount(1);
  }
  await page.goto('/wheelsetCompare');
  await expect(page.getByRole('radio', { name: 'Weight descending' })).toBeChecked();
});

test('CMP-07 unknown prices come last both ways and no limit is the largest limit', async ({ page }) => {
  // 1021 has no price; 1069 has no limit; 1007 has an unknown limit.
  await page.goto(`${link(1001, 1003, 1021)}&a=1`);
  for (const name of ['Price ascending', 'Price descending']) {
    await page.getByRole('radio', { name }).check();
    await expect(table(page).getByRole('rowheader').last()).toContainText('Scom Ultra 45');
    await expect(table(page).getByRole('row').last().getByRole('cell').first()).toHaveText('N/A');
  }
  await page.goto(`${link(1001, 1069, 1007)}&a=1`);
  await page.getByRole('button', { name: 'Replace mine' }).click();
  const limits = () =>
    table(page)
      .getByRole('row')
      .evaluateAll((rows) => rows.slice(1).map((row) => row.querySelectorAll('td')[12]?.textContent));
  const header = page.getByRole('columnheader', { name: 'Rider Weight Limit' });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(limits).toEqual(['95kg', 'no limit', 'N/A']);
  await header.getByRole('button').click();
  await expect.poll(limits).toEqual(['no limit', '95kg', 'N/A']);
});

test('CMP-08 Select All shows all wheelsets of the category, locks search and removal, and gives the list back', async ({
  page,
}) => {
  await page.goto(link(1001, 1003));
  await page.getByRole('button', { name: 'MTB', exact: true }).click();
  const selectAll = page.getByRole('checkbox', { name: /Select All/ });
  await expect(selectAll).toHaveAccessibleDescription('Add all available wheelsets to the comparing table');
  await selectAll.hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await selectAll.check();
  await expect(count(page)).toHaveText('21 wheelsets');
  await expect(search(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Remove / }).first()).toBeDisabled();
  await selectAll.uncheck();
  await page.getByRole('button', { name: 'MTB', exact: true }).click();
  await expect.poll(() => names(page)).toEqual(['9Velo Extreme C52', '9Velo LV58 Wide']);
});

test('CMP-09 a row has removal, a picture and name linked to the product page, and the specified columns', async ({
  page,
}) => {
  await page.goto(`${link(1001)}&a=1`);
  await expect(table(page)).toBeVisible();
  const headers = await table(page).getByRole('columnheader').allInnerTexts();
  expect(headers.map((text) => text.replace(/[↕▲▼]/g, '').replace(/\s+/g, ' ').trim()).slice(1)).toEqual([
    'Price',
    'Disc or Rim',
    'Weight',
    'Clincher or Tubeless or Hookless',
    'Front Spoke Count',
    'Front Rim Depth',
    'Front Rim Inner Width',
    'Front Rim Outter Width',
    'Rear Spoke Count',
    'Rear Rim Depth',
    'Rear Rim Inner Width',
    'Rear Rim Outter Width',
    'Rider Weight Limit',
    'Spoke',
    'Warranty',
    'Freehub Engagement',
  ]);
  const product = rowOf(page, '9Velo Extreme C52').getByRole('link', { name: /9Velo Extreme C52/ });
  await expect(product).toHaveAttribute('href', /^https:\/\/www\.9velo\.com\//);
  await expect(product.getByRole('img')).toBeVisible();
  await page.getByRole('button', { name: 'Remove 9Velo Extreme C52' }).click();
  await expect(table(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(rowOf(page, '9Velo Extreme C52')).toBeVisible();
});

test('CMP-10 Advanced Mode adds the eight advanced columns and stays on', async ({ page }) => {
  await page.goto(link(1001));
  await expect(table(page).getByRole('columnheader')).toHaveCount(9);
  for (const name of ['Outter Width', 'Spoke', 'Rider Weight Limit', 'Warranty', 'Freehub Engagement']) {
    await expect(table(page).getByRole('columnheader', { name })).toHaveCount(0);
  }
  await page.getByRole('checkbox', { name: 'Advanced Mode' }).check();
  await expect(table(page).getByRole('columnheader')).toHaveCount(17);
  // The address follows when the visitor pauses, and a reload opens what it says.
  await expect(page).toHaveURL(/[?&]a=1/);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Advanced Mode' })).toBeChecked();
});

test('CMP-11 values carry their units, unknown is N/A and no limit is said', async ({ page }) => {
  await page.goto(`${link(1069)}&a=1`);
  await expect(table(page).getByRole('cell').first()).toHaveText('$2,300');
  await expect(table(page).getByRole('cell', { name: 'no limit' })).toBeVisible();
  await page.goto(`${link(1001)}&a=1`);
  await page.getByRole('button', { name: 'Replace mine' }).click();
  const cells = rowOf(page, '9Velo Extreme C52').getByRole('cell');
  await expect(cells).toHaveText([
    '$1,799',
    'disc',
    '999g',
    'Tubeless',
    '20',
    '52mm',
    '23.6mm',
    '30mm',
    '20',
    '52mm',
    '23.6mm',
    '30mm',
    '95kg',
    'Carbon',
    'N/A',
    'N/A',
  ]);
  await more(page, 'Show oz, in, lb');
  await expect(cells.nth(2)).toHaveText('35.2oz');
});

test('CMP-12 a selected row turns the others into signed differences; selecting it again ends that', async ({
  page,
}) => {
  await page.goto(`${link(1001, 1003)}&a=1`);
  await page.getByRole('button', { name: 'Compare with 9Velo Extreme C52', exact: true }).click();
  await expect(count(page)).toContainText('measured against 9Velo Extreme C52');
  await expect(
    page.getByRole('button', { name: 'Compare with 9Velo Extreme C52', exact: true }),
  ).toHaveAttribute('aria-pressed', 'true');
  const other = rowOf(page, '9Velo LV58 Wide').getByRole('cell');
  await expect(other.nth(0)).toHaveText('-$760 cheaper');
  await expect(other.nth(2)).toHaveText('+410g heavier');
  await expect(other.nth(4)).toHaveText('+4');
  await expect(other.nth(5)).toHaveText('+6mm');
  await expect(other.nth(6)).toHaveText('+0.4mm');
  await expect(other.nth(12)).toHaveText('120kg');
  await expect(other.nth(15)).toHaveText('N/A');
  await expect(rowOf(page, '9Velo Extreme C52').getByRole('cell').first()).toHaveText('$1,799');
  await expect(
    page.getByText('410 g heavier, 6 mm deeper, 0.4 mm wider and $760 cheaper than 9Velo Extreme C52'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Differences only' }).click();
  await expect(page.getByText(/equal columns hidden/)).toBeVisible();
  await page.getByRole('button', { name: 'Compare with 9Velo Extreme C52', exact: true }).click();
  await expect(other.nth(0)).toHaveText('$1,039');
});

test('CMP-13 image zoom opens an overlay after 100 ms and a click on it opens the product page', async ({
  page,
  context,
}) => {
  await context.route('https://www.9velo.com/**', (route) => route.fulfill({ body: 'product page' }));
  await page.goto(link(1001));
  const picture = rowOf(page, '9Velo Extreme C52').getByRole('img');
  await picture.hover();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Enable Image Zoom' }).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Enable Image Zoom' })).toBeChecked();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await picture.hover();
  await page.clock.runFor(99);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(5);
  const overlay = page.getByRole('dialog', { name: '9Velo Extreme C52 Disc, enlarged' });
  await expect(overlay).toBeVisible();
  const [product] = await Promise.all([context.waitForEvent('page'), overlay.getByRole('link').click()]);
  expect(product.url()).toContain('www.9velo.com');
  await expect(overlay).toHaveCount(0);
});

test('CMP-13 Escape closes the overlay', async ({ page }) => {
  await page.goto(link(1001));
  await page.getByRole('checkbox', { name: 'Enable Image Zoom' }).check();
  await rowOf(page, '9Velo Extreme C52').getByRole('img').hover();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('CMP-13 the keyboard enlarges as well: Tab shows, Escape or going on hides', async ({ page }) => {
  await page.goto(link(1001, 1002));
  await page.getByRole('checkbox', { name: 'Enable Image Zoom' }).check();
  const product = rowOf(page, '9Velo Extreme C52').getByRole('link');
  const overlay = page.getByRole('region', { name: '9Velo Extreme C52 Disc, enlarged' });
  await rowOf(page, '9Velo Extreme C52')
    .getByRole('button', { name: /^Remove/ })
    .focus();
  await page.keyboard.press('Tab');
  await expect(overlay).toBeVisible();
  await expect(product).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  await expect(product).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(overlay).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(overlay).toHaveCount(0);
});

for (const [width, count] of [
  [768, 0],
  [769, 1],
] as const) {
  test(`CMP-14 at ${width} px the mode checkboxes are ${count === 0 ? 'hidden' : 'there'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(link(1001));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Advanced Mode' })).toHaveCount(count);
    await expect(page.getByRole('checkbox', { name: 'Enable Image Zoom' })).toHaveCount(count);
  });
}

test('CMP-15 on a phone cards come first and the table only after Compare', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(link(1001));
  const compare = page.getByRole('button', { name: 'Compare (select at least 2)' });
  await expect(compare).toBeDisabled();
  const cards = page.getByRole('list', { name: 'Chosen wheelsets' }).getByRole('listitem');
  await expect(cards).toHaveText([/9Velo Extreme C52.*\$1,799.*999g/]);
  await expect(cards.getByRole('img')).toBeVisible();
  await add(page, '9velo lv58', '9Velo LV58 Wide Disc');
  await expect(compare).toBeEnabled();
  await expect(table(page)).toHaveCount(0);
  await compare.click();
  await expect(table(page)).toBeVisible();
  // The press leads to the table: it is in view, under the header, and has the focus.
  const answer = page.getByRole('region', { name: 'Comparison', exact: true });
  await expect(answer).toBeFocused();
  const two = page.getByRole('region', { name: 'Two side by side' });
  await expect(two.getByRole('row').filter({ hasText: 'Weight' })).toHaveText('Weight999g+410g heavier');
  await expect(answer).toBeInViewport();
  await page.getByRole('button', { name: 'Filter Options' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter Options' });
  await expect(dialog.getByRole('radio')).toHaveCount(5);
  await dialog.getByRole('checkbox', { name: /Select All/ }).check();
  await page.keyboard.press('Escape');
  await expect(cards).toHaveCount(120);
  await expectNoSidewaysScroll(page);
});

test('CMP-16 the list is restored on the next visit and ids that are gone are dropped quietly', async ({
  page,
}) => {
  await page.goto(link(1001, 1003));
  await expect(table(page).getByRole('rowheader')).toHaveCount(2);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('pp.compare') ?? '{}');
    kept.value.comparison.ids.push(987654);
    localStorage.setItem('pp.compare', JSON.stringify(kept));
  });
  await page.goto('/wheelsetCompare');
  await expect.poll(() => names(page)).toEqual(['9Velo Extreme C52', '9Velo LV58 Wide']);
});

test('on a phone two stand side by side, the second one switched by name or one after the other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${link(1001, 1003, 1051)}&b=1003`);
  await page.getByRole('button', { name: 'Compare (select at least 2)' }).click();
  const two = page.getByRole('region', { name: 'Two side by side' });
  const second = two.getByRole('columnheader').last();
  await expect(two.getByRole('columnheader').first()).toContainText('9Velo LV58 Wide');
  await expect(second).toContainText('9Velo Extreme C52');
  await two.getByRole('button', { name: 'Next wheelset' }).click();
  await expect(second).not.toContainText('9Velo Extreme C52');
  await two.getByRole('combobox', { name: 'Second wheelset' }).selectOption({ index: 0 });
  await expect(second).toContainText('9Velo Extreme C52');
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
});

test('CMP-16 a corrupt kept list starts empty and is set aside', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('pp.compare', '{"version":1,"value":{"ids":"x"}}'));
  await page.goto('/wheelsetCompare');
  await expect(page.getByText('Your comparison is empty.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('pp.compare.kept'))).toContain('"ids":"x"');
});

test('CMP-17 a failed fetch leaves an empty list that can be retried', async ({ page, allowedConsole }) => {
  allowedConsole.allow(/503/);
  let isDown = true;
  await page.route('**/wheelsets', (route) =>
    isDown ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await page.goto('/wheelsetCompare');
  await expect(page.getByText('No wheelsets to show.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Show all 120 wheelsets' })).toBeVisible();
});

test('CMP-18 Feedback opens Contact Us; dialogs are 600 px wide', async ({ page }) => {
  await page.goto(link(1001));
  await page.getByRole('button', { name: 'Feedback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(600);
  await page.keyboard.press('Escape');
  await more(page, 'Columns');
  expect((await page.getByRole('dialog', { name: 'Columns' }).boundingBox())?.width).toBe(600);
});

test('a link never overwrites the own list: view only, merge, replace, and undo', async ({ page }) => {
  await page.goto(link(1001));
  await expect(table(page).getByRole('rowheader')).toHaveCount(1);
  await page.goto(`${link(1003, 4711)}&b=1003`);
  const dialog = page.getByRole('dialog', { name: 'Open the linked comparison?' });
  await expect(dialog).toContainText('Only in the link: 9Velo LV58 Wide');
  await expect(dialog).toContainText('Only in your list: 9Velo Extreme C52');
  await expect(dialog).toContainText('1 of the link are no longer in the catalogue');
  await dialog.getByRole('button', { name: 'View only' }).click();
  await expect.poll(() => names(page)).toEqual(['9Velo LV58 Wide']);
  await page.getByRole('button', { name: 'Back to my list' }).click();
  await expect.poll(() => names(page)).toEqual(['9Velo Extreme C52']);
  await page.goto(link(1003));
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect.poll(() => names(page)).toEqual(['9Velo Extreme C52', '9Velo LV58 Wide']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => names(page)).toEqual(['9Velo Extreme C52']);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => names(page)).toEqual(['9Velo Extreme C52', '9Velo LV58 Wide']);
});

test('a pinned column stays next to the names, by keyboard and after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto(link(1001, 1002));
  await page.getByRole('checkbox', { name: 'Advanced Mode' }).check();
  await more(page, 'Columns');
  await page.getByRole('button', { name: 'Pin Weight' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Pin Weight' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(table(page).getByRole('columnheader').nth(1)).toContainText('Weight');
  const region = page.getByRole('region', { name: 'Comparison table' });
  const placeOf = async (name: string) =>
    (await table(page).getByRole('columnheader', { name, exact: true }).boundingBox())?.x ?? 0;
  const before = { weight: await placeOf('Weight'), price: await placeOf('Price') };
  await region.evaluate((element) => element.scrollTo({ left: 400 }));
  await expect.poll(() => placeOf('Price')).toBeLessThan(before.price - 300);
  expect(await placeOf('Weight')).toBeCloseTo(before.weight, 0);
});

test('a copied link restores wheels, baseline, order, mode, columns and units elsewhere', async ({
  page,
  browser,
  server,
}) => {
  await page.goto(`${link(1001, 1003, 1007)}&b=1003&s=weightAscending&a=1`);
  await more(page, 'Columns');
  await page.getByRole('button', { name: 'Climber' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click();
  await more(page, 'Show oz, in, lb');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const elsewhere = await browser.newPage({ baseURL: server.address });
  await elsewhere.goto(address);
  await expect(count(elsewhere)).toContainText('measured against 9Velo LV58 Wide');
  expect(await names(elsewhere)).toEqual(await names(page));
  await expect(elsewhere.getByRole('columnheader')).toHaveCount(6);
  await expect(elsewhere.getByRole('radio', { name: 'Weight ascending' })).toBeChecked();
  await expect(elsewhere.getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(elsewhere.getByRole('cell', { name: /oz$/ }).first()).toBeVisible();
  await elsewhere.close();
});

test('a reload of a narrowed list asks nothing, and the whole list comes back without the category', async ({
  page,
}) => {
  await page.goto(link(1001, 1069));
  await expect(table(page).getByRole('rowheader')).toHaveCount(2);
  await page.getByRole('button', { name: 'Road Rim', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select All' }).check();
  await expect.poll(() => page.url()).toContain('c=roadRim');
  const narrowed = await names(page);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(narrowed);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Select All' }).uncheck();
  await page.getByRole('button', { name: 'Road Rim', exact: true }).click();
  await expect(table(page).getByRole('rowheader')).toHaveCount(2);
});

test('a viewed link leaves the own sort, mode and units as they were', async ({ page }) => {
  await page.goto(`${link(1001)}&s=weightAscending&a=1`);
  await expect(page.getByRole('checkbox', { name: 'Advanced Mode' })).toBeChecked();
  await page.goto(`${link(1003)}&s=priceAscending&a=0&u=imperial&o=weight-d`);
  await page.getByRole('button', { name: 'View only' }).click();
  await expect(page.getByRole('columnheader', { name: 'Weight' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('checkbox', { name: 'Advanced Mode' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Back to my list' }).click();
  await expect(page.getByRole('checkbox', { name: 'Advanced Mode' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Weight ascending' })).toBeChecked();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Show oz, in, lb' })).toBeVisible();
});

test('a link with parts that nobody can read opens the rest and says what was left out', async ({ page }) => {
  // The message goes after 4 s, which photographs on their way may outlast.
  await page.goto(`${link(1001)}&k=price-constructor&u=stone`, { waitUntil: 'commit' });
  await expect(
    page.getByText('Not readable in this link and left out: some columns, the units').first(),
  ).toBeVisible();
  await expect.poll(() => names(page)).toEqual(['9Velo Extreme C52']);
});

for (const query of [
  'v=1&w=%00-<script>-1e9',
  'v=1&w=1001&b=__proto__&k=constructor&s=x',
  'v=9&w=1001',
  'w=1001&w=1002',
]) {
  test(`the hostile address ?${query} opens a working page`, async ({ page }) => {
    await page.goto(`/wheelsetCompare?${query}`);
    await expect(search(page)).toBeEnabled();
  });
}

test('the keyboard alone builds a comparison, chooses a baseline, sorts and removes', async ({ page }) => {
  await page.goto('/wheelsetCompare');
  await expect(page.getByRole('button', { name: 'Show all 120 wheelsets' })).toBeVisible();
  await search(page).focus();
  await page.keyboard.type('zipp 303 s');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Zipp 303 S')).toBeVisible();
  await page.keyboard.type('9velo lv58');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(table(page).getByRole('rowheader')).toHaveCount(2);
  await page.getByRole('button', { name: 'Compare with Zipp 303 S', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(count(page)).toContainText('measured against Zipp 303 S');
  await page.getByRole('radio', { name: 'Name' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Price descending' })).toBeChecked();
  await page.getByRole('button', { name: 'Remove Zipp 303 S' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => names(page)).toEqual(['9Velo LV58 Wide']);
});

test('a letter follows its wheelset through table, drawings and plot, and figures stand under each other', async ({
  page,
}) => {
  await page.goto(`${link(1001, 1003)}&s=weightDescending`);
  const shownLetter = (name: string) =>
    page
      .getByRole('button', { name: `Compare with ${name}`, exact: true })
      .evaluate((button) => getComputedStyle(button, '::after').content.split('"')[1]);
  const [first, second] = [await shownLetter('9Velo Extreme C52'), await shownLetter('9Velo LV58 Wide')];
  expect([first, second].sort()).toEqual(['A', 'B']);
  await page.getByRole('radio', { name: 'Weight ascending' }).check();
  expect(await shownLetter('9Velo Extreme C52')).toBe(first);
  await page.getByRole('button', { name: 'Show the plot' }).click();
  await expect(page.getByText(`${second} 9Velo LV58 Wide`, { exact: true })).toBeVisible();
  // 23.6mm over 24mm: the whole number leaves the room of ".6" free.
  const ends = (name: string) =>
    rowOf(page, name)
      .getByRole('cell')
      .nth(5)
      .evaluate((cell) => {
        const digits = document.createRange();
        const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
        if (text === null) return 0;
        digits.setStart(text, 0);
        digits.setEnd(text, 2);
        return Math.round(digits.getBoundingClientRect().right);
      });
  await expect.poll(() => ends('9Velo LV58 Wide')).toBeGreaterThan(0);
  expect(Math.abs((await ends('9Velo LV58 Wide')) - (await ends('9Velo Extreme C52')))).toBeLessThanOrEqual(
    1,
  );
});

test('the letters of the plot have one size at every width', async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(link(1001, 1003, 1051));
    await page.getByRole('button', { name: 'Show the plot' }).click();
    const plot = page.getByRole('img', { name: /beaten by no other one/ });
    await expect(plot).toBeVisible();
    const scale = () =>
      plot.evaluate((svg) => (svg instanceof SVGSVGElement ? (svg.getScreenCTM()?.a ?? 0) : 0));
    await expect.poll(scale).toBeCloseTo(1, 2);
    await expectNoSidewaysScroll(page);
  }
});

test('the plot tells who is beaten by whom, and a mark selects its row', async ({ page }) => {
  await page.goto(link(1001, 1003, 1021, 1051));
  await page.getByRole('button', { name: 'Show the plot' }).click();
  await page.getByText('The same as a table').click();
  await expect(page.getByText(/Not in the plot, since price or weight is unknown/)).toBeVisible();
  await page.getByRole('checkbox', { name: /A deeper rim counts/ }).check();
  await expect(page.getByText(/beaten by no other one in price, weight and rim depth at once/)).toBeVisible();
  await page.getByRole('button', { name: /^9Velo LV58 Wide, \$1,039/ }).click();
  await expect(count(page)).toContainText('measured against 9Velo LV58 Wide');
});

test('the deepest rim is drawn whole, and every drawing says in words what is drawn', async ({ page }) => {
  await page.goto(`${link(1001, 1023)}&b=1023`);
  const section = page.getByRole('img', {
    name: /^Rim section of Yoeleo SAT C88 Nx.*: 88 mm deep, .*wide inside/,
  });
  const outside = await section.evaluate((svg) => {
    const edge = svg.getBoundingClientRect();
    return [...svg.querySelectorAll('path')].filter((path) => {
      const box = path.getBoundingClientRect();
      return box.bottom > edge.bottom || box.left < edge.left || box.right > edge.right;
    }).length;
  });
  expect(outside).toBe(0);
  await expect(
    page.getByRole('img', { name: '9Velo Extreme C52: 52 mm deep rim, 20 spokes, disc rotor' }).first(),
  ).toBeVisible();
});

test('the CSV holds the rows, their origin and the age of the figures', async ({ page }) => {
  await page.goto(link(1001, 1003));
  const [download] = await Promise.all([page.waitForEvent('download'), more(page, 'CSV')]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString('utf8');
  expect(text).toMatch(/^\uFEFFName,Price \(\$\),/);
  expect(text).toContain('9Velo Extreme C52 Disc,1799,');
  expect(text).toContain('/wheelsetCompare?v=1&w=1001-1003');
  expect(text).toContain('Figures as of 20');
});

test('an estimate is marked in its cell, named to readers and in the CSV, with its source on demand', async ({
  page,
}) => {
  await page.goto(link(1001, 1025));
  const price = rowOf(page, 'Elitewheels Drive 40D').locator('td').first();
  await expect(price).toHaveText('$1,229');
  await expect(price).toHaveAttribute('title', /^estimate: /);
  expect(await price.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain('estimate');
  await expect(rowOf(page, '9Velo Extreme C52').locator('td').first()).not.toHaveAttribute('title');
  await page.getByText('Where the figures come from').click();
  await expect(page.getByText('Estimates, checked against no page: Price')).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), more(page, 'CSV')]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString('utf8');
  expect(text).toMatch(/Estimates of Elitewheels Drive 40D.*: Price/);
  await checkAccessibility(page);
});

test('another tab sees the change and a rider sees which wheels carry them', async ({ page, context }) => {
  await page.goto(link(1001));
  const second = await context.newPage();
  await second.goto('/wheelsetCompare');
  await expect(rowOf(second, '9Velo Extreme C52')).toBeVisible();
  await add(second, 'zipp 303 s', 'Zipp 303 S');
  await expect(rowOf(page, 'Zipp 303 S')).toBeVisible();
  await page.getByLabel('Your weight with kit, kg').fill('100');
  await expect(page.getByText('limit below your weight (95kg)')).toBeVisible();
});

test('with all wheelsets shown only the rows in sight are in the page', async ({ page }) => {
  await page.goto('/wheelsetCompare');
  await page.getByRole('checkbox', { name: /Select All/ }).check();
  await expect(table(page)).toHaveAttribute('aria-rowcount', '121');
  expect(await table(page).getByRole('rowheader').count()).toBeLessThan(60);
  await page.getByRole('region', { name: 'Comparison table' }).evaluate((region) => region.scrollTo(0, 1e6));
  await expect(table(page).locator('[aria-rowindex="121"]')).toBeVisible();
  const head = await table(page).getByRole('columnheader', { name: 'Price' }).boundingBox();
  const region = await page.getByRole('region', { name: 'Comparison table' }).boundingBox();
  expect(Math.abs((head?.y ?? 0) - (region?.y ?? 99))).toBeLessThan(3);
});

test('Compare has no accessibility finding', async ({ page }) => {
  await page.goto(`${link(1001, 1003, 1022)}&b=1003&a=1`);
  await expect(table(page)).toBeVisible();
  await page.getByRole('button', { name: 'Show the plot' }).click();
  await expect(page.getByText('The same as a table')).toBeVisible();
  await checkEveryLook(page, [1440]);
});

test('Compare has no accessibility finding on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`${link(1001, 1003, 1022)}&b=1003&a=1`);
  await page.getByRole('button', { name: 'Compare (select at least 2)' }).click();
  await page.getByRole('button', { name: 'Show the plot' }).click();
  await expect(page.getByText('The same as a table')).toBeVisible();
  await checkEveryLook(page, [390]);
});
