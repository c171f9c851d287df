import { parentPort, workerData } from 'node:worker_threads';
import { readXlsx } from 'hucre/xlsx';
import { isHarmlessZip } from './zip-size.ts';

/** Rows of the first sheet that is not hidden, or null when the file is no workbook we can read. */
async function readFirstSheet(bytes: Uint8Array): Promise<unknown[][] | null> {
  if (!isHarmlessZip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) return null;
  const { sheets } = await readXlsx(bytes, { sheets: (info) => !info.hidden && !info.veryHidden });
  return sheets[0]?.rows ?? null;
}

if (workerData instanceof Uint8Array) {
  readFirstSheet(workerData).then(
    (rows) => parentPort?.postMessage(rows),
    () => parentPort?.postMessage(null),
  );
}
