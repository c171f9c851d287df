import type { Sheet, SheetCell, SheetRow } from '@pp-tools/domain/catalogue';
import { failure, type Result, success } from '@pp-tools/domain/core';
import { serialToDate, type Sheet as WorkbookSheet } from 'hucre';
import { readXlsx } from 'hucre/xlsx';
import { readCsvFolder } from './csv-folder.ts';
import { type LightWorkbook, lightWorkbook } from './light-workbook.ts';
import type { SplitSheet } from './plain-rows.ts';
import type { SpreadsheetFault, SpreadsheetLimits } from './spreadsheet-fault.ts';
import { cellOf } from './workbook-cells.ts';
import { checkZipFile, isWorkbook } from './workbook-limits.ts';

/** Columns beyond this are no data of a table. */
const columnsRead = 256;

/** Reads the visible sheets of an XLSX file, or the CSV files of a zip file, after its parts were measured. */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  limits: SpreadsheetLimits,
): Promise<Result<readonly Sheet[], SpreadsheetFault>> {
  const parts = await checkZipFile(bytes, limits);
  if (!parts.ok) return parts;
  if (!isWorkbook(parts.value)) return readCsvFolder(bytes, limits);
  const light = lightWorkbook(bytes, parts.value, columnsRead);
  if (light === null) return failure({ code: 'broken' });
  const sheets = await readLight(light, limits);
  // What the library does not take without its plain rows it may take, or refuse, with them.
  return sheets ?? (await readLight({ ...light, bytes, split: null }, limits)) ?? failure({ code: 'broken' });
}

async function readLight(
  { bytes, split }: LightWorkbook,
  limits: SpreadsheetLimits,
): Promise<Result<readonly Sheet[], SpreadsheetFault> | null> {
  try {
    const workbook = await readXlsx(bytes, {
      sheets: (info) => info.hidden !== true && info.veryHidden !== true,
      maxRows: limits.rows + 2,
      readStyles: true,
    });
    const [sheet] = workbook.sheets;
    if (split !== null && (sheet === undefined || workbook.sheets.length > 1 || !areApart(split, sheet)))
      return null;
    const last = split === null ? -1 : split.last;
    if (last > limits.rows || workbook.sheets.some(({ rows }) => rows.length > limits.rows + 1)) {
      return failure({ code: 'too-many-rows', max: limits.rows });
    }
    const from1904 = workbook.dateSystem === '1904';
    return success(workbook.sheets.map((one) => sheetOf(one, from1904, split)));
  } catch (thrown) {
    const isLocked = thrown instanceof Error && /password|encrypt/i.test(thrown.message);
    return isLocked ? failure({ code: 'legacy-xls' }) : null;
  }
}

function sheetOf(sheet: WorkbookSheet, countsFrom1904: boolean, split: SplitSheet | null): Sheet {
  const rows =
    split === null
      ? sheet.rows.map((_, row) => libraryRow(sheet, row))
      : rowsWithPlain(sheet, split, countsFrom1904);
  for (const { startRow, startCol, endRow, endCol } of sheet.merges ?? []) {
    const anchor = rows[startRow]?.[startCol];
    if (anchor === undefined || endRow - startRow > 1000) continue;
    for (let row = startRow; row <= endRow; row += 1) {
      for (let column = startCol; column <= Math.min(endCol, columnsRead - 1); column += 1) {
        const cells = rows[row];
        if (cells === undefined) continue;
        while (cells.length <= column) cells.push({ kind: 'empty' });
        cells[column] = anchor;
      }
    }
  }
  const rowsHidden = [...(sheet.rowDefs?.values() ?? [])].filter((row) => row.hidden === true).length;
  return { name: sheet.name, rows: rows.map(withoutBlankEnd), rowsHidden, countsFrom1904 };
}

const libraryRow = (sheet: WorkbookSheet, row: number): SheetCell[] =>
  (sheet.rows[row] ?? [])
    .slice(0, columnsRead)
    .map((value, column) => cellOf(value, sheet.cells?.get(`${row},${column}`)));

/** Whether the library found nothing in the rows that were taken out. */
const areApart = ({ plain }: SplitSheet, { rows }: WorkbookSheet): boolean =>
  rows.every((values, row) => !plain.has(row) || values.every((value) => value === null));

/** The rows that the library read and the plain ones between them. */
function rowsWithPlain(sheet: WorkbookSheet, split: SplitSheet, from1904: boolean): SheetCell[][] {
  const { plain, figures, samples } = split;
  for (const { cells, index, value, style } of figures) {
    const sample = sheet.cells?.get(samples.get(style) ?? '');
    cells[index] = cellOf(sample?.type === 'date' ? serialToDate(value, from1904) : value, sample);
  }
  for (const [place, { hyperlink }] of sheet.cells ?? []) {
    const [row = -1, column = -1] = hyperlink === undefined ? [] : place.split(',').map(Number);
    const cells = plain.get(row);
    const cell = cells?.[column];
    if (cells !== undefined && cell?.kind === 'text') {
      cells[column] = { ...cell, link: hyperlink?.target ?? null };
    }
  }
  const length = Math.max(sheet.rows.length, split.last + 1);
  return Array.from({ length }, (_, row) => plain.get(row) ?? libraryRow(sheet, row));
}

/** Blank cells at a row's end come from wider rows above or below. */
function withoutBlankEnd(cells: readonly SheetCell[], row: number): SheetRow {
  const last = cells.findLastIndex(({ kind }) => kind !== 'empty');
  return { row: row + 1, cells: last === cells.length - 1 ? cells : cells.slice(0, last + 1) };
}
