import type { Page } from '@playwright/test';
import { expect } from '../admin.ts';
import { openComponentsStep } from '../builder-start.ts';
import { checkAccessibility, expectNoSidewaysScroll } from '../fixtures.ts';
import { testWithShop } from '../shop-page.ts';

const test = testWithShop((origin) => ({ CART_URL: `${origin}/cart/{items}` }));
const testWithForm = testWithShop((origin) => ({
  CART_URL: `POST ${origin}/cart/add`,
  CART_ITEM: 'items[{index}][id]={article}&items[{index}][quantity]={quantity}',
}));

/** A build with a groupset that the shop sells, and own parts that it does not. */
async function openSummary(page: Page): Promise<void> {
  const changed = await page.request.post('/api/staff/catalogue/groupset/changes', {
    data: { changes: [{ key: ['sh-105-r7120'], before: {}, after: { article_number: 'GS 105/R7120' } }] },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(changed.status()).toBe(200);
  await openComponentsStep(page);
  await page.getByRole('button', { name: 'Shimano 105 R7120 mechanical disc', exact: true }).click();
  await page.goto('/build-summary');
}

async function openCart(page: Page) {
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  const dialog = page.getByRole('dialog', { name: 'To the cart' });
  await expect(dialog.getByRole('list', { name: 'Into the cart' })).toContainText('GS 105/R7120');
  return dialog;
}

test('17.5 parts with an article number go to the shop’s cart, the rest are listed to ask for', async ({
  signedIn: page,
  shop,
}) => {
  await page.goto('/');
  await openSummary(page);
  const dialog = await openCart(page);
  await expect(dialog.getByRole('list', { name: 'Ask us' })).toContainText('Test Frame');
  await expect(dialog.getByRole('list', { name: 'Ask us' })).not.toContainText('105');
  await checkAccessibility(page);
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
  }
  await dialog.getByRole('button', { name: 'Go to the cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  expect(shop.cart).toEqual(['/cart/GS%20105%2FR7120:1']);
});

testWithForm(
  '17.5 the shop’s form gets the same parts, past the content policy',
  async ({ signedIn: page, shop }) => {
    await page.goto('/');
    await openSummary(page);
    await (await openCart(page)).getByRole('button', { name: 'Go to the cart' }).click();
    await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
    expect(shop.cart.map((body) => [...new URLSearchParams(body)])).toEqual([
      [
        ['items[0][id]', 'GS 105/R7120'],
        ['items[0][quantity]', '1'],
      ],
    ]);
  },
);
