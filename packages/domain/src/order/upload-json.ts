import { failure, JsonListFault, jsonItems, type Result } from '../core/public.ts';
import { type UploadFault, type UploadReading, type UploadRefusal, uploadLimits } from './upload-order.ts';
import { readUploadRows } from './upload-reading.ts';
import { type RawUploadRow, type RawValue, trackingNumbersOf } from './upload-row.ts';

/** Reads JSON text item by item; the row of an item is its position in the list, from 1. */
export function readUploadText(text: string): Result<UploadReading, UploadRefusal> {
  try {
    return readUploadRows(rawRows(jsonItems(text, uploadLimits.itemLength)));
  } catch (fault) {
    if (!(fault instanceof JsonListFault)) throw fault;
    const { code, flaw } = fault;
    return failure(code === 'unreadable' ? { code, flaw } : { code });
  }
}

/** One raw row at a time, so that a hundred thousand never are in memory together. */
function* rawRows(items: Iterable<unknown>): Generator<RawUploadRow | UploadFault> {
  let row = 0;
  for (const item of items) {
    row += 1;
    yield rawRow(item, row) ?? {
      row,
      orderId: null,
      column: null,
      value: shown(item),
      reason: 'not-an-object',
    };
  }
}

function rawRow(item: unknown, row: number): RawUploadRow | null {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return null;
  const own = (name: string): unknown => (Object.hasOwn(item, name) ? Reflect.get(item, name) : undefined);
  return {
    row,
    orderId: textOrNumber(own('order_id')),
    orderDate: textOrNumber(own('order_date')),
    orderStatus: textOrNumber(own('order_status')),
    numbers: numbersOf(own('tracking_number')),
    phone: textOrNumber(own('phone_number_last_four')),
    carrier: textOrNumber(own('carrierCode')),
  };
}

function textOrNumber(value: unknown): RawValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return { text: value };
  if (typeof value === 'number' && Number.isSafeInteger(value)) return { text: String(value) };
  return { reason: 'wrong-type', value: shown(value) };
}

/** A text with one or more numbers or a list of texts; a JSON number has lost its form and perhaps its digits. */
function numbersOf(value: unknown): readonly RawValue[] | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return trackingNumbersOf(value);
  if (!Array.isArray(value)) return [{ reason: 'wrong-type', value: shown(value) }];
  const numbers: RawValue[] = [];
  for (const piece of value) {
    if (typeof piece !== 'string') numbers.push({ reason: 'wrong-type', value: shown(piece) });
    else numbers.push(...trackingNumbersOf(piece));
  }
  return numbers;
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, 60);
