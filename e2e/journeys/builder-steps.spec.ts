import type { Page } from '@playwright/test';
import { chooseFrame } from '../builder-start.ts';
import { checkAccessibility, checkEveryLook, expect, test } from '../fixtures.ts';

const type = (page: Page, name: string) => page.getByRole('radio', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const stepper = (page: Page) => page.getByRole('navigation', { name: 'Build steps' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Current Build' });

test('BLD-01 five steps with long and short names, each at its own address', async ({ page }) => {
  await page.goto('/bike-builder');
  await expect(page).toHaveURL(/\/bike-builder\/bike-type$/);
  const names = [
    'Choose Bike Type',
    'Choose Frameset',
    'Choose Wheelset',
    'Choose Components',
    'Review Summary',
  ];
  await expect(stepper(page).getByRole('listitem')).toHaveCount(5);
  for (const name of names) await expect(stepper(page).getByText(name)).toBeVisible();
  await expect(stepper(page).locator('[aria-current=step]')).toContainText('Choose Bike Type');
  await page.setViewportSize({ width: 390, height: 800 });
  for (const name of ['Type', 'Frame', 'Wheels', 'Parts', 'Summary']) {
    await expect(stepper(page).getByText(name, { exact: true })).toBeVisible();
  }
  await expect(stepper(page).getByText('Choose Frameset')).toBeHidden();
  await page.goto('/build-summary');
  await expect(heading(page)).toHaveText('Complete Summary');
  await expect(stepper(page).locator('[aria-current=step]')).toContainText('Review Summary');
});

test('BLD-02 the older addresses lead to their step', async ({ page }) => {
  await chooseFrame(page);
  for (const [old, now] of [
    ['/bikeBuilderBikeType', '/bike-builder/bike-type'],
    ['/bikeBuilderFrameset', '/bike-builder/frameset'],
    ['/bikeBuilderWheelset', '/bike-builder/wheelset'],
  ] as const) {
    expect((await page.goto(old))?.status()).toBe(200);
    await expect(page).toHaveURL(new RegExp(`${now}$`));
  }
  // Without a wheelset the components address leads to the components step and from there to the open one.
  expect((await page.goto('/bikeBuilderComponents'))?.status()).toBe(200);
  await expect(page).toHaveURL(/\/bike-builder\/wheelset$/);
});

test('BLD-03 a step without its prerequisites leads to the first open one', async ({ page }) => {
  for (const step of ['frameset', 'wheelset', 'components']) {
    await page.goto(`/bike-builder/${step}`);
    await expect(page).toHaveURL(/bike-type$/);
  }
  await type(page, 'Road Bike').check();
  for (const step of ['wheelset', 'components']) {
    await page.goto(`/bike-builder/${step}`);
    await expect(page).toHaveURL(/frameset$/);
  }
  await chooseFrame(page);
  await page.goto('/bike-builder/components');
  await expect(page).toHaveURL(/wheelset$/);
});

test('BLD-04 the stepper goes back freely and says at the top for 4 s what a step still needs', async ({
  page,
}) => {
  await page.goto('/bike-builder');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await stepper(page)
    .getByRole('button', { name: /Choose Wheelset/ })
    .click({ force: true });
  const first = page.getByText('Please complete Bike Type and Frameset first');
  await expect(first).toBeVisible();
  const box = await first.boundingBox();
  expect(box?.y).toBeLessThan(200);
  await page.clock.runFor(3900);
  await expect(first).toBeVisible();
  await page.clock.runFor(200);
  await expect(first).toBeHidden();
  await page.clock.resume();
  await stepper(page)
    .getByRole('button', { name: /Review Summary/ })
    .click({ force: true });
  await expect(
    page.getByText(
      'Please complete all previous steps (Bike Type, Frameset, Wheelset, and Components) to access the summary',
    ),
  ).toBeVisible();
  await type(page, 'Gravel Bike').check();
  await stepper(page)
    .getByRole('button', { name: /Choose Frameset/ })
    .click();
  await expect(heading(page)).toHaveText('Choose Your Frameset');
  await expect(heading(page)).toBeFocused();
  await stepper(page)
    .getByRole('button', { name: /Choose Bike Type/ })
    .click();
  await expect(type(page, 'Gravel Bike')).toBeChecked();
});

test('BLD-10 step 1 offers three types, says what is selected and goes on once one is chosen', async ({
  page,
}) => {
  await page.goto('/bike-builder');
  await expect(heading(page)).toHaveText('Choose Your Bike Type');
  await expect(page.getByText('Select the type of bike you want to build')).toBeVisible();
  await expect(page.getByText('Speed and efficiency on paved roads')).toBeVisible();
  await expect(page.getByText('Versatile for mixed terrain')).toBeVisible();
  await expect(page.getByText('Rugged terrain, suspension')).toBeVisible();
  const goOn = button(page, 'Continue to Frameset');
  await expect(goOn).toHaveAttribute('aria-disabled', 'true');
  await goOn.click({ force: true });
  await expect(page.getByRole('status').filter({ hasText: 'Please select a bike type first' })).toBeVisible();
  await expect(page).toHaveURL(/bike-type$/);
  await type(page, 'Mountain Bike').check();
  await expect(page.getByText('Selected: Mountain Bike')).toBeVisible();
  await goOn.click();
  await expect(page).toHaveURL(/frameset$/);
  await page.goBack();
  await expect(type(page, 'Mountain Bike')).toBeChecked();
  await page.setViewportSize({ width: 390, height: 700 });
  await expect(goOn).toBeInViewport();
  await button(page, 'Back to Home').click();
  await expect(page).toHaveURL(/\/$/);
});

test('BLD-11 rim brakes are offered for the road, saved at once and gone with another type', async ({
  page,
}) => {
  await page.goto('/bike-builder');
  await type(page, 'Road Bike').check();
  await expect(page.getByText('Traditional braking for lighter weight and classic aesthetics')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Rim Brake Option' }).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Rim Brake Option' })).toBeChecked();
  await type(page, 'Gravel Bike').check();
  await expect(page.getByRole('checkbox', { name: 'Rim Brake Option' })).toHaveCount(0);
  await type(page, 'Road Bike').check();
  await expect(page.getByRole('checkbox', { name: 'Rim Brake Option' })).not.toBeChecked();
});

test('BLD-12 another type asks in a dialog of 500 px before it resets; Cancel keeps, undo brings back', async ({
  page,
}) => {
  await chooseFrame(page);
  await page.goto('/bike-builder/bike-type');
  await type(page, 'Gravel Bike').click();
  const dialog = page.getByRole('dialog', { name: 'Reset Build Configuration?' });
  await expect(dialog).toContainText('This action cannot be undone. Are you sure you want to continue?');
  expect((await dialog.boundingBox())?.width).toBe(500);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(type(page, 'Road Bike')).toBeChecked();
  await type(page, 'Gravel Bike').click();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await dialog.getByRole('button', { name: 'Reset & Continue' }).click();
  const said = page.getByText('All selections have been reset for the new bike type');
  await expect(said).toBeVisible();
  await expect(type(page, 'Gravel Bike')).toBeChecked();
  await page.clock.runFor(2900);
  await expect(said).toBeVisible();
  await page.clock.runFor(200);
  await expect(said).toBeHidden();
  await page.clock.resume();
  await button(page, /View Summary/).click();
  await expect(panel(page)).toContainText('Select Frame');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(type(page, 'Road Bike')).toBeChecked();
});

test('BLD-13 View Summary counts the changes in orange until the panel opens', async ({ page }) => {
  await page.goto('/bike-builder');
  const view = button(page, /View Summary/);
  await expect(view).toHaveText('View Summary');
  await type(page, 'Road Bike').check();
  await page.getByRole('checkbox', { name: 'Rim Brake Option' }).check();
  await expect(view).toContainText('2 changes');
  await expect(view).toHaveCSS('background-color', 'rgb(180, 67, 10)');
  await page.reload();
  await expect(view).toContainText('2 changes');
  await view.click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view).toHaveText('View Summary');
  await expect(view).toBeFocused();
});

test('BLD-80 the panel is 400 px wide, names every choice, sums up and leads to the steps', async ({
  page,
}) => {
  await page.goto('/bike-builder');
  await type(page, 'Road Bike').check();
  await button(page, /View Summary/).click();
  await expect(panel(page)).toContainText('Road Bike');
  expect((await panel(page).boundingBox())?.width).toBe(400);
  for (const text of ['Select Frame', 'Select Wheelset', 'Select Groupset']) {
    await expect(panel(page).getByText(text)).toBeVisible();
  }
  await expect(panel(page).getByRole('button', { name: 'Add Other Components' })).toBeVisible();
  await expect(panel(page).getByText('TBD', { exact: true })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Auto-Saved' })).toBeDisabled();
  await expect(panel(page).getByRole('button', { name: 'Clear All' })).toBeDisabled();
  await expect(panel(page).getByRole('button', { name: 'View Complete Summary' })).toBeDisabled();
  await panel(page)
    .getByRole('button', { name: /Select Wheelset/ })
    .click();
  await expect(panel(page).getByText('Please complete Frameset first')).toBeVisible();
  await checkAccessibility(page);
  await panel(page)
    .getByRole('button', { name: /Select Frame/ })
    .click();
  await expect(page).toHaveURL(/frameset$/);
  await expect(panel(page)).toBeHidden();
});

test('BLD-80 on a small window the browser Back closes the panel and stays on the step', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1000 });
  await chooseFrame(page);
  await button(page, /View Summary/).click();
  await expect(panel(page)).toBeVisible();
  await page.goBack();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(/frameset$/);
  await button(page, /View Summary/).click();
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(panel(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/bike-type$/);
});

test('BLD-81 Clear All asks in 400 px, clears everything, and undo brings it back', async ({ page }) => {
  await chooseFrame(page);
  await button(page, /View Summary/).click();
  await panel(page).getByRole('button', { name: 'Clear All' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clear All Components?' });
  await expect(dialog).toContainText(
    'This will remove all selected components from your build. This action cannot be undone.',
  );
  expect((await dialog.boundingBox())?.width).toBe(400);
  await dialog.getByRole('button', { name: 'Clear All' }).click();
  await expect(page).toHaveURL(/bike-type$/);
  await page.reload();
  await expect(type(page, 'Road Bike')).not.toBeChecked();
  await type(page, 'Road Bike').check();
  await expect(button(page, 'Undo: Choose Road Bike')).toBeVisible();
});

test('BLD-92 a reload on any step restores the build, and a corrupt part costs only itself', async ({
  page,
}) => {
  await chooseFrame(page, { bike: 'Mountain Bike', frame: /^Blur 4/ });
  await page.reload();
  await expect(
    page.getByRole('list', { name: 'Framesets' }).getByRole('button', { pressed: true }),
  ).toHaveCount(1);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('pp.build') ?? '{}');
    kept.value.build.frame.frame.price = 'free';
    localStorage.setItem('pp.build', JSON.stringify(kept));
  });
  await page.goto('/bike-builder/bike-type');
  await expect(type(page, 'Mountain Bike')).toBeChecked();
  await button(page, /View Summary/).click();
  await expect(panel(page)).toContainText('Select Frame');
});

test('two tabs with one build: the later one is told and may take or keep', async ({ page, context }) => {
  await page.goto('/bike-builder');
  await type(page, 'Road Bike').check();
  const other = await context.newPage();
  await other.goto('/bike-builder');
  await type(other, 'Gravel Bike').check();
  await expect(page.getByRole('alert')).toContainText('changed in another tab');
  await button(page, 'Take the other version').click();
  await expect(type(page, 'Gravel Bike')).toBeChecked();
  await type(other, 'Mountain Bike').check();
  await button(page, 'Keep this one').click();
  await expect(other.getByRole('alert')).toContainText('changed in another tab');
  await expect(type(page, 'Gravel Bike')).toBeChecked();
});

test('steps 1 and 2 and the panel have no accessibility finding', async ({ page }) => {
  await page.goto('/bike-builder');
  await type(page, 'Road Bike').check();
  await checkEveryLook(page);
  await button(page, 'Continue to Frameset').click();
  await page.getByRole('list', { name: 'Framesets' }).getByRole('button', { pressed: false }).first().click();
  await checkEveryLook(page);
  await button(page, /View Summary/).click();
  await checkEveryLook(page);
});
