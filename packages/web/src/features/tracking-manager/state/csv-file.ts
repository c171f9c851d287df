import { csvText } from '@pp-tools/domain/core';
import { downloadText } from '../../../platform/download.ts';

/** Saves rows as a CSV file. */
export const downloadCsv = (name: string, rows: readonly (readonly string[])[]): void =>
  downloadText(name, csvText(rows), 'text/csv');
