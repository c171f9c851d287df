import type { TrackingStatus } from './tracking-status.ts';

/** What decides which actions a shipment allows: its status and whether the provider tracks it. */
export interface ShipmentState {
  readonly status: TrackingStatus;
  readonly registered: boolean;
}

/** The two calls to the tracking provider that a clerk can start for a number. */
export type RunKind = 'register' | 'update';

const updatable: ReadonlySet<TrackingStatus> = new Set([
  'InTransit',
  'OutForDelivery',
  'Exception',
  'AvailableForPickup',
  'Expired',
]);

/** A number is registered once, while nothing is known about it. */
export const canRegister = ({ status, registered }: ShipmentState): boolean =>
  status === 'Unknown' && !registered;

/** Moving parcels and registered ones without news can be updated; a delivered one never. */
export const canUpdate = ({ status, registered }: ShipmentState): boolean =>
  updatable.has(status) || (status === 'Unknown' && registered);

/** {@link canRegister} or {@link canUpdate}, by the kind of the run. */
export const canRun = (kind: RunKind, state: ShipmentState): boolean =>
  kind === 'register' ? canRegister(state) : canUpdate(state);

/** The number of a delivered parcel stays as it is. */
export const canChangeNumber = (status: TrackingStatus): boolean => status !== 'Delivered';

/** There is something to look at in every status but Unknown. */
export const canViewTracks = (status: TrackingStatus): boolean => status !== 'Unknown';

/** The PDF action of one row; the export of a selection has wider rules (see `acceptForExport`). */
export const canExportRow = (status: TrackingStatus): boolean => status === 'Delivered';
