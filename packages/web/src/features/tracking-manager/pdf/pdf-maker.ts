import type { HistoryDocument } from '@pp-tools/domain/shipment';
import hanFont from '#pdf-han.ttf?url';
import latinFont from '#pdf-latin.ttf?url';

/** Histories that become one file. */
export interface PdfJob {
  readonly id: number;
  readonly documents: readonly HistoryDocument[];
  /** Sent with the first job; the worker keeps them. */
  readonly fonts: PdfFonts | null;
}

/** The bytes of the fonts. */
export interface PdfFonts {
  readonly han: Uint8Array;
  readonly latin: Uint8Array;
}

/** The file, or why there is none. */
export type PdfAnswer =
  | { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly failure: string };

async function fetchBytes(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`font ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** The page fetches the fonts: the policy of a worker's own file forbids it any request. */
async function fetchFonts(): Promise<PdfFonts> {
  const [han, latin] = await Promise.all([fetchBytes(hanFont), fetchBytes(latinFont)]);
  return { han, latin };
}

/** Makes PDFs beside the page: the fonts are loaded once, and giving up ends the work at once. */
export class PdfMaker {
  #worker: Worker | null = null;
  /** On their way, or with the worker already when null. */
  #fonts: Promise<PdfFonts> | null = null;
  #jobs = 0;
  readonly #waiting = new Map<number, (answer: PdfAnswer) => void>();

  /** Starts the worker and fetches the fonts side by side, so that both are there when the data has come. */
  prepare(): Worker {
    if (this.#worker !== null) return this.#worker;
    this.#fonts = fetchFonts();
    // Whoever makes a file is told.
    this.#fonts.catch(() => undefined);
    this.#worker = this.#start();
    return this.#worker;
  }

  /** Makes one file; rejects with the library's message. */
  async make(documents: readonly HistoryDocument[]): Promise<Blob> {
    const worker = this.prepare();
    const fonts = await this.#takeFonts();
    this.#jobs += 1;
    const id = this.#jobs;
    const answer = await new Promise<PdfAnswer>((resolve) => {
      this.#waiting.set(id, resolve);
      worker.postMessage({ id, documents, fonts } satisfies PdfJob);
    });
    if ('failure' in answer) throw new Error(answer.failure);
    return new Blob([answer.bytes], { type: 'application/pdf' });
  }

  /** Ends whatever is being made. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const [id, settle] of this.#waiting) settle({ id, failure: 'cancelled' });
    this.#waiting.clear();
  }

  async #takeFonts(): Promise<PdfFonts | null> {
    try {
      return await this.#fonts;
    } catch (fault) {
      // The next file begins anew.
      this.close();
      throw fault;
    } finally {
      this.#fonts = null;
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<PdfAnswer>) => {
      this.#waiting.get(data.id)?.(data);
      this.#waiting.delete(data.id);
    });
    worker.addEventListener('error', (event) => {
      for (const [id, settle] of this.#waiting) settle({ id, failure: event.message || 'worker' });
      this.#waiting.clear();
      this.#worker = null;
    });
    return worker;
  }
}
