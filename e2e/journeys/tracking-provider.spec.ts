import { checkAccessibility } from '../fixtures.ts';
import {
  expect,
  openOrder,
  pushTracking,
  rowOf,
  storeOrders,
  test,
  trackInfo,
  trackingPath,
} from '../tracking.ts';

test('更换承运商: a number starts again with its new carrier, and its old scans are under history', async ({
  signedIn: page,
}) => {
  await storeOrders(page, [{ id: 'P1-A', numbers: ['YT0P100000000001'] }]);
  await page.request.put('/ordertracking/register/YT0P100000000001');
  await pushTracking(page, 'YT0P100000000001', trackInfo('Delivered', 'delivered to a stranger'));
  const row = await openOrder(page, 'P1-A');
  await row.getByRole('button', { name: '更换承运商' }).click();
  const dialog = page.getByRole('dialog', { name: '更换承运商' });
  await expect(dialog).toContainText('YT0P100000000001 当前承运商：YunExpress');
  await expect(dialog).toContainText('不消耗额度');
  await checkAccessibility(page);
  await dialog.getByRole('combobox', { name: '新承运商' }).fill('no such carrier');
  await dialog.getByRole('button', { name: '更换承运商' }).click();
  await expect(dialog.getByRole('alert')).toContainText('请选择承运商');
  await dialog.getByRole('combobox', { name: '新承运商' }).fill('ups');
  await dialog.getByRole('button', { name: '更换承运商' }).click();
  await expect(row).toContainText('UPS');
  await expect(row).toContainText('未知 Unknown');
  await expect(row).toContainText('已注册');
  await pushTracking(page, 'YT0P100000000001', trackInfo('InTransit', 'under way'), 100002);
  await row.getByRole('button', { name: '查看轨迹' }).click();
  const tracks = page.getByRole('dialog', { name: '物流轨迹 YT0P100000000001' });
  await expect(tracks).toContainText('在途');
  await expect(tracks.getByText('delivered to a stranger')).toBeHidden();
  await tracks.getByText(/历史轨迹：YunExpress/).click();
  await expect(tracks.getByText('delivered to a stranger')).toBeVisible();
});

test('tracking is stopped, started again once, and deleted at the provider only when asked twice', async ({
  signedIn: page,
}) => {
  await storeOrders(page, [{ id: 'P2-A', numbers: ['YT0P200000000001'] }]);
  await page.request.put('/ordertracking/register/YT0P200000000001');
  const row = await openOrder(page, 'P2-A');
  const open = async () => {
    await row.getByRole('button', { name: '更换承运商' }).click();
    return page.getByRole('dialog', { name: '更换承运商' });
  };
  await (await open()).getByRole('textbox', { name: '手机后四位' }).fill('7788');
  await page.getByRole('button', { name: '更正手机后四位' }).click();
  await expect(row).toContainText('7788');
  await (await open()).getByRole('button', { name: '停止跟踪' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await (await open()).getByRole('button', { name: '重新跟踪' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await (await open()).getByRole('button', { name: '在 17TRACK 删除' }).click();
  await expect(page.getByRole('dialog')).toContainText('再次注册会消耗 1 个额度');
  await expect(row).toContainText('已注册');
  await page.getByRole('dialog').getByRole('button', { name: '在 17TRACK 删除' }).click();
  await expect(row).toContainText('未注册');
});

test('several numbers are stopped, resumed and deleted at the provider, with the cost first and a line for each', async ({
  signedIn: page,
}) => {
  const numbers = Array.from({ length: 45 }, (_, index) => `YT0P6${String(index).padStart(11, '0')}`);
  await storeOrders(page, [
    { id: 'P6-A', numbers },
    { id: 'P6-B', numbers: ['YT0P699999999999'] },
  ]);
  const registering = await page.request.post('/ordertracking/runs', { data: { kind: 'register', numbers } });
  const { data: started } = await registering.json();
  await expect
    .poll(async () => (await (await page.request.get(`/ordertracking/runs/${started.id}`)).json()).data.state)
    .toBe('done');
  const row = await openOrder(page, 'P6-A');
  const open = async () => {
    await row.getByRole('checkbox').check();
    await page.getByRole('toolbar').getByRole('button', { name: '跟踪设置' }).click();
    return page.getByRole('dialog', { name: '跟踪设置' });
  };
  await page.getByRole('toolbar').getByRole('button', { name: '跟踪设置' }).click();
  await expect(page.getByText('请至少选择一个订单进行跟踪设置')).toBeVisible();
  const dialog = await open();
  await expect(dialog).toContainText('所选订单有 45 个已注册的单号');
  await expect(dialog).toContainText(/本次操作消耗 0 个额度，剩余 \d+ 个。/);
  await expect(dialog.getByRole('radio', { name: /^重新跟踪/ })).toBeDisabled();
  await checkAccessibility(page);
  const batches: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/ordertracking/controls'))
      batches.push(request.postDataJSON().trackingNumbers.length);
  });
  await dialog.getByRole('button', { name: '停止跟踪 45 个单号' }).click();
  const lines = dialog.getByRole('list', { name: '结果' }).getByRole('listitem');
  await expect(lines).toHaveCount(45);
  await expect(lines.first()).toHaveText(`✓ ${numbers[0]}: 停止跟踪成功`);
  expect(batches).toEqual([40, 5]);
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await open();
  await expect(dialog.getByRole('radio', { name: /^停止跟踪/ })).toBeDisabled();
  await dialog.getByRole('radio', { name: /^在 17TRACK 删除/ }).check();
  await expect(dialog).toContainText('再次注册这些单号会消耗 45 个额度');
  await dialog.getByRole('button', { name: '在 17TRACK 删除 45 个单号' }).click();
  await expect(lines).toHaveCount(45);
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await expect(row).toContainText('未注册');
});

test('extra information that a carrier asks for is corrected, and a wrong form is refused before it is sent', async ({
  signedIn: page,
}) => {
  await storeOrders(page, [{ id: 'P7-A', numbers: ['YT0P700000000001'], carrier: 14041, phone: '' }]);
  const row = await openOrder(page, 'P7-A');
  await row.getByRole('button', { name: '注册单号' }).click();
  await expect(page.getByRole('dialog')).toContainText('该承运商需要收件邮编');
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: '更换承运商' }).click();
  const dialog = page.getByRole('dialog', { name: '更换承运商' });
  await dialog.getByRole('textbox', { name: '收件邮编' }).fill('1012 ab');
  await dialog.getByRole('textbox', { name: /收件国家/ }).fill('Holland');
  await dialog.getByRole('button', { name: '更正附加信息' }).click();
  await expect(dialog.getByRole('alert')).toContainText('收件国家应为两位字母代码');
  await dialog.getByRole('textbox', { name: /收件国家/ }).fill('nl');
  await dialog.getByRole('button', { name: '更正附加信息' }).click();
  await expect(dialog).toHaveCount(0);
  await row.getByRole('button', { name: '注册单号' }).click();
  await expect(page.getByRole('dialog')).toContainText('YT0P700000000001: 注册成功');
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: '更换承运商' }).click();
  await expect(dialog.getByRole('textbox', { name: '收件邮编' })).toHaveValue('1012 AB');
});

test('a deletion is marked as dangerous, says what stays and can be undone', async ({ signedIn: page }) => {
  await storeOrders(page, [{ id: 'P3-A', numbers: ['YT0P300000000001', 'YT0P300000000002'] }]);
  await pushTracking(page, 'YT0P300000000001', trackInfo('InTransit'));
  const row = await openOrder(page, 'P3-A');
  await row.getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: '删除单号' }).click();
  const dialog = page.getByRole('dialog', { name: '删除单号' });
  await expect(dialog).toContainText('订单 P3-A 的其他单号会保留：YT0P300000000002');
  await expect(dialog.getByRole('checkbox', { name: /同时在 17TRACK 删除/ })).not.toBeChecked();
  await dialog.getByRole('button', { name: '确认' }).click();
  await dialog.getByRole('button', { name: '撤销删除' }).click();
  await expect(page.getByText('已撤销删除。')).toBeVisible();
  await expect(row).toContainText('YT0P300000000001');
  await expect(row).toContainText('运输中 InTransit');
  await expect(row).toContainText('共 2 个单号');
});

test('orders are counted by status above the table, and late ones are a list of their own', async ({
  signedIn: page,
}) => {
  await storeOrders(page, [
    { id: 'P4-A', numbers: ['YT0P400000000001'] },
    { id: 'P4-B', numbers: ['YT0P400000000002'] },
  ]);
  await pushTracking(page, 'YT0P400000000001', trackInfo('AvailableForPickup'));
  await page.goto(trackingPath);
  const counts = page.getByRole('group', { name: '各状态订单数' });
  await counts.getByRole('button', { name: /^待取件 \d+$/ }).click();
  await expect(rowOf(page, 'P4-A')).toContainText('延误');
  await expect(rowOf(page, 'P4-B')).toHaveCount(0);
  await counts.getByRole('button', { name: /^延误 \d+$/ }).click();
  await expect(counts.getByRole('button', { name: /^延误 \d+$/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(rowOf(page, 'P4-A')).toBeVisible();
  await expect(rowOf(page, 'P4-B')).toHaveCount(0);
  await page.getByRole('button', { name: '清除筛选' }).click();
  await expect(rowOf(page, 'P4-B')).toBeVisible();
});

test('a registration of several numbers says what it costs and what is left', async ({ signedIn: page }) => {
  await storeOrders(page, [{ id: 'P5-A', numbers: ['YT0P500000000001', 'YT0P500000000002'] }]);
  const row = await openOrder(page, 'P5-A');
  await row.getByRole('button', { name: '注册单号' }).click();
  await expect(page.getByRole('dialog')).toContainText(/注册将消耗 2 个额度，剩余 \d+ 个。/);
});

test('the calendar marks the day of the shop, not of the device, and its dates can be dropped in it', async ({
  signedIn: page,
}) => {
  // 2 March in Shanghai, still 1 March in UTC, where the browser is.
  await page.clock.setFixedTime(new Date('2027-03-01T20:00:00Z'));
  await page.goto(trackingPath);
  await page.getByRole('button', { name: /^下单日期/ }).click();
  const panel = page.getByRole('region', { name: '下单日期' });
  await expect(panel.locator('[data-today="true"]')).toHaveText('2');
  await panel.getByRole('button', { name: '2027-03-02' }).click();
  await expect(page.getByRole('button', { name: '下单日期: 2027-03-02' })).toBeVisible();
  await panel.getByRole('button', { name: '清除日期' }).click();
  await expect(page.getByRole('button', { name: '下单日期: 不限日期' })).toBeVisible();
});
