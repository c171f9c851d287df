import { expect, test } from 'vitest';
import { canRegister, canUpdate } from './allowed-actions.ts';
import {
  statusFromProvider,
  statusFromText,
  statusRules,
  type TrackingStatus,
  trackingStatuses,
} from './tracking-status.ts';

/** Register while unregistered; update while unregistered, while registered; change; view; row PDF; group. */
const expected: Readonly<Record<TrackingStatus, readonly [...boolean[], string]>> = {
  Unknown: [true, false, true, true, false, false, 'Unknown'],
  InTransit: [false, true, true, true, true, false, 'InTransit'],
  OutForDelivery: [false, true, true, true, true, false, 'Other'],
  Delivered: [false, false, false, false, true, true, 'Delivered'],
  Exception: [false, true, true, true, true, false, 'Other'],
  AvailableForPickup: [false, true, true, true, true, false, 'Other'],
  Expired: [false, true, true, true, true, false, 'Other'],
};

test.each(trackingStatuses)('TRK-03 TRK-06 a shipment that is %s allows its own actions', (status) => {
  const { canChangeNumber, canViewTracks, canExportRow, group } = statusRules[status];
  expect([
    canRegister({ status, registered: false }),
    canUpdate({ status, registered: false }),
    canUpdate({ status, registered: true }),
    canChangeNumber,
    canViewTracks,
    canExportRow,
    group,
  ]).toEqual(expected[status]);
  expect(canRegister({ status, registered: true })).toBe(false);
});

test.each(trackingStatuses)('the provider status %s is the status of that name', (status) => {
  expect(statusFromProvider(status)).toBe(status);
  expect(statusFromText(status)).toBe(status);
});

test('a main status of the provider means one status at most', () => {
  const names = trackingStatuses.flatMap((status) => [status, ...statusRules[status].providerNames]);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['NotFound', 'Unknown'],
  ['InfoReceived', 'Unknown'],
  ['DeliveryFailure', 'Exception'],
  ['BrandNew', 'Unknown'],
  ['constructor', 'Unknown'],
  [null, 'Unknown'],
] as const)('the provider status %s becomes %s', (main, status) => {
  expect(statusFromProvider(main)).toBe(status);
});

test('a status that only a newer version knows is Unknown', () => {
  expect(statusFromText('AwaitingCustoms')).toBe('Unknown');
});
