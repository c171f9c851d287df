import { z } from 'zod';
import { extraInfoSchema, instantOf, noExtraInfo, statusFromText } from '../shipment/public.ts';
import type { Order, Shipment } from './order.ts';

const text = z.string().nullable().catch(null);
const instant = z.string().nullable().catch(null).transform(instantOf);

/** A parcel of an answer. Only its number is demanded: an older or newer server may leave out or add the rest. */
const shipmentSchema = z
  .object({
    tracking_number: z.string().min(1),
    status: z.string().catch('').transform(statusFromText),
    last_synced: text,
    registered: z
      .union([z.literal(1), z.literal(true)])
      .nullable()
      .catch(null),
    tracking_info: text,
    phone_number_last_four: text,
    extra_info: extraInfoSchema.nullable().catch(null),
    carrier_code: z.coerce.number().int().positive().nullable().catch(null),
    first_event: instant,
    latest_event: instant,
    late_from: instant,
    stopped: z.boolean().catch(false),
  })
  .transform(
    (wire): Shipment => ({
      number: wire.tracking_number,
      status: wire.status,
      registered: wire.registered !== null,
      lastSynced: wire.last_synced,
      info: wire.tracking_info,
      phoneLastFour: wire.phone_number_last_four,
      extraInfo: wire.extra_info ?? noExtraInfo,
      carrier: wire.carrier_code,
      firstEvent: wire.first_event,
      latestEvent: wire.latest_event,
      lateFrom: wire.late_from,
      isStopped: wire.stopped,
    }),
  );

const orderSchema = z.object({
  order_id: z.union([z.string().min(1), z.number().transform(String)]),
  order_time: z.string().catch(''),
  trackings: z.array(z.unknown()).catch([]),
});

/** Orders of an answer, and how many orders or parcels of it could not be read. */
export interface OrderReading {
  readonly orders: readonly Order[];
  readonly unreadable: number;
}

/** Reads a parcel of an answer; null when it has no number. */
export const readShipment = (wire: unknown): Shipment | null => {
  const parsed = shipmentSchema.safeParse(wire);
  return parsed.success ? parsed.data : null;
};

/** Reads a list of orders as an answer holds it. What cannot be read is counted, never dropped without a word. */
export function readOrders(list: readonly unknown[]): OrderReading {
  const orders: Order[] = [];
  let unreadable = 0;
  for (const wire of list) {
    const parsed = orderSchema.safeParse(wire);
    if (!parsed.success) {
      unreadable += 1;
      continue;
    }
    const { order_id, order_time, trackings } = parsed.data;
    const shipments = trackings.flatMap((tracking) => readShipment(tracking) ?? []);
    unreadable += trackings.length - shipments.length;
    orders.push({ id: order_id, time: order_time, shipments });
  }
  return { orders, unreadable };
}
