import { readUploadSheet, readUploadText } from '@pp-tools/domain/order';
import { readWorkbook } from './read-workbook.ts';
import type { UploadSource } from './upload-reader.ts';

self.addEventListener('message', async ({ data }: MessageEvent<UploadSource>) => {
  if ('text' in data) {
    self.postMessage(readUploadText(data.text));
    return;
  }
  const table = await readWorkbook(data.bytes);
  if (table.ok) self.postMessage(readUploadSheet(table.value));
  else self.postMessage({ ok: false, fault: { code: 'workbook', fault: table.fault } });
});
