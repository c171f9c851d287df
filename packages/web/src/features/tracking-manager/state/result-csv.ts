import type { ResultLine, RunKind } from '@pp-tools/domain/shipment';
import { downloadText } from '../../../platform/download.ts';
import { resultText } from '../../../texts/tracking-run-texts.ts';

/** A cell that no spreadsheet takes for a formula. */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Saves the results of a run. */
export function downloadResults(kind: RunKind, lines: readonly ResultLine[]): void {
  const rows = lines.map((line) => [
    line.code === 'skipped-empty' ? '' : line.number,
    line.success ? 'success' : 'failed',
    resultText(kind, line),
  ]);
  const text = [['tracking_number', 'result', 'message'], ...rows]
    .map((cells) => cells.map(csvCell).join(','))
    .join('\r\n');
  downloadText(`${kind}-results.csv`, text, 'text/csv');
}
