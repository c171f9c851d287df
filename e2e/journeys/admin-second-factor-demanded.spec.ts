import { adminCode, expect, test } from '../admin.ts';
import { codeOf, logIn, newKey, accountPassword as password } from '../second-factor.ts';

test.use({ serverEnvironment: { ADMIN_CODE: adminCode, REQUIRE_SECOND_FACTOR: 'on' } });

test('where the owner asks for two-step login, every admin page leads to its set-up, which opens them', async ({
  page,
  server,
}) => {
  const username = 'newcomer';
  await page.request.post(`${server.address}/auth/register`, { data: { username, password, adminCode } });
  await logIn(page, server.address, username);
  await expect(page).toHaveURL(/\/ppauth\/admin\/account$/);
  await page.goto('/ppauth/admin/wheelsets');
  await expect(page).toHaveURL(/\/ppauth\/admin\/account$/);
  await expect(page.getByText(/The owner asks for two-step login/)).toBeVisible();
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await dialog.getByLabel('Code from the app').fill(codeOf(await newKey(dialog)));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('link', { name: 'Wheelsets Data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wheelsets Data' })).toBeVisible();
});
