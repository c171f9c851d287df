import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { test as base, expect } from './admin.ts';

/** The key of the local demo provider, with which it signs its pushes. */
const demoKey = 'standin-key-000000';
const samples = join(dirname(fileURLToPath(import.meta.url)), '..', 'data', 'tracking');

/** The tracking manager as staff sees it. */
export const trackingPath = '/ppauth/admin/tracking';

/**
 * The `test` of the tracking manager. The server is shared by every journey that a worker runs, whichever file it
 * comes from; so each begins without orders, else the numbers and the first page would depend on what ran before.
 */
export const test = base.extend({
  signedIn: async ({ signedIn }, use) => {
    await deleteOrders(signedIn);
    await use(signedIn);
  },
});

export { expect };

/** What the list tells of an order, as far as journeys read it. */
interface ListedOrder {
  readonly order_id: string;
  readonly trackings: readonly { readonly tracking_number: string }[];
}

/** Deletes every order that is stored. */
async function deleteOrders(page: Page): Promise<void> {
  const listed: { data: readonly ListedOrder[] } = await (
    await page.request.get('/ordertracking?info=0')
  ).json();
  const answer = await page.request.post('/ordertracking/delete', {
    data: {
      trackingNumbers: listed.data.flatMap(({ trackings }) =>
        trackings.map(({ tracking_number }) => tracking_number),
      ),
      emptyOrderIds: listed.data.map(({ order_id }) => order_id),
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A sample file of the tracking data. */
export const sample = (name: string): string => readFileSync(join(samples, name), 'utf8');

/** An order to upload; the rest has a default. */
export interface NewOrder {
  readonly id: string;
  readonly numbers?: readonly string[];
  readonly date?: string;
  readonly phone?: string;
  readonly carrier?: number;
}

/** The JSON text that staff pastes. */
export const orderText = (orders: readonly NewOrder[]): string =>
  JSON.stringify(
    orders.map(({ id, numbers = [], date = '2026-03-06 09:00:00', phone = '0042', carrier = null }) => ({
      order_id: id,
      order_date: date,
      order_status: 'wc-completed',
      tracking_number: numbers,
      phone_number_last_four: phone,
      carrierCode: carrier,
    })),
  );

/** Stores orders without the page. */
export async function storeOrders(page: Page, orders: readonly NewOrder[]): Promise<void> {
  const answer = await page.request.post('/ordertracking/bulk', {
    headers: { 'content-type': 'application/json' },
    data: orderText(orders),
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Lets the provider push a document for a number. */
export async function pushTracking(
  page: Page,
  number: string,
  trackInfo: unknown,
  carrier = 190008,
): Promise<void> {
  const data = { number, carrier, param: null, tag: null, track_info: trackInfo };
  const body = JSON.stringify({ event: 'TRACKING_UPDATED', data });
  const sign = createHash('sha256').update(`${body}/${demoKey}`).digest('hex');
  const answer = await page.request.post('/ordertracking/webhook', {
    headers: { 'content-type': 'application/json', sign },
    data: Buffer.from(body),
  });
  expect(await answer.json()).toMatchObject({ data: { outcome: 'stored' } });
}

/** A document with one scan in a status. */
export const trackInfo = (status: string, description = 'scan'): object => ({
  latest_status: { status, sub_status: `${status}_Other` },
  tracking: {
    providers: [
      {
        provider: { key: 190008, name: 'YunExpress', alias: '云途物流' },
        events: [
          {
            time_iso: '2026-03-05T14:30:00+08:00',
            time_utc: '2026-03-05T06:30:00Z',
            description,
            location: 'SHENZHEN',
            stage: status,
            sub_status: `${status}_Other`,
          },
        ],
      },
    ],
  },
});

/** The row of an order. */
export const rowOf = (page: Page, orderId: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: orderId, exact: true }) });

/** Opens the page and searches an order, so that its row is shown whatever else is stored. */
export async function openOrder(page: Page, orderId: string): Promise<Locator> {
  await page.goto(trackingPath);
  await search(page, orderId);
  const row = rowOf(page, orderId);
  await expect(row).toBeVisible();
  return row;
}

/** Searches by order id. */
export async function search(page: Page, orderId: string): Promise<void> {
  await page.getByRole('textbox', { name: '订单号' }).fill(orderId);
  await page.getByRole('button', { name: '搜索', exact: true }).click();
}
