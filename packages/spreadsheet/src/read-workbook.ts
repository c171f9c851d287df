import type { Sheet, SheetCell, SheetRow } from '@pp-tools/domain/catalogue';
import { textCell } from '@pp-tools/domain/catalogue';
import { failure, type Result, success } from '@pp-tools/domain/core';
import { type Cell, type CellValue, formatValue, type Sheet as WorkbookSheet } from 'hucre';
import { readXlsx } from 'hucre/xlsx';
import { readCsvFolder } from './csv-folder.ts';
import { linkOfFormula } from './link-formula.ts';
import type { SpreadsheetFault, SpreadsheetLimits } from './spreadsheet-fault.ts';
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
  try {
    const workbook = await readXlsx(bytes, {
      sheets: (info) => info.hidden !== true && info.veryHidden !== true,
      maxRows: limits.rows + 2,
      readStyles: true,
    });
    if (workbook.sheets.some(({ rows }) => rows.length > limits.rows + 1)) {
      return failure({ code: 'too-many-rows', max: limits.rows });
    }
    return success(workbook.sheets.map((sheet) => sheetOf(sheet, workbook.dateSystem === '1904')));
  } catch (thrown) {
    const isLocked = thrown instanceof Error && /password|encrypt/i.test(thrown.message);
    return failure({ code: isLocked ? 'legacy-xls' : 'broken' });
  }
}

function sheetOf(sheet: WorkbookSheet, countsFrom1904: boolean): Sheet {
  const rows = sheet.rows.map((values, row) => ({
    row: row + 1,
    cells: values
      .slice(0, columnsRead)
      .map((value, column) => cellOf(value, sheet.cells?.get(`${row},${column}`))),
  }));
  for (const { startRow, startCol, endRow, endCol } of sheet.merges ?? []) {
    const anchor = rows[startRow]?.cells[startCol];
    if (anchor === undefined || endRow - startRow > 1000) continue;
    for (let row = startRow; row <= endRow; row += 1) {
      for (let column = startCol; column <= Math.min(endCol, columnsRead - 1); column += 1) {
        const cells = rows[row]?.cells;
        if (cells === undefined) continue;
        while (cells.length <= column) cells.push({ kind: 'empty' });
        cells[column] = anchor;
      }
    }
  }
  const rowsHidden = [...(sheet.rowDefs?.values() ?? [])].filter((row) => row.hidden === true).length;
  return { name: sheet.name, rows: rows.map(withoutBlankEnd), rowsHidden, countsFrom1904 };
}

/** Blank cells at a row's end come from wider rows above or below. */
function withoutBlankEnd({ row, cells }: SheetRow): SheetRow {
  const last = cells.findLastIndex(({ kind }) => kind !== 'empty');
  return { row, cells: cells.slice(0, last + 1) };
}

function cellOf(value: CellValue, cell: Cell | undefined): SheetCell {
  if (cell?.type === 'error') return { kind: 'error', text: String(value) };
  const formula = cell?.formula;
  const link = formula === undefined ? null : linkOfFormula(formula);
  const shown = value ?? cell?.formulaResult ?? null;
  if (formula !== undefined && (shown === null || link === 'unread')) {
    return { kind: 'formula-without-result', text: `=${formula}` };
  }
  if (shown === null || shown === '') return { kind: 'empty' };
  if (shown instanceof Date) return dateCell(shown);
  if (typeof shown === 'number') return { kind: 'number', value: shown, shown: shownNumber(shown, cell) };
  if (typeof shown === 'boolean') return { kind: 'flag', value: shown };
  return textCell(String(shown), cell?.hyperlink?.target ?? link);
}

/** Formats that show other digits than the cell holds: leading zeros, or signs written out in the format. */
const formatAddsSigns = /^(?:"[^"]*"|\\.|[A-Z](?![a-z]*\/))*0{2,}|^(?:"[^"$€£¥]+"|\\[A-Z])/;

function shownNumber(value: number, cell: Cell | undefined): string | null {
  const format = cell?.style?.numFmt;
  if (format === undefined || !formatAddsSigns.test(format)) return null;
  const shown = formatValue(value, format);
  return shown === String(value) ? null : shown;
}

/** The library gives the wall clock of a date cell as if it were UTC; days before 1905 are times without a date. */
function dateCell(date: Date): SheetCell {
  if (Number.isNaN(date.getTime())) return { kind: 'error', text: 'date' };
  // A serial is a fraction of a day in binary: the nearest second is what was typed.
  const rounded = new Date(Math.round(date.getTime() / 1000) * 1000);
  return {
    kind: 'date',
    local: rounded.toISOString().slice(0, 19),
    timeOnly: rounded.getUTCFullYear() < 1905,
  };
}
