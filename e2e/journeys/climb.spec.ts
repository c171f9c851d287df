import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { FrameLocator, Page } from '@playwright/test';
import { checkAccessibility, checkBothThemes, expect, expectNoSidewaysScroll, test } from '../fixtures.ts';

const page3 = '/climb-calculator.html?v=1&ids=1034,1033,1070';
const gpxFolder = join(dirname(fileURLToPath(import.meta.url)), '../../data/gpx');
const gpx = (name: string) => join(gpxFolder, `${name}.gpx`);
const phone = { width: 390, height: 844 };

type Place = Page | FrameLocator;
const times = (place: Place) => place.getByRole('list', { name: 'Times' }).getByRole('listitem');
const result = (place: Place) => place.getByRole('region', { name: 'Result' });
const road = (place: Place) => place.getByRole('region', { name: 'Road', exact: true });
const rider = (place: Place) => place.getByRole('region', { name: 'Rider and bicycle' });
const frameOf = (page: Page) => page.frameLocator('iframe[title="Wheelset Climb Calculator"]');

/** Rows of the table twin as texts. */
async function figures(page: Page) {
  await page.getByText('All figures as a table').click();
  const rows = page.getByRole('region', { name: 'All figures' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  return rows.evaluateAll((all) =>
    all.slice(1).map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
  );
}

async function chooseFile(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) {
  await expect(page.getByRole('radio', { name: /^Baseline: / }).first()).toBeVisible();
  await road(page).getByRole('button', { name: 'GPX file', exact: true }).click();
  await page.locator('input[type=file]').setInputFiles(file);
}

const textFile = (name: string, text: string) => ({
  name,
  mimeType: 'application/gpx+xml',
  buffer: Buffer.from(text),
});

test('CLB-01 the route embeds the static page, which compares several wheelsets', async ({ page }) => {
  await page.goto('/WheelsetClimbCalculator?v=1&ids=1034,1033,1070');
  await expect(page).toHaveTitle('Wheelset Climb Calculator');
  await expect(page.getByRole('heading', { level: 1, name: 'Wheelset Climb Calculator' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    '/climb-calculator.html?v=1&ids=1034,1033,1070',
  );
  await expect(times(frameOf(page))).toHaveCount(3);
  await checkAccessibility(page);
});

test('CLB-01 the frame grows with its content and its state stands in the outer address', async ({
  page,
}) => {
  await page.goto('/WheelsetClimbCalculator?v=1&ids=1034,1033');
  const frame = frameOf(page);
  await expect(times(frame)).toHaveCount(2);
  const grown = async () => {
    const inner = await frame.locator('#root').evaluate((root) => root.getBoundingClientRect().height);
    const outer = (await page.locator('iframe').boundingBox())?.height ?? 0;
    return Math.abs(inner - outer) <= 1;
  };
  await expect.poll(grown).toBe(true);
  await frame.getByText('Formula, assumptions and give or take').click();
  await expect.poll(grown).toBe(true);
  await rider(frame).getByLabel('Average power').fill('300');
  await expect(page).toHaveURL(/\/WheelsetClimbCalculator\?v=1&ids=1034,1033&climb=alpe-dhuez&p=300$/);
});

test('CLB-01 the frame follows the theme', async ({ page }) => {
  await page.goto('/WheelsetClimbCalculator?v=1&ids=1034,1033');
  const ground = () =>
    frameOf(page)
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
  await expect.poll(ground).toBe('rgb(245, 247, 246)');
  await page.getByRole('button', { name: 'Use dark theme' }).click();
  await expect.poll(ground).toBe('rgb(14, 19, 18)');
});

test('CLB-01 the page works on its own address and a foreign shop may embed it, but no other page', async ({
  page,
  server,
}) => {
  const answer = await page.goto(page3);
  expect(answer?.headers()['content-security-policy']).toContain('frame-ancestors *');
  await expect(page.getByRole('heading', { level: 1, name: 'Wheelset Climb Calculator' })).toBeVisible();
  await expect(times(page)).toHaveCount(3);
  const other = await page.request.get('/wheelsetFinder', { headers: { accept: 'text/html' } });
  expect(other.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  const shop = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<title>Shop</title><iframe title="Wheelset Climb Calculator" width="1200" height="900" src="${server.address}${page3}&theme=dark"></iframe>`,
    );
  });
  await new Promise<void>((ready) => shop.listen(0, '127.0.0.1', ready));
  const address = shop.address();
  await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`);
  await expect(times(frameOf(page))).toHaveCount(3);
  await expect(frameOf(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  shop.close();
});

test('CLB-02 100 g cost about 3.9 s up Alpe d’Huez at 278 W and 75 kg', async ({ page }) => {
  // Two wheelsets of one depth, with the weights of the reference example.
  await page.goto(
    '/climb-calculator.html?v=1&ids=1022,1007&own=1022:1400,1007:1500&climb=alpe-dhuez&p=278&r=67&cda=0.32',
  );
  const [base, other] = await figures(page);
  expect(other?.[2]).toMatch(/^\+3\.[789] s/);
  expect(base?.[1]).toMatch(/^5\d:\d\d$/);
});

test('CLB-03 famous climbs: the choice changes road, times and picture', async ({ page }) => {
  await page.goto(page3);
  await expect(result(page)).toContainText("Alpe d'Huez");
  const before = await times(page).first().textContent();
  const climbs = road(page).getByRole('combobox', { name: 'Climb' });
  await expect(climbs.getByRole('option')).toHaveCount(34);
  await climbs.selectOption('ventoux-bedoin');
  await expect(result(page)).toContainText('Mont Ventoux');
  await expect(result(page)).toContainText('21.3 km');
  expect(await times(page).first().textContent()).not.toBe(before);
  await expect(page.getByRole('img', { name: /^Mont Ventoux.*21\.3 km/ })).toBeVisible();
  await expect(page).toHaveURL(/climb=ventoux-bedoin/);
});

test('CLB-03 a constant gradient by its gradient, length and height', async ({ page }) => {
  await page.goto(page3);
  await road(page).getByRole('button', { name: 'Constant gradient' }).click();
  await road(page).getByLabel('Gradient', { exact: true }).fill('9.5');
  await road(page).getByLabel('Length').fill('4');
  await expect(result(page)).toContainText('A road of 9.5 %');
  await expect(result(page)).toContainText('4.0 km');
  await expect(page).toHaveURL(/g=9\.5&km=4/);
  await road(page).getByLabel('Gradient', { exact: true }).fill('40');
  await expect(road(page).getByText('-15 to 25 %')).toBeVisible();
  await expect(result(page)).toContainText('A road of 9.5 %');
});

test('CLB-03 an own GPX file becomes the road, and the page says what was done to it', async ({ page }) => {
  await page.goto(page3);
  await chooseFile(page, gpx('ventoux-strava-route'));
  await expect(result(page)).toContainText('Mont Ventoux');
  await expect(result(page)).toContainText('1,564 m');
  await expect(page.getByRole('list', { name: 'What was done to the file' })).toContainText(
    'smoothed by a median and a mean over 110 m: 1564 m of rise, as in the file',
  );
  await chooseFile(page, gpx('blue-hills'));
  const done = page.getByRole('list', { name: 'What was done to the file' });
  await expect(done).toContainText('13 parts are joined into one road');
  await expect(done).toContainText('23 repeated points were dropped');
  await expect(done).toContainText('rough: smoothing took 28 % of the rise');
  await chooseFile(page, gpx('trek-route'));
  await expect(done).toContainText('a planned route, not a recorded track');
});

for (const [name, file, words] of [
  ['no heights', gpx('no-elevation-duplicates'), /lacks heights: 282 of 282 points/],
  ['no XML', textFile('ride.gpx', 'hello'), /a text file or a table, not GPX/],
  ['a KML file', textFile('ride.gpx', '<kml secret="1"/>'), /a KML file, not GPX, TCX or FIT/],
  ['waypoints only', textFile('w.gpx', '<gpx><wpt lat="1" lon="1"/></gpx>'), /1 waypoints but no track/],
  ['nothing in it', textFile('e.gpx', '<gpx></gpx>'), /no track and no route/],
  [
    'a way of no length',
    textFile('s.gpx', '<gpx><trk><trkseg><trkpt lat="1" lon="1"><ele>5</ele></trkpt></trkseg></trk></gpx>'),
    /0 m long; at least 100 m/,
  ],
] as const) {
  test(`CLB-03 a file with ${name} is refused in words and the page goes on`, async ({ page }) => {
    await page.goto(page3);
    await chooseFile(page, file);
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(page.getByText('Choose a GPX, TCX or FIT file, and the road appears here.')).toBeVisible();
    await chooseFile(page, gpx('ventoux-strava-route'));
    await expect(times(page)).toHaveCount(3);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

const reported = (name: string) => join(gpxFolder, 'reported', name);

test('CLB-03 a packed file, another encoding and a numbered name are read', async ({ page }) => {
  await page.goto(page3);
  await chooseFile(page, reported('compressed.gpx.gz'));
  await expect(result(page)).toContainText('Climb of 3 km at 7 %');
  await expect(result(page)).toContainText('210 m');
  const plain = await readFile(reported('numeric-references.gpx'), 'latin1');
  const latin = plain
    .replace('UTF-8', 'ISO-8859-1')
    .replace(/<name>.*?<\/name>/, '<name>Mont\u00e9e de l\u2019\u00c9cluse</name>'.replace('\u2019', "'"));
  await chooseFile(page, {
    ...{ name: 'latin.gpx', mimeType: 'application/gpx+xml' },
    buffer: Buffer.from(latin, 'latin1'),
  });
  await expect(result(page)).toContainText("Montée de l'Écluse");
  await chooseFile(page, {
    ...{ name: '001.gpx.gz', mimeType: 'application/gzip' },
    buffer: gzipSync(plain.replace(/<name>.*?<\/name>/, '<name>001</name>')),
  });
  await expect(result(page)).toContainText('001.gpx.gz');
});

test('CLB-03 the road of a file stays after a reload, and a refused file leaves it', async ({ page }) => {
  await page.goto(page3);
  await chooseFile(page, gpx('ventoux-strava-route'));
  await expect(result(page)).toContainText('Mont Ventoux');
  const before = await times(page).allTextContents();
  await page.reload();
  await expect(result(page)).toContainText('Mont Ventoux');
  expect(await times(page).allTextContents()).toEqual(before);
  await chooseFile(page, textFile('ride.gpx', '<gpx></gpx>'));
  await expect(page.getByRole('alert')).toContainText('The road from before is still ridden.');
  expect(await times(page).allTextContents()).toEqual(before);
});

test('CLB-03 a link carries the road of a file, simplified, and says how far it is off', async ({
  page,
  browser,
  server,
}) => {
  await page.goto(page3);
  await chooseFile(page, gpx('ventoux-strava-route'));
  await expect(result(page)).toContainText('Mont Ventoux');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText(/carries your road in \d+ points: heights within 0\.\d m/)).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const long = await page.request.get(address, { maxRedirects: 0 });
  expect(long.headers().location?.length).toBeLessThan(2000);
  const elsewhere = await browser.newPage({ baseURL: server.address });
  await elsewhere.goto(address);
  const frame = frameOf(elsewhere);
  await expect(result(frame)).toContainText('Mont Ventoux');
  await expect(result(frame)).toContainText('1,564 m');
  await expect(road(frame).getByRole('list', { name: 'What was done to the file' })).toContainText(
    /came with the link\. It is drawn with \d+ points; its heights are within 0\.\d m/,
  );
  await elsewhere.goto((long.headers().location ?? '').slice(0, -3));
  await expect(road(frame)).toContainText('The road in this link is damaged');
  await elsewhere.close();
});

test('CLB-03 a loop offers its longest climb', async ({ page }) => {
  await page.goto(page3);
  await chooseFile(page, gpx('blue-hills'));
  await expect(result(page)).toContainText('53.0 km');
  await road(page)
    .getByRole('button', { name: /^Longest climb in this file, 1\.\d km$/ })
    .click();
  await expect(result(page)).toContainText('longest climb');
  await expect(page).toHaveURL(/climb=gpx&part=climb/);
  await road(page).getByRole('button', { name: 'Whole road' }).click();
  await expect(result(page)).toContainText('53.0 km');
});

test('CLB-03 a file of 50 MB is read in a worker while the page stays alive', async ({ page }) => {
  await page.goto(page3);
  await expect(times(page)).toHaveCount(3);
  await road(page).getByRole('button', { name: 'GPX file', exact: true }).click();
  const longest = await page.evaluate(async () => {
    const parts = ['<gpx><trk><trkseg>'];
    for (let point = 0; point < 520_000; point += 1) {
      const ele = (500 + 300 * Math.sin(point / 2000)).toFixed(1);
      parts.push(
        `<trkpt lat="${(44 + point * 4e-6).toFixed(7)}" lon="5.1000000"><ele>${ele}</ele><time>2024-05-05T10:00:00Z</time></trkpt>\n`,
      );
    }
    const file = new File([...parts, '</trkseg></trk></gpx>'], 'long.gpx');
    const list = new DataTransfer();
    list.items.add(file);
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('no file field');
    input.files = list.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    let longest = 0;
    let last = performance.now();
    while (document.querySelector('[role=list], ol[aria-label=Times]') === null) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }
    return { longest, size: file.size };
  });
  expect(longest.size).toBeGreaterThan(48_000_000);
  expect(longest.longest).toBeLessThan(1500);
  await expect(result(page)).toContainText('long.gpx');
});

test('CLB-03 rider, bicycle, position and tyres change the times', async ({ page }) => {
  await page.goto(page3);
  const time = () => times(page).first().textContent();
  let last = await time();
  const changes: readonly (() => Promise<unknown>)[] = [
    () => rider(page).getByLabel('Rider', { exact: true }).fill('85'),
    () => rider(page).getByLabel('Bicycle').fill('9.5'),
    () => rider(page).getByLabel('Kit').fill('2'),
    () =>
      rider(page)
        .getByRole('combobox', { name: 'Position' })
        .selectOption({ label: 'In the drops (CdA 0.31)' }),
    () =>
      rider(page)
        .getByRole('combobox', { name: 'Tires and road' })
        .selectOption({ label: 'Rough road (Crr 0.008)' }),
    () => rider(page).getByLabel('Average power').fill('180'),
  ];
  for (const change of changes) {
    await change();
    await expect.poll(time).not.toBe(last);
    last = await time();
  }
  await expect(page).toHaveURL(/p=180&r=85&bike=9\.5&kit=2&cda=0\.31&crr=0\.008/);
});

test('CLB-03 a target time asks for the power of each wheelset', async ({ page }) => {
  await page.goto(page3);
  await rider(page).getByRole('button', { name: 'Target time' }).click();
  const field = rider(page).getByLabel('Target time of the baseline');
  await field.fill('55:00');
  const rows = await figures(page);
  expect(rows.map((row) => row[1])).toEqual(['55:00', '55:00', '55:00']);
  const powers = rows.map((row) => Number.parseInt(row[5] ?? '', 10));
  expect(Math.max(...powers)).toBeGreaterThan(Math.min(...powers));
  for (const row of rows.slice(1)) expect(row[2]).toMatch(/^[+−]\d+\.\d W ±\d+\.\d W$/);
  await expect(times(page).nth(1)).toContainText(/[+−]\d+\.\d W ±\d+\.\d W/);
  await expect(result(page).getByRole('heading', { level: 2 })).toContainText(/W less|least power|Too close/);
  await field.fill('5x');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('1:00');
  await expect(page.getByText('No power below 2000 W rides this road in that time.')).toBeVisible();
});

test('CLB-03 a power that was entered is there again after a target time', async ({ page }) => {
  await page.goto(page3);
  await rider(page).getByLabel('Average power').fill('287.5');
  await expect(times(page).first()).toContainText('287.5 W');
  await rider(page).getByRole('button', { name: 'Target time' }).click();
  await rider(page).getByLabel('Target time of the baseline').fill('1:02:03');
  await rider(page).getByRole('button', { name: 'Power', exact: true }).click();
  await expect(rider(page).getByLabel('Average power')).toHaveValue('287.5');
  await rider(page).getByRole('button', { name: 'Target time' }).click();
  await expect(rider(page).getByLabel('Target time of the baseline')).toHaveValue('1:02:03');
});

test('CLB-03 a road that rolls faster than the target time says so', async ({ page }) => {
  await page.goto('/climb-calculator.html?v=1&ids=1034,1033&g=-6&km=5&alt=900&t=3600');
  await expect(page.getByText(/This road rolls faster than that: \d+:\d\d without pedaling/)).toBeVisible();
  await page.goto('/climb-calculator.html?v=1&ids=1034,1033&g=-6&km=5&alt=900&p=100');
  await expect(times(page)).toHaveCount(2);
  await expect(page.locator('#root')).not.toContainText(/NaN|−\d+ W at/);
});

test('CLB-03 the point of this rider stays on the map at 600 W and 15 %', async ({ page }) => {
  await page.goto('/climb-calculator.html?v=1&ids=1034,1033&g=15&km=5&p=600');
  const map = page.getByRole('region', { name: 'Light or deep?' });
  await expect(map.getByText('this road on average, at your power')).toBeVisible();
  await expect(map.getByText('600 W', { exact: true })).toBeVisible();
});

test('CLB-03 a tire of its own counts against a baseline with a tire of the same test', async ({ page }) => {
  await page.goto('/climb-calculator.html?v=1&ids=1022,1007&own=1022:1500,1007:1500');
  const before = await times(page).nth(1).textContent();
  const wheels = page.getByRole('region', { name: 'Wheelsets' }).getByRole('listitem');
  const choose = async (index: number, name: RegExp) => {
    await wheels.nth(index).getByText('Own weight and tire').click();
    const field = wheels.nth(index).getByRole('combobox', { name: /^Tires on / });
    const option = await field.getByRole('option', { name }).first().textContent();
    await field.selectOption({ label: option ?? '' });
  };
  await choose(1, /^Grand Prix 5000 TT TR 700x28c/);
  await expect(wheels.nth(1)).toContainText('do not count: the baseline has none');
  expect(await times(page).nth(1).textContent()).toBe(before);
  await choose(0, /^Grand Prix 5000 700x25c/);
  await expect(wheels.nth(1)).not.toContainText('do not count');
  await expect.poll(() => times(page).nth(1).textContent()).not.toBe(before);
  await expect(page).toHaveURL(/tires=1022:tire-continental-grand-prix-5000-700x25c,1007:/);
  const shown = await times(page).nth(1).textContent();
  await page.reload();
  await expect.poll(() => times(page).nth(1).textContent()).toBe(shown);
});

test('CLB-03 each wheelset shows time, speed and its difference to the baseline with its give or take', async ({
  page,
}) => {
  await page.goto(page3);
  const rows = await figures(page);
  expect(rows).toHaveLength(3);
  expect(rows[0]?.[2]).toBe('baseline');
  for (const row of rows) {
    expect(row[1]).toMatch(/^1:\d\d:\d\d$/);
    expect(row[4]).toMatch(/^\d+\.\d km\/h$/);
  }
  for (const row of rows.slice(1)) expect(row[2]).toMatch(/^[+−]\d+\.\d s ±\d+\.\d s$/);
  await page
    .getByRole('radio', { name: /^Baseline: / })
    .nth(1)
    .check();
  await expect(times(page).nth(1)).toContainText('baseline');
  await expect(page).toHaveURL(/&b=1&/);
});

test('CLB-03 a difference within its uncertainty is too close to feel', async ({ page }) => {
  await page.goto('/climb-calculator.html?v=1&ids=1022,1007&own=1022:1500,1007:1320');
  await expect(times(page).nth(1)).toContainText('faster');
  await expect(times(page).nth(1)).not.toContainText('too close to feel');
  await page.goto('/climb-calculator.html?v=1&ids=1022,1007&own=1022:1320,1007:1320');
  await expect(times(page).nth(1)).toContainText('too close to feel');
});

test('CLB-03 wheels of unknown depth say that the depth of the reference is taken', async ({ page }) => {
  await page.goto('/climb-calculator.html?v=1&ids=1028,1007');
  const wheels = page.getByRole('region', { name: 'Wheelsets' }).getByRole('listitem');
  await expect(wheels.filter({ hasText: 'depth taken as the reference' })).toHaveText(/Pro 36.*N\/A deep/);
});

test('CLB-03 the picture says where each second is won, by pointer, keyboard and table', async ({ page }) => {
  await page.goto(page3);
  const section = page.getByRole('region', { name: 'Where each second is won' });
  await expect(section.getByRole('img')).toHaveCount(3);
  const place = section.getByRole('slider', { name: 'Position on the road' });
  await place.press('ArrowRight');
  await expect(place).toHaveAttribute(
    'aria-valuetext',
    /^1\.0 km to 2\.0 km: 9\.6 %, up to \d+ m\. B .*s, C .*s$/,
  );
  await section.getByText('The road as a table').click();
  await expect(section.getByRole('row')).toHaveCount(15);
  const map = page.getByRole('region', { name: 'Light or deep?' });
  await expect(map.getByRole('img')).toBeVisible();
  await map.getByText('Break-even as a table').click();
  await expect(map.getByRole('row')).toHaveCount(17);
});

test('wheelsets are added, removed, limited to eight, weighed, and left out by name without a weight', async ({
  page,
}) => {
  await page.goto(page3);
  const box = page.getByRole('combobox', { name: 'Add a wheelset' });
  await box.fill('9velo lv58');
  await page.getByRole('option', { name: '9Velo LV58 Wide Disc' }).click();
  await expect(times(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Remove 9Velo LV58 Wide' }).click();
  await expect(times(page)).toHaveCount(3);
  await page.goto('/climb-calculator.html?v=1&ids=1001,1002,1003,1004,1005,1006,1007,1010,1011,1012');
  await expect(page.getByText('8 wheelsets are the most.')).toBeVisible();
  // 1104 is listed without a weight.
  await page.goto('/climb-calculator.html?v=1&ids=1034,1033,1104');
  await expect(page.getByText(/is left out: its weight is unknown/)).toBeVisible();
  await expect(times(page)).toHaveCount(2);
  await page.getByText('Own weight and tire').nth(2).click();
  await page
    .getByLabel(/^Weight of your pair of /)
    .last()
    .fill('1480');
  await expect(times(page)).toHaveCount(3);
});

test('a link opens the same comparison, and a file of figures can be taken away', async ({
  page,
  browser,
  server,
}) => {
  await page.goto(`${page3}&climb=stelvio-prato&p=250&wind=2`);
  await expect(times(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const { location } = (await page.request.get(address, { maxRedirects: 0 })).headers();
  expect(location).toContain(
    '/WheelsetClimbCalculator?v=1&ids=1034,1033,1070&climb=stelvio-prato&p=250&wind=2',
  );
  const elsewhere = await browser.newPage({ baseURL: server.address });
  await elsewhere.goto(address);
  await expect(times(frameOf(elsewhere)).first()).toHaveText((await times(page).first().textContent()) ?? '');
  await elsewhere.close();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.split('\r\n')).toHaveLength(9);
  expect(text).toContain('Wheelset,Weight g,Time s');
});

test('units are shown and entered as the visitor likes', async ({ page }) => {
  await page.goto(page3);
  await page.getByRole('button', { name: 'Show mi, ft, lb' }).click();
  await expect(result(page)).toContainText('8.5 mi');
  const weight = rider(page).getByLabel('Rider', { exact: true });
  await expect(weight).toHaveValue('154.32');
  await weight.fill('165');
  await expect(page).toHaveURL(/r=74\.842/);
  await expect(weight).toHaveValue('165');
});

test('odd addresses open the page with defaults', async ({ page }) => {
  for (const query of ['?ids=x&climb=%3Cscript%3E&p=9e9&g=', '?v=99&ids=4711', '']) {
    await page.goto(`/climb-calculator.html${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(rider(page).getByLabel('Average power')).toHaveValue('220');
  }
  await expect(times(page)).toHaveCount(3);
});

test('a failed fetch leaves the page usable and can be tried again', async ({ page, allowedConsole }) => {
  allowedConsole.allow(/503/);
  let isDown = true;
  await page.route('**/wheelsets', (route) =>
    isDown ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await page.goto(page3);
  await expect(page.getByText('No wheelsets to show.')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(times(page)).toHaveCount(3);
});

test('no axe finding on the climb page, everything open', async ({ page }) => {
  await page.goto(page3);
  await expect(times(page)).toHaveCount(3);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await checkBothThemes(page);
});

for (const width of [320, 390, 820]) {
  test(`at ${width} px neither the page nor its frame scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: phone.height });
    await page.goto(page3);
    await expect(times(page)).toHaveCount(3);
    await expectNoSidewaysScroll(page);
    await page.goto('/WheelsetClimbCalculator?v=1&ids=1034,1033');
    await expect(times(frameOf(page))).toHaveCount(2);
    await expectNoSidewaysScroll(page);
    const inner = await frameOf(page)
      .locator('html')
      .evaluate((root) => root.scrollWidth - root.clientWidth);
    expect(inner).toBeLessThanOrEqual(0);
  });
}

test('on a phone the rider is folded and opens', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(page3);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(rider(page).getByLabel('Average power')).toBeHidden();
  await rider(page).getByRole('heading', { name: 'Rider and bicycle' }).click();
  await rider(page).getByLabel('Average power').fill('260');
  await expect(times(page).first()).toContainText('260 W');
});

test('on a phone the answer comes first, and what it is calculated with is one line with Edit', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(page3);
  await expect(times(page)).toHaveCount(3);
  await expect(result(page).getByRole('heading', { name: /is .* faster/ })).toBeInViewport();
  await expect(times(page).first()).toBeInViewport();
  await expect(road(page)).toBeHidden();
  const line = page.getByRole('region', { name: 'What is calculated' });
  await expect(line).toContainText('220 W');
  await line.getByRole('button', { name: 'Edit' }).click();
  await road(page).getByRole('combobox', { name: 'Climb' }).selectOption('ventoux-bedoin');
  await expect(line).toContainText('Ventoux');
  await line.getByRole('button', { name: 'Done' }).click();
  await expect(road(page)).toBeHidden();
  await page.goto('/climb-calculator.html?v=1&ids=1034');
  await expect(page.getByRole('combobox', { name: 'Add a wheelset' })).toBeVisible();
});

test('the datum sign marks the baseline in the list of wheelsets and in the result', async ({ page }) => {
  await page.goto(page3);
  const baselines = page.getByRole('radio', { name: /^Baseline: / });
  await baselines.nth(1).check({ force: true });
  await expect(page.locator('label:has(input:checked) [data-filled="true"]')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Wheelsets' }).locator('[data-filled="true"]')).toHaveCount(
    1,
  );
  await expect(times(page).nth(1).locator('[data-filled="true"]')).toBeVisible();
});

test('on a phone the answer stays in view while the fields change, on its own address and in the product', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(page3);
  await page.getByRole('button', { name: 'Edit' }).click();
  const bar = page.getByRole('button', { name: /is .* faster|fastest here|Too close/ });
  await expect(bar).toBeInViewport();
  const before = await bar.textContent();
  await road(page).getByRole('combobox', { name: 'Climb' }).selectOption('ventoux-bedoin');
  await expect.poll(() => bar.textContent()).not.toBe(before);
  await expect(bar).toBeInViewport();
  await bar.click();
  await expect(result(page)).toBeInViewport();
  await page.goto('/WheelsetClimbCalculator?v=1&ids=1034,1033');
  await expect(times(frameOf(page))).toHaveCount(2);
  await frameOf(page).getByRole('button', { name: 'Edit' }).click();
  const outer = page.getByRole('button', { name: /is .* faster|fastest here|Too close/ });
  await expect(outer).toBeInViewport();
  await outer.click();
  await expect(result(frameOf(page))).toBeInViewport();
});

test('the page on its own address has a contact, the one in the product leaves that to the frame around it', async ({
  page,
}) => {
  await page.goto(page3);
  await page.getByRole('button', { name: 'Contact Us' }).click();
  await expect(page.getByRole('dialog', { name: 'Contact Us' }).getByRole('link')).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await page.keyboard.press('Escape');
  await page.goto('/WheelsetClimbCalculator?v=1&ids=1034,1033');
  await expect(times(frameOf(page))).toHaveCount(2);
  await expect(frameOf(page).getByRole('button', { name: 'Contact Us' })).toHaveCount(0);
});

test('at 1440 px the table of all figures is whole', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(page3);
  await figures(page);
  const cut = await page
    .getByRole('region', { name: 'All figures' })
    .evaluate((region) => region.scrollWidth - region.clientWidth);
  expect(cut).toBeLessThanOrEqual(0);
});

for (const theme of ['light', 'dark'] as const) {
  test(`printed in the ${theme} theme the result is black on white and whole`, async ({ page }) => {
    await page.goto(`${page3}&theme=${theme}`);
    await expect(times(page)).toHaveCount(3);
    await page.emulateMedia({ media: 'print' });
    // The width of a sheet of A4 between its margins.
    await page.setViewportSize({ width: 718, height: 1040 });
    const colors = await page.locator('body').evaluate((body) => {
      const style = getComputedStyle(body);
      return [style.backgroundColor, style.color];
    });
    expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    await expect(page.getByRole('region', { name: 'Wheelsets' })).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    for (const picture of await page.getByRole('img').all()) {
      const box = await picture.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(718);
    }
  });
}
