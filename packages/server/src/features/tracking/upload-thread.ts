import { Worker } from 'node:worker_threads';
import type { OpenDatabase } from '../../database/connection.ts';
import type { UploadJob, UploadOutcome } from './order-parts.ts';
import { runUpload } from './order-upload.ts';
import { checkUpload, type UploadCheck } from './upload-check.ts';

/** Bounds what the thread keeps before it cleans up; the largest upload that is taken needs less. */
const memory = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 24 } as const;

/** Uploads up to this size are done at once; larger ones would hold other requests up. */
const smallBytes = 256 * 1024;

/** What the thread is asked: to store an upload, or only to look at one. */
export type ThreadTask = { readonly job: UploadJob } | { readonly look: Uint8Array };

/** What the thread answers. */
export interface ThreadAnswer {
  readonly id: number;
  readonly stored?: UploadOutcome;
  readonly looked?: UploadCheck | null;
  readonly failure?: { readonly message: string; readonly code: string | null };
}

interface Waiting {
  readonly settle: (answer: ThreadAnswer) => void;
  readonly reject: (fault: Error) => void;
}

/** Runs large uploads in a thread of their own, with a database connection of its own, one after the other. */
export class UploadThread {
  readonly #database: OpenDatabase;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #tasks = 0;

  constructor(database: OpenDatabase) {
    this.#database = database;
  }

  /** Stores an upload. */
  run(job: UploadJob): Promise<UploadOutcome> {
    if (job.body.byteLength <= smallBytes) return runUpload(this.#database.db, job);
    return this.#ask({ job }, job.body, ({ stored }) => stored);
  }

  /** What the database has of an upload already; null when it is no JSON. */
  look(body: Uint8Array): Promise<UploadCheck | null> {
    if (body.byteLength <= smallBytes) return checkUpload(this.#database.db, body);
    return this.#ask({ look: body }, body, ({ looked }) => looked);
  }

  /** Ends the thread; an upload that is not committed is rolled back by its database. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }

  #ask<Outcome>(
    task: ThreadTask,
    { buffer, byteLength }: Uint8Array,
    pick: (answer: ThreadAnswer) => Outcome | undefined,
  ): Promise<Outcome> {
    const worker = this.#start();
    this.#tasks += 1;
    const id = this.#tasks;
    return new Promise((resolve, reject) => {
      const settle = (answer: ThreadAnswer) => {
        const outcome = pick(answer);
        if (outcome !== undefined) resolve(outcome);
        else {
          const { message, code } = answer.failure ?? {
            message: 'the upload thread gave no answer',
            code: null,
          };
          reject(Object.assign(new Error(message), { code: code ?? undefined }));
        }
      };
      this.#waiting.set(id, { settle, reject });
      // The bytes move over instead of being copied, where nobody else has a part of their memory.
      const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
      worker.postMessage({ id, task }, isOwn ? [buffer] : []);
    });
  }

  #start(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL('./upload.worker.ts', import.meta.url), {
      workerData: this.#database.place,
      resourceLimits: memory,
    });
    worker.on('message', (answer: ThreadAnswer) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      waiting?.settle(answer);
    });
    worker.on('error', (fault) => this.#fail(fault));
    worker.on('exit', () => this.#fail(new Error('the upload thread ended')));
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  #fail(fault: unknown): void {
    const error = fault instanceof Error ? fault : new Error(String(fault));
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    this.#worker = null;
  }
}
