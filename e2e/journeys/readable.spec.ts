import type { Page } from '@playwright/test';
import { admin, adminCode, expect, test } from '../admin.ts';
import { openComponentsStep } from '../builder-start.ts';
import { expectNoSidewaysScroll } from '../fixtures.ts';
import { textFaults } from '../text-faults.ts';

const widths = [320, 390, 768, 820, 1024, 1280, 1440, 1920];

test.use({ serverEnvironment: [{ ADMIN_CODE: adminCode }, { scope: 'worker' }] });

/** At every width the page's texts can be read whole, and the page does not scroll sideways. */
async function expectReadable(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const width of widths) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => textFaults(page)).toEqual([]);
      await expectNoSidewaysScroll(page);
    });
  }
}

test('texts that are cut off or drawn over each other are found', async ({ page }) => {
  await page.setContent(`
    <p style="width:50px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">A name too long</p>
    <p style="height:10px;overflow:hidden">One<br>Two</p>
    <p style="position:relative;height:30px">
      <b style="position:absolute;left:0">First words</b><i style="position:absolute;left:20px">Second words</i>
    </p>
    <svg width="100" height="40"><text y="20">hello</text><text x="10" y="20">world</text></svg>
    <p style="width:50px;overflow:auto;white-space:nowrap">A text that scrolls</p>
    <p style="position:absolute;width:1px;height:1px;overflow:hidden">Only for screen readers</p>`);
  const faults = await textFaults(page);
  expect(faults.map((fault) => /"([^"]+)"/.exec(fault)?.[1])).toEqual([
    'A name too long',
    'One',
    'Two',
    'First words',
    'hello',
  ]);
});

for (const address of [
  '/',
  '/wheelset/1001/9velo-extreme-c52-disc',
  '/wheelsets-for/road-disc',
  '/wheelsetFinder/method',
  '/wheelsetFinder',
  '/WheelsetClimbCalculator?v=1&ids=1043,1061,1071&climb=alpe-dhuez',
  '/nothing-here',
]) {
  test(`every text of ${address} can be read at every width`, async ({ page, allowedConsole }) => {
    allowedConsole.allow(/Failed to load resource/);
    await page.goto(address);
    await expectReadable(page);
  });
}

test('every text of a comparison can be read at every width', async ({ page }) => {
  await page.goto('/wheelsetCompare?v=1&w=1001-1002-1003-1004-1005-1006&b=1002');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectReadable(page);
});

test('every text of the builder’s steps can be read at every width', async ({ page }) => {
  test.slow();
  await openComponentsStep(page);
  await expectReadable(page);
  for (const step of ['/bike-builder/bike-type', '/bike-builder/frameset', '/bike-builder/wheelset']) {
    await page.goto(step);
    await expectReadable(page);
  }
  await page.goto('/build-summary');
  await expectReadable(page);
});

test('every text of the frame’s dialog can be read at every width', async ({ page }) => {
  await page.goto('/bike-builder/bike-type');
  await page.getByRole('radio').first().check();
  await page.goto('/bike-builder/frameset');
  await page.getByRole('button', { name: 'Specs & Config' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectReadable(page);
});

test('every text of the staff’s screens can be read at every width', async ({
  page,
  server,
  allowedConsole,
}) => {
  allowedConsole.allow(/Failed to load resource/);
  await page.request.post(`${server.address}/auth/register`, { data: { ...admin, adminCode } });
  await page.request.post(`${server.address}/auth/login`, { data: admin });
  for (const screen of ['wheelsets', 'catalogue', 'tracking', 'counter']) {
    await page.goto(`/ppauth/admin/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectReadable(page);
  }
});
