import type { Page } from '@playwright/test';
import { admin, adminCode, expect, test } from '../admin.ts';
import { checkAccessibility, expectNoSidewaysScroll } from '../fixtures.ts';

// A server of its own, so that the first who registers, and is the owner, is known.
test.use({ serverEnvironment: { ADMIN_CODE: adminCode, CONTACT_EMAIL: 'admins@example.com' } });

const openAdmins = async (page: Page) => {
  await page.goto('/ppauth/admin/admins');
  await expect(page.getByRole('heading', { level: 1, name: 'Admins' })).toBeVisible();
};
const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: false }) });

/** Invites by the page and gives the link. */
async function inviteClerk(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite an admin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite an admin' });
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expect(dialog.getByText('Enter a username.')).toBeVisible();
  await dialog.getByLabel('Username').fill(name);
  await dialog.getByLabel('Shipment clerk').check();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const ready = page.getByRole('dialog', { name: 'Send this link' });
  const link = await ready.getByLabel('Link').inputValue();
  await checkAccessibility(page);
  await ready.getByRole('button', { name: 'Close' }).click();
  return link;
}

test('an owner invites a clerk, who sees the shipments alone, and removes the clerk', async ({
  signedIn: page,
  browser,
  server,
}) => {
  // Three browsers and many checks of accessibility.
  test.slow();
  await openAdmins(page);
  const link = await inviteClerk(page, 'Kim');
  await expect(page.getByText(/^Shipment clerk, invited by mei\.lin, works until /)).toBeVisible();

  await checkAccessibility(page);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }

  const context = await browser.newContext({ baseURL: server.address });
  const clerk = await context.newPage();
  await clerk.goto(link);
  await expect(clerk.getByText('You are invited as shipment clerk. Your username is Kim.')).toBeVisible();
  await checkAccessibility(clerk);
  await clerk.getByLabel('Password').fill('short');
  await clerk.getByRole('button', { name: 'Save and go to the login' }).click();
  await expect(clerk.getByText(/The password needs 10/)).toBeVisible();
  await clerk.getByLabel('Password').fill('spokes and nipples');
  await clerk.getByRole('button', { name: 'Save and go to the login' }).click();
  await expect(clerk).toHaveURL(/adminLogin/);
  await clerk.getByLabel('Username').fill('Kim');
  await clerk.getByLabel('Password').fill('spokes and nipples');
  await clerk.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(clerk).toHaveURL(/\/ppauth\/admin\/tracking$/);
  const menu = clerk.getByRole('navigation', { name: 'Admin pages' });
  await expect(menu.getByRole('link')).toHaveText(['Tracking Info', 'Your account']);

  await clerk.goto('/ppauth/admin/wheelsets');
  const closed = clerk.getByRole('heading', { level: 1, name: 'This page is not part of your role' });
  await expect(closed).toBeVisible();
  await expect(clerk.getByText(/^Your role is shipment clerk\./)).toBeVisible();
  await checkAccessibility(clerk);
  await clerk.getByRole('link', { name: 'Go to Tracking Info' }).click();
  await expect(clerk).toHaveURL(/\/ppauth\/admin\/tracking$/);

  const stranger = await (await browser.newContext({ baseURL: server.address })).newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('alert')).toContainText('This invitation has expired or was used.');

  await openAdmins(page);
  await page.getByRole('button', { name: 'Remove Kim' }).click();
  const question = page.getByRole('dialog', { name: 'Remove Kim?' });
  await question.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(page.getByText('Kim was removed.')).toBeVisible();
  await expect(rowOf(page, 'Kim')).toHaveCount(0);
  await menu.getByRole('link', { name: 'Your account' }).click();
  await expect(clerk).toHaveURL(/\/ppauth\/adminLogin\?redirect=/);
});

test('the only owner is told why the role stays; another owner makes room', async ({
  signedIn: page,
  server,
}) => {
  const second = { username: 'second', password: 'spokes and nipples' };
  await page.request.post(`${server.address}/auth/register`, { data: { ...second, adminCode } });
  await openAdmins(page);
  const own = rowOf(page, admin.username);
  await expect(own.getByText(/^The only owner\. Make another admin an owner/)).toBeVisible();
  await expect(own.getByRole('combobox')).toHaveCount(0);
  await page.getByLabel('Role of second').selectOption({ label: 'Owner' });
  await expect(page.getByText('The role of second is now owner.')).toBeVisible();
  await page.getByLabel(`Role of ${admin.username}`).selectOption({ label: 'Catalogue editor' });
  const question = page.getByRole('dialog', { name: 'Give up the role of owner?' });
  await question.getByRole('button', { name: 'Yes, change my role' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'This page is not part of your role' }),
  ).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Admin pages' });
  await expect(menu.getByRole('link')).toHaveText(['Wheelsets Data', 'Catalogue', 'Your account']);
});
