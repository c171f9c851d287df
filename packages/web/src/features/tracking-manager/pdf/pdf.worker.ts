import pdfMake from 'pdfmake/build/pdfmake.min.js';
import coverage from '#pdf-coverage.json';
import { fontFinder, neededSlices, restFont } from './font-runs.ts';
import { historyLayout } from './history-layout.ts';
import { historyTexts, rowsWithMissing } from './history-texts.ts';
import type { PdfAnswer, PdfFonts, PdfJob, PdfSlices } from './pdf-maker.ts';

const findFont = fontFinder(coverage);

/** The library keeps its files as base64 text. */
function base64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += 0x8000) {
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + 0x8000)));
  }
  return btoa(pieces.join(''));
}

const loadedSlices = new Set<number>();
const fontNames: Record<string, { normal: string }> = {};

function addFont(name: string, bytes: Uint8Array): void {
  const file = `${name}.ttf`;
  pdfMake.addVirtualFileSystem({ [file]: base64(bytes) });
  fontNames[name] = { normal: file };
  pdfMake.setFonts(fontNames);
}

function takeFonts({ han, latin }: PdfFonts): void {
  addFont('Han', han);
  addFont('Latin', latin);
  // Text of carriers goes into these documents: nothing in them may fetch or read anything.
  pdfMake.setUrlAccessPolicy(() => false);
}

/** Jobs that wait for slices of the font. */
const waiting = new Map<number, PdfJob>();
const answer = (message: PdfAnswer) => self.postMessage(message);

async function make({ id, documents }: PdfJob): Promise<void> {
  const bytes = await pdfMake.createPdf(historyLayout(documents, findFont)).getBuffer();
  answer({ id, bytes: new Uint8Array(bytes), missing: rowsWithMissing(documents, findFont) });
}

async function start(job: PdfJob): Promise<void> {
  if (job.fonts !== null) takeFonts(job.fonts);
  const needs = neededSlices(historyTexts(job.documents), findFont).filter(
    (slice) => !loadedSlices.has(slice),
  );
  if (needs.length === 0) return make(job);
  waiting.set(job.id, job);
  answer({ id: job.id, needs });
}

async function goOn({ id, slices }: PdfSlices): Promise<void> {
  for (const { slice, bytes } of slices) {
    if (!loadedSlices.has(slice)) addFont(restFont(slice), bytes);
    loadedSlices.add(slice);
  }
  const job = waiting.get(id);
  waiting.delete(id);
  if (job !== undefined) await make(job);
}

self.addEventListener('message', async ({ data }: MessageEvent<PdfJob | PdfSlices>) => {
  try {
    await ('slices' in data ? goOn(data) : start(data));
  } catch (fault) {
    answer({ id: data.id, failure: fault instanceof Error ? fault.message : String(fault) });
  }
});
