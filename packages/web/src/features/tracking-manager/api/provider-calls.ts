import { mostControlled, orderPath, orderPaths } from '@pp-tools/domain/contract';
import {
  type ExtraInfo,
  statusFromText,
  type TrackingStatus,
  trackingStatuses,
} from '@pp-tools/domain/shipment';
import { z } from 'zod';
import { readRows } from '../../../platform/list-answer.ts';
import { staffCall } from './staff-call.ts';

/** Gives a number another carrier; it starts again. */
export async function changeCarrier(trackingNumber: string, carrierCode: number): Promise<void> {
  await staffCall(orderPaths.carrier, z.unknown(), { method: 'PUT', body: { trackingNumber, carrierCode } });
}

/** Corrects the phone digits of a number. */
export async function changePhone(trackingNumber: string, phoneLastFour: string): Promise<void> {
  await staffCall(orderPaths.phone, z.unknown(), { method: 'PUT', body: { trackingNumber, phoneLastFour } });
}

/** Corrects what a carrier asks for next to the phone. */
export async function changeExtraInfo(trackingNumber: string, extraInfo: ExtraInfo): Promise<void> {
  const body = { trackingNumber, extraInfo };
  await staffCall(orderPaths.extraInfo, z.unknown(), { method: 'PUT', body });
}

/** What can be done with the tracking of a registered number. */
export type TrackingControl = 'stop' | 'retrack' | 'delete';

/** Stops the tracking of a number, starts it again, or deletes its record with the provider. */
export async function controlTracking(trackingNumber: string, control: TrackingControl): Promise<void> {
  await staffCall(orderPaths.control, z.unknown(), { method: 'POST', body: { trackingNumber, control } });
}

const controlLine = z.object({
  number: z.string(),
  success: z.boolean(),
  stop: z.boolean().catch(false),
  error: z.string().nullable().catch(null),
});
/** What became of one number. */
export type ControlLine = z.infer<typeof controlLine>;

/** Numbers in batches that one request, and one call of the provider, takes. */
export const controlBatches = (numbers: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(numbers.length / mostControlled) }, (_, index) =>
    numbers.slice(index * mostControlled, (index + 1) * mostControlled),
  );

/** The same for a batch of numbers. */
export async function controlBatch(
  trackingNumbers: readonly string[],
  control: TrackingControl,
  signal: AbortSignal,
): Promise<readonly ControlLine[]> {
  const body = { trackingNumbers, control };
  const path = orderPaths.controls;
  const answer = z.object({ data: z.array(z.unknown()) });
  const { data } = await staffCall(path, answer, { method: 'POST', body, signal });
  return readRows(path, controlLine, data);
}

const count = z.number().int().nullable().catch(null);
const quotaSchema = z.object({ data: z.object({ remaining: count, usedToday: count, dailyLimit: count }) });
/** What is left of the provider's account; null where it does not say. */
export type Quota = z.infer<typeof quotaSchema>['data'];

/** What is left of the provider's account. */
export const readQuota = async (signal: AbortSignal): Promise<Quota> =>
  (await staffCall(orderPaths.quota, quotaSchema, { signal })).data;

const recordSchema = z.object({
  carrier_code: count,
  status: z.string().catch('').transform(statusFromText),
  tracking_info: z.string().nullable().catch(null),
  ended_at: z.string().catch(''),
  ended_by: z.string().catch(''),
});

/** The list of what was known about a number. */
export const recordsPath = (trackingNumber: string): string => orderPath(orderPaths.records, trackingNumber);

/** What was known about a number before it started again. */
export async function readRecords(trackingNumber: string, signal: AbortSignal) {
  const path = recordsPath(trackingNumber);
  const { data } = await staffCall(path, z.object({ data: z.array(z.unknown()) }), { signal });
  return readRows(path, recordSchema, data);
}

const countsSchema = z.object({
  data: z.object({ byStatus: z.record(z.string(), z.number()), late: z.number().catch(0) }),
});

/** Orders in each status, and late ones. */
export interface StatusCounts {
  readonly byStatus: ReadonlyMap<TrackingStatus, number>;
  readonly late: number;
}

/** Counts the orders. */
export async function readCounts(signal: AbortSignal): Promise<StatusCounts> {
  const { data } = await staffCall(orderPaths.counts, countsSchema, { signal });
  return {
    byStatus: new Map(trackingStatuses.map((status) => [status, data.byStatus[status] ?? 0])),
    late: data.late,
  };
}

/** Undoes a deletion. */
export async function undoDeletion(id: number): Promise<void> {
  await staffCall(orderPaths.undelete, z.unknown(), { method: 'POST', body: { id } });
}
