import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Colours in each part of a picture, counted roughly; a part of one colour shows nothing. */
const coloursIn = (page: Page, picture: string, boxes: readonly Box[]): Promise<readonly number[]> =>
  page.evaluate(
    async ([data, parts]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
        willReadFrequently: true,
      });
      if (context === null) return [];
      context.drawImage(bitmap, 0, 0);
      return parts.map(({ x, y, width, height }) => {
        const pixels = context.getImageData(x, y, Math.max(1, width), Math.max(1, height)).data;
        const seen = new Set<string>();
        for (let at = 0; at < pixels.length; at += 4)
          seen.add([0, 1, 2].map((part) => (pixels[at + part] ?? 0) >> 5).join());
        return seen.size;
      });
    },
    [picture, boxes] as const,
  );

/** Each of these can be seen on its ground: two px around it there is more than one colour. */
async function expectSeen(page: Page, ...groups: readonly Locator[]): Promise<void> {
  for (const group of groups) await expect(group.first()).toBeVisible();
  const boxes: Box[] = [];
  for (const group of groups) {
    const found = await group.evaluateAll((elements) =>
      elements.slice(0, 8).map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + scrollX - 2, y: top + scrollY - 2, width: width + 4, height: height + 4 };
      }),
    );
    boxes.push(...found);
  }
  const picture = (await page.screenshot({ fullPage: true })).toString('base64');
  const blank = (await coloursIn(page, picture, boxes)).flatMap((colours, index) =>
    colours < 2 ? [boxes[index]] : [],
  );
  expect(blank).toEqual([]);
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
    const results = page.getByRole('list', { name: 'Results' });
    await expect(results.getByRole('heading')).toHaveCount(3);
    await expectSeen(
      page,
      page.getByRole('list', { name: 'How the list narrows' }).locator('span[aria-hidden]'),
      page.locator('svg[data-state="first"], svg[data-state="left"]'),
      results.getByRole('img'),
      page.getByRole('slider', { name: 'Weight' }),
    );
    await expectDifferent(
      page.getByRole('button', { name: 'Disc', exact: true }),
      page.getByRole('button', { name: 'Rim', exact: true }),
    );
  });
}

test('with forced colours a climb’s bars, charts and legends can be seen', async ({ page }) => {
  await page.goto('/climb-calculator.html?v=1&ids=1043,1061,1071&climb=alpe-dhuez');
  const times = page.getByRole('list', { name: 'Times' });
  await expect(times.getByRole('listitem')).toHaveCount(3);
  await expectSeen(
    page,
    times.locator('[data-side] > span:first-child'),
    page.getByRole('img'),
    page.locator('[data-kind="gravity"]'),
  );
});

test('with forced colours a comparison’s datum and drawings can be seen', async ({ page }) => {
  await page.goto('/wheelsetCompare?v=1&w=1001-1002-1003&b=1002');
  const datum = page.locator('button[data-letter]');
  await expect(datum).toHaveCount(3);
  await expectSeen(page, datum, page.getByRole('img'));
  await expectDifferent(
    page.locator('button[data-letter][aria-pressed="true"]'),
    page.locator('button[data-letter][aria-pressed="false"]').first(),
  );
});

test('with forced colours the drawings of the home page can be seen', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('img')).toHaveCount(4);
  await expectSeen(page, page.getByRole('img'));
});
