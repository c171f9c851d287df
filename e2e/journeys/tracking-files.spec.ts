import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ExcelJs from 'exceljs';
import { checkAccessibility } from '../fixtures.ts';
import { readPdf } from '../pdf.ts';
import {
  expect,
  openOrder,
  orderText,
  pushTracking,
  rowOf,
  sample,
  search,
  storeOrders,
  test,
  trackInfo,
  trackingPath,
} from '../tracking.ts';

const title = '批量粘贴订单数据';

async function openUpload(page: Page) {
  await page.goto(trackingPath);
  await page.getByRole('button', { name: title }).click();
  return page.getByRole('dialog', { name: title });
}

test('TRK-12 pasted orders are uploaded, the list reloads and the dialog closes', async ({
  signedIn: page,
}) => {
  const dialog = await openUpload(page);
  await dialog.getByText('示例').click();
  await expect(dialog).toContainText('"order_id": "50101"');
  await checkAccessibility(page);
  await dialog
    .getByRole('textbox')
    .fill(orderText([{ id: 'T12-A', numbers: ['YT12000000000001'], date: '2033-01-01' }]));
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('上传成功！')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, 'T12-A')).toContainText('YT12000000000001');
});

test('13-7 a large upload shows its progress in bytes and orders', async ({ signedIn: page }) => {
  const dialog = await openUpload(page);
  const orders = Array.from({ length: 4000 }, (_, index) => ({
    id: `T13-${index}`,
    numbers: [`YT13${100_000_000 + index}`],
  }));
  await dialog.getByRole('textbox').fill(orderText(orders));
  // A line that carries 200 kB a second.
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 200_000,
  });
  await dialog.getByRole('button', { name: '提交' }).click();
  const sending = dialog.getByRole('progressbar', {
    name: /^正在发送 4,000 个订单：\d\.\d \/ \d\.\d MB$/,
  });
  await expect(sending).toBeVisible();
  const shares = new Set<number>();
  await expect
    .poll(async () => {
      const share = await sending.evaluate((bar: HTMLProgressElement) => bar.position).catch(() => null);
      if (share !== null) shares.add(share);
      return shares.size;
    })
    .toBeGreaterThan(1);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await expect(page.getByText('上传成功！')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('TRK-12 what cannot be read is said in the words of the specification', async ({ signedIn: page }) => {
  const dialog = await openUpload(page);
  const submit = async (text: string) => {
    await dialog.getByRole('textbox').fill(text);
    await dialog.getByRole('button', { name: '提交' }).click();
  };
  const alert = dialog.getByRole('alert');
  await submit(sample('upload-e3-broken.json.txt'));
  await expect(alert).toContainText('JSON 格式错误或 Excel 文件解析失败，请检查输入内容。错误详情: ');
  await expect(alert).toContainText(/第 \d+ 行第 \d+ 列，.*。$/);
  await submit(sample('upload-e1-not-an-array.json'));
  await expect(alert).toHaveText('请输入一个 JSON 数组。');
  await submit(sample('upload-e2-missing-fields.json'));
  await expect(alert).toHaveText(
    '部分项目缺少必要字段（order_id, order_date, order_status, tracking_number）。',
  );
  await expect(dialog.getByRole('region', { name: '有误的行' }).getByRole('row')).toHaveCount(5);
  await submit(sample('upload-03-empty-array.json'));
  await expect(alert).toHaveText('没有可上传的订单。');
  await page.route('**/ordertracking/bulk', (route) =>
    route.fulfill({ status: 500, json: { error: '数据库忙' } }),
  );
  await submit(orderText([{ id: 'T12-X' }]));
  await expect(alert).toHaveText('上传失败，请稍后再试。错误详情: 数据库忙');
});

test('TRK-12 awkward rows are shown with row, column, value and reason, and the good ones can be stored', async ({
  signedIn: page,
}) => {
  const dialog = await openUpload(page);
  await dialog.getByRole('textbox').fill(sample('upload-02-awkward-valid.json'));
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(dialog).toContainText('读取 11 行，有效订单 7 个，有误 3 处。');
  await expect(dialog.getByRole('row', { name: /07\/03\/2026 08:00/ })).toContainText(
    '有两种读法：2026年3月7日 或 2026年7月3日',
  );
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: '上传 7 个有效订单' }).click();
  await expect(dialog).toContainText('已上传 7 个有效订单');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await search(page, '50114');
  await expect(rowOf(page, '50114')).toContainText('0042');
});

test('TRK-13 a workbook takes precedence over pasted text and is read column by column', async ({
  signedIn: page,
}) => {
  const workbook = new ExcelJs.Workbook();
  workbook.addWorksheet('notes', { state: 'hidden' }).addRow(['nothing here']);
  const sheet = workbook.addWorksheet('orders');
  sheet.addRow([
    'Order_ID',
    'order_date',
    'order_status',
    'tracking_number',
    'shipping_phone_last4',
    'tracking_link',
  ]);
  const date = new Date(Date.UTC(2033, 1, 2, 12));
  const link = { text: '17TRACK', hyperlink: 'https://t.17track.net/en#nums=LX1&fc=3011' };
  sheet.addRow([131313, date, 'wc-completed', 'LX130000001CN，LX130000002CN,', 42, link]);
  sheet.getCell('B2').numFmt = 'yyyy-mm-dd hh:mm';
  sheet.addRow(['T13-BAD', '2033-02-02', 'wc-completed', 9.400111899223818e21, '0001', '']);
  const dialog = await openUpload(page);
  await dialog.getByRole('textbox').fill('not even JSON');
  await dialog.getByLabel(/Excel/).setInputFiles({
    name: 'orders.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await workbook.xlsx.writeBuffer()),
  });
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(dialog.getByRole('row', { name: /9\.400111899223818e\+21/ })).toContainText('位数可能已丢失');
  await dialog.getByRole('button', { name: '上传 1 个有效订单' }).click();
  await expect(dialog).toContainText('已上传 1 个有效订单');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await search(page, '131313');
  const row = rowOf(page, '131313');
  await expect(row).toContainText('2033-02-02 12:00');
  await expect(row).toContainText('LX130000001CN');
  await expect(row).toContainText('共 2 个单号');
  await expect(row).toContainText('0042');
  await expect(row).toContainText('China Post');
});

test('T-ZIP files that are no workbook are refused with their kind', async ({ signedIn: page }) => {
  const dialog = await openUpload(page);
  const choose = async (buffer: Buffer, text: string) => {
    await dialog
      .getByLabel(/Excel/)
      .setInputFiles({ name: 'orders.xlsx', mimeType: 'application/zip', buffer });
    await dialog.getByRole('button', { name: '提交' }).click();
    await expect(dialog.getByRole('alert')).toContainText(text);
  };
  await choose(Buffer.from('order_id,order_date\n1,2'), '缺少列: order_status, tracking_number');
  await choose(Buffer.from('%PDF-1.7'), '这不是表格文件（PDF）');
  await choose(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, ...Array.from({ length: 40 }, () => 0)]), '旧版 .xls');
  await choose(Buffer.from([0x50, 0x4b, 3, 4, ...Array.from({ length: 400 }, () => 1)]), '文件已损坏');
});

test('TRK-10 TRK-11 a delivered order is saved as an A4 PDF with every event, newest first', async ({
  signedIn: page,
  browser,
}) => {
  await storeOrders(page, [{ id: 'T11-A', numbers: ['YT11000000000001'] }]);
  await pushTracking(page, 'YT11000000000001', JSON.parse(sample('info-01-delivered-25-events.json')));
  const row = await openOrder(page, 'T11-A');
  await row.getByRole('checkbox').check();
  const downloading = page.waitForEvent('download');
  await row.getByRole('button', { name: '导出 PDF' }).click();
  const download = await downloading;
  // One file with nothing more to say closes its dialog by itself, and the selection stays.
  await expect(page.getByText('已导出 1 个文件。')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row.getByRole('checkbox')).toBeChecked();
  expect(download.suggestedFilename()).toBe('tracking_YT11000000000001.pdf');
  const pages = await readPdf(browser, download);
  expect(pages.length).toBeGreaterThanOrEqual(2);
  expect([Math.round(pages[0]?.width ?? 0), Math.round(pages[0]?.height ?? 0)]).toEqual([595, 842]);
  for (const { darkPixels } of pages) expect(darkPixels).toBeGreaterThan(500);
  const text = pages
    .map((one) => one.text)
    .join('')
    .replace(/\s/g, '');
  for (const words of [
    '物流跟踪记录YT11000000000001',
    '阶段',
    '描述',
    '子状态',
    '地点',
    '当地时间',
    'UTC时间',
  ]) {
    expect(text).toContain(words);
  }
  expect(text).toContain('Delivered,FrontDesk/Reception');
  expect(text).toContain('2026-03-1215:42');
  expect(text.indexOf('2026-03-1222:42')).toBeLessThan(text.indexOf('2026-03-0310:39'));
});

test('TRK-10 several orders: counter, refused ones named, combined or one file each', async ({
  signedIn: page,
  browser,
}) => {
  const orders = ['Delivered', 'InTransit', 'Expired', 'Unknown'].map((status, index) => ({
    id: `T10-${status}`,
    numbers: [`YT1000000000000${index}`],
    date: '2033-03-03',
  }));
  await storeOrders(page, orders);
  await pushTracking(page, 'YT10000000000000', trackInfo('Delivered', '已签收 Łódź ő ş 𠮷'));
  await pushTracking(page, 'YT10000000000001', trackInfo('InTransit', '臺灣 轉運中'));
  await pushTracking(page, 'YT10000000000002', trackInfo('Expired'));
  await page.goto(trackingPath);
  await page.evaluate(() => localStorage.setItem('dateRangeFilter', '["2033-03-03"]'));
  await page.reload();
  await page.getByRole('checkbox', { name: '选择本页全部订单' }).check();
  const open = () => page.getByRole('toolbar').getByRole('button', { name: '导出 PDF' }).click();
  const dialog = page.getByRole('dialog', { name: '导出 PDF' });
  await open();
  await expect(dialog).toContainText(/正在加载物流数据 \d \/ 4/);
  await expect(dialog).toContainText('有 2 项无法处理');
  await expect(dialog).toContainText('YT10000000000002: 状态为 "Expired"，不支持导出');
  await expect(dialog).toContainText('YT10000000000003: 缺少必要信息');
  await expect(dialog).toContainText('是否继续导出有效项？');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: '确认' }).click();
  const combining = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '合并为一个 PDF' }).click();
  const combined = await combining;
  expect(combined.suggestedFilename()).toBe('tracking_combined.pdf');
  const pages = await readPdf(browser, combined);
  expect(pages).toHaveLength(2);
  const text = pages
    .map((one) => one.text)
    .join('')
    .replace(/\s/g, '');
  for (const words of ['已签收Łódźőş□', '臺灣轉運中']) expect(text).toContain(words);
  await dialog.getByRole('button', { name: '关闭' }).last().click();

  await open();
  await dialog.getByRole('button', { name: '确认' }).click();
  const names: string[] = [];
  page.on('download', (download) => names.push(download.suggestedFilename()));
  await dialog.getByRole('button', { name: '分别导出多个 PDF' }).click();
  await expect(dialog).toContainText('已导出 2 个文件。');
  await expect
    .poll(() => names.sort())
    .toEqual(['tracking_YT10000000000000.pdf', 'tracking_YT10000000000001.pdf']);
});

test('T-PDF hostile texts of a carrier become plain text in a valid PDF that can do nothing', async ({
  signedIn: page,
  browser,
}) => {
  const hostile = [
    ') Tj ET /JS (app.alert(1)) /OpenAction << /S /Launch >> \\\\ (',
    'stream\u0000endstream endobj\u0007 %%EOF',
    'url(file:///etc/passwd) http://127.0.0.1:9/x <</URI (x)>>',
    '已签收 😀 \u202eשלום\u202c 한국어',
    'W'.repeat(200_000),
  ];
  const events: unknown[] = hostile.map((description, index) => ({
    description,
    time_utc: `2026-03-0${index + 1}T06:30:00Z`,
    location: index === 0 ? { toString: 'x', image: 'data:,' } : `<<${index}>>`,
    stage: ['a', { text: 'b' }],
  }));
  const info = {
    latest_status: { status: 'Delivered', sub_status: null },
    tracking: { providers: [{ provider: { name: ') Tj /URI', alias: { svg: 'x' } }, events }] },
  };
  await storeOrders(page, [{ id: 'TPDF-A', numbers: ['YTPDF000000001'] }]);
  await pushTracking(page, 'YTPDF000000001', info);
  const row = await openOrder(page, 'TPDF-A');
  const downloading = page.waitForEvent('download');
  await row.getByRole('button', { name: '导出 PDF' }).click();
  const download = await downloading;
  const pages = await readPdf(browser, download);
  const text = pages
    .map((one) => one.text)
    .join('')
    .replaceAll(/[\s\u200b]/g, '');
  for (const words of [
    ')TjET/JS(app.alert(1))/OpenAction<</S/Launch>>\\\\(',
    'streamendstreamendobj%%EOF',
    'url(file:///etc/passwd)http://127.0.0.1:9/x<</URI(x)>>',
    '已签收□□□□□□□□',
    '…(200000)',
    '承运商:)Tj/URI',
    '<<1>>',
  ]) {
    expect(text.includes(words), words.slice(0, 60)).toBe(true);
  }
  // The long one goes over several pages, each with its head and its number.
  expect(text.split('W')).toHaveLength(5001);
  expect(text).not.toContain('[object');
  // What a PDF can do stands outside of its packed streams.
  const outside = (await readFile(await download.path(), 'latin1')).replaceAll(
    /stream\r?\n.*?endstream/gs,
    '',
  );
  expect(outside).toMatch(/^%PDF-1\..*%%EOF\s*$/s);
  expect(outside).not.toMatch(/\/(JS|JavaScript|URI|Launch|EmbeddedFile|OpenAction|AA|Annots)\b/);
});

test('TRK-11 a PDF that cannot be made says why', async ({ signedIn: page }) => {
  await storeOrders(page, [{ id: 'T111-A', numbers: ['YT11100000000001'] }]);
  await pushTracking(page, 'YT11100000000001', trackInfo('Delivered'));
  await page.context().route('**/*.ttf', (route) => route.fulfill({ status: 404, body: '' }));
  const row = await openOrder(page, 'T111-A');
  await row.getByRole('button', { name: '导出 PDF' }).click();
  await expect(page.getByRole('dialog', { name: '导出 PDF' })).toContainText('导出失败: font 404');
});
