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

  // What the shop says of a wheelset is a row of its own list.
  const changed = await page.request.post('/api/staff/catalogue/wheelset_fit/changes', {
    data: {
      changes: [
        {
          key: ['1001'],
          before: {},
          after: {
            article_number: 'W-52-DISC',
            stock: 'on-order',
            stock_days: 9,
            shop_state: 'discontinued',
            successor: '1002',
          },
        },
      ],
    },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(changed.status()).toBe(200);
  await page.goto('/ppauth/admin/counter');
  await page.getByLabel('Code or link').fill('not a code');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('This is no code.')).toBeVisible();
  await page.getByLabel('Code or link').fill(address.toUpperCase().replace('/S/', '/s/'));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('Do these fit 32 mm tires?')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: '9Velo Extreme C52 Disc' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Extreme C52/ })).toContainText('1,799');
  const row = page.getByRole('row', { name: /Extreme C52/ });
  await expect(row).toContainText('W-52-DISC');
  await expect(row).toContainText('on order, 9 days');
  await expect(row).toContainText('Discontinued; followed by');
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
