import type { Page } from '@playwright/test';
import { expect, test } from '../admin.ts';
import { openComponentsStep } from '../builder-start.ts';

/** Answers like the server, but with one row that this version of the pages cannot read. */
async function spoilOneRow(page: Page, path: string, name: string) {
  const isList = ({ pathname }: URL) => pathname === path;
  await page.route(isList, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.data[name][0] = { id: 'of a later version' };
    await route.fulfill({ response: answer, json: body });
  });
}

const said = '1 entry could not be read and is not shown. Reload the page to try again.';

for (const [path, list] of [
  ['/wheelsetCompare', ['/wheelsets', 'results']],
  ['/wheelsetFinder', ['/wheelsets', 'results']],
  ['/climb-calculator.html', ['/wheelsets', 'results']],
] as const) {
  test(`${path} shows the rows of a list that it can read and counts the others`, async ({ page }) => {
    await spoilOneRow(page, ...list);
    await page.goto(path);
    await expect(page.getByText(said)).toBeVisible();
    if (path === '/wheelsetCompare') {
      await expect(page.getByRole('button', { name: 'Show all 119 wheelsets' })).toBeVisible();
    }
  });
}

test('a step of the builder shows the rows of a list that it can read and counts the others', async ({
  page,
}) => {
  await spoilOneRow(page, '/api/groupsets', 'groupsets');
  await openComponentsStep(page);
  await expect(page.getByText(said)).toBeVisible();
});

for (const [view, path, name] of [
  ['list', '/wheelsets/admin', 'results'],
  ['refreshes', '/wheelsets/refreshes', 'refreshes'],
  ['audit', '/admin/audit', 'entries'],
] as const) {
  test(`the staff view ${view} shows the rows that it can read and counts the others`, async ({
    signedIn: page,
    server,
  }) => {
    await page.request.post(`${server.address}/wheelsets/regenerate`, { data: {} });
    await page.request.post(`${server.address}/wheelsets/regenerate`, { data: {} });
    await spoilOneRow(page, path, name);
    await page.goto(`/ppauth/admin/wheelsets?view=${view}`);
    await expect(page.getByText(said)).toBeVisible();
    await expect(
      view === 'list'
        ? page.getByText('119 of 119 wheelsets', { exact: true })
        : page.getByRole('listitem').first(),
    ).toBeVisible();
  });
}

test('an action that the server carried out is never reported as failed, whatever its answer holds', async ({
  signedIn: page,
}) => {
  await page.goto('/ppauth/admin/wheelsets');
  const name = '9Velo LV58 Wide';
  await page.getByLabel('Search wheelsets').fill(name);
  await page.route('**/wheelsets/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { status: 'success', data: { stored: true } } });
  });
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const editor = page.getByRole('dialog');
  await editor.getByLabel('Warranty', { exact: true }).fill('7 years');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Done\. The answer of the server could not be read/)).toBeVisible();
  await expect(editor).toBeHidden();
  await page.unroute('**/wheelsets/*');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(page.getByRole('dialog').getByLabel('Warranty', { exact: true })).toHaveValue('7 years');
});
