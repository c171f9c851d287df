import type { OpenDatabase } from '../../database/connection.ts';
import { isOutOfMemory, WorkThread } from '../../database/work-thread.ts';
import type { UploadJob, UploadOutcome } from './order-parts.ts';
import { runUpload } from './order-upload.ts';
import { checkUpload, type UploadCheck } from './upload-check.ts';

/** Bounds the memory of a thread; the largest upload that is taken needs less. */
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 24 } as const;

/** Uploads up to this size are done at once; larger ones would hold other requests up. */
const smallBytes = 256 * 1024;

/** What a thread is asked: to store an upload, or only to look at one. */
export type ThreadTask = { readonly job: UploadJob } | { readonly look: Uint8Array };

/** What a thread answers. */
export interface ThreadAnswer {
  readonly stored?: UploadOutcome;
  readonly looked?: UploadCheck | null;
  readonly failure?: { readonly message: string; readonly code: string | null };
}

/** Runs large uploads in a thread. */
export class UploadThread {
  readonly #database: OpenDatabase;
  readonly #thread: WorkThread<ThreadTask, ThreadAnswer>;

  constructor(database: OpenDatabase) {
    this.#database = database;
    this.#thread = new WorkThread(new URL('./upload.worker.ts', import.meta.url), database, memory);
  }

  /** Stores an upload. */
  async run(job: UploadJob): Promise<UploadOutcome> {
    if (job.body.byteLength <= smallBytes) return runUpload(this.#database.db, job);
    try {
      return outcomeOf(await this.#thread.ask({ job }, job.body), ({ stored }) => stored);
    } catch (fault) {
      if (!isOutOfMemory(fault)) throw fault;
      return { ok: false, code: 'too-large', detail: '', faults: [] };
    }
  }

  /** What the database has of an upload already; null when it is no JSON. */
  async look(body: Uint8Array): Promise<UploadCheck | null> {
    if (body.byteLength <= smallBytes) return checkUpload(this.#database.db, body);
    return outcomeOf(await this.#thread.ask({ look: body }, body), ({ looked }) => looked);
  }

  /** Ends the thread; an upload that is not committed is rolled back by its database. */
  async close(): Promise<void> {
    await this.#thread.close();
  }
}

function outcomeOf<Outcome>(
  answer: ThreadAnswer,
  pick: (answer: ThreadAnswer) => Outcome | undefined,
): Outcome {
  const outcome = pick(answer);
  if (outcome !== undefined) return outcome;
  const { message, code } = answer.failure ?? { message: 'the upload thread gave no answer', code: null };
  throw Object.assign(new Error(message), { code: code ?? undefined });
}
