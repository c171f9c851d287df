import type { Page } from '@playwright/test';
import { openComponentsStep } from '../builder-start.ts';
import { checkAccessibility, checkBothThemes, expect, expectNoSidewaysScroll, test } from '../fixtures.ts';

/** Road wheels, disc, smooth, mountains, racing. */
const answered = (weight = 85, sliders = '_____') => `/wheelsetFinder?a=1-00020-${weight}-${sliders}`;
const phone = { width: 390, height: 844 };

const question = (page: Page, text: string) => page.getByRole('group', { name: text });
const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const results = (page: Page) => page.getByRole('list', { name: 'Results' }).locator(':scope > li');
const figure = (page: Page, name: string) =>
  results(page)
    .locator('dl > div')
    .filter({ hasText: name })
    .evaluateAll((rows) => rows.map((row) => row.querySelector('dd')?.textContent ?? ''));

async function answerAll(page: Page) {
  for (const name of ['Road Wheels', 'Disc', 'Smooth', 'Mountains', 'Racing'])
    await answer(page, name).click();
}

async function loadAll(page: Page) {
  const more = page.getByRole('button', { name: 'Load More' });
  while (await more.isVisible()) await more.click();
}

/** The trace of dev mode, row by row. */
async function trace(page: Page) {
  await page.getByRole('switch', { name: 'Dev mode' }).check();
  const rows = page.getByRole('region', { name: 'Trace' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  return rows.evaluateAll((all) =>
    all
      .slice(1)
      .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim() ?? '')),
  );
}

test('FND-01 road wheels need all questions answered, with a title and an explanation', async ({ page }) => {
  await page.goto('/wheelsetFinder');
  await expect(page).toHaveTitle('Wheelset Finder');
  await expect(page.getByRole('heading', { level: 1, name: 'Wheelset Finder' })).toBeVisible();
  await expect(page.getByText('Answer a few questions about your bike and your riding.')).toBeVisible();
  for (const text of [
    'What wheels are you looking for?',
    'Which brakes does your bike have?',
    'How are your roads?',
    'Where do you ride most?',
    'What is your riding like?',
  ]) {
    await expect(question(page, text).getByRole('button', { name: 'Not sure' })).toBeEnabled();
  }
  for (const name of ['Road Wheels', 'Disc', 'Smooth', 'Mountains']) {
    await answer(page, name).click();
    await expect(answer(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(results(page)).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: '1 question to go' })).toBeVisible();
  await answer(page, 'Racing').click();
  await expect(results(page)).toHaveCount(3);
});

test('FND-01 gravel wheels show results at once and disable the other questions', async ({ page }) => {
  await page.goto('/wheelsetFinder');
  await answer(page, 'Gravel Wheels').click();
  await expect(results(page)).toHaveCount(3);
  for (const name of [
    'Disc',
    'Rim',
    'Smooth',
    'Mediocre',
    'Rough',
    'Flat',
    'Rolling',
    'Mountains',
    'Racing',
    'Training',
    'All-day',
  ]) {
    await expect(answer(page, name)).toBeDisabled();
  }
  await answer(page, 'Road Wheels').click();
  await expect(answer(page, 'Disc')).toBeEnabled();
  await expect(results(page)).toHaveCount(0);
});

test('FND-01 "Not sure" says what it counts as and finds the same wheels', async ({ page }) => {
  const names = () => results(page).getByRole('heading').allInnerTexts();
  await page.goto('/wheelsetFinder?a=1-.....-85-_____');
  await expect(
    question(page, 'Which brakes does your bike have?').getByRole('button', { name: 'Not sure' }),
  ).toHaveAccessibleDescription(/counts as Disc/);
  await expect(results(page)).toHaveCount(3);
  const unsure = await names();
  await page.goto('/wheelsetFinder?a=1-00111-85-_____');
  await expect.poll(names).toEqual(unsure);
});

test('FND-02 on a phone Confirm waits for all answers, then a summary with Edit stands in their place', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/wheelsetFinder');
  const confirm = page.getByRole('button', { name: 'Confirm' });
  const tooltip = page.getByRole('tooltip', { name: 'Please answer all questions before continuing' });
  await expect(confirm).toBeDisabled();
  await expect(tooltip).toBeHidden();
  await confirm.hover();
  await expect(tooltip).toBeVisible();
  await expect(confirm).toHaveAccessibleDescription('Please answer all questions before continuing');
  await answerAll(page);
  await expect(confirm).toBeEnabled();
  await expect(results(page)).toHaveCount(0);
  await confirm.click();
  const summary = page.getByRole('region', { name: 'Your answers' });
  await expect(summary).toContainText('Road Wheels · Disc · Smooth · Mountains · Racing · 85 kg');
  await expect(answer(page, 'Disc')).toHaveCount(0);
  await expect(results(page)).toHaveCount(3);
  await expectNoSidewaysScroll(page);
  await checkAccessibility(page);
  await summary.getByRole('button', { name: 'Edit' }).click();
  await expect(answer(page, 'Disc')).toHaveAttribute('aria-pressed', 'true');
  await expect(confirm).toBeEnabled();
});

test('FND-02 on a phone gravel wheels show without Confirm', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/wheelsetFinder');
  await answer(page, 'Gravel Wheels').click();
  await expect(results(page)).toHaveCount(3);
  await expectNoSidewaysScroll(page);
});

test('FND-03 the weight slider runs from 40 to 200 kg, by keyboard and by number', async ({ page }) => {
  await page.goto('/wheelsetFinder');
  const slider = page.getByRole('slider', { name: 'Weight' });
  await expect(slider).toHaveAttribute('min', '40');
  await expect(slider).toHaveAttribute('max', '200');
  await expect(slider).toHaveAttribute('aria-valuetext', '85 kilograms');
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('86');
  await slider.press('End');
  await expect(slider).toHaveValue('200');
  await slider.press('Home');
  await expect(slider).toHaveValue('40');
  const box = page.getByRole('spinbutton', { name: 'Weight in kilograms' });
  await box.fill('201');
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('40 to 200 kg')).toBeVisible();
  await box.fill('92.5');
  await expect(slider).toHaveAttribute('aria-valuetext', '92.5 kilograms');
});

test('FND-03 preference sliders run from 0 to 3, start from the answers, and can be moved and put back', async ({
  page,
}) => {
  await page.goto(answered());
  await page.getByText('Fine-tune').click();
  const names = ['Aerodynamics', 'Low weight', 'Stiffness', 'Comfort', 'Low price'];
  const values = () => Promise.all(names.map((name) => page.getByRole('slider', { name }).inputValue()));
  expect(await values()).toEqual(['1', '3', '1', '0', '0']);
  for (const name of names) {
    await expect(page.getByRole('slider', { name })).toHaveAttribute('min', '0');
    await expect(page.getByRole('slider', { name })).toHaveAttribute('max', '3');
  }
  await expect(page.getByText(/no wheel of the catalogue states this figure/)).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Stiffness' })).toBeDisabled();
  const listed = () => results(page).getByRole('heading').allTextContents();
  const before = await listed();
  await page.getByRole('slider', { name: 'Low price' }).press('End');
  await page.getByRole('slider', { name: 'Low weight' }).press('Home');
  expect(await values()).toEqual(['1', '0', '1', '0', '3']);
  await expect.poll(listed).not.toEqual(before);
  await expect(page).toHaveURL(/a=1-00020-85-_0__3/);
  await page.getByRole('button', { name: 'Back to what the answers say' }).click();
  expect(await values()).toEqual(['1', '3', '1', '0', '0']);
});

test('FND-03 dev mode shows every step with list sizes and cuts, and is remembered', async ({ page }) => {
  await page.goto(answered(95));
  const rows = await trace(page);
  expect(rows.map(([, rule]) => rule)).toEqual([
    ...[
      'Fits your brakes',
      'Spoke type stated',
      'No tri-spoke',
      'At most 34 mm wide outside',
      'Carries your weight',
    ],
    ...['Made for your use', 'Width for your roads'],
    ...['Low weight', 'Aerodynamics', 'Stiffness', 'Comfort', 'Low price'],
  ]);
  expect(rows[0]?.slice(2, 4)).toEqual(['120', '104']);
  expect(rows[4]?.[4]).toBe('above 95kg');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Trace' })).toBeVisible();
  await checkAccessibility(page);
});

test('FND-04 the rider limit counts only above 90 kg and must exceed the weight', async ({ page }) => {
  await page.goto('/wheelsetFinder?a=1-1____-90-_____');
  await loadAll(page);
  await expect.poll(() => figure(page, 'Rider limit')).toContain('N/A');
  await page.goto('/wheelsetFinder?a=1-1____-110-_____');
  await expect(results(page).first()).toBeVisible();
  await loadAll(page);
  for (const limit of await figure(page, 'Rider limit')) {
    expect(limit === 'no limit' || Number.parseFloat(limit) > 110).toBe(true);
  }
});

test('FND-05 blank spokes, tri-spokes and rims over 34 mm are left out; unknown figures show N/A', async ({
  page,
}) => {
  await page.goto(answered(85, '00000'));
  const rows = await trace(page);
  const row = (rule: string) => rows.find((cells) => cells[1] === rule) ?? [];
  expect(row('Spoke type stated').slice(2, 4)).toEqual(['104', '95']);
  expect(row('No tri-spoke')[6]).toContain('1');
  expect(row('At most 34 mm wide outside')[4]).toBe('at most 34mm');
  await loadAll(page);
  expect(await figure(page, 'Rider limit')).toContain('N/A');
  expect(await figure(page, 'Price')).toContain('N/A');
});

for (const [option, from, to] of [
  ['Smooth', 18, 23],
  ['Mediocre', 23, 25],
  ['Rough', 25, 28],
] as const) {
  test(`FND-06 ${option} roads find rims of ${from} to ${to} mm inside`, async ({ page }) => {
    await page.goto(answered(85, '00000'));
    await answer(page, option).click();
    await expect(results(page)).toHaveCount(3);
    await loadAll(page);
    for (const width of await figure(page, 'Inner width')) {
      expect(Number.parseFloat(width)).toBeGreaterThanOrEqual(from);
      expect(Number.parseFloat(width)).toBeLessThanOrEqual(to);
    }
  });
}

test('FND-07 narrowing keeps a half, a third or a quarter, never fewer than three, and the index orders', async ({
  page,
}) => {
  for (const [slider, part] of [
    [1, 2],
    [2, 3],
    [3, 4],
  ] as const) {
    await page.goto(answered(85, `0${slider}000`));
    const row = (await trace(page)).find((cells) => cells[1] === 'Low weight') ?? [];
    expect(Number(row[3])).toBe(Math.ceil(Number(row[2]) / part));
  }
  await loadAll(page);
  const order = (await figure(page, 'Xfactor index')).map(Number);
  expect(order).toEqual(order.toSorted((a, b) => b - a));
  await page.goto(answered(85, '33333'));
  for (const cells of await trace(page)) expect(Number(cells[3])).toBeGreaterThanOrEqual(3);
});

test('FND-08 three results stand first and Load More adds three', async ({ page }) => {
  await page.goto(answered(85, '00000'));
  await expect(results(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(results(page)).toHaveCount(6);
  await loadAll(page);
  await expect(results(page)).toHaveCount(39);
  await expect(page.getByText('39 of 39 shown')).toBeVisible();
});

test('FND-08 nothing found says so, names what to give up, and other roads bring wheels back', async ({
  page,
}) => {
  await page.goto('/wheelsetFinder?a=1-01200-85-_____');
  await expect(
    page.getByRole('heading', { name: "Sorry we couldn't find any wheels that meet your criteria" }),
  ).toBeVisible();
  await expect(page.getByText('Without “Width for your roads” 13 wheels come back.')).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: /^Smooth roads: \d wheels$/ }).click();
  await expect(results(page)).toHaveCount(3);
});

test('FND-08 a failed fetch gives no results and no crash, and can be tried again', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.allow(/503/);
  let isDown = true;
  await page.route('**/wheelsets', (route) =>
    isDown ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await page.goto(answered());
  await expect(page.getByText('No wheelsets to show.')).toBeVisible();
  await expect(results(page)).toHaveCount(0);
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(results(page)).toHaveCount(3);
});

test('the answers stand in the address and Back returns to them', async ({ page }) => {
  await page.goto('/wheelsetFinder');
  await answerAll(page);
  await expect(page).toHaveURL(/\/wheelsetFinder\?a=1-00020-85-_____$/);
  const names = () => results(page).getByRole('heading').allInnerTexts();
  const found = await names();
  await page.getByRole('link', { name: 'Compare all 5' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wheelset Compare' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(5);
  await page.goBack();
  await expect.poll(names).toEqual(found);
});

for (const address of ['?a=2-x', '?a=1-00000-999-_____', '?a=%00', '?a=']) {
  test(`the address ${address} starts with empty questions`, async ({ page }) => {
    await page.goto(`/wheelsetFinder${address}`);
    await expect(page.getByRole('heading', { name: 'Start with the first question' })).toBeVisible();
    await expect(page.getByText(/so the questions start empty/)).toBeVisible();
  });
}

test('a result says why it is here, who nearly was, and what would change it', async ({ page }) => {
  await page.goto(answered(95));
  await results(page).first().getByText('Why this wheel').click();
  await expect(results(page).first()).toContainText(/its limit \d+kg is above 95kg/);
  await expect(results(page).first()).toContainText(/Most of them left at “.+”/);
  await expect(results(page).first()).toContainText(/would come first if your roads were/);
  await expect(page.getByText(/stays first in \d+ of \d+ nearby answers/)).toBeVisible();
});

test('a result goes on the shelf in place, and the shelf is at hand in the header, in Compare and in Climb', async ({
  page,
}) => {
  await page.goto(answered());
  await expect(page.getByRole('link', { name: /^Climb with (these|all) \d$/ })).toHaveAttribute(
    'href',
    /^\/WheelsetClimbCalculator\?v=1&ids=\d+(,\d+)+$/,
  );
  const shelf = page.getByRole('link', { name: /^Shelf \d+: \d+ wheelsets?$/ });
  await expect(shelf).toHaveText('Shelf 0');
  const add = results(page).getByRole('button', { name: /^\+ Shelf: / });
  await add.nth(0).click();
  await add.nth(1).click();
  await expect(add.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/is on your shelf \(2\)/)).toBeVisible();
  await expect(shelf).toHaveText('Shelf 2');
  await add.nth(1).click();
  await expect(shelf).toHaveText('Shelf 1');
  await page.goto('/climb-calculator.html');
  await page.getByRole('combobox').first().click();
  await expect(page.getByText('From your shelf')).toBeVisible();
  await page.goto('/wheelsetCompare');
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(1);
});

test('a result goes to the Builder, which offers it and changes nothing by itself', async ({ page }) => {
  await page.goto(answered());
  const link = results(page)
    .first()
    .getByRole('link', { name: /^To the Builder: / });
  const ppId = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('wheelset');
  await link.click();
  await expect(page).toHaveURL(/\/bike-builder\/bike-type$/);
  const offer = page.getByRole('status').filter({ hasText: /^You sent .+ here/ });
  await expect(offer).toContainText('it is offered at the wheelset step');

  await openComponentsStep(page);
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  const before = await kept();
  await page.goto(`/bike-builder/wheelset?wheelset=${ppId}`);
  await expect(offer).toContainText('It would take the place of Test Wheels; that can be undone.');
  expect(await kept()).toBe(before);
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Use it in this build' }).click();
  await expect(offer).toHaveCount(0);
  const chosen = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('pp.build') ?? '{}').value.build.wheelset.kind);
  await expect.poll(chosen).toBe('catalogue');
  await page.keyboard.press('Control+z');
  await expect.poll(chosen).toBe('own');
});

test('counts stand on every option before it is chosen', async ({ page }) => {
  await page.goto(answered(85, '00000'));
  await expect(answer(page, 'Smooth')).toHaveAccessibleDescription(/39 wheels/);
  await expect(answer(page, 'Rough')).toHaveAccessibleDescription(/3 wheels/);
  await answer(page, 'Rough').click();
  await expect(page.getByRole('heading', { name: '3 wheels suit you' })).toBeVisible();
});

test('FND-04 an unknown limit is told apart from a low one, and those wheels can be looked at', async ({
  page,
}) => {
  await page.goto(answered(96));
  const limits = page.getByRole('region', { name: 'Limit not known' });
  await expect(limits).toContainText(/limit too low: \d+, limit not known: \d+/);
  await limits.getByText(/^Show the \d+ of unknown limit/).click();
  const first = limits.getByRole('list', { name: 'Limit not known' }).locator(':scope > li').first();
  await expect(first.locator('dl')).toContainText('Rider limitN/A');
  await checkAccessibility(page);
});

test('a result says where its figures come from, how old they are and how its index comes about', async ({
  page,
}) => {
  await page.goto(answered());
  const first = results(page).first();
  await first.getByText('Where the figures come from').click();
  await expect(first.getByText(/^Figures as of /)).toBeVisible();
  await first.getByText('Why this wheel').click();
  await expect(first.getByText(/^Weight \S+: lighter than \d+ % of its kind, counts 40 %\.$/)).toBeVisible();
});

test('every wheel is a ring drawn as deep as its rim: filled while it fits, the first one marked', async ({
  page,
}) => {
  await page.goto('/wheelsetFinder');
  const rings = (state: string) => page.locator(`svg[data-state="${state}"]`);
  await expect(
    page.getByRole('img', { name: '120 wheels, each drawn as its rim; 68 of them fit' }),
  ).toBeVisible();
  await expect(rings('left')).toHaveCount(68);
  await expect(rings('out')).toHaveCount(52);
  await page.goto('/wheelsetFinder?a=1-00111-85-_____');
  await expect(results(page)).toHaveCount(3);
  await expect(rings('first')).toHaveCount(1);
  const first = await results(page).first().getByRole('heading').textContent();
  expect(await rings('first').locator('title').textContent()).toBe(first);
});

test('“Not sure” is in the line of its question', async ({ page }) => {
  await page.goto('/wheelsetFinder');
  const brakes = question(page, 'Which brakes does your bike have?');
  const unsure = brakes.getByRole('button', { name: 'Not sure' });
  const [line, option] = [await unsure.boundingBox(), await answer(page, 'Disc').boundingBox()];
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(option?.y ?? 0);
  await unsure.click();
  await expect(brakes.getByText(/Not sure: counts as Disc, \d+ wheels/)).toBeVisible();
});

test('four that suit are compared together, and a list that is there is added to after a question', async ({
  page,
}) => {
  await page.goto('/wheelsetCompare?v=1&w=1034');
  await expect(page.getByRole('table').first().getByRole('rowheader')).toHaveCount(1);
  await page.goto('/wheelsetFinder?a=1-00111-85-_____');
  await page.getByRole('link', { name: 'Compare all 4' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add these 4 to your 1?' });
  await expect(dialog).toContainText('From the Finder: ');
  await expect(dialog.getByRole('button', { name: 'Replace mine' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Just look' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('table').first().getByRole('rowheader')).toHaveCount(5);
});

test('a browser that refuses to copy leaves the address to copy by hand', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse, write: refuse } });
  });
  await page.goto('/wheelsetFinder?a=1-00111-85-_____');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('alert')).toContainText(/Copy this address by hand: http:\S+\/s\/\w{10}/);
});

test('the method page explains bands, narrowing and ties and leads back', async ({ page }) => {
  await page.goto('/wheelsetFinder');
  await page.getByRole('link', { name: 'How the finder works' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How the finder works' })).toBeVisible();
  await expect(page.getByText('smooth 18 to 23 mm, mediocre 23 to 25 mm, rough 25 to 28 mm')).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'Back to the Wheelset Finder' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wheelset Finder' })).toBeVisible();
  await page.goto('/wheelsetFinder/method');
  await expect(
    page.getByText('weight (smaller is better, 40 %), depth (larger is better, 30 %)'),
  ).toBeVisible();
  await expect(
    page.getByText(/^It is made for the road: .* the Road categories of Wheelset Compare/),
  ).toBeVisible();
});

test('no axe finding with open questions and with results', async ({ page }) => {
  await page.goto('/wheelsetFinder');
  await expect(page.getByRole('heading', { name: 'Start with the first question' })).toBeVisible();
  await checkBothThemes(page);
  await page.goto('/wheelsetFinder?a=1-1____-85-_____');
  await results(page).first().getByText('Why this wheel').click();
  await checkBothThemes(page);
});

for (const width of [320, 820]) {
  test(`at ${width} px the page does not scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(answered());
    await expect(results(page)).toHaveCount(3);
    await expectNoSidewaysScroll(page);
    await page.getByRole('switch', { name: 'Dev mode' }).check();
    await expect(page.getByRole('heading', { name: 'Trace' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}
