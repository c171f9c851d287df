import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { checkAccessibility } from '../fixtures.ts';
import {
  expect,
  openOrder,
  pushTracking,
  rowOf,
  search,
  storeOrders,
  test,
  trackInfo,
  trackingPath,
} from '../tracking.ts';

/** Shows orders of one day alone, all selected. */
async function selectDay(page: Page, day: string): Promise<void> {
  await page.goto(trackingPath);
  await page.evaluate((picked) => {
    localStorage.setItem('dateRangeFilter', JSON.stringify([picked]));
    localStorage.setItem('itemsPerPage', '100');
  }, day);
  await page.reload();
  await page.getByRole('checkbox', { name: '选择本页全部订单' }).check();
}

test('TRK-07 nothing to register says so with the hint, and lists ten of the excluded', async ({
  signedIn: page,
}) => {
  const orders = Array.from({ length: 12 }, (_, index) => ({
    id: `T7-${index}`,
    numbers: [`YT0700000000${String(index).padStart(4, '0')}`],
    date: '2032-01-01',
  }));
  await storeOrders(page, orders);
  for (const { numbers } of orders) await pushTracking(page, numbers[0] ?? '', trackInfo('Delivered'));
  await selectDay(page, '2032-01-01');
  await page.getByRole('toolbar').getByRole('button', { name: '注册单号' }).click();
  const register = page.getByRole('dialog', { name: '注册单号' });
  await expect(register).toContainText('❌ 没有可用的单号。');
  await expect(register).toContainText('只有 status 为 "unknown" 且未注册的单号才能注册。');
  await expect(register).toContainText('... 还有 2 个单号未显示');
  await expect(register.getByRole('listitem')).toHaveCount(11);
  expect((await register.boundingBox())?.width).toBe(1000);
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await page.getByRole('toolbar').getByRole('button', { name: '更新单号' }).click();
  await expect(page.getByRole('dialog', { name: '更新单号' })).toContainText(
    '不能更新 InTransit, OutForDelivery 状态，或 Unknown 且已注册的单号。',
  );
});

test('TRK-07 TRK-08 several numbers are asked for, run one by one, and each gets its line', async ({
  signedIn: page,
}) => {
  await storeOrders(page, [
    { id: 'T8-A', numbers: ['YT08000000000001'], date: '2032-01-02' },
    { id: 'T8-B', numbers: ['SF08000000000002'], date: '2032-01-02', phone: '' },
    { id: 'T8-C', numbers: ['YT08000000000003'], date: '2032-01-02' },
    { id: 'T8-D', numbers: [], date: '2032-01-02' },
    { id: 'T8-E', numbers: ['YT08000000000005'], date: '2032-01-02' },
  ]);
  await pushTracking(page, 'YT08000000000005', trackInfo('Delivered'));
  await selectDay(page, '2032-01-02');
  await page.getByRole('toolbar').getByRole('button', { name: '注册单号' }).click();
  const dialog = page.getByRole('dialog', { name: '注册单号' });
  await expect(dialog).toContainText('是否要注册 4 个有效单号？');
  await expect(dialog).toContainText('YT08000000000005');
  await dialog.getByRole('button', { name: '确认' }).click();
  await expect(dialog.getByText('进度 100%')).toBeVisible();
  const lines = dialog.getByRole('list', { name: '结果' }).getByRole('listitem');
  await expect(lines).toHaveCount(4);
  await expect(dialog).toContainText('YT08000000000001: 注册成功');
  await expect(dialog).toContainText('SF08000000000002: 该承运商需要收件人电话后四位');
  await expect(dialog).toContainText(/第 \d 个物流单号为空，跳过/);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '下载结果 CSV' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain('YT08000000000003,success');
  await expect(dialog.getByRole('button', { name: '只重试失败的 1 个单号' })).toBeVisible();
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await expect(page.getByText('操作成功！')).toBeVisible();
});

test('TRK-08 answers of the server become their lines', async ({ signedIn: page }) => {
  const answers: Readonly<Record<string, { status: number; json: object }>> = {
    YT08100000000001: { status: 422, json: { rejected: [{ error: { code: -18019901, message: 'x' } }] } },
    YT08100000000002: { status: 422, json: { rejected: [{ error: { code: -1, message: '规则不符' } }] } },
    YT08100000000003: { status: 500, json: { error: '错误字段' } },
    YT08100000000004: { status: 500, json: { message: '消息字段' } },
    YT08100000000005: { status: 500, json: {} },
  };
  const numbers = Object.keys(answers);
  await storeOrders(
    page,
    numbers.map((number, index) => ({ id: `T81-${index}`, numbers: [number], date: '2032-01-03' })),
  );
  await page.route('**/ordertracking/register/*', (route) => {
    const number = route.request().url().split('/').at(-1) ?? '';
    return route.fulfill(answers[number] ?? { status: 404, json: {} });
  });
  await selectDay(page, '2032-01-03');
  await page.getByRole('toolbar').getByRole('button', { name: '注册单号' }).click();
  const dialog = page.getByRole('dialog', { name: '注册单号' });
  await dialog.getByRole('button', { name: '确认' }).click();
  for (const text of [
    'YT08100000000001: 已经注册过，不需重复注册',
    'YT08100000000002: 规则不符',
    'YT08100000000003: 错误字段',
    'YT08100000000004: 消息字段',
    'YT08100000000005: 请求失败',
  ]) {
    await expect(dialog).toContainText(text);
  }
});

test('TRK-08 an update without news says so, and one valid number runs at once', async ({
  signedIn: page,
}) => {
  await storeOrders(page, [{ id: 'T82-A', numbers: ['YT08200000000001'] }]);
  await page.request.put('/ordertracking/register/YT08200000000001');
  const row = await openOrder(page, 'T82-A');
  await row.getByRole('button', { name: '更新单号' }).click();
  const dialog = page.getByRole('dialog', { name: '更新单号' });
  await expect(dialog).toContainText('YT08200000000001: 没有tracking信息,无法更新');
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await expect(page.getByText('操作成功！')).toHaveCount(0);
});

test('TRK-07 closing a run in the middle stops it, and a fault of the account stops the rest', async ({
  signedIn: page,
}) => {
  const numbers = Array.from({ length: 8 }, (_, index) => `YT0730000000000${index}`);
  await storeOrders(
    page,
    numbers.map((number, index) => ({ id: `T73-${index}`, numbers: [number], date: '2032-01-04' })),
  );
  const called: string[] = [];
  await page.route('**/ordertracking/register/*', (route) => {
    called.push(route.request().url());
    const stop = called.length >= 5;
    return route.fulfill({
      status: 422,
      json: { stop, rejected: [{ error: { code: -18019908, message: '额度已用完' } }] },
    });
  });
  await selectDay(page, '2032-01-04');
  const open = async () => {
    await page.getByRole('toolbar').getByRole('button', { name: '注册单号' }).click();
    await page.getByRole('dialog', { name: '注册单号' }).getByRole('button', { name: '确认' }).click();
  };
  await open();
  const dialog = page.getByRole('dialog', { name: '注册单号' });
  await expect(dialog.getByRole('list', { name: '结果' }).getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(called).toHaveLength(3);
  await open();
  await expect(dialog).toContainText('还有 6 个单号未处理');
  expect(called).toHaveLength(5);
});

test('a run in the background goes on when the page is closed', async ({ signedIn: page }) => {
  await storeOrders(page, [
    { id: 'TB-A', numbers: ['YT0B000000000001'], date: '2032-01-05' },
    { id: 'TB-B', numbers: ['YT0B000000000002'], date: '2032-01-05' },
  ]);
  await selectDay(page, '2032-01-05');
  await page.getByRole('toolbar').getByRole('button', { name: '注册单号' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '在后台运行' }).click();
  await page.goto('/');
  await page.goto(trackingPath);
  await page.getByRole('button', { name: '后台任务' }).click();
  await expect(page.getByRole('dialog', { name: '后台任务' })).toContainText('注册 2 / 2 · 已完成');
});

test('TRK-14 deletion asks, tells about orders without a number, lists what went, and searches again', async ({
  signedIn: page,
}) => {
  await storeOrders(page, [{ id: 'T14-A', numbers: ['YT14000000000001', 'YT14000000000002'] }]);
  const row = await openOrder(page, 'T14-A');
  await row.getByRole('checkbox').check();
  const sent = page.waitForRequest('**/ordertracking/delete');
  await page.getByRole('toolbar').getByRole('button', { name: '删除单号' }).click();
  const dialog = page.getByRole('dialog', { name: '删除单号' });
  await expect(dialog).toContainText('没有物流单号的订单也会一并删除');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: '确认' }).click();
  expect((await sent).postDataJSON()).toEqual({ trackingNumbers: ['YT14000000000001'], emptyOrderIds: [] });
  await expect(dialog.getByRole('listitem')).toHaveText(['YT14000000000001']);
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await expect(rowOf(page, 'T14-A')).toContainText('YT14000000000002');
  await expect(rowOf(page, 'T14-A')).not.toContainText('YT14000000000001');
});

test('TRK-15 a number is changed, added, or given as the first; blank is refused', async ({
  signedIn: page,
}) => {
  await storeOrders(page, [{ id: 'T15-A', numbers: ['YT15000000000001'] }, { id: 'T15-B' }]);
  const row = await openOrder(page, 'T15-A');
  await row.getByRole('button', { name: '变更单号' }).click();
  const dialog = page.getByRole('dialog', { name: '变更跟踪详情' });
  await expect(dialog).toContainText('T15-A');
  await expect(dialog).toContainText('YT15000000000001');
  await expect(dialog.getByRole('radio', { name: '更改单号' })).toBeChecked();
  await dialog.getByRole('textbox').fill('   ');
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(dialog.getByRole('alert')).toContainText('请输入有效的跟踪号');
  await checkAccessibility(page);
  await dialog.getByRole('textbox').fill('yt15000000000009');
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(row).toContainText('YT15000000000009');
  await expect(page.getByText('操作成功！')).toBeVisible();

  await row.getByRole('button', { name: '变更单号' }).click();
  await dialog.getByRole('radio', { name: '为该订单添加新单号' }).check();
  await dialog.getByRole('textbox').fill('YT15000000000009');
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(dialog.getByRole('alert')).toContainText('添加跟踪号失败，请稍后再试。');
  await dialog.getByRole('textbox').fill('YT15000000000010');
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(row).toContainText('共 2 个单号');

  await row.getByRole('button', { name: '变更单号' }).click();
  await dialog.getByRole('textbox').fill('YT15000000000010');
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(dialog.getByRole('alert')).toContainText('更改跟踪号失败，请稍后再试。');
  await page.keyboard.press('Escape');

  await search(page, 'T15-B');
  await rowOf(page, 'T15-B').getByRole('button', { name: '变更单号' }).click();
  await expect(dialog).toContainText('当前单号: 无');
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await dialog.getByRole('textbox').fill('YT15000000000011');
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(rowOf(page, 'T15-B')).toContainText('YT15000000000011');
});

test('a history and a list of runs show the lines that can be read and count the others', async ({
  signedIn: page,
}) => {
  const spoilFirst = (path: string) =>
    page.route(
      ({ pathname }) => pathname === path,
      async (route) => {
        if (route.request().method() !== 'GET') return route.fallback();
        const answer = await route.fetch();
        const body = await answer.json();
        await route.fulfill({ response: answer, json: { ...body, data: [7, ...body.data] } });
      },
    );
  await storeOrders(page, [{ id: 'RUN-V', numbers: ['UV100000001CN'] }]);
  const said = '有 1 行数据无法读取，没有显示。请刷新页面；如仍出现，请反馈。';
  await spoilFirst('/ordertracking/RUN-V/history');
  const row = await openOrder(page, 'RUN-V');
  await row.getByRole('button', { name: '操作记录' }).click();
  const history = page.getByRole('dialog', { name: '订单 RUN-V 的操作记录' });
  await expect(history.getByText(said)).toBeVisible();
  await expect(history).toContainText('上传');
  await page.keyboard.press('Escape');
  await spoilFirst('/ordertracking/runs');
  await page.getByRole('button', { name: '后台任务' }).click();
  await expect(page.getByRole('dialog', { name: '后台任务' }).getByText(said)).toBeVisible();
});
