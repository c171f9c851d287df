import { failure, type Result, success } from '@pp-tools/domain/core';
import { normaliseTrackingNumber } from '@pp-tools/domain/shipment';
import { z } from 'zod';
import type { ParcelAnswer, ProviderFault } from '../../features/tracking/tracking-provider.ts';

const code = z.coerce.number().int();
const number = z.string().transform(normaliseTrackingNumber);
const carrier = z.coerce.number().int().positive().nullable().catch(null);
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.array(item.nullable().catch(null)).nullish().catch(null);

/** Accepted, rejected and errors may each be missing or null; a carrier may come as text. */
const bodySchema = z.object({
  code: code.catch(0),
  data: z
    .object({
      accepted: listOf(z.object({ number, carrier, track_info: z.unknown().optional() })),
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
  const accepted = present(data.accepted).map(
    (item): ParcelAnswer => ({
      number: item.number,
      accepted: true,
      carrier: item.carrier,
      trackInfo: item.track_info,
    }),
  );
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
