import { findHeadingRow, type Sheet, type SheetCell, textOfCell } from '../catalogue/public.ts';
import { failure, type Result } from '../core/public.ts';
import { carrierFromLink } from '../shipment/public.ts';
import { dateValue, identifierValue, phoneValue } from './cell-values.ts';
import { dateOrderOf } from './order-time.ts';
import type { UploadColumn, UploadReading, UploadRefusal } from './upload-order.ts';
import { readUploadRows } from './upload-reading.ts';
import { type RawUploadRow, type RawValue, trackingNumbersOf } from './upload-row.ts';

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

/** The column that a heading of a sheet names; undefined when it names none. */
const columnOf = (heading: string): UploadColumn | undefined => sheetColumns.get(normaliseHeader(heading));

/** Finds the columns in a header row by name; the first of two equal names counts, unknown names are passed over. */
function findColumns(cells: readonly SheetCell[]): Map<UploadColumn, number> {
  const indexes = new Map<UploadColumn, number>();
  for (const [index, cell] of cells.entries()) {
    const column = columnOf(textOfCell(cell));
    if (column !== undefined && !indexes.has(column)) indexes.set(column, index);
  }
  return indexes;
}

const headerOf = ({ rows }: Sheet) => {
  const index = findHeadingRow(rows, (heading) => columnOf(heading) !== undefined);
  return { index, columns: findColumns(rows[index]?.cells ?? []) };
};

/** Whether a sheet has a header row among its first rows; the first visible one that has is read. */
export const hasUploadHeader = (sheet: Sheet): boolean => headerOf(sheet).columns.has('order_id');

/** Reads a sheet with a header row; titles and blank rows may precede it. */
export function readUploadSheet(sheet: Sheet): Result<UploadReading, UploadRefusal> {
  const { index: header, columns: indexes } = headerOf(sheet);
  const columns = requiredColumns.filter((column) => !indexes.has(column));
  if (columns.length > 0) return failure({ code: 'columns-missing', columns });
  const cellOf = (cells: readonly SheetCell[], column: UploadColumn): SheetCell =>
    cells[indexes.get(column) ?? -1] ?? { kind: 'empty' };
  const filled = sheet.rows
    .slice(header + 1)
    .filter(({ cells }) => cells.some((cell) => cell.kind !== 'empty'));
  const dateOrder = dateOrderOf(filled.map(({ cells }) => textOfCell(cellOf(cells, 'order_date'))));
  const rows = filled.map(({ row, cells }): RawUploadRow => {
    const cell = (column: UploadColumn): SheetCell => cellOf(cells, column);
    return {
      row,
      orderId: identifierValue(cell('order_id'), Number.MAX_SAFE_INTEGER),
      orderDate: dateValue(cell('order_date'), sheet.countsFrom1904),
      orderStatus: identifierValue(cell('order_status'), Number.MAX_SAFE_INTEGER),
      numbers: numbersOf(cell('tracking_number')),
      phone: phoneValue(cell('phone_number_last_four')),
      carrier: carrierOf(cell('carrierCode')),
    };
  });
  return readUploadRows(rows, { dateOrder, rowsHidden: sheet.rowsHidden });
}

/** An empty cell is an order without number, as an empty list is in JSON. */
function numbersOf(cell: SheetCell): readonly RawValue[] {
  // Spreadsheets keep 15 digits: a longer number stored as a number has lost the others.
  const value = identifierValue(cell, 999_999_999_999_999);
  if (value === null) return [];
  return 'text' in value ? trackingNumbersOf(value.text) : [value];
}

/** A link whose address a formula puts together from other cells cannot be followed: said, not passed over. */
function carrierOf(cell: SheetCell): RawValue {
  if (cell.kind === 'formula-without-result') return { reason: 'formula-without-result', value: cell.text };
  if (cell.kind === 'error') return { reason: 'cell-error', value: cell.text };
  if (cell.kind !== 'text') return null;
  const code = carrierFromLink(cell.link ?? '') ?? carrierFromLink(cell.text);
  return code === null ? null : { text: String(code) };
}
