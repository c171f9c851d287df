/** The bytes of a workbook; null when the orders are too many for one. */
export type WrittenWorkbook = Uint8Array<ArrayBuffer> | null;

/** Turns a CSV text into a workbook in a thread of its own. */
export function workbookOfCsv(csv: string): Promise<WrittenWorkbook> {
  const worker = new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<WrittenWorkbook>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WrittenWorkbook>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage(csv);
  }).finally(() => worker.terminate());
}
