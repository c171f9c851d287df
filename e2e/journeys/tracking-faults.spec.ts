import { readFile } from 'node:fs/promises';
import {
  expect,
  openOrder,
  orderText,
  pushTracking,
  rowOf,
  search,
  storeOrders,
  test,
  trackInfo,
  trackingPath,
} from '../tracking.ts';

const notFound = '没有找到相关订单';

test('a search that fails keeps the table, says so quietly, and never that the order does not exist', async ({
  signedIn: page,
}) => {
  await storeOrders(page, [{ id: 'F1-A', numbers: ['YT0F100000000001'] }]);
  await openOrder(page, 'F1-A');
  await page.route('**/ordertracking/F1-B*', (route) => route.fulfill({ status: 500, json: {} }));
  await search(page, 'F1-B');
  await expect(page.getByText('搜索失败，表格保持原样。')).toBeVisible();
  await expect(rowOf(page, 'F1-A')).toBeVisible();
  await expect(page.getByText(notFound)).toHaveCount(0);
  await expect(page.getByText(/搜索“F1-B”/)).toHaveCount(0);
  await page.unroute('**/ordertracking/F1-B*');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('alert').filter({ hasText: notFound })).toBeVisible();
});

test('a list that fails is empty, with a quiet line that tells when one last came', async ({
  signedIn: page,
}) => {
  await storeOrders(page, [{ id: 'F2-A' }]);
  await page.goto(trackingPath);
  await expect(page.getByText(/第 1 \/ \d+ 页/)).toBeVisible();
  await page.route('**/ordertracking?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('combobox', { name: '状态' }).selectOption('已送达');
  await expect(
    page.getByText(/订单列表加载失败。上次成功加载：\d\d:\d\d:\d\d，共 \d+ 个订单。/),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute('**/ordertracking?*');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText('订单列表加载失败')).toHaveCount(0);
});

test('an ended session is told in Chinese with a way to log in; the table and what was typed stay', async ({
  signedIn: page,
}) => {
  await storeOrders(page, [{ id: 'F3-A', numbers: ['YT0F300000000001'] }]);
  const row = await openOrder(page, 'F3-A');
  const cookies = await page.context().cookies();
  await row.getByRole('button', { name: '变更单号' }).click();
  const dialog = page.getByRole('dialog', { name: '变更跟踪详情' });
  await dialog.getByRole('textbox').fill('YT0F300000000009');
  await page.context().clearCookies();
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(dialog.getByText(/登录已过期/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: '在新标签页登录' })).toHaveAttribute(
    'href',
    '/ppauth/adminLogin?redirect=%2Fppauth%2Fadmin%2Ftracking',
  );
  await expect(dialog.getByRole('textbox')).toHaveValue('YT0F300000000009');
  await page.context().addCookies(cookies);
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(row).toContainText('YT0F300000000009');

  await page.context().clearCookies();
  await row.getByRole('button', { name: '注册单号' }).click();
  const run = page.getByRole('dialog', { name: '注册单号' });
  await expect(run).toContainText('YT0F300000000009: 登录已过期，请重新登录后重试');
  await expect(run).not.toContainText('Please log in');
  await page.keyboard.press('Escape');
  await search(page, 'F3-B');
  await expect(page.getByRole('alert').filter({ hasText: '登录已过期' })).toBeVisible();
  await expect(rowOf(page, 'F3-A')).toBeVisible();
  await expect(page.getByText(notFound)).toHaveCount(0);
  await page.context().addCookies(cookies);
  await expect(page.getByText(/登录已过期/)).toHaveCount(0);
});

test('an action that was carried out is never told as failed, whatever its answer holds', async ({
  signedIn: page,
}) => {
  await storeOrders(page, [{ id: 'F4-A', numbers: ['YT0F400000000001', 'YT0F400000000002'] }]);
  const row = await openOrder(page, 'F4-A');
  const smaller = async (pattern: string, body: string) =>
    page.route(pattern, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ status: answer.status(), contentType: 'application/json', body });
    });
  await smaller('**/ordertracking/register/*', '{"data":{}}');
  await row.getByRole('button', { name: '注册单号' }).click();
  const run = page.getByRole('dialog', { name: '注册单号' });
  await expect(run).toContainText('是否要注册 2 个有效单号？');
  await run.getByRole('button', { name: '确认' }).click();
  await expect(run).toContainText('YT0F400000000001: 注册成功');
  await expect(run).toContainText('YT0F400000000002: 注册成功');
  await page.keyboard.press('Escape');

  await smaller('**/ordertracking/updateTrackingNumber', 'done');
  await row.getByRole('button', { name: '变更单号' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('YT0F400000000003');
  await page.getByRole('dialog').getByRole('button', { name: '提交' }).click();
  await expect(row).toContainText('YT0F400000000003');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await smaller('**/ordertracking/bulk', '{}');
  await page.getByRole('button', { name: '批量粘贴订单数据' }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .fill(orderText([{ id: 'F4-B' }]));
  await page.getByRole('dialog').getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('上传成功！')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await smaller('**/ordertracking/delete', '[]');
  await row.getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: '删除单号' }).click();
  const deletion = page.getByRole('dialog', { name: '删除单号' });
  await expect(deletion).toContainText('订单 F4-A 的其他单号会保留：YT0F400000000002');
  await deletion.getByRole('button', { name: '确认' }).click();
  await expect(deletion).toContainText('已删除，但无法读取服务器返回的明细');
  await expect(row).toContainText('YT0F400000000002');
});

test('a list of a smaller server is shown, and what cannot be read is counted', async ({
  signedIn: page,
}) => {
  await page.route('**/ordertracking?*', (route) =>
    route.fulfill({
      json: {
        status: 'success',
        data: [
          {
            order_id: 'F5-A',
            order_time: '2026-03-06T09:00:00+08:00',
            trackings: [{ tracking_number: 'YT0F500000000001' }],
          },
          { order_time: '2026-03-06T09:00:00+08:00' },
        ],
      },
    }),
  );
  await page.goto(trackingPath);
  await expect(rowOf(page, 'F5-A')).toContainText('YT0F500000000001');
  await expect(rowOf(page, 'F5-A')).toContainText('未知 unknown');
  await expect(page.getByRole('alert').filter({ hasText: '有 1 个订单或单号的数据无法读取' })).toBeVisible();
});

test('search and filters work together, and the search cleans its text as an upload does', async ({
  signedIn: page,
}) => {
  await storeOrders(page, [{ id: 'F6-A', numbers: ['YT0F600000000001'] }]);
  const row = await openOrder(page, 'F6-A');
  await page.getByRole('combobox', { name: '状态' }).selectOption('已送达');
  await expect(page.getByText('找到 1 个订单，但不符合当前的筛选条件。')).toBeVisible();
  await expect(page.getByText(notFound)).toHaveCount(0);
  await page.getByRole('region').getByRole('button', { name: '清除筛选' }).click();
  await expect(row).toContainText('未注册');
  for (const text of ['ｙｔ０Ｆ６００００００００００１', 'YT0F 6000 0000 0001', 'F6-\u200bA']) {
    await search(page, text);
    await expect(row).toBeVisible();
    await expect(page.getByText(notFound)).toHaveCount(0);
  }
});

test('moving a run to the background says nothing of success before a number succeeded', async ({
  signedIn: page,
}) => {
  await storeOrders(page, [{ id: 'F7-A', numbers: ['YT0F700000000001', 'YT0F700000000002'] }]);
  const row = await openOrder(page, 'F7-A');
  await row.getByRole('button', { name: '注册单号' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '在后台运行' }).click();
  await expect(page.getByText('已转入后台运行')).toBeVisible();
  await expect(page.getByText('操作成功！')).toHaveCount(0);
});

test('tracking data that does not load is told as that and can be loaded again', async ({
  signedIn: page,
}) => {
  await storeOrders(page, [{ id: 'F8-A', numbers: ['YT0F800000000001'] }]);
  await pushTracking(page, 'YT0F800000000001', trackInfo('Delivered'));
  const row = await openOrder(page, 'F8-A');
  await page.route('**/ordertracking/tracking/*', (route) => route.fulfill({ status: 500, json: {} }));
  await row.getByRole('button', { name: '导出 PDF' }).click();
  const dialog = page.getByRole('dialog', { name: '导出 PDF' });
  await expect(dialog).toContainText('YT0F800000000001: 加载失败');
  await expect(dialog).not.toContainText('缺少必要信息');
  await page.unroute('**/ordertracking/tracking/*');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '重新加载 1 项' }).click();
  expect((await downloading).suggestedFilename()).toBe('tracking_YT0F800000000001.pdf');
});

test('one number of several has its own actions, and Escape leads from its tracks back to the details', async ({
  signedIn: page,
}) => {
  await storeOrders(page, [{ id: 'F9-A', numbers: ['YT0F900000000001', 'YT0F900000000002'] }]);
  await pushTracking(page, 'YT0F900000000002', trackInfo('InTransit'));
  const row = await openOrder(page, 'F9-A');
  await row.getByRole('button', { name: '详情' }).click();
  const details = page.getByRole('dialog', { name: '订单 F9-A 的全部单号' });
  await expect(details.getByRole('button', { name: '查看轨迹 YT0F900000000001' })).toHaveCount(0);
  await details.getByRole('button', { name: '查看轨迹 YT0F900000000002' }).click();
  await expect(page.getByRole('dialog', { name: '物流轨迹 YT0F900000000002' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeVisible();
  await details.getByRole('button', { name: '删除单号 YT0F900000000002' }).click();
  await page.getByRole('dialog', { name: '删除单号' }).getByRole('button', { name: '确认' }).click();
  await expect(page.getByRole('dialog', { name: '删除单号' })).toContainText('YT0F900000000002');
  await page.keyboard.press('Escape');
  await expect(row).toContainText('YT0F900000000001');
  await expect(row).not.toContainText('共 2 个单号');
});

test('an upload shows the rows as read, names the orders of refused rows, and lets them be taken away', async ({
  signedIn: page,
}) => {
  await page.goto(trackingPath);
  await page.getByRole('button', { name: '批量粘贴订单数据' }).click();
  const dialog = page.getByRole('dialog', { name: '批量粘贴订单数据' });
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('请粘贴订单数据（JSON）或选择 Excel 文件。');
  await dialog.getByRole('textbox').fill(
    orderText([
      { id: 'F10-A', numbers: ['YT0FA00000000001'], carrier: 190008 },
      { id: 'F10-B', numbers: ['YT1'] },
    ]),
  );
  await dialog.getByRole('button', { name: '预览' }).click();
  await expect(dialog.getByRole('region', { name: '读取结果' }).getByRole('row').nth(1)).toContainText(
    'YunExpress',
  );
  const faults = dialog.getByRole('region', { name: '有误的行' });
  await expect(faults.getByRole('row').nth(1)).toContainText('F10-B');
  await expect(dialog.getByRole('button', { name: '提交' })).toBeDisabled();
  await dialog.getByRole('button', { name: '上传 1 个有效订单' }).click();
  await expect(dialog).toContainText('已上传 1 个有效订单，下列有误的行没有上传。');
  const downloading = page.waitForEvent('download');
  await faults.getByRole('button', { name: '下载有误的行 CSV' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain('2,F10-B,tracking_number,YT1,');
});
