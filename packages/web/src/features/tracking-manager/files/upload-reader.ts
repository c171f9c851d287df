import type { Result } from '@pp-tools/domain/core';
import type { UploadReading, UploadRefusal } from '@pp-tools/domain/order';
import type { SpreadsheetFault } from '@pp-tools/spreadsheet';

/** What is to be read: pasted text, or the bytes of a file. */
export type UploadSource = { readonly text: string } | { readonly bytes: Uint8Array<ArrayBuffer> };

/** Why a source cannot be read. */
export type SourceRefusal =
  | UploadRefusal
  | { readonly code: 'file'; readonly fault: SpreadsheetFault | { readonly code: 'no-sheet' } };
/** What was read. */
export type ReadUpload = Result<UploadReading, SourceRefusal>;

/** Reads an upload in a thread of its own, so that a large or hostile file holds nothing up. */
export function readUploadSource(source: UploadSource): Promise<ReadUpload> {
  const worker = new Worker(new URL('./upload.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<ReadUpload>((resolve) => {
    const broken: ReadUpload = { ok: false, fault: { code: 'file', fault: { code: 'broken' } } };
    worker.addEventListener('message', ({ data }: MessageEvent<ReadUpload>) => resolve(data));
    worker.addEventListener('error', () => resolve(broken));
    worker.postMessage(source);
  }).finally(() => worker.terminate());
}
