import type { Page } from '@playwright/test';
import { adminCode, expect, test } from '../admin.ts';
import { openComponentsStep } from '../builder-start.ts';
import { checkAccessibility } from '../fixtures.ts';
import { findPart } from '../part-lists.ts';

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  serverEnvironment: { ADMIN_CODE: adminCode, PUBLIC_STOCK: 'on' },
});

const [oldSaddle, newSaddle] = [
  { id: 'saddle-fizik-vento-antares-r3', name: 'Fizik Vento Antares R3' },
  { id: 'saddle-ergon-sr-allroad-core-pro-carbon-men', name: 'Ergon SR Allroad Core Pro Carbon Men' },
] as const;

/** What staff say of a saddle. */
async function tell(page: Page, id: string, after: Readonly<Record<string, string | number>>): Promise<void> {
  const answer = await page.request.post('/api/staff/catalogue/saddle/changes', {
    data: { changes: [{ key: [id], before: {}, after }] },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.status()).toBe(200);
}

const card = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Saddles' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, exact: true }) });

test('a part that is discontinued stays in a build, is marked, and gives way to its successor on request', async ({
  signedIn: page,
}) => {
  await openComponentsStep(page, '?tab=saddle');
  await findPart(page, oldSaddle.name);
  await card(page, oldSaddle.name).getByRole('button', { name: oldSaddle.name }).click();
  await expect(card(page, oldSaddle.name)).toContainText('Selected');
  await tell(page, oldSaddle.id, {
    shop_state: 'discontinued',
    successor: newSaddle.id,
    article_number: 'S-1',
  });
  await tell(page, newSaddle.id, { stock: 'on-order', stock_days: 9 });

  // The chosen one stays in the list; its successor shows what is in stock.
  await page.reload();
  await expect(card(page, oldSaddle.name)).toContainText('Discontinued');
  await expect(card(page, oldSaddle.name)).toContainText('Article S-1');
  await findPart(page, newSaddle.name);
  await expect(card(page, newSaddle.name)).toContainText('Ships in 9 days');

  await page.goto('/build-summary');
  const saddle = page.getByRole('region', { name: 'Saddle' });
  await expect(saddle).toContainText(oldSaddle.name);
  await expect(saddle).toContainText('Discontinued');

  await page.getByRole('button', { name: /^View Summary/ }).click();
  const panel = page.getByRole('dialog', { name: 'Current Build' });
  const gone = panel.getByRole('region', { name: 'Discontinued parts' });
  await expect(gone).toContainText(oldSaddle.name);
  await checkAccessibility(page);
  await gone.getByRole('button', { name: `Replace with ${newSaddle.name}` }).click();
  await expect(gone).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(saddle).toContainText(newSaddle.name);
  await expect(saddle).toContainText('Ships in 9 days');

  // It is gone from the build, and with it from the list.
  await page.goto('/bike-builder/components?tab=saddle');
  await findPart(page, oldSaddle.name);
  await expect(page.getByText('No saddles', { exact: false })).toBeVisible();
});

test('a link with a discontinued part opens with it', async ({ signedIn: page }) => {
  await openComponentsStep(page, '?tab=saddle');
  const names = page.getByRole('list', { name: 'Saddles' }).getByRole('heading', { level: 3 });
  const name = (await names.nth(2).textContent()) ?? '';
  await card(page, name).getByRole('button', { name, exact: true }).click();
  await page.goto('/build-summary');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/s/');
  const stored = await page.evaluate(() => localStorage.getItem('pp.build') ?? '');
  const id = /"id":"(saddle-[^"]+)"/.exec(stored)?.[1] ?? '';
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await tell(page, id, { shop_state: 'discontinued' });
  await page.goto(link);
  const saddle = page.getByRole('region', { name: 'Saddle' });
  await expect(saddle).toContainText(name);
  await expect(saddle).toContainText('Discontinued');
  await expect(saddle.getByRole('button', { name: /Replace with/ })).toHaveCount(0);
});
