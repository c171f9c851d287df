import type { Locator, Page } from '@playwright/test';
import { openComponentsStep } from '../builder-start.ts';
import { expect, test } from '../fixtures.ts';

/** Colours that a picture of the element has, counted roughly; one colour is an element that cannot be seen. */
async function colours(page: Page, element: Locator): Promise<number> {
  const picture = (await element.screenshot()).toString('base64');
  return await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (context === null) return 0;
    context.drawImage(bitmap, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const seen = new Set<string>();
    for (let at = 0; at < pixels.length; at += 4)
      seen.add([0, 1, 2].map((part) => (pixels[at + part] ?? 0) >> 5).join());
    return seen.size;
  }, picture);
}

/** Every one of these can be seen on its ground. */
async function expectSeen(page: Page, elements: Locator, least = 1): Promise<void> {
  await expect(elements.nth(least - 1)).toBeVisible();
  const count = Math.min(await elements.count(), 6);
  for (let index = 0; index < count; index += 1)
    expect(await colours(page, elements.nth(index)), `number ${index} of ${elements}`).toBeGreaterThan(1);
}

/** What is selected has an edge that what is not selected lacks. */
async function expectDifferent(selected: Locator, other: Locator): Promise<void> {
  const edge = (element: Locator) => element.evaluate((each) => getComputedStyle(each).outlineStyle);
  await expect.poll(() => edge(selected)).toBe('solid');
  expect(await edge(other)).toBe('none');
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`with forced colours on ${colorScheme} the finder’s bars, rings and answers can be seen`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto('/wheelsetFinder?a=1-00111-85-_____');
    await expect(page.getByRole('list', { name: 'Results' }).getByRole('listitem')).toHaveCount(3);
    await expectSeen(
      page,
      page.getByRole('list', { name: 'How the list narrows' }).locator('span[aria-hidden]'),
      3,
    );
    await expectSeen(page, page.locator('svg[data-state="first"], svg[data-state="left"]'), 3);
    await expectSeen(page, page.getByRole('list', { name: 'Results' }).getByRole('img'), 6);
    await expectSeen(page, page.getByRole('slider', { name: 'Weight' }));
    await expectDifferent(
      page.getByRole('button', { name: 'Disc', exact: true }),
      page.getByRole('button', { name: 'Rim', exact: true }),
    );
  });
}

test('with forced colours a climb’s bars, charts and legends can be seen', async ({ page }) => {
  await page.goto('/climb-calculator.html?v=1&ids=1043,1061,1071&climb=alpe-dhuez');
  await expect(page.getByRole('list', { name: 'Times' }).getByRole('listitem')).toHaveCount(3);
  await expectSeen(
    page,
    page.getByRole('list', { name: 'Times' }).locator('[data-side] > span:first-child'),
    2,
  );
  await expectSeen(page, page.getByRole('img'), 4);
  await expectSeen(page, page.locator('[data-kind="gravity"]'), 2);
});

test('with forced colours a comparison’s datum, drawings and plot can be seen', async ({ page }) => {
  await page.goto('/wheelsetCompare?v=1&w=1001-1002-1003&b=1002');
  const datum = page.getByRole('button', { name: /^Compare with / });
  await expect(datum).toHaveCount(3);
  await expectSeen(page, datum, 3);
  await expectDifferent(page.locator('button[aria-pressed="true"][data-letter]'), datum.first());
  await expectSeen(page, page.getByRole('img'), 4);
});

test('with forced colours the home page’s and the builder’s drawings can be seen', async ({ page }) => {
  await page.goto('/');
  await expectSeen(page, page.getByRole('img'), 4);
  await openComponentsStep(page);
  await page.goto('/build-summary');
  await expectSeen(page, page.getByRole('img'));
});
