import { textOfCell } from '@pp-tools/domain/catalogue';
import { readRowsText, writeWorkbook } from '@pp-tools/spreadsheet';
import type { WrittenWorkbook } from './export-writer.ts';
import { uploadLimits } from './upload-limits.ts';

/** A CSV text of ours as a workbook; null when it has more rows than an upload takes. */
async function write(csv: string): Promise<WrittenWorkbook> {
  const sheets = readRowsText(csv, uploadLimits.rows + 1);
  if (!sheets.ok) return null;
  const rows = sheets.value.flatMap((sheet) => sheet.rows.map(({ cells }) => cells.map(textOfCell)));
  return writeWorkbook('orders', rows);
}

self.addEventListener('message', async ({ data }: MessageEvent<string>) => {
  self.postMessage(await write(data));
});
