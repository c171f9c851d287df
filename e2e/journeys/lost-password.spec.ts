import { adminCode, expect, test as staffTest } from '../admin.ts';
import { checkAccessibility, expectNoSidewaysScroll } from '../fixtures.ts';

const test = staffTest.extend<Record<never, never>, Record<never, never>>({
  serverEnvironment: [
    {
      ADMIN_CODE: adminCode,
      // Nothing listens there: the journey is about the pages, the mail itself is tested with the server.
      SMTP_URL: 'smtp://127.0.0.1:9',
      PUBLIC_URL: 'http://127.0.0.1:1',
    },
    { scope: 'worker' },
  ],
});

for (const [width, scheme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const) {
  test(`18 a lost password starts at the login and says the same for every address, at ${width} px`, async ({
    page,
    allowedConsole,
  }) => {
    allowedConsole.allow(/Failed to load resource/);
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(
      (value) => localStorage.setItem('pp.theme', JSON.stringify({ version: 1, value })),
      scheme,
    );
    await page.goto('/ppauth/adminLogin');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    await checkAccessibility(page);
    await expectNoSidewaysScroll(page);
    await page.getByLabel('Email address').fill('nobody@shop.example');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').getByText(/a link is on its way/)).toBeVisible();

    await page.goto('/ppauth/newPassword#no-such-token');
    await page.getByLabel('New password').fill('hub shell and nipples');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This link has expired or was used.', { exact: false })).toBeVisible();
    await checkAccessibility(page);
    await expectNoSidewaysScroll(page);
  });
}

test('20 staff choose an address and their notices; 14 the owner sees what is stored', async ({
  signedIn: page,
}) => {
  await page.goto('/ppauth/admin/account');
  await page.getByLabel('Email address').fill('mei@shop.example');
  await page.getByLabel('A parcel has an exception').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Email address')).toHaveValue('mei@shop.example');
  await expect(page.getByLabel('A parcel has an exception')).toBeChecked();
  await expect(page.getByLabel('A parcel was delivered')).not.toBeChecked();
  await expect(page.getByRole('rowheader', { name: 'History of changes' })).toBeVisible();
  await checkAccessibility(page);
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
});

test('18 without a mail server the login offers no link', async ({ page }) => {
  await page.route('**/ppauth/adminLogin', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /mailsPasswordLinks(&quot;|"):true/,
      'mailsPasswordLinks$1:false',
    );
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/ppauth/adminLogin');
  await expect(page.getByRole('link', { name: "Don't have an account? Register here" })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveCount(0);
});
