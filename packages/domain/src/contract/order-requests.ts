import { z } from 'zod';
import { isDay, orderSorts } from '../order/public.ts';
import {
  extraInfoSchema,
  normaliseTrackingNumber,
  statusGroups,
  trackingStatuses,
} from '../shipment/public.ts';

/** An order id as a path or body names it. */
export const orderIdText = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .regex(/^\P{Cc}*$/u, 'has a control character');
/** Rows a page of the tracking table may have. */
export const pageSizes = [10, 25, 50, 100, 200, 500] as const;

const day = z.string().refine(isDay, 'is not a day such as 2026-03-04');
const count = (most: number) => z.coerce.number().int().min(1).max(most);

/** Query of the order list. Without `page` all orders come, as the specification says. */
export const orderListQuery = z.strictObject({
  page: count(10_000_000).optional(),
  pageSize: count(500).default(10),
  sort: z.enum(orderSorts).default('orderTime'),
  direction: z.enum(['ascending', 'descending']).default('descending'),
  status: z.enum(statusGroups).optional(),
  /** One status alone, where `status` names its group. */
  only: z.enum(trackingStatuses).optional(),
  /** `1` leaves the orders with a late parcel. */
  late: z.literal('1').optional(),
  from: day.optional(),
  to: day.optional(),
  /** Order id or tracking number, whole. */
  q: orderIdText.optional(),
  /** Only orders with a parcel under way whose last scan is older than this many days. */
  still: count(365).optional(),
  /** `0` leaves out the tracking documents, which are most of the answer. */
  info: z.enum(['0', '1']).default('1'),
});
/** Query of the search by order id: the filters of the list narrow what it finds. */
export const orderSearchQuery = orderListQuery.pick({
  status: true,
  only: true,
  late: true,
  from: true,
  to: true,
  still: true,
});
/** Filters of the list, as far as a search takes them. */
export type OrderSearchQuery = z.infer<typeof orderSearchQuery>;
/** Query of the export: the list without its pages; `q` leaves what a search finds. */
export const orderExportQuery = orderListQuery.omit({ page: true, pageSize: true, info: true });
/** A parsed query of the export. */
export type OrderExportQuery = z.infer<typeof orderExportQuery>;
/** A parsed order list query. */
export type OrderListQuery = z.infer<typeof orderListQuery>;

// PostgreSQL stores no NUL, and no id or number has a control character.
const printable = z.string().regex(/^\P{Cc}*$/u, 'has a control character');
const number = printable.max(200);

/** Body of the deletion: first numbers of the selected orders, and orders that have none. */
export const deleteRequest = z.object({
  trackingNumbers: z.array(number).max(5000),
  emptyOrderIds: z.array(orderIdText).max(5000),
});
/** Body that adds a number to an order. */
export const addNumberRequest = z.object({ orderId: orderIdText, trackingNumber: number });
/** Body that replaces a number of an order. */
export const changeNumberRequest = z.object({
  orderId: orderIdText,
  oldTrackingNumber: number,
  newTrackingNumber: number,
});
const trackedNumber = number.transform(normaliseTrackingNumber);
/** Body that gives a number another carrier. */
export const changeCarrierRequest = z.object({
  trackingNumber: trackedNumber,
  carrierCode: z
    .number()
    .int()
    .min(1)
    .max(2 ** 31 - 1),
});
/** Body that corrects the phone digits of a number. */
export const changePhoneRequest = z.object({
  trackingNumber: trackedNumber,
  phoneLastFour: z.string().regex(/^\d{4}$/),
});
/** Body that corrects what a carrier asks for next to the phone. */
export const changeExtraInfoRequest = z.object({ trackingNumber: trackedNumber, extraInfo: extraInfoSchema });
const control = z.enum(['stop', 'retrack', 'delete']);
/** Body that stops the tracking of a number, starts it again, or deletes its record with the provider. */
export const controlRequest = z.object({ trackingNumber: trackedNumber, control });
/** Numbers in one call of the provider, and so in one request. */
export const mostControlled = 40;
/** The same for several numbers at once. */
export const controlsRequest = z.object({
  trackingNumbers: z.array(trackedNumber).min(1).max(mostControlled),
  control,
});
/** Body that undoes a deletion. */
export const undeleteRequest = z.object({
  id: z
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
});
/** Body that starts a run in the background. */
export const runRequest = z.object({
  kind: z.enum(['register', 'update']),
  numbers: z.array(number.min(1)).min(1).max(5000),
});
