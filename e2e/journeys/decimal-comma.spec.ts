import { expect, test } from '../fixtures.ts';

test('a decimal comma typed in a number field is a decimal sign, and arrow keys step', async ({ page }) => {
  await page.goto('/climb-calculator.html');
  const kit = page.getByRole('spinbutton', { name: /kit/i }).first();
  await kit.fill('');
  await kit.pressSequentially('1,5');
  await expect(kit).toHaveValue('1,5');
  await expect(kit).toHaveAttribute('aria-valuenow', '1.5');
  await expect(kit).toHaveAttribute('aria-invalid', 'false');
  await kit.press('ArrowUp');
  await expect(kit).toHaveAttribute('aria-valuenow', '2.5');
  await kit.pressSequentially('x');
  await expect(kit).toHaveAttribute('aria-invalid', 'true');
});

test('paper is white and ink is black in every theme', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  for (const theme of ['light', 'dark']) {
    const colors = await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
      const style = getComputedStyle(document.body);
      return [style.backgroundColor, style.color, getComputedStyle(document.documentElement).colorScheme];
    }, theme);
    expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 'light']);
  }
});
