import { expect, test } from 'vitest';
import { canChangeNumber, canExportRow, canRegister, canUpdate, canViewTracks } from './allowed-actions.ts';
import { statusFromProvider, trackingStatuses } from './tracking-status.ts';

test.each([
  // status, register while unregistered, update while unregistered, update while registered, change, view, row PDF
  ['Unknown', true, false, true, true, false, false],
  ['InTransit', false, true, true, true, true, false],
  ['OutForDelivery', false, true, true, true, true, false],
  ['Delivered', false, false, false, false, true, true],
  ['Exception', false, true, true, true, true, false],
  ['AvailableForPickup', false, true, true, true, true, false],
  ['Expired', false, true, true, true, true, false],
] as const)(
  'TRK-06 a shipment that is %s allows its own actions',
  (status, register, update, updateRegistered, change, view, pdf) => {
    expect(canRegister({ status, registered: false })).toBe(register);
    expect(canRegister({ status, registered: true })).toBe(false);
    expect(canUpdate({ status, registered: false })).toBe(update);
    expect(canUpdate({ status, registered: true })).toBe(updateRegistered);
    expect(canChangeNumber(status)).toBe(change);
    expect(canViewTracks(status)).toBe(view);
    expect(canExportRow(status)).toBe(pdf);
  },
);

test.each(trackingStatuses)('the provider status %s keeps its name', (status) => {
  expect(statusFromProvider(status)).toBe(status);
});

test.each([
  ['NotFound', 'Unknown'],
  ['InfoReceived', 'Unknown'],
  ['DeliveryFailure', 'Exception'],
  ['BrandNew', 'Unknown'],
  [null, 'Unknown'],
] as const)('the provider status %s becomes %s', (main, status) => {
  expect(statusFromProvider(main)).toBe(status);
});
