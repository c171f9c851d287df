import { failure, type Result, success } from '@pp-tools/domain/core';
import { hasUploadHeader, type SheetCell, type SheetTable } from '@pp-tools/domain/order';
import { type Cell, type CellValue, readXlsx, type Sheet } from 'hucre/xlsx';
import { checkWorkbookFile, type WorkbookFault, workbookLimits } from './workbook-limits.ts';

/** Columns beyond this are no order data. */
const columnsRead = 64;

/** Reads the first visible sheet with a header row of an XLSX file, after its size was checked. */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Result<SheetTable, WorkbookFault>> {
  const checked = await checkWorkbookFile(bytes);
  if (!checked.ok) return checked;
  let sheets: readonly Sheet[];
  let countsFrom1904: boolean;
  try {
    const workbook = await readXlsx(bytes, {
      sheets: (info) => info.hidden !== true && info.veryHidden !== true,
      maxRows: workbookLimits.rows + 2,
    });
    sheets = workbook.sheets;
    countsFrom1904 = workbook.dateSystem === '1904';
  } catch (fault) {
    const isLocked = fault instanceof Error && /password|encrypt/i.test(fault.message);
    return failure(isLocked ? 'legacy-xls' : 'broken');
  }
  const visible = sheets.filter((sheet) => sheet.hidden !== true && sheet.veryHidden !== true);
  for (const sheet of visible) {
    if (sheet.rows.length > workbookLimits.rows + 1) return failure('too-many-rows');
    const table = tableOf(sheet, countsFrom1904);
    if (hasUploadHeader(table)) return success(table);
  }
  return failure('no-sheet');
}

function tableOf(sheet: Sheet, countsFrom1904: boolean): SheetTable {
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
  return { rows, rowsHidden, countsFrom1904 };
}

function cellOf(value: CellValue, cell: Cell | undefined): SheetCell {
  if (cell?.type === 'error') return { kind: 'error', text: String(value) };
  if (cell?.formula !== undefined && value === null && cell.formulaResult == null) {
    return { kind: 'formula-without-result', text: `=${cell.formula}` };
  }
  const shown = value ?? cell?.formulaResult ?? null;
  if (shown === null || shown === '') return { kind: 'empty' };
  if (shown instanceof Date) return dateCell(shown);
  if (typeof shown === 'number') return { kind: 'number', value: shown };
  if (typeof shown === 'string' && /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)$/.test(shown)) {
    return { kind: 'error', text: shown };
  }
  return { kind: 'text', text: String(shown), link: cell?.hyperlink?.target ?? null };
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
