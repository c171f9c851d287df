import { adminCode, expect, test } from '../admin.ts';
import { checkAccessibility, expectNoSidewaysScroll } from '../fixtures.ts';
import { codeOf, logIn, newKey, accountPassword as password } from '../second-factor.ts';

test.beforeEach(({ allowedConsole }) => {
  allowedConsole.allow(/Failed to load resource/);
});

for (const [width, scheme] of [
  [1440, 'light'],
  [820, 'dark'],
  [390, 'light'],
] as const) {
  test(`an app is set up and asked for at the next login, by keyboard, at ${width} px in ${scheme}`, async ({
    page,
    server,
  }) => {
    const username = `app ${width}`;
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(
      (value) => localStorage.setItem('pp.theme', JSON.stringify({ version: 1, value })),
      scheme,
    );
    await page.request.post(`${server.address}/auth/register`, { data: { username, password, adminCode } });
    await logIn(page, server.address, username);
    await expect(page.getByText('Off. Only your password protects your account.')).toBeVisible();
    await checkAccessibility(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: 'Set up an app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
    await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    const key = await newKey(dialog);
    await checkAccessibility(page);
    await dialog.getByLabel('Code from the app').fill('000000');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Code from the app')).toHaveAccessibleDescription(/The code is not right/);
    await expect(dialog.getByLabel('Code from the app')).toBeFocused();
    await dialog.getByLabel('Code from the app').fill(codeOf(key, -1));
    await page.keyboard.press('Enter');

    const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    const recovery = (await codes.getByRole('listitem').first().textContent()) ?? '';
    await checkAccessibility(page);
    await codes.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByText('10 left. Each works once', { exact: false })).toBeVisible();
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: 'Log out' }).click();
    await logIn(page, server.address, username);
    await expect(page.getByRole('heading', { level: 1, name: 'Two-step login' })).toBeVisible();
    await expect(page.getByLabel('Code')).toBeFocused();
    await checkAccessibility(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.type('123456');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/The code is not right/)).toBeVisible();
    await page.getByLabel('Code').fill(width === 390 ? recovery : codeOf(key, 1));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ppauth\/admin\/account$/);
    const left = width === 390 ? 9 : 10;
    await expect(page.getByText(`${left} left. Each works once`, { exact: false })).toBeVisible();
  });
}

test('a passkey is added, asked for at the next login, and removed', async ({ page, server }) => {
  // Browsers allow passkeys on addresses with a name.
  const address = server.address.replace('127.0.0.1', 'localhost');
  const username = 'passkey user';
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.request.post(`${server.address}/auth/register`, { data: { username, password, adminCode } });
  await logIn(page, address, username);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/Enter a name/);
  await dialog.getByLabel('Name').fill('Work laptop');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('Work laptop')).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await logIn(page, address, username);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/ppauth\/admin\/account$/);
  await expect(page.getByText(/last used/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove the passkey Work laptop' }).click();
  await expect(page.getByText('Off. Only your password protects your account.')).toBeVisible();
});

test('after a long second step the login starts again and says why', async ({ page, server }) => {
  const username = 'slow typist';
  await page.request.post(`${server.address}/auth/register`, { data: { username, password, adminCode } });
  await logIn(page, server.address, username);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  const key = await newKey(dialog);
  await dialog.getByLabel('Code from the app').fill(codeOf(key));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await logIn(page, server.address, username);
  await page.getByLabel('Code').waitFor();
  await page.context().clearCookies();
  await page.getByLabel('Code').fill(codeOf(key, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
  await expect(
    page.getByText('This login took too long. Please start again with your password.'),
  ).toBeVisible();
});
