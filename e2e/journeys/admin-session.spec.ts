import { admin, adminCode, expect, test } from '../admin.ts';
import { checkAccessibility, checkEveryLook } from '../fixtures.ts';

const refused = 'Invalid username or password. Please try again.';

test.beforeEach(({ allowedConsole }) => {
  allowedConsole.allow(/Failed to load resource/);
});

test('ADM-01 ADM-04 ADM-05 ADM-02 staff register, log in, and are back where they came from', async ({
  page,
}) => {
  await page.goto('/ppauth/admin/wheelsets?q=zipp');
  await expect(page).toHaveURL(/\/ppauth\/adminLogin\?redirect=%2Fppauth%2Fadmin%2Fwheelsets%3Fq%3Dzipp$/);
  await page.getByRole('link', { name: "Don't have an account? Register here" }).click();

  await expect(
    page.getByRole('heading', {
      level: 1,
      name: 'Admin Registration (Please contact the owner for assistance with registration)',
    }),
  ).toBeVisible();
  await page.getByLabel('Username').fill('anna');
  await page.getByLabel('Password').fill('truing stand 28 spokes');
  await page.getByLabel('adminCode').fill(adminCode);
  await page.getByRole('button', { name: 'Register', exact: true }).click();

  await expect(page).toHaveURL(/\/ppauth\/adminLogin\?redirect=[^&]+&registered=true$/);
  await expect(page.getByText('Registration successful. Please login.')).toBeVisible();
  await page.getByLabel('Username').fill('anna');
  await page.getByLabel('Password').fill('truing stand 28 spokes');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/ppauth\/admin\/wheelsets\?q=zipp$/);
  await expect(page.getByRole('searchbox', { name: 'Search wheelsets' })).toHaveValue('zipp');
});

test('ADM-02 both fields are required and nothing is sent without them', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto('/ppauth/adminLogin');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Enter your username.')).toBeVisible();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
  expect(calls.filter((url) => url.includes('/auth/login'))).toEqual([]);
});

test('ADM-02 without a redirect the login leads to the path of the server', async ({ page, server }) => {
  await page.request.post(`${server.address}/auth/register`, { data: { ...admin, adminCode } });
  await page.goto('/ppauth/adminLogin');
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL(/\/ppauth\/admin\/wheelsets$/);
});

for (const [answer, status] of [
  ['401', 401],
  ['500', 500],
  ['204', 204],
] as const) {
  test(`ADM-03 a login answered ${answer} shows the specified words for 6 s`, async ({ page }) => {
    await page.clock.install();
    await page.route('**/auth/login', (route) => route.fulfill({ status, body: status === 204 ? '' : '{}' }));
    await page.goto('/ppauth/adminLogin');
    await page.getByLabel('Username').fill('anna');
    await page.getByLabel('Password').fill('wrong');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(new RegExp(refused));
    await page.clock.runFor(5900);
    await expect(page.getByRole('alert')).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByLabel('Username')).toHaveValue('anna');
  });
}

test('ADM-03 a login that cannot reach the server says that the error is unexpected', async ({ page }) => {
  await page.route('**/auth/login', (route) => route.abort());
  await page.goto('/ppauth/adminLogin');
  await page.getByLabel('Username').fill('anna');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(/An unexpected error occurred\. Please try again\./);
});

test('ADM-04 ADM-10 a refused registration shows the words of the server for 3 s and keeps the entries', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/ppauth/adminRegister');
  await page.getByLabel('Username').fill('berta');
  await page.getByLabel('Password').fill('truing stand 28 spokes');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Enter the admin code.')).toBeVisible();
  await page.getByLabel('adminCode').fill('guessed');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(/The admin code is not right/);
  await page.clock.runFor(2900);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Username')).toHaveValue('berta');
});

test('ADM-05 without a session every admin page leads to the login with its full path', async ({ page }) => {
  for (const path of [
    '/ppauth/admin',
    '/ppauth/admin/wheelsets',
    '/ppauth/admin/wheelsets?view=quality&q=a%20b',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/ppauth\/adminLogin\?redirect=/);
    const redirect = new URL(page.url()).searchParams.get('redirect') ?? '';
    expect(new URL(redirect, page.url()).pathname).toBe(new URL(path, page.url()).pathname);
    expect([...new URL(redirect, page.url()).searchParams]).toEqual([
      ...new URL(path, page.url()).searchParams,
    ]);
  }
});

test('ADM-06 the drawer names the pages, marks the present one, and the way out ends the session', async ({
  signedIn: page,
}) => {
  await page.goto('/ppauth/admin');
  await expect(page).toHaveURL(/\/ppauth\/admin\/wheelsets$/);
  const drawer = page.getByRole('navigation', { name: 'Admin pages' });
  await expect(drawer.getByRole('link', { name: 'Wheelsets Data' })).toHaveAttribute('aria-current', 'page');
  await expect(drawer.getByRole('link', { name: 'Tracking Info' })).toHaveAttribute(
    'href',
    '/ppauth/admin/tracking',
  );
  await expect(drawer.getByRole('link', { name: 'Tracking Info' })).not.toHaveAttribute('aria-current');
  await expect(drawer.getByText(`Signed in as ${admin.username}`)).toBeVisible();

  const cookies = await page.context().cookies();
  await drawer.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/ppauth\/adminLogin$/);
  await page.context().addCookies(cookies);
  await page.goto('/ppauth/admin/wheelsets');
  await expect(page).toHaveURL(/\/ppauth\/adminLogin\?redirect=/);
});

test('ADM-06 staff change their password; a wrong old one is told in place, other browsers are signed out', async ({
  page,
  server,
  playwright,
}) => {
  const changer = { username: 'changer', password: 'wheel truing stand' };
  await page.request.post(`${server.address}/auth/register`, { data: { ...changer, adminCode } });
  const elsewhere = await playwright.request.newContext({ baseURL: server.address });
  for (const browser of [page.request, elsewhere]) {
    await browser.post(`${server.address}/auth/login`, { data: changer });
  }
  await page.goto('/ppauth/admin/wheelsets');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Current password').fill('wrong');
  await dialog.getByLabel('New password').fill('hub shell and nipples');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription(/not right/);
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await checkAccessibility(page);
  await dialog.getByLabel('Current password').fill(changer.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('status').getByText(/Your password was changed/)).toBeVisible();
  expect((await page.request.get('/auth/checkAuth')).status()).toBe(200);
  expect((await elsewhere.get('/auth/checkAuth')).status()).toBe(401);
  await elsewhere.dispose();
});

test('staff see their sessions and end one of them', async ({ page, server, playwright }) => {
  const roamer = { username: 'roamer', password: 'wheel truing stand' };
  await page.request.post(`${server.address}/auth/register`, { data: { ...roamer, adminCode } });
  const phone = await playwright.request.newContext({
    baseURL: server.address,
    userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0',
  });
  for (const browser of [phone, page.request]) {
    await browser.post(`${server.address}/auth/login`, { data: roamer });
  }
  await page.goto('/ppauth/admin/wheelsets');
  await page.getByRole('button', { name: 'Your sessions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your sessions' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByText('This browser')).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'End the session of Firefox on Android' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  expect((await phone.get('/auth/checkAuth')).status()).toBe(401);
  expect((await page.request.get('/auth/checkAuth')).status()).toBe(200);
  await phone.dispose();
});

for (const redirect of [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://evil.example/ppauth/admin',
  '%2f%2fevil.example',
  '/%09/evil.example',
  '/%2f/evil.example',
  'javascript:alert(1)',
  '/ppauth/admin@evil.example',
  'data:text/html,x',
  `/${'a'.repeat(5000)}`,
]) {
  test(`ADM-02 T-REDIR the redirect ${redirect.slice(0, 40)} leads to the admin home`, async ({
    page,
    server,
  }) => {
    await page.request.post(`${server.address}/auth/register`, { data: { ...admin, adminCode } });
    await page.goto(`/ppauth/adminLogin?redirect=${encodeURIComponent(redirect)}`);
    await page.getByLabel('Username').fill(admin.username);
    await page.getByLabel('Password').fill(admin.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(`${server.address}/ppauth/admin/wheelsets`);
  });
}

test('T-STORE neither password, code nor session token is left in the browser', async ({
  signedIn: page,
}) => {
  await page.goto('/ppauth/admin/wheelsets');
  await expect(page.getByRole('heading', { level: 1, name: 'Wheelsets Data' })).toBeVisible();
  const token = (await page.context().cookies()).find(({ name }) => name === 'pp-session');
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  for (const secret of [admin.password, adminCode, token?.value ?? 'no token'])
    expect(kept).not.toContain(secret);
});

for (const path of ['/ppauth/adminLogin?registered=true', '/ppauth/adminRegister']) {
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await checkEveryLook(page, [1440, 820, 390, 320]);
  });
}
