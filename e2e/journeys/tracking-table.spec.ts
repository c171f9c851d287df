import { checkAccessibility, expectNoSidewaysScroll } from '../fixtures.ts';
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

const heads = [
  '商店订单号',
  '下单时间',
  '物流单号',
  '物流状态',
  '手机后四位',
  '承运商',
  '最后更新时间',
  '操作',
];

test('TRK-01 the table has its columns, is 1350 px wide inside its own region, and sorts three of them', async ({
  signedIn: page,
}) => {
  await storeOrders(page, [
    { id: 'T1-A', numbers: ['YT01000000000001'] },
    { id: 'T1-B', date: '2026-03-07 10:00:00' },
  ]);
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto(trackingPath);
  await expect(page.getByRole('heading', { level: 1, name: '物流跟踪管理' })).toBeVisible();
  for (const head of heads) await expect(page.getByRole('columnheader', { name: head })).toBeVisible();
  const box = await page.getByRole('table').boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(1350);
  await expectNoSidewaysScroll(page);
  for (const name of ['商店订单号', '下单时间', '物流单号']) {
    await page.getByRole('columnheader', { name }).getByRole('button').click();
    await expect(page.getByRole('columnheader', { name })).toHaveAttribute('aria-sort', 'ascending');
  }
  await expect(page.getByRole('columnheader', { name: '物流状态' }).getByRole('button')).toHaveCount(0);
  await expect(page.getByText('DEMO')).toBeVisible();
  await expect(page.locator('div[lang="zh-CN"]').first()).toBeVisible();
  await expect(rowOf(page, 'T1-A')).toBeVisible();
  await checkAccessibility(page);
});

test('TRK-02 a row shows the first parcel, the newest time, and words where nothing is known', async ({
  signedIn: page,
}) => {
  await storeOrders(page, [
    { id: 'T2-A', numbers: ['YT02000000000001', 'YT02000000000002'], carrier: 190008 },
    { id: 'T2-B', phone: '' },
  ]);
  const empty = await openOrder(page, 'T2-B');
  await expect(empty).toContainText('2026-03-06 09:00');
  await expect(empty.getByRole('cell')).toContainText([
    '',
    '2026-03-06 09:00',
    '无',
    '未知 Unknown',
    '未知',
    '未知',
    '-',
    '',
  ]);
  await pushTracking(page, 'YT02000000000001', trackInfo('InTransit'));
  const row = await openOrder(page, 'T2-A');
  await expect(row).toContainText('YT02000000000001');
  await expect(row).toContainText('共 2 个单号');
  await expect(row).toContainText('运输中 InTransit');
  await expect(row).toContainText('0042');
  await expect(row).toContainText('YunExpress');
});

test('TRK-03 search, status filter and date range narrow the list and can be cleared', async ({
  signedIn: page,
}) => {
  await storeOrders(page, [
    { id: 'T3-A', date: '2031-05-10 00:00:00', numbers: ['YT03000000000001'] },
    { id: 'T3-B', date: '2031-05-12 23:59:00', numbers: ['YT03000000000002'] },
    { id: 'T3-C', date: '2031-05-13 00:00:00' },
  ]);
  await pushTracking(page, 'YT03000000000002', trackInfo('Delivered'));
  await page.goto(trackingPath);
  await expect(page.getByRole('button', { name: '搜索', exact: true })).toBeDisabled();
  await search(page, 'NO-SUCH-ORDER');
  await expect(page.getByRole('alert').filter({ hasText: '没有找到相关订单' })).toBeVisible();
  await search(page, 'T3-A');
  await expect(rowOf(page, 'T3-A')).toBeVisible();
  await expect(rowOf(page, 'T3-B')).toHaveCount(0);
  await page.getByRole('button', { name: '清除搜索' }).click();

  const dates = page.getByRole('button', { name: /^下单日期/ });
  await dates.click();
  const panel = page.getByRole('region', { name: '下单日期' });
  await panel.getByRole('combobox', { name: '年份' }).selectOption('2031');
  await panel.getByRole('combobox', { name: '月份' }).selectOption({ index: 3 });
  await panel.getByRole('button', { name: '下个月' }).click();
  await checkAccessibility(page);
  await panel.getByRole('button', { name: '2031-05-12' }).click();
  await panel.getByRole('button', { name: '2031-05-10' }).click();
  await expect(rowOf(page, 'T3-A')).toBeVisible();
  await expect(rowOf(page, 'T3-B')).toBeVisible();
  await expect(rowOf(page, 'T3-C')).toHaveCount(0);
  await page.getByRole('combobox', { name: '状态' }).selectOption('已送达');
  await expect(rowOf(page, 'T3-A')).toHaveCount(0);
  await expect(rowOf(page, 'T3-B')).toBeVisible();
  await page.getByRole('combobox', { name: '状态' }).selectOption('其他');
  await expect(page.getByText('没有符合筛选条件的订单')).toBeVisible();
  await page.getByRole('combobox', { name: '状态' }).selectOption('未知/错误');
  await panel.getByRole('button', { name: '2031-05-13' }).click();
  await expect(rowOf(page, 'T3-C')).toBeVisible();
  await expect(rowOf(page, 'T3-A')).toHaveCount(0);
  await page.getByRole('button', { name: '清除筛选' }).click();
  await expect(dates).toHaveAccessibleName('下单日期: 不限日期');
  await expect(page.getByRole('combobox', { name: '状态' })).toHaveValue('');
});

test('TRK-04 page, size, filters and search are kept in the browser and come back', async ({
  signedIn: page,
}) => {
  await storeOrders(
    page,
    Array.from({ length: 60 }, (_, index) => ({
      id: `T4-${index}`,
      numbers: [`YT04000000000${100 + index}`],
    })),
  );
  await page.goto(trackingPath);
  await expect(page.getByText(/第 1 \/ \d+ 页/)).toBeVisible();
  await page.getByRole('combobox', { name: '每页' }).selectOption('25');
  await page.getByRole('combobox', { name: '状态' }).selectOption('未知/错误');
  await expect(page.getByRole('row')).toHaveCount(26);
  await page.getByRole('button', { name: '下一页' }).click();
  await expect(page.getByText(/第 2 \/ \d+ 页/)).toBeVisible();
  const kept = () =>
    page.evaluate(() =>
      ['page', 'itemsPerPage', 'shippingStatusFilter', 'dateRangeFilter', 'searchOrderId'].map((key) =>
        localStorage.getItem(key),
      ),
    );
  expect(await kept()).toEqual(['2', '25', 'Unknown', '[]', '']);
  await page.reload();
  await expect(page.getByText(/第 2 \/ \d+ 页/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: '状态' })).toHaveValue('Unknown');
  await storeOrders(page, [{ id: 'T4-KEPT' }]);
  await search(page, 'T4-KEPT');
  await expect(rowOf(page, 'T4-KEPT')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: '订单号' })).toHaveValue('T4-KEPT');
  await expect(rowOf(page, 'T4-KEPT')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByText(/第 1 \/ \d+ 页/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: '每页' })).toHaveValue('10');
});

test('TRK-05 bulk actions need a selection, and an action is confirmed for two seconds', async ({
  signedIn: page,
}) => {
  await storeOrders(page, [{ id: 'T5-A', numbers: ['YT05000000000001'] }]);
  await page.goto(trackingPath);
  const bar = page.getByRole('toolbar');
  await bar.getByRole('button', { name: '导出 PDF' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '请至少选择一个订单进行导出' })).toBeVisible();
  await bar.getByRole('button', { name: '删除单号' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '请至少选择一个订单进行删除' })).toBeVisible();
  const row = await openOrder(page, 'T5-A');
  await row.getByRole('checkbox').check();
  await expect(page.getByText('已选 1 个订单')).toBeVisible();
  await bar.getByRole('button', { name: '注册单号' }).click();
  const dialog = page.getByRole('dialog', { name: '注册单号' });
  await expect(dialog.getByText('YT05000000000001: 注册成功')).toBeVisible();
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect(page.getByText('操作成功！')).toBeVisible();
  await expect(page.getByText('操作成功！')).toBeHidden({ timeout: 3000 });
  await expect(page.getByText('已选 0 个订单')).toBeVisible();
});

test('TRK-06 a row offers what its status allows', async ({ signedIn: page }) => {
  const statuses = ['Unknown', 'InTransit', 'Delivered', 'Exception', 'Expired'] as const;
  await storeOrders(
    page,
    statuses.map((status, index) => ({ id: `T6-${status}`, numbers: [`YT0600000000000${index}`] })),
  );
  for (const [index, status] of statuses.entries()) {
    if (status !== 'Unknown') await pushTracking(page, `YT0600000000000${index}`, trackInfo(status));
  }
  const offered = async (status: string) => {
    const row = await openOrder(page, `T6-${status}`);
    return row.getByRole('button').allTextContents();
  };
  expect(await offered('Unknown')).toEqual(['注册单号', '变更单号', '更换承运商', '操作记录']);
  expect(await offered('InTransit')).toEqual(['查看轨迹', '更新单号', '变更单号', '更换承运商', '操作记录']);
  expect(await offered('Delivered')).toEqual(['查看轨迹', '导出 PDF', '更换承运商', '操作记录']);
  expect(await offered('Exception')).toEqual(['查看轨迹', '更新单号', '变更单号', '更换承运商', '操作记录']);
  expect(await offered('Expired')).toEqual(['查看轨迹', '更新单号', '变更单号', '更换承运商', '操作记录']);
});

test('TRK-09 tracks, details of several numbers, and the history of an order', async ({ signedIn: page }) => {
  await storeOrders(page, [{ id: 'T9-A', numbers: ['YT09000000000001', 'YT09000000000002'] }]);
  await pushTracking(page, 'YT09000000000001', JSON.parse(sample('info-01-delivered-25-events.json')));
  const row = await openOrder(page, 'T9-A');
  await row.getByRole('button', { name: '查看轨迹' }).click();
  const tracks = page.getByRole('dialog', { name: '物流轨迹 YT09000000000001' });
  await expect(tracks.getByRole('row')).toHaveCount(26);
  await expect(tracks.getByRole('row').nth(1)).toContainText('Delivered, Front Desk/Reception');
  await expect(tracks.getByRole('row').nth(1)).toContainText('2026-03-12 15:42');
  await expect(tracks.getByRole('row').nth(1)).toContainText('2026-03-12 22:42');
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: '详情' }).click();
  const details = page.getByRole('dialog', { name: '订单 T9-A 的全部单号' });
  await expect(details.getByRole('row')).toHaveCount(3);
  await expect(details.getByRole('row', { name: /YT09000000000002/ })).toContainText('未注册');
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: '操作记录' }).click();
  await expect(page.getByRole('dialog', { name: '订单 T9-A 的操作记录' })).toContainText('mei.lin上传');
});

test('the page shows what the provider pushes without a reload', async ({ signedIn: page }) => {
  await storeOrders(page, [{ id: 'T-LIVE', numbers: ['YT77000000000001'] }]);
  const row = await openOrder(page, 'T-LIVE');
  await expect(row).toContainText('未知 Unknown');
  await pushTracking(page, 'YT77000000000001', trackInfo('OutForDelivery'));
  await expect(row).toContainText('派送中 OutForDelivery');
});

test('a filter can be saved by name and comes back', async ({ signedIn: page }) => {
  await page.goto(trackingPath);
  await page.getByRole('combobox', { name: '无更新' }).selectOption('7 天无物流更新');
  await page.getByRole('textbox', { name: '筛选名称' }).fill('停滞');
  await page.getByRole('button', { name: '保存当前筛选' }).click();
  await page.getByRole('button', { name: '清除筛选' }).click();
  await page.reload();
  await page.getByRole('button', { name: '停滞', exact: true }).click();
  await expect(page.getByRole('combobox', { name: '无更新' })).toHaveValue('7');
});

test('TRK-16 staff pages and their calls ask for a session', async ({ page, allowedConsole }) => {
  allowedConsole.allow(/401/);
  expect((await page.request.get('/ordertracking')).status()).toBe(401);
  await page.goto(trackingPath);
  await expect(page).toHaveURL(/adminLogin\?redirect=.*tracking/);
});

test('hostile texts stay texts', async ({ signedIn: page }) => {
  const hostile = '<img src=x onerror=alert(1)>';
  await page.request.post('/ordertracking/bulk', {
    headers: { 'content-type': 'application/json' },
    data: orderText([{ id: hostile, numbers: ['YT88000000000001'] }]),
  });
  await pushTracking(page, 'YT88000000000001', trackInfo('InTransit', '<script>alert(2)</script>'));
  page.on('dialog', () => expect('a dialog').toBe('none'));
  const row = await openOrder(page, hostile);
  await row.getByRole('button', { name: '查看轨迹' }).click();
  await expect(page.getByRole('dialog')).toContainText('<script>alert(2)</script>');
});
