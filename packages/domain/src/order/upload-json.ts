import { failure, type Result, success } from '../core/public.ts';
import { splitTrackingNumbers } from '../shipment/public.ts';
import type { UploadFault, UploadReading, UploadRefusal } from './upload-order.ts';
import { readUploadRows } from './upload-reading.ts';
import type { RawUploadRow, RawValue } from './upload-row.ts';

/** Reads pasted JSON text; a byte order mark in front is passed over. */
export function readUploadText(text: string): Result<UploadReading, UploadRefusal> {
  try {
    return readUploadItems(JSON.parse(text.replace(/^\ufeff/, '')));
  } catch (fault) {
    return failure({ code: 'unreadable', detail: fault instanceof Error ? fault.message : String(fault) });
  }
}

/** Reads parsed upload items; the row of an item is its place in the list, from 1. */
export function readUploadItems(items: unknown): Result<UploadReading, UploadRefusal> {
  if (!Array.isArray(items)) return failure({ code: 'not-an-array' });
  const faults: UploadFault[] = [];
  const rows: RawUploadRow[] = [];
  for (const [index, item] of items.entries()) {
    const row = rawRow(item, index + 1);
    if (row === null)
      faults.push({ row: index + 1, column: null, value: shown(item), reason: 'not-an-object' });
    else rows.push(row);
  }
  const reading = readUploadRows(rows);
  const all = [...faults, ...reading.faults].sort((a, b) => a.row - b.row);
  return success({ ...reading, faults: all, rowsRead: items.length });
}

function rawRow(item: unknown, row: number): RawUploadRow | null {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return null;
  const own = new Map<string, unknown>(Object.entries(item));
  return {
    row,
    orderId: textOrNumber(own.get('order_id')),
    orderDate: textOrNumber(own.get('order_date')),
    orderStatus: textOrNumber(own.get('order_status')),
    numbers: numbersOf(own.get('tracking_number')),
    phone: textOrNumber(own.get('phone_number_last_four')),
    carrier: textOrNumber(own.get('carrierCode')),
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
  if (typeof value === 'string') return splitTrackingNumbers(value).map((text) => ({ text }));
  if (!Array.isArray(value)) return [{ reason: 'wrong-type', value: shown(value) }];
  return value.flatMap((piece): RawValue[] =>
    typeof piece === 'string'
      ? splitTrackingNumbers(piece).map((text) => ({ text }))
      : [{ reason: 'wrong-type', value: shown(piece) }],
  );
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, 60);
