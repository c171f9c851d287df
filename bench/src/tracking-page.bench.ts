import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { admin, adminCode } from '../../e2e/admin.ts';
import { browserArguments, browserExecutable } from '../../e2e/browser.ts';
import { type ServerProcess, startServerProcess } from '../../e2e/server-process.ts';
import { pushTracking, sample, storeOrders, trackingPath } from '../../e2e/tracking.ts';
import { type Measured, median } from './benchmark.ts';
import { largeWorkbook } from './large-workbook.ts';

const histories = 200;
const sheetRows = 100_000;
const rounds = 5;
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
  await button.waitFor();
  const started = performance.now();
  await Promise.all([page.waitForEvent('download'), button.click()]);
  const time = performance.now() - started;
  await page.context().close();
  return time;
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
  await Promise.all([page.waitForEvent('download'), combine.click()]);
  const time = performance.now() - started;
  const blocked = await longest(page, 'tasks');
  await page.context().close();
  return { time, blocked };
}

/** The longest of the deeds on a page of 500 rows, each until the next paint. */
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
  await writeFile(file, largeWorkbook(sheetRows));
  const page = await openPage(browser, server, 10);
  await page.goto(trackingPath);
  await page.getByRole('button', { name: '批量粘贴订单数据' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Excel/).setInputFiles(file);
  await longest(page, 'tasks');
  const started = performance.now();
  await dialog.getByRole('button', { name: '预览' }).click();
  await dialog.getByText(`读取 ${sheetRows} 行`).waitFor({ timeout: 60_000 });
  const time = performance.now() - started;
  const blocked = await longest(page, 'tasks');
  await page.context().close();
  return { time, blocked };
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
    const combined = await combinedPdf(browser, server);
    await storeOrders(seed, others);
    const slowest = await interactions(browser, server);
    const sheet = await largeSheet(browser, server);
    return [
      {
        what: 'first PDF of 25 events, fonts loaded too',
        figure: median(firsts) / 1000,
        unit: 's',
        limit: 1.5,
      },
      {
        what: `${histories} histories of 25 events in one PDF`,
        figure: combined.time / 1000,
        unit: 's',
        limit: 6,
      },
      { what: 'longest the page was held up meanwhile', figure: combined.blocked, unit: 'ms', limit: 100 },
      {
        what: 'longest deed on a page of 500 rows until the next paint',
        figure: slowest,
        unit: 'ms',
        limit: 200,
      },
      {
        what: `preview of a workbook of ${sheetRows} rows, the look into the database included`,
        figure: sheet.time / 1000,
        unit: 's',
        limit: 10,
        detail: `the page was held up for ${sheet.blocked.toFixed(0)} ms at most`,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
