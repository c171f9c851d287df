import { z } from 'zod';
import { extraInfoSchema, trackingStatuses } from '../shipment/public.ts';

/** A parcel as it travels (specification, section 3): `registered` is 0 or 1, `tracking_info` a JSON text. */
export const trackingWireSchema = z.object({
  tracking_number: z.string(),
  status: z.enum(trackingStatuses),
  last_synced: z.string().nullable(),
  registered: z.union([z.literal(0), z.literal(1)]),
  tracking_info: z.string().nullable(),
  phone_number_last_four: z.string().nullable(),
  /** What its carrier asks for next to the phone; null for nothing. */
  extra_info: extraInfoSchema.nullable(),
  carrier_code: z.number().int().nullable(),
  /** Local times of the shop: oldest and newest scan, and from when on the parcel is late. */
  first_event: z.string().nullable(),
  latest_event: z.string().nullable(),
  late_from: z.string().nullable(),
  /** An admin ended its tracking with the provider. */
  stopped: z.boolean(),
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
