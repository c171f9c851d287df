import { lostLetter } from '../catalogue/public.ts';
import {
  cleanNormalisedText,
  normaliseTrackingNumber,
  readCarrierCode,
  readPhoneLastFour,
  readTrackingNumber,
  splitTrackingNumbers,
} from '../shipment/public.ts';
import { type DateOrder, readOrderTime } from './order-time.ts';
import type { UploadColumn, UploadFault, UploadOrder, UploadReason } from './upload-order.ts';

/** A value as it was found: its text, a refusal that is known already, or null for nothing. */
export type RawValue =
  | { readonly text: string }
  | { readonly reason: UploadReason; readonly value: string }
  | null;

/** A row of an upload before its values are read. `numbers` is null when the field itself is missing. */
export interface RawUploadRow {
  readonly row: number;
  readonly orderId: RawValue;
  readonly orderDate: RawValue;
  readonly orderStatus: RawValue;
  readonly numbers: readonly RawValue[] | null;
  readonly phone: RawValue;
  readonly carrier: RawValue;
}

/** The numbers of one text as values of a row; where it is unclear whether blanks part numbers, a refusal. */
export function trackingNumbersOf(text: string): readonly RawValue[] {
  const numbers = splitTrackingNumbers(text);
  return numbers.map((number) =>
    number.isClear ? { text: number.text } : { reason: 'number-blanks', value: number.text },
  );
}

/** The order of a row, or all its faults at once. */
export type ReadUploadRow =
  | { readonly ok: true; readonly order: UploadOrder }
  | { readonly ok: false; readonly faults: readonly UploadFault[] };

const longestId = 64;

/** What a row gives as its order id, cut to a readable length. */
const orderIdOf = ({ orderId }: RawUploadRow): string | null =>
  orderId !== null && 'text' in orderId
    ? (cleanNormalisedText(orderId.text)?.slice(0, longestId) ?? null)
    : null;

/** Reads every value of a row; one fault keeps the whole row out. */
export function readUploadRow(raw: RawUploadRow, dateOrder: DateOrder | null = null): ReadUploadRow {
  const faults: UploadFault[] = [];
  const refuse = (column: UploadColumn, value: string, reason: UploadReason): null => {
    faults.push({ row: raw.row, orderId: orderIdOf(raw), column, value, reason });
    return null;
  };
  const textOf = (column: UploadColumn, value: RawValue): string | null => {
    if (value === null) return null;
    return 'text' in value ? value.text : refuse(column, value.value, value.reason);
  };
  const required = (column: UploadColumn, value: RawValue): string | null => {
    const text = textOf(column, value);
    if (text === null && value !== null) return null;
    const clean = text === null ? null : cleanNormalisedText(text);
    if (clean === null) return refuse(column, '', 'missing');
    // Two orders with such ids would become one.
    return clean.includes(lostLetter) ? refuse(column, clean, 'letters-lost') : clean;
  };

  const orderId = required('order_id', raw.orderId);
  if (orderId !== null && orderId.length > longestId) refuse('order_id', orderId, 'order-id-too-long');
  const dateText = required('order_date', raw.orderDate);
  const time = dateText === null ? null : readOrderTime(dateText, dateOrder);
  if (time !== null && !time.ok) refuse('order_date', dateText ?? '', time.fault);
  const status = required('order_status', raw.orderStatus);
  if (status !== null && status.length > longestId) refuse('order_status', status, 'status-too-long');
  if (raw.numbers === null) refuse('tracking_number', '', 'missing');
  const numbers = new Set<string>();
  for (const value of raw.numbers ?? []) {
    const text = textOf('tracking_number', value);
    if (text === null || normaliseTrackingNumber(text) === '') continue;
    const number = readTrackingNumber(text);
    if (number.ok) numbers.add(number.value);
    else refuse('tracking_number', text, number.fault);
  }
  const phoneText = textOf('phone_number_last_four', raw.phone) ?? '';
  const phone = readPhoneLastFour(phoneText);
  if (!phone.ok) refuse('phone_number_last_four', phoneText, phone.fault);
  const carrierText = textOf('carrierCode', raw.carrier) ?? '';
  const carrier = readCarrierCode(carrierText);
  if (!carrier.ok) refuse('carrierCode', carrierText, carrier.fault);

  if (faults.length > 0 || orderId === null || status === null || !time?.ok || !phone.ok || !carrier.ok) {
    return { ok: false, faults };
  }
  return {
    ok: true,
    order: {
      orderId,
      time: time.value,
      status,
      numbers: [...numbers],
      parcels: [...numbers].map((number) => ({
        number,
        phoneLastFour: phone.value,
        carrier: carrier.value,
      })),
      phoneLastFour: phone.value,
      carrier: carrier.value,
      rows: [raw.row],
    },
  };
}
