import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { adminCode } from '../../e2e/admin.ts';
import { browserArguments, browserExecutable } from '../../e2e/browser.ts';
import { type ServerProcess, startServerProcess } from '../../e2e/server-process.ts';
import { trackingPath } from '../../e2e/tracking.ts';
import { readUploadSheet } from '../../packages/domain/src/order/public.ts';
import { readSpreadsheet } from '../../packages/spreadsheet/src/public.ts';
import { packedPart, readZipDirectory } from '../../packages/spreadsheet/src/zip-directory.ts';
import { type Measured, median } from './benchmark.ts';
import { largeWorkbook } from './large-workbook.ts';
import { longest, openStaffPage as openPage, slow } from './staff-page.ts';

const sheetRows = 100_000;
/** Why these are not the five times that were asked for: decision 0101. */
const previewLimit = 40;
const readingLimit = 12;
const bounds = { bytes: 20 * 1024 * 1024, unpackedBytes: 200 * 1024 * 1024, entries: 1000, rows: sheetRows };

/** Time that this process worked on a task, in milliseconds: other work of the machine does not count. */
async function processorTime(task: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Reading the cells of a workbook and judging its rows, in times of inflating its sheet alone. */
async function readingAlone(): Promise<Measured> {
  const bytes = Uint8Array.from(largeWorkbook(sheetRows));
  const packed = packedSheet(bytes);
  const inflate = async () => {
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const reader = stream.getReader();
    while (!(await reader.read()).done);
  };
  const read = async () => {
    const sheets = await readSpreadsheet(bytes, bounds);
    const sheet = sheets.ok ? sheets.value[0] : undefined;
    if (sheet === undefined || !readUploadSheet(sheet).ok) throw new Error('the workbook cannot be read');
  };
  const inflating: number[] = [];
  const reading: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    inflating.push(await processorTime(inflate));
    reading.push(await processorTime(read));
  }
  return {
    what: `reading and judging a workbook of ${sheetRows} rows, in times of inflating alone (time of the processor)`,
    figure: median(reading) / median(inflating),
    unit: 'times',
    limit: readingLimit,
    detail: `${median(reading).toFixed(0)} ms, inflating alone ${median(inflating).toFixed(0)} ms`,
  };
}

function packedSheet(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const sheet = (readZipDirectory(bytes, 100) ?? []).find(({ name }) => name.endsWith('sheet1.xml'));
  const packed = sheet === undefined ? null : packedPart(bytes, sheet);
  if (packed === null) throw new Error('the workbook has no sheet');
  return packed;
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
  const packed = packedSheet(bytes);
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

/** A preview of 100,000 orders in a real browser. */
export default async function measureWorkbookPreview(): Promise<readonly Measured[]> {
  const server = await startServerProcess({ ADMIN_CODE: adminCode, NODE_ENV: 'development' });
  const browser = await chromium.launch({
    executablePath: await browserExecutable(),
    args: browserArguments,
  });
  try {
    const sheet = await largeSheet(browser, server);
    return [
      await readingAlone(),
      {
        what: `preview of a workbook of ${sheetRows} rows, the look into the database included, in times of inflating alone`,
        figure: sheet.time / sheet.inflating,
        unit: 'times',
        limit: previewLimit,
        detail: `${sheet.time.toFixed(0)} ms, inflating alone ${sheet.inflating.toFixed(0)} ms`,
      },
      { what: 'longest the page was held up meanwhile', figure: sheet.blocked, unit: 'ms', limit: 100 },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
