import { expect, test } from 'vitest';
import { orderFromWire, type TrackingWire } from './order-wire.ts';
import { tableRow } from './table-row.ts';

const tracking = (changes: Partial<TrackingWire>): TrackingWire => ({
  tracking_number: 'YT1234567890',
  status: 'InTransit',
  last_synced: null,
  registered: 1,
  tracking_info: '{}',
  phone_number_last_four: '0042',
  carrier_code: 190008,
  ...changes,
});
const row = (...trackings: TrackingWire[]) =>
  tableRow(orderFromWire({ order_id: '50101', order_time: '2026-03-03T18:39:00+08:00', trackings }));

test('TRK-02 an order without parcels shows the defaults', () => {
  expect(row()).toMatchObject({
    orderId: '50101',
    orderDate: '2026-03-03 18:39',
    trackingNumbers: [],
    status: 'Unknown',
    registered: false,
    trackingInfo: null,
    lastUpdated: null,
    phoneNumberLastFour: null,
    carrier: null,
  });
});

test('TRK-02 status, registration and info come from the first parcel, the numbers from all', () => {
  const first = tracking({ status: 'Delivered', registered: 0, tracking_info: 'first' });
  const second = tracking({ tracking_number: 'SECOND', tracking_info: 'second' });
  expect(row(first, second)).toMatchObject({
    trackingNumbers: ['YT1234567890', 'SECOND'],
    status: 'Delivered',
    registered: false,
    trackingInfo: 'first',
  });
});

test.each([
  [['2026-03-04T09:15:00+08:00', '2026-03-05T01:00:00+08:00', null], '2026-03-05 01:00'],
  [['2026-03-04T23:00:00-08:00', '2026-03-05T08:00:00+08:00'], '2026-03-04 23:00'],
  [['not a date', '2026-03-04T09:15:00+08:00'], '2026-03-04 09:15'],
  [['not a date', null, '0000-00-00T00:00:00'], null],
])('TRK-02 of %j the latest valid time is %s', (times, latest) => {
  expect(row(...times.map((last_synced) => tracking({ last_synced }))).lastUpdated).toBe(latest);
});

test('an order time that is no date and a status of the future are no faults', () => {
  const order = orderFromWire({
    order_id: '1',
    order_time: '?',
    trackings: [tracking({ status: 'Teleported' })],
  });
  expect(tableRow(order)).toMatchObject({ orderDate: null, status: 'Unknown' });
});
