import { Worker } from 'node:worker_threads';
import type { OpenDatabase } from '../../database/connection.ts';
import type { UploadJob, UploadOutcome } from './order-parts.ts';
import { runUpload } from './order-upload.ts';

/** Uploads up to this size are done at once; larger ones would hold other requests up. */
const smallBytes = 256 * 1024;

interface Answer {
  readonly id: number;
  readonly outcome?: UploadOutcome;
  readonly failure?: { readonly message: string; readonly code: string | null };
}

interface Waiting {
  readonly resolve: (outcome: UploadOutcome) => void;
  readonly reject: (fault: Error) => void;
}

/** Runs large uploads in a thread of their own, with a database connection of its own, one after the other. */
export class UploadThread {
  readonly #database: OpenDatabase;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #jobs = 0;

  constructor(database: OpenDatabase) {
    this.#database = database;
  }

  /** Stores an upload; large ones beside the main thread. */
  run(job: UploadJob): Promise<UploadOutcome> {
    if (job.body.byteLength <= smallBytes) return runUpload(this.#database.db, job);
    const worker = this.#start();
    this.#jobs += 1;
    const id = this.#jobs;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, job });
    });
  }

  /** Ends the thread; an upload that is not committed is rolled back by its database. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }

  #start(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL('./upload.worker.ts', import.meta.url), {
      workerData: this.#database.place,
    });
    worker.on('message', (answer: Answer) => this.#settle(answer));
    worker.on('error', (fault) => this.#fail(fault));
    worker.on('exit', () => this.#fail(new Error('the upload thread ended')));
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  #settle({ id, outcome, failure }: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (outcome !== undefined) waiting?.resolve(outcome);
    else waiting?.reject(Object.assign(new Error(failure?.message), { code: failure?.code ?? undefined }));
  }

  #fail(fault: unknown): void {
    const error = fault instanceof Error ? fault : new Error(String(fault));
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    this.#worker = null;
  }
}
