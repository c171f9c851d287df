import { z } from 'zod';
import { isTrackingStatus } from '../shipment/public.ts';
import type { Order, Shipment } from './order.ts';

/** A parcel as it travels (specification, section 3): `registered` is 0 or 1, `tracking_info` a JSON text. */
export const trackingWireSchema = z.object({
  tracking_number: z.string(),
  status: z.string(),
  last_synced: z.string().nullable(),
  registered: z.union([z.literal(0), z.literal(1)]),
  tracking_info: z.string().nullable(),
  phone_number_last_four: z.string().nullable(),
  carrier_code: z.number().int().nullable(),
});

/** An order as it travels. */
export const orderWireSchema = z.object({
  order_id: z.string(),
  order_time: z.string(),
  trackings: z.array(trackingWireSchema),
});

/** An order as it travels. */
export type OrderWire = z.infer<typeof orderWireSchema>;
/** A parcel as it travels. */
export type TrackingWire = z.infer<typeof trackingWireSchema>;

const shipmentFromWire = (wire: TrackingWire): Shipment => ({
  number: wire.tracking_number,
  status: isTrackingStatus(wire.status) ? wire.status : 'Unknown',
  registered: wire.registered === 1,
  lastSynced: wire.last_synced,
  info: wire.tracking_info,
  phoneLastFour: wire.phone_number_last_four,
  carrier: wire.carrier_code,
});

/** The order that a wire order describes; a status the product does not know is Unknown. */
export const orderFromWire = (wire: OrderWire): Order => ({
  id: wire.order_id,
  time: wire.order_time,
  shipments: wire.trackings.map(shipmentFromWire),
});
