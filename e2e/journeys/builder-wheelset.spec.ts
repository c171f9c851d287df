import type { Locator, Page } from '@playwright/test';
import { type FrameChoice, openWithFrame } from '../builder-start.ts';
import { checkAccessibility, checkEveryLook, expect, test } from '../fixtures.ts';
import { findPart, showAll } from '../part-lists.ts';

const button = (scope: Page | Locator, name: string | RegExp) => scope.getByRole('button', { name });
const fitting = (page: Page) => page.getByRole('list', { name: 'Compatible Wheelsets', exact: true });
const unfit = (page: Page) => page.getByRole('list', { name: 'Incompatible Wheelsets' });
const card = (list: Locator, name: string) =>
  list.getByRole('listitem').filter({ has: list.page().getByRole('heading', { name, exact: true }) });
const names = (list: Locator) => list.getByRole('heading').allTextContents();
const panel = (page: Page) => page.getByRole('dialog', { name: 'Current Build' });
const tyreDialog = (page: Page) => page.getByRole('dialog', { name: 'Add Tubes & Tires' });
const tyres = (page: Page) => tyreDialog(page).getByRole('list', { name: 'Tires' });
const tubes = (page: Page) => tyreDialog(page).getByRole('list', { name: 'Tubes' });
/** The toggle of a row; the button next to it shows the picture. */
const row = (list: Locator, name: string) => list.getByRole('button', { name: new RegExp(`^${name}`) });

/** Step 3 of a build whose bike type and frame are chosen. */
async function openStep(page: Page, choice: FrameChoice) {
  await openWithFrame(page, '/bike-builder/wheelset', choice);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Wheelset');
  await expect(fitting(page).getByRole('listitem').first()).toBeVisible();
}

const openTarmac = (page: Page) => openStep(page, { frame: 'S-Works Tarmac SL8' });
const wheels = 'Magene EXAR Pro DB45 Disc';

async function openTyres(page: Page, wheelset = wheels) {
  await button(page, `Specs & Config of ${wheelset}`).click();
  await expect(tyreDialog(page)).toBeVisible();
}

test('BLD-40 fitting wheelsets stand apart from the others, counted in the header', async ({ page }) => {
  await openTarmac(page);
  // What does not fit is folded, a press away.
  await expect(unfit(page)).toBeHidden();
  await page.getByRole('heading', { name: 'Incompatible Wheelsets' }).click();
  await showAll(page);
  const fit = await fitting(page).getByRole('listitem').count();
  const rest = await unfit(page).getByRole('listitem').count();
  expect(fit + rest).toBe(120);
  await expect(page.getByText(`Showing ${fit} compatible wheelsets (${rest} incompatible)`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Incompatible Wheelsets' })).toBeVisible();
  const blocked = unfit(page).getByRole('listitem').first();
  await expect(blocked.getByRole('button')).toHaveCount(1);
  await blocked.getByRole('button').click({ force: true });
  await expect(page.locator('[aria-pressed=true]')).toHaveCount(0);
});

test('BLD-40 price, weight and narrowest tire sort both lists, unknown figures last', async ({ page }) => {
  await openTarmac(page);
  const first = () => names(fitting(page)).then((all) => all[0]);
  await expect(page.getByLabel('Sort by')).toHaveValue('priceAscending');
  expect(await first()).toBe('Hunt 4 Season X-Wide Gravel Disc');
  for (const [option, figure, isUp] of [
    ['Price: Low to High', 'Price', true],
    ['Price: High to Low', 'Price', false],
    ['Weight: Light to Heavy', 'Weight', true],
    ['Weight: Heavy to Light', 'Weight', false],
    ['Min Tire Width', 'Min tire width', true],
  ] as const) {
    await page.getByLabel('Sort by').selectOption({ label: option });
    await showAll(page);
    const texts = await fitting(page).locator(`dt:text-is("${figure}") + dd`).allTextContents();
    const figures = texts.map((text) => (text === 'N/A' ? null : Number(text.replace(/[^\d.]/g, ''))));
    const known = figures.filter((value) => value !== null);
    expect(figures.slice(known.length).every((value) => value === null)).toBe(true);
    expect(known).toEqual([...known].sort((a, b) => (isUp ? a - b : b - a)));
  }
});

for (const [name, answer] of [
  ['data.wheelsets', (rows: unknown) => ({ status: 'success', data: { wheelsets: rows } })],
  ['wheelsets', (rows: unknown) => ({ wheelsets: rows })],
  ['data', (rows: unknown) => ({ data: rows })],
  ['results', (rows: unknown) => ({ results: rows })],
  ['rows', (rows: unknown) => ({ rows })],
] as const) {
  test(`BLD-40 wheelsets are found under ${name}`, async ({ page, request }) => {
    const body = await (await request.get('/api/bike-wheelsets')).json();
    await page.route('**/api/bike-wheelsets', (route) =>
      route.fulfill({ json: answer(body.data.wheelsets) }),
    );
    await openTarmac(page);
    await expect(page.getByText(/^Showing 79 compatible/)).toBeVisible();
  });
}

for (const [bike, frame, hasRimBrake, wheelset, reason] of [
  [
    'Road Bike',
    'S-Works Tarmac SL8',
    false,
    'Roval Control SL Team LTD 29in Disc',
    'Mountain wheelset not compatible with road bike',
  ],
  [
    'Road Bike',
    'S-Works Tarmac SL8',
    false,
    'Mavic Aksium Rim',
    'Rim brake wheelset incompatible with disc brake frame',
  ],
  [
    'Road Bike',
    'S-Works Tarmac SL8',
    false,
    'Bontrager Paradigm Pro 30 TLR Disc',
    'Frame clearance too narrow for minimum tire width',
  ],
  ['Road Bike', 'S-Works Tarmac SL6', true, wheels, 'Disc brake wheelset incompatible with rim brake frame'],
  [
    'Gravel Bike',
    'S-Works Crux',
    false,
    'Zipp 202 NSW Disc',
    'Road wheelset not compatible with gravel bike',
  ],
  [
    'Mountain Bike',
    'Blur 4',
    false,
    'DT Swiss GR 1600 Spline 25 Disc',
    'Gravel wheelset not compatible with mountain bike',
  ],
] as const) {
  test(`BLD-41 ${wheelset} on ${frame} says: ${reason}`, async ({ page }) => {
    // The model by its beginning: years and trims follow it in the catalogue.
    await openStep(page, { bike, frame: new RegExp(`^${frame}`), hasRimBrake });
    // A search looks into what is folded as well.
    await findPart(page, wheelset);
    await expect(card(unfit(page), wheelset)).toContainText(reason);
  });
}

test('BLD-41 another frame judges the wheelsets again', async ({ page }) => {
  await openTarmac(page);
  const gravelWheels = 'Bontrager Paradigm Pro 30 TLR Disc';
  await findPart(page, gravelWheels);
  await expect(card(unfit(page), gravelWheels)).toBeVisible();
  await button(page, 'Back to Frame').click();
  await button(page, 'Bring My Own').click();
  const own = page.getByRole('dialog', { name: 'Bring My Own Frameset' });
  await own.getByLabel(/Weight/).fill('1500');
  await own.getByLabel(/Price/).fill('900');
  await own.getByLabel(/clearance/i).fill('50');
  await button(own, /^Add/).click();
  await button(page, 'Continue to Wheelset').click();
  await expect(card(fitting(page), gravelWheels)).toBeVisible();
});

test('BLD-42 the card shows the wider minimum and the narrower maximum of front and rear', async ({
  page,
  request,
}) => {
  const body = await (await request.get('/api/bike-wheelsets')).json();
  const [first] = body.data.wheelsets.filter(({ name }: { name: string }) => name === wheels);
  const uneven = {
    ...first,
    min_tire_width_front: 24,
    min_tire_width_rear: 26,
    max_tire_width_front: 34,
    max_tire_width_rear: 38,
  };
  await page.route('**/api/bike-wheelsets', (route) => route.fulfill({ json: { wheelsets: [uneven] } }));
  await openTarmac(page);
  await expect(card(fitting(page), wheels)).toContainText('Min tire width26mm');
  await expect(card(fitting(page), wheels)).toContainText('Max tire width34mm');
});

test('BLD-43 an own wheelset is checked field by field, added, selected, kept and removed', async ({
  page,
}) => {
  await openTarmac(page);
  await button(page, 'Bring My Own').click();
  const own = page.getByRole('dialog', { name: 'Bring My Own Wheelset' });
  const add = button(own, 'Add Wheelset');
  await add.click();
  await expect(own.getByText('Weight must be a positive number')).toBeVisible();
  await expect(own.getByText('Price must be a positive number')).toBeVisible();
  for (const [field, value, message] of [
    ['Name', 'x'.repeat(51), 'Name must be 50 characters or less'],
    ['Name', 'wheels<b>', 'Name contains invalid characters'],
    ['Brand', 'x'.repeat(31), 'Brand must be 30 characters or less'],
    ['Brand', 'B&B', 'Brand contains invalid characters'],
    ['Weight', '50001', 'Weight must be less than 50,000g'],
    ['Weight', '1400.5', 'Weight must be a whole number'],
    ['Price', '10001', 'Price must be less than $10,000'],
    ['Price', 'free', 'Price must be a positive number'],
    ['Price', '1.299,00', 'Price must be a positive number'],
    ['Min tire width', '-3', 'Tire width must be a positive number'],
    ['Min tire width', '101', 'Tire width must be less than 100mm'],
    ['Min tire width', '25.5', 'Tire width must be a whole number'],
  ] as const) {
    await own.getByLabel(new RegExp(`^${field}`)).fill(value);
    await expect(own.getByText(message)).toBeVisible();
    await own.getByLabel(new RegExp(`^${field}`)).fill('');
  }
  await checkAccessibility(page);
  await own.getByLabel(/^Weight/).fill('1450');
  await own.getByLabel(/^Price/).fill('$1,299.00');
  await add.click();
  await expect(own).toBeHidden();
  const mine = card(fitting(page), 'Custom Wheelset');
  await expect(mine).toContainText('Bring My Own');
  await expect(mine).toContainText('$1,299');
  await expect(mine.getByRole('button', { name: 'Custom Wheelset', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await button(page, /View Summary/).click();
  await expect(page.getByRole('dialog', { name: 'Current Build' })).toContainText(
    'Bring My OwnCustom Wheelset',
  );
  await page.keyboard.press('Escape');
  await page.reload();
  await expect.poll(() => names(fitting(page)).then((all) => all[0])).toBe('Custom Wheelset');
  await button(page, 'Delete Custom Wheelset').click();
  await expect(mine).toHaveCount(0);
  await button(page, 'Continue to Components').click();
  await expect(page.getByText('Please select a wheelset first')).toBeVisible();
});

test('BLD-44 going on needs a wheelset and says so for 4 s; Back to Frame goes back', async ({ page }) => {
  await openTarmac(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, 'Continue to Components').click();
  const message = page.getByText('Please select a wheelset first');
  await expect(message).toBeVisible();
  await page.clock.runFor(3900);
  await expect(message).toBeVisible();
  await page.clock.runFor(200);
  await expect(message).toBeHidden();
  await page.clock.resume();
  await button(page, 'Back to Frame').click();
  await expect(page).toHaveURL(/\/bike-builder\/frameset$/);
  await page.goBack();
  await card(fitting(page), wheels).getByRole('button', { name: wheels, exact: true }).click();
  await button(page, 'Continue to Components').click();
  await expect(page).toHaveURL(/\/bike-builder\/components$/);
});

test('BLD-45 tire and tube go onto a wheelset; one alone waits, and closing keeps what was chosen', async ({
  page,
}) => {
  await openTarmac(page);
  await openTyres(page);
  await expect(button(tyreDialog(page), 'Select Both Items')).toHaveAttribute('aria-disabled', 'true');
  await row(tyres(page), 'Continental Grand Prix 5000 700x28c').click();
  await button(tyreDialog(page), 'Select Both Items').click({ force: true });
  await expect(tyreDialog(page)).toBeVisible();
  await row(tubes(page), 'Continental Race 28 Wide').click();
  await button(tyreDialog(page), 'Add to Wheelset').click();
  await expect(page.getByText(`Tire and tube added to ${wheels}!`)).toBeVisible();
  // No wheelset was chosen: the equipped one is.
  const toggle = (name: string) => card(fitting(page), name).getByRole('button', { name, exact: true });
  await expect(toggle(wheels)).toHaveAttribute('aria-pressed', 'true');
  await expect(card(fitting(page), wheels)).toContainText('Grand Prix 5000 700x28c + Race 28 Wide');

  await openTyres(page, 'Magene EXAR UltraDark DB405 40/45 Disc');
  await row(tyres(page), 'Continental Grand Prix 5000 700x25c').click();
  await page.keyboard.press('Escape');
  await expect(card(fitting(page), 'Magene EXAR UltraDark DB405 40/45 Disc')).toContainText('5000 700x25c');
  // Another one is chosen already; the message offers to put this one in its place.
  await expect(toggle(wheels)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Add to Build', exact: true })).toBeVisible();
  await page.reload();
  await openTyres(page);
  await expect(row(tyres(page), 'Continental Grand Prix 5000 700x28c')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(row(tubes(page), 'Continental Race 28 Wide')).toHaveAttribute('aria-pressed', 'true');
});

test('BLD-46 tires and tubes are filtered by boxes with Apply, Clear All and Cancel, and sorted', async ({
  page,
}) => {
  await openTarmac(page);
  await openTyres(page);
  await expect(tyres(page).getByRole('listitem').first()).toBeVisible();
  const all = await tyres(page).getByRole('listitem').count();
  await button(tyreDialog(page), 'Filter tires').click();
  const filter = page.getByRole('dialog', { name: 'Filter Tires' });
  for (const value of ['Continental', 'Michelin', 'Pirelli', 'Vittoria', 'clincher', 'tubeless', 'tubular']) {
    await expect(filter.getByRole('checkbox', { name: value, exact: true })).toBeVisible();
  }
  await filter.getByRole('checkbox', { name: 'Michelin' }).check();
  await button(filter, 'Cancel').click();
  await expect(tyres(page).getByRole('listitem')).toHaveCount(all);
  await button(tyreDialog(page), 'Filter tires').click();
  await filter.getByRole('checkbox', { name: 'Michelin' }).check();
  await button(filter, 'Apply').click();
  await expect(tyres(page).getByRole('button').first()).toContainText('Michelin');
  expect(
    (await tyres(page).getByRole('button').allTextContents()).every((text) => text.includes('Michelin')),
  ).toBe(true);
  await button(tyreDialog(page), 'Filter tires').click();
  await filter.getByRole('checkbox', { name: 'tubular' }).check();
  await button(filter, 'Apply').click();
  await expect(tyreDialog(page).getByText('No compatible tires found')).toBeVisible();
  await button(tyreDialog(page), 'Filter tires').click();
  await button(filter, 'Clear All').click();
  await button(filter, 'Apply').click();
  await expect(tyres(page).getByRole('listitem')).toHaveCount(all);
  await tyreDialog(page).getByLabel('Sort tires by').selectOption({ label: 'Width: Narrow to Wide' });
  const widths = (await tyres(page).getByRole('button').allTextContents()).map((text) =>
    Number(/(\d+) mm,/.exec(text)?.[1]),
  );
  expect(widths).toEqual([...widths].sort((a, b) => a - b));

  await button(tyreDialog(page), 'Filter tubes').click();
  const tubeFilter = page.getByRole('dialog', { name: 'Filter Tubes' });
  for (const value of [
    'Continental',
    'Michelin',
    'Vittoria',
    'Schwalbe',
    'presta',
    'schrader',
    'butyl',
    'latex',
  ]) {
    await expect(tubeFilter.getByRole('checkbox', { name: value, exact: true })).toBeVisible();
  }
  await tubeFilter.getByRole('checkbox', { name: 'latex' }).check();
  await button(tubeFilter, 'Apply').click();
  await expect(tubes(page).getByRole('button').first()).toContainText('latex');
  await button(tyreDialog(page), 'Use Sealant').click();
  await button(page.getByRole('dialog', { name: 'Use Sealant' }), 'Use Sealant').click();
  await tyreDialog(page).getByLabel('Sort tubes by').selectOption({ label: 'Valve Type' });
  await expect(tubes(page).getByRole('listitem').first()).toContainText('Sealant');
  await button(tyreDialog(page), 'Filter tubes').click();
  await button(tubeFilter, 'Clear All').click();
  await button(tubeFilter, 'Apply').click();
  await expect(tubes(page).getByRole('listitem').first()).toContainText('Sealant');
});

test('BLD-47 sealant: sliders, presets that can be picked off, total to the cent, one entry in the list', async ({
  page,
}) => {
  await openTarmac(page);
  await openTyres(page);
  await button(tyreDialog(page), 'Use Sealant').click();
  const dialog = page.getByRole('dialog', { name: 'Use Sealant' });
  const volume = dialog.getByRole('slider', { name: /Volume/ });
  const price = dialog.getByRole('slider', { name: /Price per gram/ });
  for (const [slider, least, most, step, value] of [
    [volume, '30', '120', '5', '60'],
    [price, '0.05', '0.3', '0.01', '0.15'],
  ] as const) {
    await expect(slider).toHaveAttribute('min', least);
    await expect(slider).toHaveAttribute('max', most);
    await expect(slider).toHaveAttribute('step', step);
    await expect(slider).toHaveValue(value);
  }
  await expect(dialog.getByText('$9.00')).toBeVisible();
  const presets = dialog.getByRole('group', { name: 'Brand presets' }).getByRole('button');
  const prices = (await presets.allTextContents()).map((text) => /\$(0\.\d\d)/.exec(text)?.[1]);
  expect(prices).toEqual(['0.12', '0.18', '0.16', '0.10', '0.14', '0.15']);
  await presets.nth(1).click();
  await expect(price).toHaveValue('0.18');
  await expect(presets.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await presets.nth(1).click();
  await expect(presets.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await volume.focus();
  await page.keyboard.press('End');
  await expect(volume).toHaveAttribute('aria-valuetext', '120 ml');
  // 120 ml at $0.18 is $21.60.
  await expect(dialog.getByText('$21.60')).toBeVisible();
  await checkAccessibility(page);
  await button(dialog, 'Use Sealant').click();
  await expect(tubes(page).getByRole('listitem').first()).toContainText('$21.60');
  await expect(tubes(page).getByRole('listitem').first()).toContainText('120g');
  await button(tyreDialog(page), 'Use Sealant').click();
  await volume.focus();
  await page.keyboard.press('Home');
  await button(dialog, 'Use Sealant').click();
  await expect(tubes(page).getByText('30 ml')).toBeVisible();
  await expect(tubes(page).getByText('120 ml')).toHaveCount(0);
});

test('BLD-48 tires and tubes count twice, sealant once; another wheelset clears the choice', async ({
  page,
}) => {
  await openTarmac(page);
  await openTyres(page);
  const sum = tyreDialog(page).getByRole('status').last();
  // Continental Grand Prix 700x25c: $50 and 230 g each.
  await row(tyres(page), 'Continental Grand Prix 700x25c').click();
  await expect(sum).toContainText('$100 460g');
  // Continental Race 28: $9 and 104 g each.
  await row(tubes(page), 'Continental Race 28\\s*presta').click();
  await expect(sum).toContainText('$118 668g');
  await button(tyreDialog(page), 'Use Sealant').click();
  await button(page.getByRole('dialog', { name: 'Use Sealant' }), 'Use Sealant').click();
  // 60 ml at $0.15: $9 and 60 g, once.
  await expect(sum).toContainText('$109 520g');
  await tyreDialog(page).getByLabel('Wheelset').selectOption({ label: '9Velo LV35 2.0 Disc' });
  await expect(sum).toContainText('$0 0g');
  await expect(button(tyreDialog(page), 'Select Both Items')).toBeVisible();
  await tyreDialog(page).getByLabel('Wheelset').selectOption({ label: wheels });
  await row(tyres(page), 'Continental Grand Prix 700x25c').click();
  await page.keyboard.press('Escape');
  await button(page, `Add to Build: ${wheels}`).click();
  // Wheelset $649 and 1410 g, with the pair $749 and 1870 g.
  await expect(panel(page).getByText('$749')).toBeVisible();
});

for (const [what, isTyre, text] of [
  ['tire alone', true, 'Tire added to'],
  ['tube alone', false, 'Tube added to'],
] as const) {
  test(`BLD-49 closing with a ${what} says '${text} …!' for 3 s`, async ({ page }) => {
    await openTarmac(page);
    await openTyres(page);
    await (isTyre ? tyres(page) : tubes(page)).getByRole('button').first().click();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('Escape');
    const message = page.getByText(`${text} ${wheels}!`);
    await expect(message).toBeVisible();
    await page.clock.runFor(2900);
    await expect(message).toBeVisible();
    await page.clock.runFor(200);
    await expect(message).toBeHidden();
  });
}

test('BLD-49 answers that fail or hold no list give empty lists without a word', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.allow(/500/);
  await page.route('**/api/tires', (route) => route.fulfill({ json: { data: { tires: 'none' } } }));
  await page.route('**/api/tubes', (route) => route.fulfill({ status: 500, json: {} }));
  await openTarmac(page);
  await openTyres(page);
  await expect(tyreDialog(page).getByText('No compatible tires found')).toBeVisible();
  await expect(tyreDialog(page).getByText('No compatible tubes found')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.route('**/api/bike-wheelsets', (route) => route.fulfill({ json: { data: null } }));
  await page.reload();
  await expect(page.getByText('Showing 0 compatible wheelsets (0 incompatible)')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(button(page, /^Messages/)).toHaveCount(0);
});

test('step 3 and its dialogs have no accessibility finding', async ({ page }) => {
  await openTarmac(page);
  await checkEveryLook(page, [1440, 390]);
  await openTyres(page);
  await expect(tyres(page).getByRole('listitem').first()).toBeVisible();
  await checkEveryLook(page, [1440, 390]);
});

test('BLD-45 the dialog works by keyboard alone and gives the focus back', async ({ page }) => {
  await openTarmac(page);
  const opener = button(page, `Specs & Config of ${wheels}`);
  await opener.focus();
  await page.keyboard.press('Enter');
  await row(tyres(page), 'Continental Grand Prix 700x25c').focus();
  await page.keyboard.press('Space');
  await row(tubes(page), 'Continental Race 28\\s*presta').focus();
  await page.keyboard.press('Enter');
  await button(tyreDialog(page), 'Add to Wheelset').focus();
  await page.keyboard.press('Enter');
  await expect(tyreDialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('BLD-40 on a phone the filter icon opens Sort Wheelsets with Cancel', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openTarmac(page);
  await button(page, 'Sort Wheelsets').click();
  const dialog = page.getByRole('dialog', { name: 'Sort Wheelsets' });
  await button(dialog, 'Cancel').click();
  await button(page, 'Sort Wheelsets').click();
  await dialog.getByRole('radio', { name: 'Weight: Light to Heavy' }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => names(fitting(page)).then((all) => all[0]))
    .not.toBe('Hunt 4 Season X-Wide Gravel Disc');
});

test('lists show twelve cards, then 24 more with the focus on the first of them; the chosen one is always there', async ({
  page,
}) => {
  await openTarmac(page);
  await expect(fitting(page).getByRole('listitem')).toHaveCount(12);
  await button(page, 'Show 24 more').first().click();
  await expect(fitting(page).getByRole('listitem')).toHaveCount(36);
  const thirteenth = fitting(page).getByRole('listitem').nth(12).getByRole('heading').getByRole('button');
  await expect(thirteenth).toBeFocused();
  const name = (await names(fitting(page)))[30] ?? '';
  await fitting(page).getByRole('button', { name, exact: true }).click();
  await page.reload();
  // Beyond the first twelve, the chosen one comes first.
  await expect.poll(() => names(fitting(page)).then((all) => [all.length, all[0]])).toEqual([13, name]);
});

test('a list is searched and filtered, each filter goes by itself, and Enter leads into the list', async ({
  page,
}) => {
  await openTarmac(page);
  const find = page.getByRole('searchbox', { name: 'Find wheelsets' });
  await find.fill('zipp');
  await expect(page.getByText(/^Showing 79 compatible/)).toBeHidden();
  for (const name of await names(fitting(page))) expect(name).toContain('Zipp');
  await find.press('Enter');
  await expect(fitting(page).getByRole('button', { pressed: false }).first()).toBeFocused();
  await find.fill('');
  await button(page, 'Filter wheelsets').click();
  const filter = page.getByRole('dialog', { name: 'Filter wheelsets' });
  await checkAccessibility(page);
  const zipp = filter.getByRole('checkbox', { name: /^Zipp/ });
  await expect(filter.locator('label', { hasText: /^Zipp/ })).toHaveText(/^Zipp\d+$/);
  await zipp.check();
  await filter.getByRole('checkbox', { name: /^\$1,000 to / }).check();
  await button(filter, 'Apply').click();
  const chips = page.getByRole('list', { name: 'Filters of wheelsets' });
  await expect(chips.getByRole('listitem')).toHaveText(['Zipp', /^\$1,000 to /]);
  for (const each of await fitting(page).getByRole('listitem').all()) {
    await expect(each).toContainText('Zipp');
    await expect(each).toContainText(/\$1,\d\d\d/);
  }
  await checkAccessibility(page);
  await button(chips, /^Remove filter \$1,000 to/).click();
  await expect(chips.getByRole('listitem')).toHaveText(['Zipp']);
  await button(page, 'Clear search and filters').click();
  await expect(page.getByText(/^Showing 79 compatible/)).toBeVisible();
});

test('on a phone steps 2 and 3 end within 2,600 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/bike-builder/bike-type');
  await page.getByRole('radio', { name: 'Road Bike' }).check();
  await button(page, 'Continue to Frameset').click();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect(page.getByRole('list', { name: 'Framesets' }).getByRole('listitem')).toHaveCount(12);
  await expect.poll(height).toBeLessThan(2600);
  await findPart(page, 'Tarmac SL8 (10r)');
  await button(page, 'Tarmac SL8 (10r)').first().click();
  await button(page, 'Continue to Wheelset').click();
  await expect(fitting(page).getByRole('listitem')).toHaveCount(12);
  await expect.poll(height).toBeLessThan(2600);
});

test('the bar of every step shows the totals and follow each choice', async ({ page }) => {
  await openTarmac(page);
  const totals = page.getByLabel('Totals so far');
  const before = await totals.textContent();
  await card(fitting(page), wheels).getByRole('button', { name: wheels, exact: true }).click();
  await expect(totals).not.toHaveText(before ?? '');
  await expect(totals).toContainText('kg');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(totals).toBeInViewport();
  await button(page, 'Continue to Components').click();
  await expect(totals).toBeInViewport();
});
