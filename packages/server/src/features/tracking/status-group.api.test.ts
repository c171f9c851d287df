import { statusRules, trackingStatuses } from '@pp-tools/domain/shipment';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshOrders } from '../../database/order-summary.ts';
import { databaseKinds, openTestApp, type TestApp } from '../../testing/public.ts';

describe.each(databaseKinds)('the listed columns of an order on %s', (kind) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp(kind);
  });
  afterAll(() => server.close());

  test('TRK-03 the database groups every status as its rules say', async () => {
    const { db } = server.database;
    await db
      .insertInto('shop_order')
      .values(
        trackingStatuses.map((status) => ({
          order_id: status,
          order_key: status,
          order_time: 0,
          order_status: 'wc-completed',
          number_key: '~',
          status_group: 'Unknown' as const,
        })),
      )
      .execute();
    await db
      .insertInto('shipment')
      .values(
        trackingStatuses.map((status, index) => ({
          number: `NUMBER-${index}`,
          order_id: status,
          position: 0,
          status,
          latest_event: 5,
        })),
      )
      .execute();
    await db.transaction().execute((transaction) => refreshOrders(transaction, trackingStatuses, 0));
    const rows = await db
      .selectFrom('shop_order')
      .select(['order_id', 'status_group', 'still_since'])
      .execute();
    expect(
      Object.fromEntries(rows.map((row) => [row.order_id, [row.status_group, row.still_since]])),
    ).toEqual(
      Object.fromEntries(
        trackingStatuses.map((status) => {
          const { group, isUnderWay } = statusRules[status];
          return [status, [group, isUnderWay ? 5 : null]];
        }),
      ),
    );
  });
});
