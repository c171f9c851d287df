import type { SpreadsheetLimits } from '../spreadsheet-fault.ts';

/** The bounds that the tests of the reader work with. */
export const testLimits: SpreadsheetLimits = {
  bytes: 20 * 1024 * 1024,
  unpackedBytes: 200 * 1024 * 1024,
  entries: 1000,
  rows: 100_000,
};
