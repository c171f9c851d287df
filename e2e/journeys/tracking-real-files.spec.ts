import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { readPdf } from '../pdf.ts';
import {
  expect,
  openOrder,
  pushTracking,
  rowOf,
  search,
  storeOrders,
  test,
  trackingPath,
} from '../tracking.ts';

const cases = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'data', 'public-cases');
const reported = (name: string): Buffer => readFileSync(join(cases, name));
const title = '批量粘贴订单数据';

async function openUpload(page: Page) {
  await page.goto(trackingPath);
  await page.getByRole('button', { name: title }).click();
  return page.getByRole('dialog', { name: title });
}

test.describe('files that people really have', () => {
  test('TRK-13 a workbook with grouped numbers is previewed and stored as the carriers mean them', async ({
    signedIn: page,
  }) => {
    const dialog = await openUpload(page);
    await dialog.getByLabel(/选择 Excel 文件/).setInputFiles({
      name: 'orders.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: reported('orders-numbers-with-spaces.xlsx'),
    });
    await dialog.getByRole('button', { name: '预览' }).click();
    await expect(dialog.getByRole('status').filter({ hasText: '读取 5 行' })).toContainText(
      '有效订单 5 个，有误 0 处',
    );
    await dialog.getByRole('button', { name: '提交' }).click();
    await expect(dialog).toBeHidden();
    await search(page, '70002');
    await expect(rowOf(page, '70002')).toContainText('9400111899223818000000');
  });

  test('TRK-12 rows pasted from a spreadsheet and a CSV file are read like a workbook', async ({
    signedIn: page,
  }) => {
    const dialog = await openUpload(page);
    const head = 'order_id\torder_date\torder_status\ttracking_number';
    await dialog
      .getByRole('textbox')
      .first()
      .fill(`三月订单\n${head}\n71001\t2026年3月6日 9:00\twc-completed\tLX 000 000 124 CN\n`);
    await dialog.getByRole('button', { name: '提交' }).click();
    await expect(dialog).toBeHidden();
    await search(page, '71001');
    await expect(rowOf(page, '71001')).toContainText('LX000000124CN');

    const again = await openUpload(page);
    await again.getByLabel(/选择 Excel 文件/).setInputFiles({
      name: 'orders.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'sep=;\norder_id;order_date;order_status;tracking_number\n71002;3/4/2026;wc-completed;AB12345 CD12345\n',
      ),
    });
    await again.getByRole('button', { name: '预览' }).click();
    const faults = again.getByRole('table', { name: '有误的行' });
    await expect(faults.getByRole('row', { name: /order_date/ })).toContainText(
      '2026年4月3日 或 2026年3月4日',
    );
    await expect(faults.getByRole('row', { name: /tracking_number/ })).toContainText(
      '无法判断是一个单号还是多个',
    );
  });

  test('TRK-12 a file of another kind is named and its content is never shown', async ({
    signedIn: page,
  }) => {
    const dialog = await openUpload(page);
    await dialog.getByLabel(/选择 Excel 文件/).setInputFiles({
      name: 'orders.xlsx',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 secret-of-the-file'),
    });
    await dialog.getByRole('button', { name: '预览' }).click();
    await expect(dialog.getByRole('alert')).toContainText('这不是表格文件（PDF）');
    await expect(dialog).not.toContainText('secret-of-the-file');
  });
});

test('TRK-11 rare and decomposed characters are printed, and rows that no font can print are named', async ({
  signedIn: page,
  browser,
}) => {
  const standard = JSON.parse(reported('pdf-standard-characters.json').toString());
  const accents = JSON.parse(reported('pdf-decomposed-accents.json').toString());
  const info = standard.track_info;
  info.tracking.providers[0].events.push(...accents.track_info.tracking.providers[0].events, {
    ...accents.track_info.tracking.providers[0].events[0],
    time_utc: '2026-11-20T08:00:00Z',
    time_iso: '2026-11-20T08:00:00Z',
    description: '𠮷野家 👨‍👩‍👧',
  });
  await storeOrders(page, [{ id: 'RARE-1', numbers: ['YTRARE0000001'] }]);
  await pushTracking(page, 'YTRARE0000001', info);
  const row = await openOrder(page, 'RARE-1');
  const downloading = page.waitForEvent('download');
  await row.getByRole('button', { name: '导出 PDF' }).click();
  const pages = await readPdf(browser, await downloading);
  const text = pages
    .map((one) => one.text)
    .join('')
    .replaceAll(/[\s\u200b]/g, '');
  for (const words of [...standard.expectedInPdf, ...accents.expectedInPdf, '□野家□']) {
    expect(text).toContain(String(words).replaceAll(' ', ''));
  }
  const dialog = page.getByRole('dialog', { name: '导出 PDF' });
  await expect(dialog).toContainText('以下行含有字体中没有的字符');
  await expect(dialog.getByRole('listitem')).toHaveText(['YTRARE0000001 第 8 行：𠮷 👨‍👩‍👧']);
});

test('the orders of the present filter are exported as CSV and as a workbook that upload unchanged', async ({
  signedIn: page,
}) => {
  await storeOrders(page, [
    { id: 'EX-1', numbers: ['LX000000124CN', 'YTEX00000000001'], carrier: 3011, date: '2033-05-01 09:00:00' },
    { id: 'EX-2', date: '2033-05-02 09:00:00', phone: '0007' },
    { id: 'EX-3', numbers: ['YTEX00000000003'], date: '2033-06-01 09:00:00' },
  ]);
  await page.goto(trackingPath);
  await page.evaluate(() => localStorage.setItem('dateRangeFilter', '["2033-05-01","2033-05-31"]'));
  await page.reload();
  await expect(rowOf(page, 'EX-2')).toBeVisible();
  await page.getByRole('button', { name: '导出订单' }).click();
  const dialog = page.getByRole('dialog', { name: '导出订单' });
  await expect(dialog).toContainText('将导出当前搜索和筛选的 2 个订单。');
  const files: Buffer[] = [];
  for (const [button, ending] of [
    ['下载 CSV', '.csv'],
    ['下载 Excel（.xlsx）', '.xlsx'],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: button }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^orders-\\d{4}-\\d\\d-\\d\\d\\${ending}$`));
    files.push(readFileSync(await download.path()));
    await expect(dialog.getByRole('status')).toContainText('已下载');
  }
  await dialog.getByRole('button', { name: '关闭' }).last().click();

  const exported = async () => (await page.request.get('/ordertracking/export')).text();
  const before = await exported();
  for (const [index, buffer] of files.entries()) {
    const upload = await openUpload(page);
    await upload.getByLabel(/选择 Excel 文件/).setInputFiles({
      name: `orders-${index}`,
      mimeType: 'application/octet-stream',
      buffer,
    });
    await upload.getByRole('button', { name: '预览' }).click();
    await expect(upload.getByText('读取 3 行，有效订单 2 个，有误 0 处。')).toBeVisible();
    await upload.getByRole('button', { name: '提交' }).click();
    await expect(upload).toBeHidden();
    expect(await exported()).toBe(before);
  }
});
