import { failure, type Result, success } from '../core/public.ts';
import { carrierFromLink, splitTrackingNumbers } from '../shipment/public.ts';
import { dateValue, identifierValue, phoneValue, type SheetCell, textOfCell } from './sheet-cell.ts';
import type { UploadColumn, UploadReading, UploadRefusal } from './upload-order.ts';
import { readUploadRows } from './upload-reading.ts';
import type { RawUploadRow, RawValue } from './upload-row.ts';

/** A sheet of a workbook: rows with the number that the spreadsheet shows; merged cells repeat their value. */
export interface SheetTable {
  readonly rows: readonly { readonly row: number; readonly cells: readonly SheetCell[] }[];
  readonly rowsHidden: number;
  /** Whether the workbook counts days from 1904. */
  readonly countsFrom1904: boolean;
}

/** Columns of the sheet (specification, section 3) and the field of the upload that each fills. */
const sheetColumns: ReadonlyMap<string, UploadColumn> = new Map([
  ['order_id', 'order_id'],
  ['order_date', 'order_date'],
  ['order_status', 'order_status'],
  ['tracking_number', 'tracking_number'],
  ['shipping_phone_last4', 'phone_number_last_four'],
  ['tracking_link', 'carrierCode'],
]);
const requiredColumns: readonly UploadColumn[] = [
  'order_id',
  'order_date',
  'order_status',
  'tracking_number',
];

/** A header as it is compared: no byte order mark, no outer blanks, lower case, blanks as underscores. */
export const normaliseHeader = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\ufeff]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** Finds the columns in a header row by name; the first of two equal names counts, unknown names are passed over. */
function findColumns(cells: readonly SheetCell[]): Map<UploadColumn, number> {
  const places = new Map<UploadColumn, number>();
  for (const [place, cell] of cells.entries()) {
    const column = sheetColumns.get(normaliseHeader(textOfCell(cell)));
    if (column !== undefined && !places.has(column)) places.set(column, place);
  }
  return places;
}

/** Whether a sheet has a header row; the first visible one that has is read. */
export const hasUploadHeader = (table: SheetTable): boolean =>
  findColumns(table.rows[0]?.cells ?? []).has('order_id');

/** Reads a sheet whose first row names the columns. */
export function readUploadSheet(table: SheetTable): Result<UploadReading, UploadRefusal> {
  const [header, ...body] = table.rows;
  const places = findColumns(header?.cells ?? []);
  const columns = requiredColumns.filter((column) => !places.has(column));
  if (columns.length > 0) return failure({ code: 'columns-missing', columns });
  const filled = body.filter(({ cells }) => cells.some((cell) => cell.kind !== 'empty'));
  const rows = filled.map(({ row, cells }): RawUploadRow => {
    const cell = (column: UploadColumn): SheetCell => cells[places.get(column) ?? -1] ?? { kind: 'empty' };
    return {
      row,
      orderId: identifierValue(cell('order_id'), Number.MAX_SAFE_INTEGER),
      orderDate: dateValue(cell('order_date'), table.countsFrom1904),
      orderStatus: identifierValue(cell('order_status'), Number.MAX_SAFE_INTEGER),
      numbers: numbersOf(cell('tracking_number')),
      phone: phoneValue(cell('phone_number_last_four')),
      carrier: carrierOf(cell('carrierCode')),
    };
  });
  return success(readUploadRows(rows, table.rowsHidden));
}

/** An empty cell is an order without number, as an empty list is in JSON. */
function numbersOf(cell: SheetCell): readonly RawValue[] {
  // Spreadsheets keep 15 digits: a longer number stored as a number has lost the others.
  const value = identifierValue(cell, 999_999_999_999_999);
  if (value === null) return [];
  return 'text' in value ? splitTrackingNumbers(value.text).map((text) => ({ text })) : [value];
}

function carrierOf(cell: SheetCell): RawValue {
  if (cell.kind !== 'text') return null;
  const code = carrierFromLink(cell.link ?? '') ?? carrierFromLink(cell.text);
  return code === null ? null : { text: String(code) };
}
