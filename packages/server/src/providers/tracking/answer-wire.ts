import { failure, type Result, success } from '@pp-tools/domain/core';
import { normaliseTrackingNumber, providerCodes } from '@pp-tools/domain/shipment';
import { z } from 'zod';
import type {
  ParcelAnswer,
  ProviderFault,
  ProviderQuota,
} from '../../features/tracking/tracking-provider.ts';

const code = z.coerce.number().int();
// What is no tracking number can only be a mistake: it belongs to no parcel of ours.
const number = z
  .string()
  .transform(normaliseTrackingNumber)
  .pipe(z.string().regex(/^[A-Z0-9-]{1,64}$/));
const invalid = 'invalid';
const largestCode = 2 ** 31 - 1;

/** A carrier may come as text; absent, blank and 0 are none, and what no carrier can be makes the parcel unreadable. */
const carrier = z.unknown().transform((value): number | null | typeof invalid => {
  if (value === undefined || value === null || value === '' || value === 0 || value === '0') return null;
  const read = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof read === 'number' && Number.isInteger(read) && read > 0 && read <= largestCode
    ? read
    : invalid;
});
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.array(item.nullable().catch(null)).nullish().catch(null);

/** Accepted, rejected and errors may each be missing or null; a carrier may come as text. */
const bodySchema = z.object({
  code: code.catch(0),
  data: z
    .object({
      accepted: listOf(z.object({ number, carrier: carrier.optional(), track_info: z.unknown().optional() })),
      rejected: listOf(z.object({ number, error: z.object({ code, message: z.string().catch('') }) })),
      errors: listOf(z.object({ code, message: z.string().catch('') })),
    })
    .nullish()
    .catch(null),
});

const fault = (providerCode: number, message: string): ProviderFault => ({
  code: providerCode === 429 ? 'too-fast' : 'refused',
  providerCode,
  message: message.slice(0, 200),
});

/** Reads the body of an answer with status 200: both documented forms of a failed call, and part success. */
export function readAnswerBody(text: string): Result<readonly ParcelAnswer[], ProviderFault> {
  const parsed = bodySchema.safeParse(parseJson(text));
  if (!parsed.success) return failure({ code: 'bad-answer', providerCode: null, message: '' });
  const { data } = parsed.data;
  const [error] = present(data?.errors);
  if (error !== undefined) return failure(fault(error.code, error.message));
  if (parsed.data.code !== 0) return failure(fault(parsed.data.code, ''));
  if (data == null) return failure({ code: 'bad-answer', providerCode: null, message: '' });
  const accepted = present(data.accepted).map((item): ParcelAnswer => {
    const { number, carrier = null } = item;
    return carrier === invalid
      ? { number, accepted: false, code: providerCodes.badValue, message: '' }
      : { number, accepted: true, carrier, trackInfo: item.track_info };
  });
  const rejected = present(data.rejected).map(
    (item): ParcelAnswer => ({
      number: item.number,
      accepted: false,
      code: item.error.code,
      message: item.error.message.slice(0, 200),
    }),
  );
  return success([...accepted, ...rejected]);
}

const count = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullable().catch(null);
const quotaSchema = z.object({
  data: z.object({
    quota_total: count,
    quota_used: count,
    quota_remain: count,
    today_used: count,
    max_track_daily: count,
  }),
});

/** Reads the body of a quota call; a daily limit of 0 is none. */
export function readQuotaBody(text: string): Result<ProviderQuota, ProviderFault> {
  const fault = readFaultBody(text);
  if (fault !== null) return failure(fault);
  const parsed = quotaSchema.safeParse(parseJson(text));
  if (!parsed.success) return failure({ code: 'bad-answer', providerCode: null, message: '' });
  const { quota_total, quota_used, quota_remain, today_used, max_track_daily } = parsed.data.data;
  return success({
    total: quota_total,
    used: quota_used,
    remaining:
      quota_remain ?? (quota_total !== null && quota_used !== null ? quota_total - quota_used : null),
    usedToday: today_used,
    dailyLimit: max_track_daily === 0 ? null : max_track_daily,
  });
}

/** The fault that a body of a failed status tells about; null when it tells nothing. */
export function readFaultBody(text: string): ProviderFault | null {
  const read = readAnswerBody(text);
  return read.ok || read.fault.code === 'bad-answer' ? null : read.fault;
}

const present = <Item>(list: readonly (Item | null)[] | null | undefined): Item[] =>
  (list ?? []).filter((item) => item !== null);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
