import { expect, test } from '../admin.ts';
import { checkAccessibility, expectNoSidewaysScroll } from '../fixtures.ts';

const own = [
  'Artikel\tBezeichnung\tMarke\tArt\tPreis\tGewicht',
  'own-1\tSaddle one\tOwn\troad\t129\t210 g',
  'own-2\tSaddle two\tOwn\troad\tcheap\t190 g',
].join('\n');
/** By column of the rows above. */
const fields = ['Key *', 'Name *', 'Brand *', 'Type *', 'Price', 'Weight'];

test('own rows with unknown headings are mapped, previewed, imported and rolled back', async ({
  signedIn: page,
  server,
}) => {
  await page.goto('/ppauth/admin/catalogue?list=saddle');
  await expect(page.getByRole('grid')).toBeVisible();
  const open = async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Import rows' });
    await dialog.getByLabel(/paste cells/).fill(own);
    await dialog.getByRole('button', { name: 'Preview' }).click();
    return dialog;
  };
  const dialog = await open();
  await expect(dialog.getByText('Choose the column that holds: Key.')).toBeVisible();
  const headings = ['Artikel', 'Bezeichnung', 'Marke', 'Art', 'Preis', 'Gewicht'];
  for (const [index, heading] of headings.entries()) {
    const select = dialog.getByRole('combobox', { name: `Field of ${heading}`, exact: true });
    await select.selectOption({ label: fields[index] ?? '' });
    await expect(select.locator('option:checked')).toHaveText(fields[index] ?? '');
  }
  const refused = dialog.getByRole('table', { name: 'Refused rows' });
  await expect(refused.getByRole('row').last()).toContainText('cheap');
  await expect(refused.getByRole('row').last()).toContainText('not a number');
  await checkAccessibility(page);
  const confirm = dialog.getByRole('button', { name: 'Import', exact: true });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Leave out the 1 row that is refused and import the others').check();
  await confirm.click();
  await expect(dialog).toBeHidden();
  const visible = async () => {
    const { data } = await (await page.request.get(`${server.address}/api/saddles`)).json();
    return data.saddles.filter(({ id }: { id: string }) => id.startsWith('own-'));
  };
  await expect.poll(visible).toMatchObject([{ id: 'own-1', price: 129, weight: 210 }]);

  const again = await open();
  await expect(again.getByText('Columns: 6 of 6 used')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await again.getByRole('button', { name: 'Back' }).click();
  await again.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Imports', exact: true }).click();
  const imports = page.getByRole('dialog', { name: 'Imports' });
  await expect(imports.getByText('Saddles 1 added, 0 changed, 0 removed', { exact: true })).toBeVisible();
  await imports.getByRole('button', { name: 'Roll back' }).click();
  await imports.getByRole('button', { name: 'Yes, roll back' }).click();
  await expect(imports.getByText(/^Rolled back by/)).toBeVisible();
  await expect.poll(visible).toEqual([]);
});

test('a file that holds no rows is refused with what to do', async ({ signedIn: page }) => {
  await page.goto('/ppauth/admin/catalogue?list=pedal');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import rows' });
  const files = dialog.getByLabel('File', { exact: false }).first();
  await files.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Save it as XLSX or CSV. Nothing was changed.');
});

test('an export of all lists is read back and nothing is different', async ({ signedIn: page }) => {
  // Three formats of 23 lists each.
  test.slow();
  await page.goto('/ppauth/admin/catalogue?list=stem');
  for (const format of ['XLSX', 'CSV', 'JSON']) {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format }).last().click();
    const path = await (await coming).path();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Import rows' });
    await dialog.getByLabel('File', { exact: false }).first().setInputFiles(path);
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByText('The list has all of these rows already.')).toHaveCount(23, {
      timeout: 60_000,
    });
    await dialog.getByRole('button', { name: 'Back' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
});
