import { Worker } from 'node:worker_threads';
import type { SheetCell } from '@pp-tools/domain/catalogue';
import { failure, type Result, success } from '@pp-tools/domain/core';
import type { SourceFault } from '../../features/wheelset/wheelset-source.ts';

const longestMilliseconds = 15_000;
const memoryMegabytes = 512;

/** Reads an XLSX file away from the main thread, so that a hostile one costs a worker and no visitor. */
export async function readWorkbook(bytes: Buffer): Promise<Result<SheetCell[][], SourceFault>> {
  const rows = await rowsFromWorker(bytes);
  return Array.isArray(rows) ? success(rows.map(plainRow)) : failure({ code: 'source-workbook' });
}

function rowsFromWorker(bytes: Buffer): Promise<unknown> {
  const worker = new Worker(new URL('./workbook.worker.ts', import.meta.url), {
    workerData: new Uint8Array(bytes),
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
  });
  return new Promise((resolve) => {
    const end = (rows: unknown) => {
      clearTimeout(timer);
      resolve(rows);
      void worker.terminate();
    };
    const timer = setTimeout(() => end(null), longestMilliseconds);
    worker.once('message', end);
    worker.once('error', () => end(null));
    worker.once('exit', () => end(null));
  });
}

/** A row as our reader takes it; blank cells at its end are an artefact of the format. */
function plainRow(row: unknown): SheetCell[] {
  const cells = Array.isArray(row) ? row.map(plainCell) : [];
  const last = cells.findLastIndex((cell) => cell !== null && cell !== '');
  return cells.slice(0, last + 1);
}

/** A date in a spreadsheet of wheels is a figure that Excel mistook ("10-12"): shown, so that it is refused. */
function plainCell(cell: unknown): SheetCell {
  if (typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean') return cell;
  if (cell instanceof Date) return `date ${cell.toISOString().slice(0, 10)}`;
  return cell === null || cell === undefined ? null : '#VALUE!';
}
