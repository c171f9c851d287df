import restFonts from 'virtual:pdf-rest-fonts';
import type { HistoryDocument } from '@pp-tools/domain/shipment';
import hanFont from '#pdf-han.ttf?url';
import latinFont from '#pdf-latin.ttf?url';
import type { MissingCharacters } from './history-texts.ts';

/** Histories that become one file. */
export interface PdfJob {
  readonly id: number;
  readonly documents: readonly HistoryDocument[];
  /** Sent with the first job; the worker keeps them. */
  readonly fonts: PdfFonts | null;
}

/** Slices of the font that a job waits for. */
export interface PdfSlices {
  readonly id: number;
  readonly slices: readonly { readonly slice: number; readonly bytes: Uint8Array }[];
}

/** The bytes of the fonts that every file needs. */
export interface PdfFonts {
  readonly han: Uint8Array;
  readonly latin: Uint8Array;
}

/** A finished file, and the rows of which some characters are in no font. */
export interface MadePdf {
  readonly file: Blob;
  readonly missing: readonly MissingCharacters[];
}

/** The file, why there is none, or the slices of the font that it needs first. */
export type PdfAnswer =
  | {
      readonly id: number;
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly missing: readonly MissingCharacters[];
    }
  | { readonly id: number; readonly needs: readonly number[] }
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

async function fetchSlices(id: number, needs: readonly number[]): Promise<PdfSlices> {
  const slices = needs.map(async (slice) => ({ slice, bytes: await fetchBytes(restFonts[slice] ?? '') }));
  return { id, slices: await Promise.all(slices) };
}

type FinalAnswer = Exclude<PdfAnswer, { readonly needs: readonly number[] }>;

/** Makes PDFs away from the page: the fonts are loaded once, and giving up ends the work at once. */
export class PdfMaker {
  #worker: Worker | null = null;
  /** On their way, or with the worker already when null. */
  #fonts: Promise<PdfFonts> | null = null;
  #jobs = 0;
  readonly #waiting = new Map<number, (answer: FinalAnswer) => void>();

  /** Starts the worker and fetches the fonts side by side, so that both are there when the data has come. */
  prepare(): Worker {
    if (this.#worker !== null) return this.#worker;
    this.#fonts = fetchFonts();
    // The caller of make() is told.
    this.#fonts.catch(() => undefined);
    this.#worker = this.#start();
    return this.#worker;
  }

  /** Makes one file; rejects with the library's message. */
  async make(documents: readonly HistoryDocument[]): Promise<MadePdf> {
    const worker = this.prepare();
    const fonts = await this.#takeFonts();
    this.#jobs += 1;
    const id = this.#jobs;
    const answer = await new Promise<FinalAnswer>((resolve) => {
      this.#waiting.set(id, resolve);
      worker.postMessage({ id, documents, fonts } satisfies PdfJob);
    });
    if ('failure' in answer) throw new Error(answer.failure);
    return { file: new Blob([answer.bytes], { type: 'application/pdf' }), missing: answer.missing };
  }

  /** Ends whatever is being made. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const [id, resolve] of this.#waiting) resolve({ id, failure: 'cancelled' });
    this.#waiting.clear();
  }

  async #takeFonts(): Promise<PdfFonts | null> {
    try {
      return await this.#fonts;
    } catch (fault) {
      // The next file starts with a new worker.
      this.close();
      throw fault;
    } finally {
      this.#fonts = null;
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<PdfAnswer>) => {
      if ('needs' in data) this.#sendSlices(worker, data.id, data.needs);
      else this.#finish(data);
    });
    worker.addEventListener('error', (event) => {
      for (const [id, resolve] of this.#waiting) resolve({ id, failure: event.message || 'worker' });
      this.#waiting.clear();
      this.#worker = null;
    });
    return worker;
  }

  #finish(answer: FinalAnswer): void {
    this.#waiting.get(answer.id)?.(answer);
    this.#waiting.delete(answer.id);
  }

  async #sendSlices(worker: Worker, id: number, needs: readonly number[]): Promise<void> {
    try {
      worker.postMessage(await fetchSlices(id, needs));
    } catch (fault) {
      this.#finish({ id, failure: fault instanceof Error ? fault.message : String(fault) });
    }
  }
}
