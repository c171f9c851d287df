import { statusRules, type TrackingStatus } from './tracking-status.ts';

/** What decides which actions a shipment allows: its status and whether the provider tracks it. */
export interface ShipmentState {
  readonly status: TrackingStatus;
  readonly registered: boolean;
}

/** The two calls to the tracking provider that a clerk can start for a number. */
export type RunKind = 'register' | 'update';

/** A number is registered once, while nothing is known about it. */
export const canRegister = ({ status, registered }: ShipmentState): boolean =>
  statusRules[status].canRegister && !registered;

/** Moving parcels and registered ones without news can be updated; a delivered one never. */
export function canUpdate({ status, registered }: ShipmentState): boolean {
  const rule = statusRules[status].canUpdate;
  return rule === 'always' || (rule === 'registered' && registered);
}

/** {@link canRegister} or {@link canUpdate}, by the kind of the run. */
export const canRun = (kind: RunKind, state: ShipmentState): boolean =>
  kind === 'register' ? canRegister(state) : canUpdate(state);
