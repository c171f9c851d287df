import type { Page } from '@playwright/test';
import { adminCode, expect, test as staffTest } from '../admin.ts';
import { checkAccessibility, expectNoSidewaysScroll } from '../fixtures.ts';
import { catchMail } from '../mail-catcher.ts';

interface Mailbox {
  readonly mailbox: { readonly mails: readonly string[]; readonly url: string };
}

const test = staffTest.extend<Record<never, never>, Mailbox>({
  mailbox: [
    async ({ browserName: _browser }, use) => {
      const catcher = await catchMail();
      await use(catcher);
      await catcher.close();
    },
    { scope: 'worker' },
  ],
  serverEnvironment: [
    async ({ mailbox }, use) =>
      use({ ADMIN_CODE: adminCode, SMTP_URL: mailbox.url, PUBLIC_URL: 'http://tools.shop.example' }),
    { scope: 'worker' },
  ],
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Ask for a quote' });

async function fill(page: Page, name: string): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Email address' }).fill('ana@rider.example');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('With 28 mm tires, please.');
  await dialog.getByRole('checkbox').check();
}

test('17 a question for a quote goes from the form to the mail box and to the staff’s list', async ({
  signedIn: page,
  mailbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/wheelsetCompare?v=1&w=1001-1002&b=1001');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Ask for a quote' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Enter your name.')).toBeVisible();
  await expect(dialog.getByText('Tick the box to send.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await checkAccessibility(page);
  await fill(page, 'Ana Cyclist');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Sent. The shop answers by email.')).toBeVisible();

  await expect.poll(() => mailbox.mails.join(), { timeout: 30_000 }).toContain('Ana Cyclist');
  const code = /\/s\/([0-9a-z]{10})/.exec(mailbox.mails.join())?.[1] ?? 'no code';

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/ppauth/admin/quotes');
  const card = page.getByRole('listitem').filter({ hasText: 'Ana Cyclist' });
  await expect(card).toContainText('With 28 mm tires, please.');
  await expect(card.getByRole('link', { name: 'Answer by email' })).toHaveAttribute(
    'href',
    /^mailto:ana%40rider\.example\?subject=/,
  );
  await checkAccessibility(page);
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await card.getByRole('button', { name: 'Answered' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Answered 1' }).click();
  await card.getByRole('link', { name: 'Open what was on the screen' }).click();
  await expect(page.getByRole('heading', { name: code })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: '9Velo Extreme C52 Disc' })).toBeVisible();

  await page.goto('/ppauth/admin/quotes');
  await page.getByRole('button', { name: 'Answered 1' }).click();
  await card.getByRole('button', { name: 'Delete Ana Cyclist’s question' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('There are no questions here.')).toBeVisible();
});

test('17 the finder asks too; what was entered stays when the server is away', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.allow(/Failed to load resource/);
  await page.goto('/wheelsetFinder?a=1-00112-85-__2__');
  await page.getByRole('button', { name: 'Ask for a quote' }).click();
  await fill(page, 'Ben');
  await page.route('**/api/quotes', (route) => route.abort());
  await dialogOf(page).getByRole('button', { name: 'Send' }).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('This was not sent.');
  await expect(dialogOf(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Ben');
  await page.unroute('**/api/quotes');
  await dialogOf(page).getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Sent. The shop answers by email.')).toBeVisible();
});
