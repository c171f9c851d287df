import {
  type OrderExportQuery,
  type OrderListQuery,
  type OrderSearchQuery,
  orderPath,
  orderPaths,
} from '@pp-tools/domain/contract';
import { readOrders, readShipment, type Shipment, type TableRow, tableRow } from '@pp-tools/domain/order';
import type { RunAnswer, RunKind } from '@pp-tools/domain/shipment';
import { z } from 'zod';
import { CallFailed, callFaultOf } from '../../../platform/http-client.ts';
import { readRows } from '../../../platform/list-answer.ts';
import type { SentBytes } from '../../../platform/upload-transport.ts';
import { isSignedOut, staffCall, staffText } from './staff-call.ts';

/** Rows of a page and how many there are in all. */
export interface OrderPage {
  readonly rows: readonly TableRow[];
  readonly total: number;
  /** Orders that a search found but the filters hide. */
  readonly hidden: number;
  /** Orders and parcels of the answer that could not be read. */
  readonly unreadable: number;
}

type ListQuery = Partial<OrderListQuery>;

// Every answer is asked for what is read and nothing else, so that a server of another version is understood.
const listSchema = z.object({
  data: z.array(z.unknown()),
  total: z.number().int().min(0).nullable().catch(null),
  hidden: z.number().int().min(0).catch(0),
});

/** An action that was carried out needs no answer: a 2xx status says so, whatever the body holds. */
const anyAnswer = z.unknown();

function parametersOf(query: ListQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) parameters.set(name, String(value));
  return parameters;
}

function pageOf({ data, total, hidden }: z.infer<typeof listSchema>, before: number): OrderPage {
  const { orders, unreadable } = readOrders(data);
  return { rows: orders.map(tableRow), total: total ?? before + data.length, hidden, unreadable };
}

/** One page of orders. Tracking documents stay on the server until they are looked at. */
export async function listOrders(query: ListQuery, signal: AbortSignal): Promise<OrderPage> {
  const { page = 1, pageSize = 10 } = query;
  const path = `${orderPaths.list}?${parametersOf({ ...query, info: '0' })}`;
  return pageOf(await staffCall(path, listSchema, { signal }), (page - 1) * pageSize);
}

/** Orders with this id that the filters leave. */
export async function searchOrders(
  orderId: string,
  filters: OrderSearchQuery,
  signal: AbortSignal,
): Promise<OrderPage> {
  const path = `${orderPath(orderPaths.one, orderId)}?${parametersOf(filters)}`.replace(/\?$/, '');
  return pageOf(await staffCall(path, listSchema, { signal }), 0);
}

/** Every order that a search and the filters leave, as a CSV text that an upload reads back. */
export const exportOrders = (query: Partial<OrderExportQuery>, signal: AbortSignal): Promise<string> =>
  staffText(`${orderPaths.export}?${parametersOf(query)}`, { signal });

/** A number that moves with every change. */
export const readRevision = async (): Promise<number> =>
  (await staffCall(orderPaths.revision, z.object({ data: z.object({ revision: z.number() }) }))).data
    .revision;

/** Registers or updates one number; what the server said, in whatever form it said it. */
export async function runNumber(kind: RunKind, number: string, signal: AbortSignal): Promise<RunAnswer> {
  try {
    const body = await staffCall(orderPath(orderPaths[kind], number), anyAnswer, { method: 'PUT', signal });
    return { accepted: true, isSignedOut: false, body };
  } catch (thrown) {
    if (signal.aborted) throw thrown;
    const fault = callFaultOf(thrown);
    return {
      accepted: false,
      isSignedOut: isSignedOut(thrown),
      body: fault?.kind === 'refused' ? fault.body : null,
    };
  }
}

/** The tracking data of a number. */
export async function readTracking(number: string, signal?: AbortSignal): Promise<Shipment> {
  const path = orderPath(orderPaths.tracking, number);
  const answer = await staffCall(
    path,
    z.object({ data: z.unknown(), tracking_info: z.unknown() }).partial(),
    signal ? { signal } : {},
  );
  const info = typeof answer.tracking_info === 'string' ? answer.tracking_info : null;
  // The specification names the document alone; the parcel around it may be missing.
  const shipment = readShipment(answer.data) ?? readShipment({ tracking_number: number });
  if (shipment === null) throw new CallFailed({ kind: 'unreadable', status: 200 });
  return { ...shipment, info: shipment.info ?? info };
}

/** Stores the orders of a ready body, all or none. */
export async function uploadOrders(body: Blob, onSent: (bytes: SentBytes) => void): Promise<void> {
  await staffCall(orderPaths.bulk, anyAnswer, { method: 'POST', body, onSent });
}

const textList = z.array(z.string()).catch([]);
const checkSchema = z.object({
  data: z.object({
    ordersKnown: textList,
    numbersKnown: z.number().catch(0),
    numbersElsewhere: z.array(z.object({ number: z.string(), orderId: z.string() })).catch([]),
  }),
});

/** What the database has of these orders; nothing is written. */
export const checkOrders = async (body: Blob, onSent: (bytes: SentBytes) => void) =>
  (await staffCall(orderPaths.bulkCheck, checkSchema, { method: 'POST', body, onSent })).data;

/** What a deletion removed. */
export interface Deleted {
  readonly deletedTrackingNumbers: readonly string[];
  readonly deletedOrders: readonly string[];
  /** Names the deletion to undo it; null where that is not possible. */
  readonly undo: number | null;
}

const deletedSchema = z.object({
  deletedTrackingNumbers: z.array(z.string()),
  deletedOrders: z.array(z.string()).catch([]),
  undo: z.number().int().nullable().catch(null),
});
const deletedAnswer = z
  .union([deletedSchema, z.object({ data: deletedSchema })])
  .nullable()
  .catch(null);

/** Deletes numbers and orders without any; null when it was done but the answer does not say what was removed. */
export async function deleteNumbers(request: {
  readonly trackingNumbers: readonly string[];
  readonly emptyOrderIds: readonly string[];
}): Promise<Deleted | null> {
  const answer = await staffCall(orderPaths.delete, deletedAnswer, { method: 'POST', body: request });
  return answer !== null && 'data' in answer ? answer.data : answer;
}

/** Adds a number to an order. */
export async function addNumber(orderId: string, trackingNumber: string): Promise<void> {
  await staffCall(orderPaths.addNumber, anyAnswer, { method: 'POST', body: { orderId, trackingNumber } });
}

/** Replaces a number of an order. */
export async function changeNumber(
  orderId: string,
  oldTrackingNumber: string,
  newTrackingNumber: string,
): Promise<void> {
  await staffCall(orderPaths.changeNumber, anyAnswer, {
    method: 'PUT',
    body: { orderId, oldTrackingNumber, newTrackingNumber },
  });
}

const historyLine = z.object({
  at: z.string().catch(''),
  who: z.string().catch(''),
  action: z.string().catch(''),
  number: z.string().nullable().catch(null),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
});

/** The list of who did what to an order. */
export const historyPath = (orderId: string): string => orderPath(orderPaths.history, orderId);

/** Who did what to an order. */
export async function readHistory(orderId: string) {
  const path = historyPath(orderId);
  const { data } = await staffCall(path, z.object({ data: z.array(z.unknown()) }));
  return readRows(path, historyLine, data);
}

const errorSchema = z.object({ error: z.string().min(1) });

/** The `error` of a refused call, else its message, else null. */
export function errorOf(thrown: unknown): string | null {
  const fault = callFaultOf(thrown);
  if (fault?.kind !== 'refused') return null;
  const parsed = errorSchema.safeParse(fault.body);
  return parsed.success ? parsed.data.error : fault.message || null;
}
