import pdfMake from 'pdfmake/build/pdfmake.min.js';
import coverage from '#pdf-coverage.json';
import { fontFinder } from './font-runs.ts';
import { historyLayout } from './history-layout.ts';
import type { PdfAnswer, PdfFonts, PdfJob } from './pdf-maker.ts';

const findFont = fontFinder(coverage);

/** The library keeps its files as base64 text. */
function base64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += 0x8000) {
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + 0x8000)));
  }
  return btoa(pieces.join(''));
}

function takeFonts({ han, latin }: PdfFonts): void {
  pdfMake.addVirtualFileSystem({ 'han.ttf': base64(han), 'latin.ttf': base64(latin) });
  pdfMake.setFonts({ Han: { normal: 'han.ttf' }, Latin: { normal: 'latin.ttf' } });
  // Text of carriers goes into these documents: nothing in them may fetch or read anything.
  pdfMake.setUrlAccessPolicy(() => false);
}

self.addEventListener('message', async ({ data: { id, documents, fonts } }: MessageEvent<PdfJob>) => {
  const answer = (message: PdfAnswer) => self.postMessage(message);
  try {
    if (fonts !== null) takeFonts(fonts);
    const bytes = await pdfMake.createPdf(historyLayout(documents, findFont)).getBuffer();
    answer({ id, bytes: new Uint8Array(bytes) });
  } catch (fault) {
    answer({ id, failure: fault instanceof Error ? fault.message : String(fault) });
  }
});
