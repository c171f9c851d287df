import { expect, test } from '../fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('after the first visit the tools open without a network and say how old the figures are', async ({
  page,
  context,
  allowedConsole,
}) => {
  allowedConsole.allow(/net::ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.goto('/wheelsetCompare?v=1&w=1001-1003');
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(2);
  await expect(page.getByText(/^Figures as of /)).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'PP Tools' })).toBeVisible();
});
