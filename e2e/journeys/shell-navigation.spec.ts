import { expect, test } from '../fixtures.ts';

test('SHL-01 GO changes the page without loading the product again, and back returns', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-visit', ''));
  await page.getByRole('link', { name: 'GO to Wheelset Compare' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Wheelset Compare' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Wheelset Compare');
  await expect(page.locator('[data-same-visit]')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveTitle('PP Tools - Home Page');
  await expect(page.getByRole('heading', { level: 1, name: 'PP Tools' })).toBeFocused();
});

test('a click with Ctrl is left to the browser, which opens a new tab', async ({ page }) => {
  await page.addInitScript(() =>
    window.addEventListener('click', (event) => {
      document.documentElement.setAttribute('data-left-to-browser', String(!event.defaultPrevented));
      event.preventDefault();
    }),
  );
  await page.goto('/');
  await page.getByRole('link', { name: 'GO to Wheelset Compare' }).click({ modifiers: ['ControlOrMeta'] });
  await expect(page.locator('[data-left-to-browser="true"]')).toHaveCount(1);
  await expect(page).toHaveTitle('PP Tools - Home Page');
});

test('SHL-02 the keyboard alone skips to the content, changes the theme and opens a tool', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'PP Tools: Home' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Use light theme' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Admin Login' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'GO to Wheelset Compare' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Wheelset Compare');
});

test('every control shows a ring of 2 px with a gap of 2 px when the keyboard reaches it', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const count = await page.locator('a[href], button').count();
  for (let control = 0; control < count; control += 1) {
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(
        document.activeElement ?? document.body,
      );
      return [outlineStyle, outlineWidth, outlineOffset].join(' ');
    });
    expect(ring).toBe('solid 2px 2px');
  }
});

test('the pages keep their own content policy', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      document.documentElement.setAttribute('data-violation', `${violatedDirective} ${blockedURI}`),
    ),
  );
  for (const address of ['/', '/wheelsetCompare']) {
    await page.goto(address);
    await page.getByRole('button', { name: 'Contact Us' }).click();
    await expect(page.getByRole('dialog', { name: 'Contact Us' })).toBeVisible();
    await expect(page.locator('[data-violation]')).toHaveCount(0);
  }
});

test('the four tools are one press away on every page but Home, in the header or in one menu', async ({
  page,
}) => {
  await page.goto('/wheelsetFinder');
  const links = page.getByRole('navigation', { name: 'Tools' }).getByRole('link');
  await expect(links).toHaveText(['Compare', 'Finder', 'Builder', 'Climb']);
  await expect(page.getByRole('link', { name: 'Wheelset Finder' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Wheelset Compare' }).click();
  await expect(page).toHaveTitle('Wheelset Compare');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(links).toHaveCount(0);
  await page.getByText('Tools', { exact: true }).click();
  await page.getByRole('link', { name: 'Bike Builder' }).click();
  await expect(page).toHaveURL(/bike-builder/);
  await expect(links).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByText('Tools', { exact: true })).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const)
  test(`forced colours win over the ${theme} theme, and what is chosen has a thick edge`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.addInitScript(
      (value) => localStorage.setItem('pp.theme', JSON.stringify({ version: 1, value })),
      theme,
    );
    await page.goto('/bike-builder/bike-type');
    const token = (name: string) =>
      page.evaluate((each) => getComputedStyle(document.documentElement).getPropertyValue(each), name);
    expect(await token('--ink')).toBe('CanvasText');
    expect(await token('--sheet')).toBe('Canvas');
    const card = page.locator('label').filter({ hasText: 'Road Bike' });
    await page.getByRole('radio', { name: 'Road Bike' }).check();
    await expect(card).toHaveCSS('outline-width', '3px');
  });
