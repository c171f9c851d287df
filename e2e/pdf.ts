import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, Download } from '@playwright/test';

const require = createRequire(import.meta.url);

/** A page of a PDF: its text, and how many dark pixels it shows. */
export interface PdfPage {
  readonly text: string;
  readonly darkPixels: number;
  readonly width: number;
  readonly height: number;
}

/** Opens a downloaded PDF with another program's code: text alone would pass on blank pages. */
export async function readPdf(browser: Browser, download: Download): Promise<PdfPage[]> {
  const bytes = await readFile(await download.path());
  const page = await browser.newPage();
  await page.addScriptTag({
    path: require.resolve('pdfjs-dist/legacy/build/pdf.worker.min.mjs'),
    type: 'module',
  });
  await page.addScriptTag({ path: require.resolve('pdfjs-dist/legacy/build/pdf.min.mjs'), type: 'module' });
  await page.waitForFunction('globalThis.pdfjsLib && globalThis.pdfjsWorker');
  const pages: PdfPage[] = await page.evaluate(`(async () => {
    const data = Uint8Array.from(atob(${JSON.stringify(bytes.toString('base64'))}), (c) => c.charCodeAt(0));
    const pdf = await pdfjsLib.getDocument({ data, useWorkerFetch: false }).promise;
    const pages = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: 1 });
      const canvas = Object.assign(document.createElement('canvas'), { width: viewport.width, height: viewport.height });
      const context = canvas.getContext('2d');
      await page.render({ canvasContext: context, viewport, canvas }).promise;
      const pixels = context.getImageData(0, 0, canvas.width, canvas.height).data;
      let darkPixels = 0;
      for (let at = 0; at < pixels.length; at += 4) if (pixels[at] < 128) darkPixels += 1;
      const content = await page.getTextContent();
      const text = content.items.map((item) => item.str).join('');
      pages.push({ text, darkPixels, width: viewport.width, height: viewport.height });
    }
    return pages;
  })()`);
  await page.close();
  return pages;
}
