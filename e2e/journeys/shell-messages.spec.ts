import { expect, test } from '../fixtures.ts';

test('SHL-04 a message said while a dialog is open stands inside it and is in reach', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Contact Us' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  await dialog.getByRole('button', { name: 'Copy email address' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Email copied to clipboard!');
  await dialog.getByRole('button', { name: 'Dismiss message' }).click();
  await expect(page.getByRole('status')).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test('a message moves to the page when its dialog closes, goes by itself, and stays in the log', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: 'Contact Us' }).click();
  await page.getByRole('button', { name: 'Copy email address' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status')).toHaveText('Email copied to clipboard!');
  await page.clock.fastForward(4000);
  await expect(page.getByRole('status')).toHaveCount(0);
  await page.getByRole('button', { name: 'Messages (1)' }).click();
  await expect(page.getByRole('dialog', { name: 'Messages' })).toContainText('Email copied to clipboard!');
});

test('a message that is pointed at stays', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: 'Contact Us' }).click();
  await page.getByRole('button', { name: 'Copy email address' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('status').hover();
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('status')).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(4000);
  await expect(page.getByRole('status')).toHaveCount(0);
});

test('SHL-06 a contact dialog that does not load says so and can be asked for again', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.allow(/Failed to load resource|net::ERR_FAILED/);
  await page.route('**/assets/feedback-dialog*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Contact Us' }).click();
  await expect(page.getByRole('alert')).toHaveText('The contact form did not load. Please try again.');
  await expect(page.getByRole('heading', { level: 1, name: 'PP Tools' })).toBeVisible();
});

test('SHL-08 a full storage is told once and quietly', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Use dark theme' }).click();
  await expect(page.getByRole('status')).toContainText('This browser keeps nothing for us');
  await page.getByRole('button', { name: 'Dismiss message' }).click();
  await page.getByRole('button', { name: 'Use light theme' }).click();
  await expect(page.getByRole('button', { name: 'Use dark theme' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveCount(0);
});

test('SHL-06 drawings that do not load leave blank paper and a home page that works', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.allow(/Failed to load resource|net::ERR_FAILED/);
  await page.route('**/assets/sketches*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: 'GO to Wheelset Compare' }).click();
  await expect(page).toHaveTitle('Wheelset Compare');
});
