import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { adminCode } from '../../e2e/admin.ts';
import { browserArguments, browserExecutable } from '../../e2e/browser.ts';
import { type ServerProcess, startServerProcess } from '../../e2e/server-process.ts';
import { pushTracking, sample, storeOrders, trackingPath } from '../../e2e/tracking.ts';
import { type Measured, median } from './benchmark.ts';
import { longest, openStaffPage as openPage, slow } from './staff-page.ts';

const root = join(import.meta.dirname, '..', '..');
const histories = 200;
const rounds = 5;
const history: unknown = JSON.parse(sample('info-01-delivered-25-events.json'));
const numberOf = (index: number): string => `YTBENCH${String(index).padStart(6, '0')}`;

/** From the press of the button to the file, with the program and the fonts still to be loaded. */
async function firstPdf(browser: Browser, server: ServerProcess): Promise<number> {
  const page = await openPage(browser, server, 10);
  await page.goto(trackingPath);
  const button = page.getByRole('row').getByRole('button', { name: '导出 PDF' }).first();
  await button.waitFor({ timeout: slow });
  const started = performance.now();
  await Promise.all([page.waitForEvent('download', { timeout: slow }), button.click()]);
  const time = performance.now() - started;
  await page.context().close();
  return time;
}

/**
 * The same table by the library alone: its own program and the same font are loaded, and nothing else is done. The
 * address of the font is that of the built page.
 */
async function bareLibraryPdf(browser: Browser, server: ServerProcess, font: string): Promise<number> {
  const page = await openPage(browser, server, 10);
  await page.route('**/bare-pdfmake.js', (route) =>
    route.fulfill({ path: join(root, 'node_modules/pdfmake/build/pdfmake.min.js') }),
  );
  await page.goto(trackingPath);
  const time = await page.evaluate(
    async ({ rows, address }) => {
      const from = performance.now();
      const script = document.createElement('script');
      script.src = '/bare-pdfmake.js';
      const loaded = new Promise((resolve) => script.addEventListener('load', resolve));
      document.head.append(script);
      await loaded;
      const library = Reflect.get(window, 'pdfMake');
      const file = new URL(address, location.href).href;
      library.addFonts({ Han: { normal: file, bold: file, italics: file, bolditalics: file } });
      await library
        .createPdf({
          defaultStyle: { font: 'Han', fontSize: 8 },
          content: [{ layout: 'lightHorizontalLines', table: { headerRows: 1, body: rows } }],
        })
        .getBlob();
      return performance.now() - from;
    },
    { rows: historyRows(), address: font },
  );
  await page.context().close();
  return time;
}

/** The texts of the sample's events in six columns. */
function historyRows(): readonly (readonly string[])[] {
  const events = [...JSON.stringify(history).matchAll(/"description":"([^"]*)","location":"([^"]*)"/g)];
  return Array.from({ length: 26 }, (_, index) => {
    const [, description = '', place = ''] = events[index % Math.max(1, events.length)] ?? [];
    return [String(index), '2026-03-05 14:30', description, place, 'InTransit', 'InTransit Departure'];
  });
}

async function combinedPdf(browser: Browser, server: ServerProcess) {
  const page = await openPage(browser, server, 500);
  await page.clock.install();
  await page.goto(trackingPath);
  await page.getByRole('checkbox', { name: '选择本页全部订单' }).check();
  await page.getByRole('toolbar').getByRole('button', { name: '导出 PDF' }).click();
  const combine = page.getByRole('button', { name: '合并为一个 PDF' });
  // The specified half second between two numbers passes as fast as the answers come.
  while (!(await combine.isVisible())) await page.clock.runFor(500);
  await page.clock.resume();
  await longest(page, 'tasks');
  const started = performance.now();
  await Promise.all([page.waitForEvent('download', { timeout: slow }), combine.click()]);
  const time = performance.now() - started;
  const blocked = await longest(page, 'tasks');
  await page.context().close();
  return { time, blocked };
}

/** The longest of the actions on a page of 500 rows, each until the next paint. */
async function interactions(browser: Browser, server: ServerProcess): Promise<number> {
  const page = await openPage(browser, server, 500);
  await page.goto(trackingPath);
  await page.getByRole('row').nth(20).waitFor();
  const times: number[] = [];
  const all = page.getByRole('checkbox', { name: '选择本页全部订单' });
  for (let round = 0; round < rounds; round += 1) {
    await longest(page, 'inputs');
    await all.click();
    await page
      .getByRole('checkbox', { name: /^选择订单/ })
      .nth(3)
      .click();
    await all.click();
    await all.click();
    await page.getByRole('columnheader', { name: '下单时间' }).getByRole('button').click();
    times.push(await longest(page, 'inputs'));
  }
  await page.context().close();
  return median(times);
}

/** The tracking manager in a real browser: PDFs and a page of 500 rows. */
export default async function measureTrackingPage(): Promise<readonly Measured[]> {
  // A bench that builds the pages before this one leaves NODE_ENV=production behind, which has no demo provider.
  const server = await startServerProcess({ ADMIN_CODE: adminCode, NODE_ENV: 'development' });
  const browser = await chromium.launch({
    executablePath: await browserExecutable(),
    args: browserArguments,
  });
  try {
    const seed = await openPage(browser, server, 10);
    const orders = Array.from({ length: histories }, (_, index) => ({
      id: `B${index}`,
      numbers: [numberOf(index)],
    }));
    const others = Array.from({ length: 300 }, (_, index) => ({
      id: `C${index}`,
      date: '2026-02-01 09:00:00',
      numbers: [numberOf(1000 + index)],
    }));
    await storeOrders(seed, orders);
    for (let index = 0; index < histories; index += 1) await pushTracking(seed, numberOf(index), history);
    const firsts: number[] = [];
    for (let round = 0; round < rounds; round += 1) firsts.push(await firstPdf(browser, server));
    const [font = ''] = (await readdir(join(root, 'packages/web/dist/assets'))).filter((name) =>
      /^han-[\da-f]+-.*\.ttf$/.test(name),
    );
    const bares: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      bares.push(await bareLibraryPdf(browser, server, `/assets/${font}`));
    const combined = await combinedPdf(browser, server);
    await storeOrders(seed, others);
    const slowest = await interactions(browser, server);
    return [
      {
        what: 'first PDF of 25 events, fonts loaded too, in times of the bare library',
        figure: median(firsts) / median(bares),
        unit: 'times',
        limit: 1.5,
        detail: `${median(firsts).toFixed(0)} ms, the bare library ${median(bares).toFixed(0)} ms`,
      },
      {
        what: `${histories} histories of 25 events in one PDF`,
        figure: combined.time / 1000,
        unit: 's',
        limit: 6,
      },
      { what: 'longest the page was held up meanwhile', figure: combined.blocked, unit: 'ms', limit: 100 },
      {
        what: 'longest action on a page of 500 rows until the next paint',
        figure: slowest,
        unit: 'ms',
        limit: 200,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
