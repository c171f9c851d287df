import type { SpreadsheetLimits } from '@pp-tools/spreadsheet';

/** Bounds on a file of orders. */
export const uploadLimits: SpreadsheetLimits = {
  bytes: 20 * 1024 * 1024,
  unpackedBytes: 200 * 1024 * 1024,
  entries: 1000,
  rows: 100_000,
};

/** Orders that a preview shows as they were read. */
export const ordersShown = 20;
