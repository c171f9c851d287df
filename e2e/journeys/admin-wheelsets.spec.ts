import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { adminCode, test as base, expect } from '../admin.ts';
import { checkAccessibility, checkEveryLook, expectNoSidewaysScroll } from '../fixtures.ts';
import { type SheetServer, startSheetServer } from '../sheet-server.ts';

const data = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'data');
const messy = await readFile(join(data, 'wheelsets-messy.csv'), 'utf8');
const whole = await readFile(join(data, 'wheelsets.csv'), 'utf8');
/** The messy sheet without its six wrong rows; row 13 holds a line break. */
const mended = messy
  .split('\n')
  .filter((_line, index) => ![11, 18, 19, 20, 22, 29].includes(index < 13 ? index + 1 : index))
  .join('\n');

const test = base.extend<Record<never, never>, { readonly sheet: SheetServer }>({
  sheet: [
    async ({ playwright: _playwright }, use) => {
      const sheet = await startSheetServer();
      await use(sheet);
      await sheet.stop();
    },
    { scope: 'worker' },
  ],
  serverEnvironment: [
    async ({ sheet }, use) =>
      use({ ADMIN_CODE: adminCode, WHEELSET_SHEET: sheet.address, WHEELSET_SHEET_ALLOW_PRIVATE: '1' }),
    { scope: 'worker' },
  ],
});

test.beforeEach(async ({ signedIn, server, sheet }) => {
  sheet.status = 200;
  sheet.content = whole;
  const answer = await signedIn.request.post(`${server.address}/wheelsets/regenerate`, { data: {} });
  expect(answer.status()).toBe(200);
});

const open = async (page: Page, query = '') => {
  await page.goto(`/ppauth/admin/wheelsets${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Wheelsets Data' })).toBeVisible();
};
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('ADM-07 ADM-08 the refresh warns, previews, says which rows are wrong, and succeeds once they are mended', async ({
  signedIn: page,
  sheet,
}) => {
  sheet.content = messy;
  await open(page);
  await expect(page.getByText('120 of 120 wheelsets', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refresh Data' });
  await expect(
    dialog.getByText(/All wheelsets will be reset to the latest data of the external spreadsheet/),
  ).toBeVisible();
  await expect(dialog.getByRole('definition').nth(4)).toHaveText('6');
  await expect(dialog.getByRole('row', { name: /^11 Price \(USD\) call us not a number$/ })).toBeVisible();
  await expect(dialog.getByText(/Suspicious changes/)).toBeVisible();
  await expect(dialog.getByText(/^The refresh cannot change anything/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Yes, Refresh' })).toHaveCount(0);

  sheet.content = mended;
  await dialog.getByRole('button', { name: 'Read the spreadsheet again' }).click();
  await expect(dialog.getByText(/^100 of 120 wheelsets would be removed/)).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Yes, Refresh' });
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('textbox', { name: 'To remove them, type 100' }).fill('10');
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('textbox', { name: 'To remove them, type 100' }).fill('100');

  sheet.content = messy;
  await confirm.click();
  await expect(dialog.getByText('Failed to refresh wheelsets. Please try again.')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^18 Brake dsic neither disc nor rim$/ })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^19 Weight \(g\) 1\.635 kg not in grams$/ })).toBeVisible();

  sheet.content = mended;
  await dialog.getByRole('button', { name: 'Yes, Refresh' }).click();
  await expect(dialog.getByText('Wheelsets successfully refreshed! 20 wheelsets added.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('20 of 20 wheelsets', { exact: true })).toBeVisible();
});

test('ADM-07 Cancel changes nothing, and while a refresh runs a spinner shows', async ({
  signedIn: page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Refresh Data' })).toBeFocused();

  const held = Promise.withResolvers<void>();
  await page.route('**/wheelsets/regenerate', async (route) => {
    if (route.request().postData() === '{}') await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  await page.getByRole('button', { name: 'Yes, Refresh' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Refreshing the wheelsets…');
  held.resolve();
  await expect(page.getByText('Wheelsets successfully refreshed! 120 wheelsets added.')).toBeVisible();
});

test('ADM-07 a spreadsheet that cannot be reached says the specified words and what to do', async ({
  signedIn: page,
  sheet,
}) => {
  sheet.status = 404;
  await open(page);
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Yes, Refresh' }).click();
  await expect(dialog.getByText('Failed to refresh wheelsets. Please try again.')).toBeVisible();
  await expect(dialog.getByText(/answered 404\. Check that it is shared/)).toBeVisible();
});

test('every refresh stands in the history and can be rolled back', async ({
  signedIn: page,
  sheet,
  server,
}) => {
  sheet.content = mended;
  await page.request.post(`${server.address}/wheelsets/regenerate`, { data: {} });
  await open(page);
  await page.getByRole('tab', { name: 'Refresh history' }).click();
  await expect(page).toHaveURL(/view=refreshes/);
  const latest = page.getByRole('tabpanel').getByRole('listitem').first();
  await expect(latest).toContainText('by mei.lin');
  await expect(latest).toContainText('20 wheelsets: 0 added');
  await latest.getByRole('button', { name: 'Show changes' }).click();
  await latest.getByText(/^Removed \(100\)$/).click();
  await expect(latest.getByText('9Velo CD50 Wide Disc (1002)')).toBeVisible();
  await latest.getByRole('button', { name: 'Roll back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, Roll back' }).click();
  await expect(page.getByText('The earlier state is back: 120 wheelsets.')).toBeVisible();
  await page.getByRole('tab', { name: 'Wheelsets', exact: true }).click();
  await expect(page.getByText('120 of 120 wheelsets', { exact: true })).toBeVisible();
});

test('ADM-09 staff add, find, change and delete a wheelset, and take the deletion back', async ({
  signedIn: page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'New wheelset' }).click();
  const editor = page.getByRole('dialog');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor.getByRole('alert')).toContainText('4 fields need another look');
  await expect(editor.getByLabel('PP ID')).toBeFocused();
  await editor.getByLabel('PP ID').fill('9001');
  await editor.getByLabel('Name', { exact: true }).fill('Journey 50 Disc');
  await editor.getByLabel('Use').selectOption('road');
  await editor.getByLabel('Brake').selectOption('disc');
  await editor.getByLabel('Price ($)').fill('$1,299');
  await editor.getByLabel('Weight (g)').fill('1.4 kg');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor.getByText('Not in grams.', { exact: true })).toBeVisible();
  await editor.getByLabel('Weight (g)').fill('1400');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Journey 50 Disc was added.')).toBeVisible();
  await expect(editor).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Search wheelsets' }).fill('journey 9001');
  await expect(page.getByText('1 of 121 wheelsets', { exact: true })).toBeVisible();
  await expect(rowOf(page, 'Journey 50 Disc')).toContainText('$1,299');
  await page.getByRole('button', { name: 'Edit Journey 50 Disc' }).click();
  await editor.getByLabel('Price ($)').fill('1199');
  await editor.getByLabel('Price ($)').press('Enter');
  await expect(rowOf(page, 'Journey 50 Disc')).toContainText('$1,199');

  await page.getByRole('button', { name: 'Delete Journey 50 Disc' }).click();
  await expect(page.getByText('0 of 120 wheelsets', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Journey 50 Disc')).toContainText('$1,199');

  await page.getByRole('tab', { name: 'Audit trail' }).click();
  const actions = page.getByRole('tabpanel').getByRole('listitem');
  await expect(actions.nth(0)).toContainText('mei.lin brought back Journey 50 Disc');
  await expect(actions.nth(1)).toContainText('mei.lin deleted Journey 50 Disc');
  await expect(actions.nth(2)).toContainText('Price ($): 1299 → 1199');
});

test('ADM-09 Export CSV saves every wheelset with every field', async ({ signedIn: page }) => {
  await open(page);
  await page.getByLabel('Search wheelsets').fill('9Velo');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('wheelsets.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(121);
  expect(lines[0]).toMatch(/^ppId,name,shortName,.*,source,recalled$/);
});

test('ADM-09 a value is edited where it stands by keys alone, refused when wrong or stale, and undone', async ({
  signedIn: page,
  server,
}) => {
  await open(page);
  const cell = (label: string) => page.getByRole('button', { name: `, ${label} of 9Velo CD50 Wide Disc` });
  await page.getByRole('button', { name: 'Edit 9Velo CD50 Wide Disc' }).focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(cell('Weight (g)')).toBeFocused();

  await page.keyboard.type('1.5 kg');
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Weight (g) of 9Velo CD50 Wide Disc' });
  await expect(page.getByRole('gridcell').getByRole('alert')).toHaveText('Not stored: not in grams.');
  await expect(field).toHaveAccessibleDescription('Not stored: not in grams.');
  await checkAccessibility(page);

  const list = await (await page.request.get(`${server.address}/wheelsets/admin`)).json();
  const [{ id }] = list.data.results.filter((wheelset: { ppId: number }) => wheelset.ppId === 1002);
  await page.request.put(`${server.address}/wheelsets/${id}`, { multipart: { price: '555' } });
  await field.fill('1444');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell').getByRole('alert')).toContainText(
    /^Somebody else .* → \$555\. Enter/,
  );
  await page.keyboard.press('Enter');
  await expect(cell('Weight (g)')).toHaveText('1,444 g');
  await expect(cell('Price ($)')).toHaveText('$555');
  await expect(page.getByRole('gridcell').getByRole('button').and(page.locator(':focus'))).toBeVisible();

  await page.keyboard.press('Control+z');
  await expect(page.getByText('Weight (g) of 9Velo CD50 Wide Disc is', { exact: false })).toBeVisible();
  await expect(rowOf(page, '9Velo CD50 Wide Disc')).not.toContainText('1,444 g');

  await cell('Brake').press('Enter');
  await page.getByRole('combobox', { name: 'Brake of 9Velo CD50 Wide Disc' }).selectOption('rim');
  await page.keyboard.press('Escape');
  await expect(cell('Brake')).toHaveText('disc');
  await page.getByRole('tab', { name: 'Audit trail' }).click();
  await expect(page.getByText(/^Weight \(g\): \d+ → 1444$/).first()).toBeVisible();
});

test('ADM-09 unsaved changes are not lost without asking', async ({ signedIn: page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Edit 9Velo Extreme C52 Disc' }).click();
  const editor = page.getByRole('dialog');
  await editor.getByLabel('Warranty').fill('3 years');
  page.once('dialog', (question) => question.dismiss());
  await page.keyboard.press('Escape');
  await expect(editor.getByLabel('Warranty')).toHaveValue('3 years');
  page.once('dialog', (question) => question.accept());
  await editor.getByRole('button', { name: 'Cancel' }).click();
  await expect(editor).toHaveCount(0);
});

test('ADM-09 the second of two editors sees what the first changed and loses nothing', async ({
  signedIn: page,
  server,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Edit 9Velo Extreme C52 Disc' }).click();
  const editor = page.getByRole('dialog');
  await editor.getByLabel('Price ($)').fill('1700');
  await editor.getByLabel('Warranty').fill('3 years');

  const list = await (await page.request.get(`${server.address}/wheelsets/admin`)).json();
  const [{ id }] = list.data.results.filter((wheelset: { ppId: number }) => wheelset.ppId === 1001);
  await page.request.put(`${server.address}/wheelsets/${id}`, {
    multipart: { price: '1650', hubType: 'New hub' },
  });

  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor.getByRole('alert')).toContainText(
    'Somebody else changed this wheelset in the meantime',
  );
  await expect(editor.getByText('Now stored by somebody else: 1650')).toBeVisible();
  await expect(editor.getByLabel('Hub', { exact: true })).toHaveValue('New hub');
  await expect(editor.getByLabel('Price ($)')).toHaveValue('1700');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, '9Velo Extreme C52 Disc')).toContainText('$1,700');
});

test('the data quality board counts what is missing and leads to the field', async ({ signedIn: page }) => {
  await open(page, '?view=quality');
  await expect(page.getByText(/of 120 wheelsets have something to look at/)).toBeVisible();
  await page.getByRole('button', { name: /^Missing fields \(\d+\)$/ }).click();
  await page.getByRole('button', { name: 'Warranty is missing' }).first().click();
  await expect(page.getByRole('dialog').getByLabel('Warranty')).toBeFocused();
});

test('the data quality board visits the links at a click and names the dead ones', async ({
  signedIn: page,
  sheet,
  server,
}) => {
  const host = new URL(sheet.address).origin;
  sheet.content = `PP ID,Name,Use,Brake,Link,Image\n1,Alive,road,disc,${host}/page,\n2,Picture,road,disc,,${host}/page.png\n`;
  await page.request.post(`${server.address}/wheelsets/regenerate`, { data: {} });
  await open(page, '?view=quality');
  await expect(page.getByText(/^Nobody has visited the product pages/)).toBeVisible();
  await page.getByRole('button', { name: 'Check links' }).click();
  await expect(page.getByText(/^2 links visited, last on .* by mei\.lin\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Dead links (1)' }).click();
  await expect(
    page.getByRole('button', { name: /^Image link shows a page instead of a picture/ }),
  ).toBeVisible();
});

test('T-CSRF a page of another origin changes nothing and ends no session', async ({
  signedIn: page,
  server,
  allowedConsole,
}) => {
  allowedConsole.allow(/^Framing |blocked by CORS policy/);
  const before = await (await page.request.get(`${server.address}/wheelsets/admin`)).text();
  const evil = createServer((_request, response) => {
    const form = (path: string, type: string) =>
      `<form method="post" enctype="${type}" action="${server.address}${path}" target="sink"><input name='{"a":"' value='"}'></form>`;
    const types = ['text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded'];
    const paths = ['/wheelsets', '/wheelsets/regenerate', '/auth/logout', '/wheelsets/1/restore'];
    response.setHeader('content-type', 'text/html').end(
      `<title>evil</title><iframe name="sink"></iframe>${paths.flatMap((path) => types.map((type) => form(path, type))).join('')}
      <img src="${server.address}/auth/logout"><img src="${server.address}/wheelsets/regenerate">`,
    );
  });
  await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve));
  const at = evil.address();
  await page.goto(`http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}/`);
  await page.evaluate(async (address) => {
    for (const form of document.forms) form.submit();
    const calls = ['/auth/logout', '/wheelsets/regenerate', '/wheelsets'].flatMap((path) =>
      ['text/plain', 'application/x-www-form-urlencoded'].map((type) =>
        fetch(address + path, {
          method: 'POST',
          mode: 'no-cors',
          credentials: 'include',
          headers: { 'content-type': type },
          body: '{}',
        }),
      ),
    );
    await Promise.allSettled(calls);
    await fetch(`${address}/wheelsets/1`, { method: 'DELETE', credentials: 'include' }).catch(() => null);
  }, server.address);
  expect(await (await page.request.get(`${server.address}/wheelsets/admin`)).text()).toBe(before);
  expect((await page.request.get(`${server.address}/auth/checkAuth`)).status()).toBe(200);
  evil.closeAllConnections();
  evil.close();
});

for (const view of ['list', 'quality', 'refreshes', 'audit']) {
  test(`the view ${view} is accessible`, async ({ signedIn: page }) => {
    await open(page, `?view=${view}`);
    await expect(
      page
        .getByRole('tabpanel')
        .getByRole(view === 'list' ? 'row' : 'listitem')
        .first(),
    ).toBeVisible();
    await checkEveryLook(page, [1440, 390]);
    for (const width of [820, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
  });
}

test('the editor and the refresh dialog are accessible', async ({ signedIn: page, sheet }) => {
  sheet.content = messy;
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await page.getByRole('button', { name: 'Edit 9Velo Extreme C52 Disc' }).click();
  await checkAccessibility(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  await expect(page.getByRole('dialog').getByText('Rejected rows').first()).toBeVisible();
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
});

test('ADM-09 an old Undo leaves a value that was changed again, and the audit trail can be narrowed', async ({
  signedIn: page,
}) => {
  await page.request.post('/ordertracking/bulk', {
    data: [
      {
        order_id: 'AUDIT-1',
        order_date: '2026-03-06',
        order_status: 'x',
        tracking_number: ['YTAUDIT0000001'],
      },
    ],
  });
  await page.request.delete('/ordertracking/AUDIT-1');
  await open(page);
  await page.getByRole('button', { name: 'Edit 9Velo LV58 Wide Disc' }).focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  const cell = page.getByRole('button', { name: ', Weight (g) of 9Velo LV58 Wide Disc' });
  const undo: string[] = [];
  for (const weight of ['1401', '1402']) {
    await cell.focus();
    await page.keyboard.type(weight);
    await page.keyboard.press('Enter');
    await expect(cell).toHaveText(`1,${weight.slice(1)} g`);
    undo.push(`→ ${weight}.`);
  }
  const old = page.getByRole('listitem').filter({ hasText: undo[0] ?? '' });
  await old.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/was changed again since\. Nothing was undone\.$/).first()).toBeVisible();
  await expect(cell).toHaveText('1,402 g');

  await page.getByRole('tab', { name: 'Audit trail' }).click();
  const entries = page.getByRole('tabpanel').getByRole('listitem');
  await page.getByLabel('Show').selectOption('Orders');
  await expect(entries.filter({ hasText: 'mei.lin deleted order AUDIT-1' })).toBeVisible();
  await expect(entries.filter({ hasText: 'Weight' })).toHaveCount(0);
  await page.getByLabel('Order ID').fill('NONE');
  await expect(page.getByText('No entry fits.')).toBeVisible();
});
