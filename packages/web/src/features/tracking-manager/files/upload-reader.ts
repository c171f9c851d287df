import type { Result } from '@pp-tools/domain/core';
import type { UploadFault, UploadOrder, UploadRefusal } from '@pp-tools/domain/order';
import type { SpreadsheetFault } from '@pp-tools/spreadsheet';

/** What is to be read: pasted text, or the bytes of a file. */
export type UploadSource = { readonly text: string } | { readonly bytes: Uint8Array<ArrayBuffer> };

/** Why a source cannot be read. */
export type SourceRefusal =
  | UploadRefusal
  | { readonly code: 'file'; readonly fault: SpreadsheetFault | { readonly code: 'no-sheet' } };

/** Orders that can be stored: how many, the first of them to be shown, and all as the body of a call. */
export interface ReadyOrders {
  readonly count: number;
  readonly first: readonly UploadOrder[];
  readonly body: Blob;
}

/** What was read. The orders themselves stay in the thread: a hundred thousand would hold up the page. */
export interface UploadSummary {
  readonly rowsRead: number;
  readonly rowsHidden: number;
  /** Orders that were said in several rows. */
  readonly joined: number;
  readonly faults: readonly UploadFault[];
  /** Whether fields are missing as such. */
  readonly lacksFields: boolean;
  readonly ready: ReadyOrders;
}

/** A summary, or why there is none. */
export type ReadUpload = Result<UploadSummary, SourceRefusal>;

/** Numbers that belong to other orders in the database. */
export type NumbersElsewhere = readonly { readonly number: string; readonly orderId: string }[];

/** The orders without such numbers, and a fault for each number. */
export interface WithoutElsewhere {
  readonly ready: ReadyOrders;
  readonly faults: readonly UploadFault[];
}

/** What the thread is asked. */
export type UploadQuestion = UploadSource | { readonly elsewhere: NumbersElsewhere };

/** Reads an upload in a thread of its own, so that a large or hostile file holds nothing up. */
export class UploadReader {
  readonly #worker = new Worker(new URL('./upload.worker.ts', import.meta.url), { type: 'module' });

  /** Reads a source; to be called first. */
  async read(source: UploadSource): Promise<ReadUpload> {
    const broken: ReadUpload = { ok: false, fault: { code: 'file', fault: { code: 'broken' } } };
    return (await this.#ask<ReadUpload>(source)) ?? broken;
  }

  /** Leaves out the orders with numbers that other orders have. */
  async without(elsewhere: NumbersElsewhere): Promise<WithoutElsewhere> {
    const rest = await this.#ask<WithoutElsewhere>({ elsewhere });
    if (rest === null) throw new Error('the thread of the upload has ended');
    return rest;
  }

  /** Ends the thread. */
  close(): void {
    this.#worker.terminate();
  }

  /** The answer of the thread; null when it breaks. */
  #ask<Answer>(question: UploadQuestion): Promise<Answer | null> {
    const worker = this.#worker;
    return new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
      worker.onerror = () => resolve(null);
      worker.postMessage(question);
    });
  }
}
