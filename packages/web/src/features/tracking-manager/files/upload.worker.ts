import { hasUploadHeader, readUploadSheet, readUploadText } from '@pp-tools/domain/order';
import { readRowsText, readSpreadsheet } from '@pp-tools/spreadsheet';
import { uploadLimits } from './upload-limits.ts';
import type { ReadUpload, UploadSource } from './upload-reader.ts';

/** Pasted text is JSON when it begins as JSON does, else rows of a spreadsheet. */
async function read(source: UploadSource): Promise<ReadUpload> {
  if ('text' in source && /^[\s\ufeff]*[[{"]/.test(source.text)) return readUploadText(source.text);
  const sheets =
    'text' in source
      ? readRowsText(source.text, uploadLimits.rows)
      : await readSpreadsheet(source.bytes, uploadLimits);
  if (!sheets.ok) return { ok: false, fault: { code: 'file', fault: sheets.fault } };
  const sheet = sheets.value.find(hasUploadHeader);
  if (sheet !== undefined) return readUploadSheet(sheet);
  return 'text' in source && sheets.value.every(({ rows }) => rows.every(({ cells }) => cells.length < 2))
    ? readUploadText(source.text)
    : { ok: false, fault: { code: 'file', fault: { code: 'no-sheet' } } };
}

self.addEventListener('message', async ({ data }: MessageEvent<UploadSource>) => {
  self.postMessage(await read(data));
});
