import { checkAccessibility, expect, expectNoSidewaysScroll, test } from '../fixtures.ts';

test('a bike is started from a budget, and the cheapest grams are taken and undone', async ({ page }) => {
  await page.goto('/bike-builder');
  await page.getByRole('button', { name: 'Start from a goal' }).click();
  const goal = page.getByRole('dialog', { name: 'Start from a Goal' });
  await goal.getByLabel('At most').fill('600');
  await expect(goal.getByText(/^The cheapest such bike costs \$\d/)).toBeVisible();
  await goal.getByRole('button', { name: 'Show that one' }).click();
  await expect(goal.getByText('the cheapest that fits').first()).toBeVisible();
  await goal.getByLabel('At most').fill('4000');
  await expect(goal.getByText(/^saves \d+ g for \$/).first()).toBeVisible();
  await checkAccessibility(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await goal.getByRole('button', { name: 'Use as a starting point' }).click();

  await expect(page).toHaveURL(/\/build-summary$/);
  await expect(page.getByLabel('Build name')).toHaveValue('Road Bike up to $4,000');
  const costs = page.getByRole('complementary', { name: 'Cost breakdown' });
  const price = async () => {
    const total = costs.locator('div').filter({ has: page.getByText('Total Price', { exact: true }) });
    const text = await total.getByRole('definition').last().textContent();
    return Number((text ?? '').replace(/[$,]/g, ''));
  };
  expect(await price()).toBeLessThanOrEqual(4000);
  await expect(costs.getByRole('button', { name: 'Add To Cart' })).toBeEnabled();

  const before = await price();
  await page.getByRole('button', { name: 'Cheapest Grams' }).click();
  const grams = page.getByRole('dialog', { name: 'Cheapest Grams' });
  await expect(grams.getByText(/swaps make this bike lighter/)).toBeVisible();
  await expect(grams.getByText(/^≈ \d+ of these \d+ rest on estimates/)).toBeVisible();
  await checkAccessibility(page);
  await grams
    .getByRole('button', { name: /^Take it/ })
    .first()
    .click();
  await expect(grams.getByText(/^Took .* g lighter$/)).toBeVisible();
  expect(await price()).not.toBe(before);
  await grams.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(price).toBe(before);
});

test('a goal takes wishes: gears, tire width, parts that stay; the rider is carried', async ({ page }) => {
  await page.goto('/bike-builder');
  await page.getByRole('button', { name: 'Start from a goal' }).click();
  const goal = page.getByRole('dialog', { name: 'Start from a Goal' });
  const parts = goal.getByRole('list', { name: 'Parts and reasons' });
  await goal.getByRole('button', { name: 'Electronic' }).click();
  await goal.getByLabel('Tire width').selectOption('30 to 32 mm');
  await expect(parts).toContainText(/700x3[0-2]c/);
  await expect(goal.getByText(/^≈ Estimates make up/)).toBeVisible();
  await goal.getByRole('button', { name: 'Use as a starting point' }).click();
  await expect(page).toHaveURL(/\/build-summary$/);

  const findings = page.getByRole('region', { name: 'Compatibility' });
  await findings.getByRole('button', { name: 'Check for my weight' }).click();
  await findings.getByLabel('Rider with kit').fill('150');
  await expect(findings).toContainText('you weigh 150 kg');
  await page.goto('/bike-builder/bike-type');
  await page.getByRole('button', { name: 'Start from a goal' }).click();
  await goal.getByRole('checkbox', { name: /^Groupset: / }).check();
  await expect(goal.getByText('Wheels and tires carry a rider of 150kg.')).toBeVisible();
  await checkAccessibility(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
});

test('one switch shows pounds, inches and miles in the dialogs of a build too', async ({ page }) => {
  await page.goto('/bike-builder');
  await page.getByRole('button', { name: 'Start from a goal' }).click();
  const goal = page.getByRole('dialog', { name: 'Start from a Goal' });
  await goal.getByRole('button', { name: 'Use as a starting point' }).click();
  await expect(page).toHaveURL(/\/build-summary$/);
  await page.getByRole('button', { name: 'Units: g, mm, kg' }).click();
  await expect(page.getByText(/The finished bike: .* lb, if open/)).toBeVisible();
  await page.getByRole('button', { name: 'Tire Pressure' }).click();
  const pressure = page.getByRole('dialog', { name: 'Tire Pressure and Clearance' });
  await expect(pressure.getByRole('row', { name: /^Front/ })).toContainText(/\d+ lb\s*1\.\d+in/);
  await expect(pressure.getByText(/Bike \d+\.\d lb:/)).toBeVisible();
  await pressure.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Gears and Climbing' }).click();
  await expect(page.getByRole('columnheader', { name: 'Speed (mph)' })).toBeVisible();
  await expect(page.getByRole('table', { name: /^Feet for a turn/ })).toContainText(/\d+\.\d\d ft/);
});
