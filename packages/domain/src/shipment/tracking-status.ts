/** The statuses a shipment can have in the product (specification, section 3). */
export const trackingStatuses = [
  'Unknown',
  'InTransit',
  'OutForDelivery',
  'Delivered',
  'Exception',
  'AvailableForPickup',
  'Expired',
] as const;
/** One of {@link trackingStatuses}. */
export type TrackingStatus = (typeof trackingStatuses)[number];

const known = new Set<string>(trackingStatuses);

/** Whether a text is a status of the product. */
export const isTrackingStatus = (text: string): text is TrackingStatus => known.has(text);

/**
 * The product's status for a main status of the tracking provider, which knows three more:
 * NotFound and InfoReceived are Unknown (still waiting), DeliveryFailure is an Exception, anything new is Unknown.
 */
export function statusFromProvider(main: string | null): TrackingStatus {
  if (main === 'DeliveryFailure') return 'Exception';
  return main !== null && isTrackingStatus(main) ? main : 'Unknown';
}
