import { Worker } from 'node:worker_threads';
import type { Sheet } from '@pp-tools/domain/catalogue';
import { failure, type Result } from '@pp-tools/domain/core';
import type { SpreadsheetFault } from '@pp-tools/spreadsheet';
import type { SourceFault } from '../../features/wheelset/wheelset-source.ts';
import { sheetLimits } from './sheet-limits.ts';

const maxMilliseconds = 15_000;
const memoryMegabytes = 512;

/** A text of this size is read faster than a worker starts. */
const smallBytes = 256 * 1024;

type Sheets = Result<readonly Sheet[], SpreadsheetFault>;

/**
 * Reads a file of rows; a workbook or a large text away from the main thread, so that a hostile one costs a worker and
 * no visitor.
 */
export async function readSheets(bytes: Uint8Array): Promise<Result<readonly Sheet[], SourceFault>> {
  const isSmallText = bytes.length <= smallBytes && bytes[0] !== 0x50;
  const read = await (isSmallText ? readHere(bytes) : readInWorker(bytes));
  return read.ok ? read : failure({ code: 'source-content', fault: read.fault });
}

/** The reader comes with the first sheet: a start does not need it. */
async function readHere(bytes: Uint8Array): Promise<Sheets> {
  const { readSpreadsheet } = await import('@pp-tools/spreadsheet');
  return readSpreadsheet(new Uint8Array(bytes), sheetLimits);
}

function readInWorker(bytes: Uint8Array): Promise<Sheets> {
  const worker = new Worker(new URL('./spreadsheet.worker.ts', import.meta.url), {
    workerData: new Uint8Array(bytes),
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
  });
  return new Promise((resolve) => {
    const end = (read: Sheets) => {
      clearTimeout(timer);
      resolve(read);
      void worker.terminate();
    };
    const broken = () => end(failure({ code: 'broken' }));
    const timer = setTimeout(broken, maxMilliseconds);
    worker.once('message', end);
    worker.once('error', broken);
    worker.once('exit', broken);
  });
}
