import { parentPort, workerData } from 'node:worker_threads';
import { readSpreadsheet } from '@pp-tools/spreadsheet';
import { sheetLimits } from './sheet-limits.ts';

if (workerData instanceof Uint8Array) {
  readSpreadsheet(new Uint8Array(workerData), sheetLimits).then((read) => parentPort?.postMessage(read));
}
