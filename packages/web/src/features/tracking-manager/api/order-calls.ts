import {
  type BackgroundRun,
  bulkAnswer,
  bulkCheckAnswer,
  deleteAnswer,
  historyAnswer,
  type OrderListQuery,
  orderAnswer,
  orderListAnswer,
  orderPath,
  orderPaths,
  revisionAnswer,
  runAnswer,
  runListAnswer,
  runStateAnswer,
  trackingAnswer,
} from '@pp-tools/domain/contract';
import {
  orderFromWire,
  type TableRow,
  tableRow,
  type UploadOrder,
  writtenText,
} from '@pp-tools/domain/order';
import type { RunAnswer, RunKind } from '@pp-tools/domain/shipment';
import { z } from 'zod';
import { call, callFaultOf } from '../../../platform/http-client.ts';

/** Rows of a page and how many there are in all. */
export interface OrderPage {
  readonly rows: readonly TableRow[];
  readonly total: number;
}

type ListQuery = Partial<Omit<OrderListQuery, 'info'>>;

function pageOf(answer: z.infer<typeof orderListAnswer>): OrderPage {
  return { rows: answer.data.map((wire) => tableRow(orderFromWire(wire))), total: answer.total };
}

/** One page of orders. Tracking documents stay on the server until they are looked at. */
export async function listOrders(query: ListQuery, signal: AbortSignal): Promise<OrderPage> {
  const parameters = new URLSearchParams({ info: '0' });
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) parameters.set(name, String(value));
  return pageOf(await call(`${orderPaths.list}?${parameters}`, orderListAnswer, { signal }));
}

/** Orders with this id. */
export const searchOrders = async (orderId: string, signal: AbortSignal): Promise<OrderPage> =>
  pageOf(await call(orderPath(orderPaths.one, orderId), orderListAnswer, { signal }));

/** A number that moves with every change. */
export const readRevision = async (): Promise<number> =>
  (await call(orderPaths.revision, revisionAnswer)).data.revision;

/** Registers or updates one number; what the server said, in whatever form it said it. */
export async function runNumber(kind: RunKind, number: string, signal: AbortSignal): Promise<RunAnswer> {
  try {
    const body = await call(orderPath(orderPaths[kind], number), runAnswer, { method: 'PUT', signal });
    return { accepted: true, body };
  } catch (thrown) {
    if (signal.aborted) throw thrown;
    const fault = callFaultOf(thrown);
    return { accepted: false, body: fault?.kind === 'refused' ? fault.body : null };
  }
}

/** The tracking data of a number. */
export const readTracking = async (number: string, signal?: AbortSignal) =>
  (await call(orderPath(orderPaths.tracking, number), trackingAnswer, signal ? { signal } : {})).data;

const uploadItem = (order: UploadOrder) => ({
  order_id: order.orderId,
  order_date: writtenText(order.time),
  order_status: order.status,
  tracking_number: order.numbers,
  phone_number_last_four: order.phoneLastFour,
  carrierCode: order.carrier,
});

/** Stores orders, all or none. */
export const uploadOrders = async (orders: readonly UploadOrder[]) =>
  (await call(orderPaths.bulk, bulkAnswer, { method: 'POST', body: orders.map(uploadItem) })).data;

/** What the database has of these orders; nothing is written. */
export const checkOrders = async (orders: readonly UploadOrder[]) =>
  (await call(orderPaths.bulkCheck, bulkCheckAnswer, { method: 'POST', body: orders.map(uploadItem) })).data;

/** Deletes numbers and orders without any. */
export const deleteNumbers = (request: {
  readonly trackingNumbers: readonly string[];
  readonly emptyOrderIds: readonly string[];
}) => call(orderPaths.delete, deleteAnswer, { method: 'POST', body: request });

/** Adds a number to an order. */
export const addNumber = (orderId: string, trackingNumber: string) =>
  call(orderPaths.addNumber, orderAnswer, { method: 'POST', body: { orderId, trackingNumber } });

/** Replaces a number of an order. */
export const changeNumber = (orderId: string, oldTrackingNumber: string, newTrackingNumber: string) =>
  call(orderPaths.changeNumber, orderAnswer, {
    method: 'PUT',
    body: { orderId, oldTrackingNumber, newTrackingNumber },
  });

/** Who did what to an order. */
export const readHistory = async (orderId: string) =>
  (await call(orderPath(orderPaths.history, orderId), historyAnswer)).data;

/** Starts a run that goes on without the page. */
export const startRun = async (kind: RunKind, numbers: readonly string[]): Promise<BackgroundRun> =>
  (await call(orderPaths.runs, runStateAnswer, { method: 'POST', body: { kind, numbers } })).data;

/** The latest background runs. */
export const listRuns = async (): Promise<readonly BackgroundRun[]> =>
  (await call(orderPaths.runs, runListAnswer)).data;

/** One background run with its answers. */
export const readRun = async (id: number): Promise<BackgroundRun> =>
  (await call(orderPath(orderPaths.run, String(id)), runStateAnswer)).data;

const errorSchema = z.object({ error: z.string().min(1) });

/** The `error` of a refused call, else its message, else null. */
export function errorOf(thrown: unknown): string | null {
  const fault = callFaultOf(thrown);
  if (fault?.kind !== 'refused') return null;
  const parsed = errorSchema.safeParse(fault.body);
  return parsed.success ? parsed.data.error : fault.message || null;
}
