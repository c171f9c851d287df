import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

/** The password of the accounts that these journeys register. */
export const accountPassword = 'wheel truing stand';

/** The code that an app with this key shows, some steps of 30 s ahead: none works twice. */
export const codeOf = (key: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + ahead * 30_000 });

/** The key that the dialog of a new app shows for typing. */
export const newKey = async (dialog: Locator): Promise<string> =>
  ((await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(' ', '');

/** Logs in on the way to the account page. */
export async function logIn(page: Page, address: string, username: string): Promise<void> {
  await page.goto(`${address}/ppauth/adminLogin?redirect=%2Fppauth%2Fadmin%2Faccount`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(accountPassword);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}
