import type { JsonFlaw } from '../core/public.ts';
import type { CarrierCode, TrackingNumberFault } from '../shipment/public.ts';
import type { OrderTimeFault, WrittenTime } from './order-time.ts';

/** The fields of an upload; XLSX files name phone and carrier in their own way. */
export type UploadColumn =
  | 'order_id'
  | 'order_date'
  | 'order_status'
  | 'tracking_number'
  | 'phone_number_last_four'
  | 'carrierCode';

/** Why a value of an upload is refused; the words are in the texts of the page. */
export type UploadReason =
  | 'missing'
  | 'not-an-object'
  | 'wrong-type'
  | 'order-id-too-long'
  | 'status-too-long'
  /** Letters that were lost when the text was stored elsewhere. */
  | 'letters-lost'
  | OrderTimeFault
  | TrackingNumberFault
  | 'number-lost-digits'
  /** The sheet shows other signs than the cell holds, and they are no id. */
  | 'number-shown-otherwise'
  /** Blanks may part two numbers or group the digits of one. */
  | 'number-blanks'
  | 'number-on-two-orders'
  | 'number-stored-elsewhere'
  | 'phone-invalid'
  | 'carrier-invalid'
  | 'cell-error'
  | 'formula-without-result';

/** One refused value: where it stands (item from 1, or the row of the sheet) and why. */
export interface UploadFault {
  readonly row: number;
  /** The id of the order in that row, as far as it can be read. */
  readonly orderId: string | null;
  readonly column: UploadColumn | null;
  readonly value: string;
  readonly reason: UploadReason;
}

/** One parcel of an uploaded order, with what its own rows say of it. */
export interface UploadParcel {
  readonly number: string;
  readonly phoneLastFour: string | null;
  readonly carrier: CarrierCode | null;
}

/** An order that is ready to be stored. */
export interface UploadOrder {
  readonly orderId: string;
  readonly time: WrittenTime;
  /** The shop's own word, such as wc-completed. */
  readonly status: string;
  readonly numbers: readonly string[];
  /** The same numbers: phone and carrier of a row belong to the numbers of that row. */
  readonly parcels: readonly UploadParcel[];
  readonly phoneLastFour: string | null;
  readonly carrier: CarrierCode | null;
  /** The rows it came from; more than one when the upload repeats an order. */
  readonly rows: readonly number[];
}

/** What an upload holds: the good orders and every fault. Rows with a fault are in no order. */
export interface UploadReading {
  readonly orders: readonly UploadOrder[];
  readonly faults: readonly UploadFault[];
  /** How many rows or items were read, empty ones not counted. */
  readonly rowsRead: number;
  /** Rows that a filter of the sheet hides; they are read like the others. */
  readonly rowsHidden: number;
}

/** How much one upload may hold; a hundred thousand orders with two numbers each stay within it. */
export const uploadLimits = {
  rows: 250_000,
  numbers: 300_000,
  itemLength: 256 * 1024,
  faults: 10_000,
} as const;

/** Why an upload cannot be read at all. */
export type UploadRefusal =
  | { readonly code: 'unreadable'; readonly flaw: JsonFlaw | null }
  | { readonly code: 'not-an-array' }
  | { readonly code: 'too-large'; readonly limit: 'rows' | 'numbers' }
  | { readonly code: 'columns-missing'; readonly columns: readonly UploadColumn[] };

const requiredColumns: ReadonlySet<UploadColumn | null> = new Set([
  'order_id',
  'order_date',
  'order_status',
  'tracking_number',
]);

/** Whether a reading lacks required fields (or has them in a wrong type), which has a sentence of its own. */
export const lacksFields = ({ faults }: UploadReading): boolean =>
  faults.some(
    ({ reason, column }) =>
      reason === 'not-an-object' ||
      ((reason === 'missing' || reason === 'wrong-type') && requiredColumns.has(column)),
  );
