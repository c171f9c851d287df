import { expect, test } from '../fixtures.ts';

test.use({
  serverEnvironment: {
    PRODUCT_NAME: 'Rad',
    CONTACT_EMAIL: 'hallo@rad.example',
    SHOP_URL: 'https://rad.example/',
  },
});

test('SHL-05 names, contact address and shop link are the configured ones', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Rad Tools' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rad shop' })).toHaveAttribute('href', 'https://rad.example/');
  await page.getByRole('button', { name: 'Contact Us' }).click();
  await expect(page.getByRole('link', { name: 'hallo@rad.example' })).toBeVisible();
});
