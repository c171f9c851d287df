import type { Result } from '@pp-tools/domain/core';
import type { UploadReading, UploadRefusal } from '@pp-tools/domain/order';
import type { WorkbookFault } from './workbook-limits.ts';

/** What is to be read: pasted text, or the bytes of a workbook. */
export type UploadSource = { readonly text: string } | { readonly bytes: Uint8Array<ArrayBuffer> };

/** Why a source cannot be read. */
export type SourceRefusal = UploadRefusal | { readonly code: 'workbook'; readonly fault: WorkbookFault };

/** Reads an upload in a thread of its own, so that a large or hostile file holds nothing up. */
export function readUploadSource(source: UploadSource): Promise<Result<UploadReading, SourceRefusal>> {
  const worker = new Worker(new URL('./upload.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Result<UploadReading, SourceRefusal>>((resolve) => {
    const broken: Result<UploadReading, SourceRefusal> = {
      ok: false,
      fault: { code: 'workbook', fault: 'broken' },
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Result<UploadReading, SourceRefusal>>) =>
      resolve(data),
    );
    worker.addEventListener('error', () => resolve(broken));
    worker.postMessage(source);
  }).finally(() => worker.terminate());
}
