import type { SpreadsheetLimits } from '@pp-tools/spreadsheet';

/** Bounds on the spreadsheet of wheelsets; one of 20,000 wheelsets stays far below. */
export const sheetLimits: SpreadsheetLimits = {
  bytes: 64 * 1024 * 1024,
  unpackedBytes: 64 * 1024 * 1024,
  entries: 1000,
  rows: 100_000,
};
