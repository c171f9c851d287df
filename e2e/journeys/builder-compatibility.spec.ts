import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { findPart } from '../part-lists.ts';

async function chooseBike(page: Page): Promise<void> {
  await page.goto('/bike-builder');
  await page.getByRole('radio', { name: 'Road Bike' }).check();
  await page.getByRole('button', { name: 'Continue to Frameset' }).click();
  await findPart(page, 'Aeroad CFR');
  await page.getByRole('button', { name: 'Aeroad CFR', exact: true }).click();
  await page.getByRole('button', { name: 'Continue to Wheelset' }).click();
  const wheelsets = page.getByRole('list', { name: 'Compatible Wheelsets', exact: true });
  await wheelsets.locator('h3 button').first().click();
  await page.getByRole('button', { name: 'Continue to Components' }).click();
}

test('a part says whether it fits before it is picked; a clash names both values and is settled or taken on', async ({
  page,
}) => {
  await chooseBike(page);
  await page.getByRole('button', { name: 'Shimano 105 R7120 mechanical disc', exact: true }).click();
  await page.getByRole('button', { name: 'Configure: Shimano 105 R7120 mechanical disc' }).click();
  const dialog = page.getByRole('dialog', { name: /^Configure Groupset/ });
  const findings = dialog.getByRole('region', { name: 'Compatibility' });
  await expect(findings).toContainText(
    'Canyon Aeroad CFR needs a bottom bracket for BB86, BB-RS501 BSA is for BSA68.',
  );

  await findings.getByRole('button', { name: 'Show the bottom bracket that fits' }).click();
  const fitting = dialog.getByRole('list', { name: 'Bottom Bracket', exact: true });
  await expect(fitting.getByRole('button', { name: /SM-BB72-41B press-fit BB86.*Fits/ })).toBeVisible();
  await findings.getByRole('button', { name: 'Switch to SM-BB72-41B press-fit BB86' }).click();
  await expect(findings.getByRole('status')).not.toContainText('incompatib');
  await expect(findings).not.toContainText('needs a bottom bracket for BB86');

  await dialog.getByRole('tab', { name: 'Rear Derailleur' }).click();
  const blocked = dialog.getByRole('list', { name: /^Incompatible Rear Derailleurs/ });
  const di2 = blocked.getByRole('listitem').filter({ hasText: '105 Di2 RD-R7150' });
  await expect(di2.getByRole('button', { name: '105 Di2 RD-R7150', exact: true })).toBeDisabled();
  await expect(di2).toContainText('105 Di2 RD-R7150 needs wire or radio.');
  await di2.getByRole('button', { name: 'What helps: 105 Di2 RD-R7150' }).click();
  await expect(di2.getByRole('button', { name: /^Take it with 105 Di2 ST-R7170.*FD-R7150/ })).toBeVisible();
  await di2.getByRole('button', { name: 'Use anyway: 105 Di2 RD-R7150' }).click();
  await di2.getByRole('button', { name: 'Use anyway', exact: true }).click();
  await expect(di2).toContainText('Say why, so that the summary can repeat it.');
  await di2.getByLabel('Why it works for you').fill('I shift it with a switch of my own');
  await di2.getByRole('button', { name: 'Use anyway', exact: true }).click();
  await expect(findings).toContainText('Your note: I shift it with a switch of my own');
  await dialog.getByRole('button', { name: 'Confirm' }).click();

  await page.getByRole('button', { name: 'Finish Build' }).click();
  const summary = page.getByRole('region', { name: 'Compatibility' });
  await expect(summary.getByRole('status')).toHaveText(/^1 used anyway\b/);
  await expect(summary).toContainText('Your note: I shift it with a switch of my own');
  await expect(summary).toContainText(/Not checked: \d+ parts/);

  await summary.getByRole('button', { name: 'Take my word back' }).click();
  await expect(summary.getByRole('status')).toHaveText(/^1 incompatibility\b/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(summary.getByRole('status')).toHaveText(/^1 used anyway\b/);
});

test('two changes that resolve a clash together are one button and one step back', async ({ page }) => {
  await page.goto('/bike-builder');
  await page.getByRole('radio', { name: 'Gravel Bike' }).check();
  await page.getByRole('button', { name: 'Continue to Frameset' }).click();
  await page.getByRole('button', { name: 'Exploro Race (Team)', exact: true }).click();
  await page.getByRole('button', { name: 'Continue to Wheelset' }).click();
  await page.getByRole('button', { name: 'Fulcrum Sharq 57 Disc', exact: true }).click();
  await page.getByRole('button', { name: 'Continue to Components' }).click();
  await page.getByRole('button', { name: 'Configure: Campagnolo Ekar 1x13' }).click();
  const dialog = page.getByRole('dialog', { name: /^Configure Groupset/ });
  const findings = dialog.getByRole('region', { name: 'Compatibility' });
  await expect(findings.getByRole('button', { name: /^Switch to .* with / }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm' }).click();

  await page.getByRole('button', { name: 'Finish Build' }).click();
  const summary = page.getByRole('region', { name: 'Compatibility' });
  const clash = summary.getByRole('listitem').filter({ hasText: 'needs a bottom bracket for' }).first();
  await clash.getByRole('button', { name: /^Switch to .* with / }).click();
  await expect(clash).toBeHidden();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(clash.getByRole('button', { name: /^Switch to .* with / })).toBeVisible();
});

test('a part that needs another one out of its way is taken without that one', async ({ page }) => {
  await chooseBike(page);
  await page.getByRole('button', { name: 'Configure: Shimano 105 R7120 mechanical disc' }).click();
  const dialog = page.getByRole('dialog', { name: /^Configure Groupset/ });
  await dialog.getByRole('tab', { name: 'Crankset' }).click();
  const blocked = dialog.getByRole('list', { name: 'Incompatible Cranksets' });
  const single = blocked.getByRole('listitem').filter({ hasText: 'Deore FC-M6100-1 32T' });
  await single.getByRole('button', { name: /^What helps/ }).click();
  await single.getByRole('button', { name: /^Take it .*without the front derailleur$/ }).click();
  await expect(single).toBeHidden();
  const rest = dialog.getByRole('region', { name: 'Compatibility' });
  await expect(rest).not.toContainText('has nothing to shift');
});
