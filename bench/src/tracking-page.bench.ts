import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { admin, adminCode } from '../../e2e/admin.ts';
import { browserArguments, browserExecutable } from '../../e2e/browser.ts';
import { type ServerProcess, startServerProcess } from '../../e2e/server-process.ts';
import { pushTracking, sample, storeOrders, trackingPath } from '../../e2e/tracking.ts';
import { packedPart, readZipDirectory } from '../../packages/spreadsheet/src/zip-directory.ts';
import { type Measured, median } from './benchmark.ts';
import { largeWorkbook } from './large-workbook.ts';

const root = join(import.meta.dirname, '..', '..');
const histories = 200;
const sheetRows = 100_000;
const rounds = 5;
/** A figure over its limit is told, also from a machine with other work: waiting ends much later than the limit. */
const slow = 180_000;
const history: unknown = JSON.parse(sample('info-01-delivered-25-events.json'));
const numberOf = (index: number): string => `YTBENCH${String(index).padStart(6, '0')}`;

/** A page of the tracking manager for a visitor who comes for the first time; long tasks are written down. */
async function openPage(browser: Browser, server: ServerProcess, rowsShown: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.address,
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.addInitScript((size) => {
    localStorage.setItem('itemsPerPage', String(size));
    const tasks: number[] = [];
    const inputs: number[] = [];
    Object.assign(window, { tasks, inputs });
    const keep = (type: string, into: number[], more: object) =>
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) into.push(duration);
      }).observe({ type, buffered: true, ...more });
    keep('longtask', tasks, {});
    keep('event', inputs, { durationThreshold: 16 });
  }, rowsShown);
  await page.request.post('/auth/register', { data: { ...admin, adminCode } });
  await page.request.post('/auth/login', { data: admin });
  return page;
}

/** The longest entry since the last reading, in milliseconds. */
const longest = (page: Page, list: 'tasks' | 'inputs'): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          setTimeout(() => {
            const kept = Reflect.get(window, name);
            const durations: number[] = Array.isArray(kept) ? kept : [];
            resolve(Math.max(0, ...durations.splice(0)));
          }, 50),
        );
      }),
    list,
  );

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

async function largeSheet(browser: Browser, server: ServerProcess) {
  const file = join(server.dataDirectory, 'large.xlsx');
  const bytes = Uint8Array.from(largeWorkbook(sheetRows));
  await writeFile(file, bytes);
  const page = await openPage(browser, server, 10);
  await page.goto(trackingPath);
  await page.getByRole('button', { name: '批量粘贴订单数据' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Excel/).setInputFiles(file);
  const inflating = await inflatingAlone(page, bytes);
  await longest(page, 'tasks');
  const started = performance.now();
  await dialog.getByRole('button', { name: '预览' }).click();
  await dialog.getByText(`读取 ${sheetRows} 行`).waitFor({ timeout: slow });
  const time = performance.now() - started;
  const blocked = await longest(page, 'tasks');
  await page.context().close();
  return { time, blocked, inflating };
}

/** How long the browser takes to unpack the sheet of the chosen workbook and do nothing with it. */
async function inflatingAlone(page: Page, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const sheet = (readZipDirectory(bytes, 100) ?? []).find(({ name }) => name.endsWith('sheet1.xml'));
  const packed = sheet === undefined ? null : packedPart(bytes, sheet);
  if (packed === null) throw new Error('the workbook has no sheet');
  return page.getByLabel(/Excel/).evaluate(
    async (input, { start, end }) => {
      const file = input instanceof HTMLInputElement ? input.files?.[0] : undefined;
      const from = performance.now();
      const stream = file?.slice(start, end).stream().pipeThrough(new DecompressionStream('deflate-raw'));
      const reader = stream?.getReader();
      while (reader && !(await reader.read()).done);
      return performance.now() - from;
    },
    { start: packed.byteOffset, end: packed.byteOffset + packed.byteLength },
  );
}

/** The tracking manager in a real browser: PDFs, a page of 500 rows, and a large workbook. */
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
    const sheet = await largeSheet(browser, server);
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
      {
        what: `preview of a workbook of ${sheetRows} rows, the look into the database included, in times of inflating alone`,
        figure: sheet.time / sheet.inflating,
        unit: 'times',
        limit: 5,
        detail: `${sheet.time.toFixed(0)} ms, inflating alone ${sheet.inflating.toFixed(0)} ms`,
      },
      { what: 'longest the page was held up meanwhile', figure: sheet.blocked, unit: 'ms', limit: 100 },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
