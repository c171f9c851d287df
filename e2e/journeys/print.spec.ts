import type { Page } from '@playwright/test';
import { findPart } from '../part-lists.ts';
import { expect, rowOf, storeOrders, test, trackingPath } from '../tracking.ts';

/** A sheet of A4 between its margins, upright and on its side. */
const upright = { width: 718, height: 1040 };
const landscape = { width: 1047, height: 710 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const orders = Array.from({ length: 80 }, (_, index) => ({
  id: `PRINT-${index}`,
  numbers: [`YTPRINT0000000${String(index).padStart(2, '0')}`],
  carrier: 190008,
}));

const screens: readonly {
  readonly name: string;
  readonly sheet: { readonly width: number; readonly height: number };
  readonly open: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'Compare',
    sheet: landscape,
    open: async (page) => {
      await page.goto('/wheelsetCompare?v=1&w=1001-1003-1007-1022-1034-1051&b=1007&a=1');
      await expect(page.getByRole('row')).toHaveCount(7);
      await expect(page.getByRole('img').first()).toBeVisible();
    },
  },
  {
    name: 'Climb',
    sheet: upright,
    open: async (page) => {
      await page.goto('/climb-calculator.html?v=1&ids=1034,1033,1070');
      await expect(page.getByText('Where the power goes')).toBeVisible();
    },
  },
  {
    name: 'Finder',
    sheet: upright,
    open: async (page) => {
      await page.goto('/wheelsetFinder?a=1-00020-85-_____');
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    },
  },
  {
    name: 'the summary of a build',
    sheet: upright,
    open: async (page) => {
      await page.goto('/bike-builder/bike-type');
      await page.getByRole('radio', { name: 'Road Bike' }).check();
      await button(page, 'Continue to Frameset').click();
      await findPart(page, 'Tarmac SL8 (10r)');
      await button(page, 'Tarmac SL8 (10r)').click();
      await button(page, 'Continue to Wheelset').click();
      await button(page, 'Magene EXAR Pro DB45 Disc').click();
      await button(page, 'Continue to Components').click();
      await button(page, 'Shimano 105 R7120 mechanical disc').click();
      await button(page, 'Finish Build').click();
      await expect(page.getByText('Build Totals')).toBeVisible();
    },
  },
  {
    name: 'the table of orders',
    sheet: upright,
    open: async (page) => {
      await storeOrders(page, orders);
      await page.goto(trackingPath);
      await page.evaluate(() => localStorage.setItem('itemsPerPage', '100'));
      await page.reload();
      await expect(rowOf(page, 'PRINT-9')).toBeVisible();
    },
  },
];

/** What paper cannot do: controls that show, and what is wider than the sheet or hides behind an edge. */
const faultsOnPaper = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true }) && width > 2 && height > 2;
    };
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 60)}`;
    const shown = [...document.querySelectorAll('body *')].filter(isShown);
    const controls = shown.filter(
      (element) =>
        element.matches('button, input, select, textarea, [role="tab"], [role="slider"]') &&
        element.closest('th, [data-print="text"]') === null,
    );
    const edge = document.documentElement.clientWidth + 1;
    const cut = shown.filter((element) => {
      if (element.closest('svg') !== element && element.closest('svg') !== null) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
      return element.getBoundingClientRect().right > edge || hides;
    });
    const splits = shown.filter(
      (element) => element.matches('tr, svg, figure') && getComputedStyle(element).breakInside !== 'avoid',
    );
    return { controls: controls.map(nameOf), cut: cut.map(nameOf), splits: splits.map(nameOf) };
  });

for (const { name, sheet, open } of screens) {
  test(`${name} is printed black on white in both themes, whole, without controls`, async ({
    signedIn: page,
  }) => {
    await open(page);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(sheet);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    for (const theme of ['light', 'dark']) {
      const colors = await page.locator('body').evaluate((body, shown) => {
        document.documentElement.dataset.theme = shown;
        const style = getComputedStyle(body);
        return [style.backgroundColor, style.color];
      }, theme);
      expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
      expect(await faultsOnPaper(page)).toEqual({ controls: [], cut: [], splits: [] });
    }
    if (name === 'the table of orders') await expect(page.getByRole('rowheader')).toHaveCount(orders.length);
  });
}
