import { type ResourceLimits, Worker } from 'node:worker_threads';
import { z } from 'zod';
import { longPatience, type OpenDatabase, openPostgres, openSqlite } from './connection.ts';

/**
 * Runs tasks one after the other, each in a thread of its own with a database connection of its own: its memory goes
 * back to the system when it ends, and no other request waits for it. The script reads one message and posts one.
 */
export class WorkThread<Task, Answer> {
  readonly #script: URL;
  readonly #database: OpenDatabase;
  readonly #memory: ResourceLimits;
  #last: Promise<unknown> = Promise.resolve();
  #worker: Worker | null = null;

  constructor(script: URL, database: OpenDatabase, memory: ResourceLimits) {
    this.#script = script;
    this.#database = database;
    this.#memory = memory;
  }

  /** Runs a task; `body` is the part of it that moves over instead of being copied. */
  ask(task: Task, body: Uint8Array): Promise<Answer> {
    const answer = this.#last.then(() => this.#run(task, body));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  /** Ends the thread; what is not committed is rolled back by its database. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #run(task: Task, { buffer, byteLength }: Uint8Array): Promise<Answer> {
    const worker = new Worker(this.#script, {
      workerData: this.#database.place,
      resourceLimits: this.#memory,
    });
    this.#worker = worker;
    return new Promise<Answer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the thread ended without an answer')));
      // Bytes move where nobody else has a part of their memory.
      const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
      worker.postMessage(task, isOwn ? [buffer] : []);
    }).finally(() => worker.terminate());
  }
}

/** Whether a thread was ended because it took more memory than it may. */
export const isOutOfMemory = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Where a thread finds the database. */
const placeSchema = z.union([z.object({ folder: z.string() }), z.object({ url: z.string() })]);

/** The database of a thread, from the data that it was started with. */
export function openOfThread(data: unknown): OpenDatabase {
  const place = placeSchema.parse(data);
  // A lost idle connection shows itself in the next statement.
  return 'folder' in place
    ? openSqlite(place.folder)
    : openPostgres(place.url, () => undefined, longPatience);
}
