import type { ResultLine, RunKind } from '@pp-tools/domain/shipment';
import { resultText } from '../../../texts/tracking-run-texts.ts';
import { downloadCsv } from './csv-file.ts';

/** Saves the results of a run. */
export function downloadResults(kind: RunKind, lines: readonly ResultLine[]): void {
  const rows = lines.map((line) => [
    line.code === 'skipped-empty' ? '' : line.number,
    line.success ? 'success' : 'failed',
    resultText(kind, line),
  ]);
  downloadCsv(`${kind}-results.csv`, [['tracking_number', 'result', 'message'], ...rows]);
}
