import { expect, test } from 'vitest';
import { readOrders, readShipment } from './order-reading.ts';
import type { TrackingWire } from './order-wire.ts';
import { tableRow } from './table-row.ts';

const tracking = (changes: Partial<TrackingWire>): TrackingWire => ({
  tracking_number: 'YT1234567890',
  status: 'InTransit',
  last_synced: null,
  registered: 1,
  tracking_info: '{}',
  phone_number_last_four: '0042',
  extra_info: null,
  carrier_code: 190008,
  first_event: null,
  latest_event: null,
  late_from: null,
  stopped: false,
  ...changes,
});
const rowsOf = (...orders: object[]) => readOrders(orders).orders.map(tableRow);
const row = (...trackings: TrackingWire[]) =>
  rowsOf({ order_id: '50101', order_time: '2026-03-03T18:39:00+08:00', trackings })[0];

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
  expect(row(...times.map((last_synced) => tracking({ last_synced })))).toMatchObject({
    lastUpdated: latest,
  });
});

test('an order time that is no date and a status of the future are no faults', () => {
  const trackings = [{ ...tracking({}), status: 'Teleported' }];
  expect(rowsOf({ order_id: '1', order_time: '?', trackings })).toMatchObject([
    { orderDate: null, status: 'Unknown' },
  ]);
});

test.each(Object.keys(tracking({})).filter((name) => name !== 'tracking_number'))(
  'a server that leaves out %s, or adds a field, is still read',
  (name) => {
    const whole = { ...tracking({}), added: { by: 'a newer version' } };
    const smaller = Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));
    expect(readOrders([{ order_id: '1', trackings: [smaller], added: 1 }])).toMatchObject({
      orders: [{ id: '1', shipments: [{ number: 'YT1234567890' }] }],
      unreadable: 0,
    });
  },
);

test('what cannot be read of a list is counted, the rest is shown', () => {
  const reading = readOrders([
    { order_id: '1', trackings: [tracking({}), { status: 'Delivered' }, null] },
    { order_time: '2026-03-03' },
    'text',
    { order_id: 7 },
  ]);
  expect(reading.unreadable).toBe(4);
  expect(reading.orders.map(({ id, shipments }) => [id, shipments.length])).toEqual([
    ['1', 1],
    ['7', 0],
  ]);
  expect(readShipment({ tracking_number: '' })).toBeNull();
});
