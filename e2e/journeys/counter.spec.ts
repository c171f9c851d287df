import { expect, test } from '../admin.ts';
import { checkAccessibility } from '../fixtures.ts';

test('staff open a code, read the visitor’s note, leave their own and withdraw the link', async ({
  signedIn: page,
}) => {
  await page.goto('/wheelsetCompare?v=1&w=1001-1002&b=1001');
  await page.getByRole('button', { name: 'QR code' }).click();
  const share = page.getByRole('dialog', { name: 'Share this page' });
  await share.getByLabel('Note to the shop').fill('Do these fit 32 mm tires?');
  const first = await share.getByText(/\/s\//).textContent();
  await share.getByRole('button', { name: 'Add note' }).click();
  await expect(share).not.toContainText(first ?? '');
  const address = (await share.getByText(/\/s\//).textContent()) ?? '';

  await page.goto('/ppauth/admin/counter');
  await page.getByLabel('Code or link').fill('not a code');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('This is no code.')).toBeVisible();
  await page.getByLabel('Code or link').fill(address.toUpperCase().replace('/S/', '/s/'));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('Do these fit 32 mm tires?')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: '9Velo Extreme C52 Disc' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Extreme C52/ })).toContainText('1,799');
  await checkAccessibility(page);

  await page.getByLabel('Note of the staff').fill('Fits; two pairs in stock.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Note of the staff')).toHaveValue('Fits; two pairs in stock.');

  await page.getByRole('button', { name: 'Withdraw link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('This link is withdrawn.')).toBeVisible();
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(410);
  await expect(page.getByText('The shop has withdrawn this link.')).toBeVisible();
});
