export { readRowsText, readSpreadsheet } from './read-spreadsheet.ts';
export type { SpreadsheetFault, SpreadsheetLimits } from './spreadsheet-fault.ts';
export { writeWorkbook } from './write-workbook.ts';
