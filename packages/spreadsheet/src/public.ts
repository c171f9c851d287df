export { writeFolder } from './csv-folder.ts';
export { readRowsText, readSpreadsheet } from './read-spreadsheet.ts';
export type { SpreadsheetFault, SpreadsheetLimits } from './spreadsheet-fault.ts';
export { writeSheets, writeWorkbook } from './write-workbook.ts';
