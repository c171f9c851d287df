import { adminCode, expect, test } from '../admin.ts';

const refused = 'Invalid username or password. Please try again.';

// A server of its own: who guesses wrong slows down everybody else at the same address.
test.use({ serverEnvironment: { ADMIN_CODE: adminCode, CONTACT_EMAIL: 'limits@example.com' } });

test.beforeEach(({ allowedConsole }) => {
  allowedConsole.allow(/Failed to load resource/);
});

test('why a login was refused stays on the page, with how long to wait', async ({ page, server }) => {
  const slow = { username: 'slow', password: 'wheel truing stand' };
  await page.request.post(`${server.address}/auth/register`, { data: { ...slow, adminCode } });
  await page.goto('/ppauth/adminLogin');
  await page.getByLabel('Username').fill(slow.username);
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await page.getByLabel('Password').fill(`wrong ${attempt}`);
    const answered = page.waitForResponse('**/auth/login');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await answered;
  }
  await expect(page.getByText(/Too many attempts\. Please try again in \d+ seconds?\./)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveText(new RegExp(refused));
});
