import type { Page } from '@playwright/test';

/** Looks for a part of the builder by its name, as visitors do in a long list. */
export async function findPart(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: /^Find / }).fill(name);
}

/** Shows a list of the builder to its end. */
export async function showAll(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Show 24 more' }).filter({ visible: true });
  while ((await more.count()) > 0) await more.first().click();
}
