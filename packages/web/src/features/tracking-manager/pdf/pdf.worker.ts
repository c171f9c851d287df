import pdfMake from 'pdfmake/build/pdfmake.min.js';
import coverage from '#pdf-coverage.json';
import hanFont from '#pdf-han.ttf?url';
import latinFont from '#pdf-latin.ttf?url';
import { fontFinder } from './font-runs.ts';
import { historyLayout } from './history-layout.ts';
import type { PdfAnswer, PdfJob } from './pdf-maker.ts';

const findFont = fontFinder(coverage);

/** The library keeps its files as base64 text. */
async function fetchBase64(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`font ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += 0x8000) {
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + 0x8000)));
  }
  return btoa(pieces.join(''));
}

async function prepare(): Promise<void> {
  const [han, latin] = await Promise.all([fetchBase64(hanFont), fetchBase64(latinFont)]);
  pdfMake.addVirtualFileSystem({ 'han.ttf': han, 'latin.ttf': latin });
  pdfMake.setFonts({ Han: { normal: 'han.ttf' }, Latin: { normal: 'latin.ttf' } });
  // Text of carriers goes into these documents: nothing in them may fetch or read anything.
  pdfMake.setUrlAccessPolicy(() => false);
  pdfMake.setLocalAccessPolicy((path) => path.endsWith('.ttf'));
}

let ready: Promise<void> | null = null;

self.addEventListener('message', async ({ data: { id, documents } }: MessageEvent<PdfJob>) => {
  const answer = (message: PdfAnswer) => self.postMessage(message);
  try {
    ready ??= prepare();
    await ready;
    const bytes = await pdfMake.createPdf(historyLayout(documents, findFont)).getBuffer();
    answer({ id, bytes: new Uint8Array(bytes) });
  } catch (fault) {
    ready = null;
    answer({ id, failure: fault instanceof Error ? fault.message : String(fault) });
  }
});
