import {
  type CatalogueExportFormat,
  type CatalogueImportDone,
  type CataloguePreview,
  catalogueImportBody,
  cataloguePreviewBody,
} from '@pp-tools/domain/contract';
import type { z } from 'zod';
import type { Database, OpenDatabase } from '../../database/connection.ts';
import { isOutOfMemory, WorkThread } from '../../database/work-thread.ts';
import { RequestFault } from '../../http/problems.ts';
import type { CatalogueEditor } from '../catalogue-history.ts';
import { exportLists } from '../export/export-lists.ts';
import type { ExportFile } from '../export/written-lists.ts';
import { importRefusals } from './import-report.ts';
import { importFile, previewImport, rollBackImport } from './run-import.ts';

/** What is asked: what an import would do, to do it, to roll one back, or an export. Bodies are the bytes of their JSON. */
export type ImportTask =
  | { readonly preview: Uint8Array }
  | { readonly store: Uint8Array; readonly editor: CatalogueEditor }
  | { readonly rollBack: number; readonly editor: CatalogueEditor }
  | { readonly exported: string | null; readonly format: CatalogueExportFormat };

/** What came of it. */
export type ImportOutcome =
  | { readonly preview: CataloguePreview }
  | { readonly done: CatalogueImportDone }
  | { readonly file: ExportFile };

/** What a thread answers: an expected failure travels as its parts. */
export type ImportAnswer =
  | { readonly outcome: ImportOutcome }
  | {
      readonly refusal: {
        readonly status: number;
        readonly code: string;
        readonly message: string;
        readonly more: Readonly<Record<string, unknown>>;
      };
    }
  | { readonly failure: { readonly message: string; readonly code: string | null } };

/** Does what is asked. */
export async function performImport(db: Database, task: ImportTask): Promise<ImportOutcome> {
  if ('preview' in task)
    return { preview: await previewImport(db, read(cataloguePreviewBody, task.preview)) };
  if ('store' in task)
    return { done: await importFile(db, read(catalogueImportBody, task.store), task.editor) };
  if ('exported' in task) return { file: await exportLists(db, task.exported, task.format) };
  return { done: await rollBackImport(db, task.rollBack, task.editor) };
}

function read<Schema extends z.ZodType>(schema: Schema, body: Uint8Array): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(new TextDecoder().decode(body)));
  } catch {
    throw importRefusals.body();
  }
}

/** Imports up to this size are done at once; larger ones would hold other requests up. */
const smallBytes = 64 * 1024;
/** A workbook of 100,000 rows needs less. */
const memory = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 64 } as const;

/** Runs imports, large ones in a thread. */
export class ImportThread {
  readonly #database: OpenDatabase;
  readonly #thread: WorkThread<ImportTask, ImportAnswer>;

  constructor(database: OpenDatabase) {
    this.#database = database;
    const script = new URL('./import.worker.ts', import.meta.url);
    this.#thread = new WorkThread(script, database, memory);
  }

  /** Does what is asked; a refusal is thrown. */
  async run(task: ImportTask): Promise<ImportOutcome> {
    const body = 'preview' in task ? task.preview : 'store' in task ? task.store : null;
    if (body !== null && body.byteLength <= smallBytes) return performImport(this.#database.db, task);
    const answer = await this.#thread.ask(task, body ?? new Uint8Array()).catch((fault: unknown) => {
      throw isOutOfMemory(fault) ? tooLarge() : fault;
    });
    if ('outcome' in answer) return answer.outcome;
    if ('refusal' in answer) {
      const { status, code, message, more } = answer.refusal;
      throw new RequestFault(status, code, message, more);
    }
    const { message, code } = answer.failure;
    throw Object.assign(new Error(message), { code: code ?? undefined });
  }

  /** Ends the thread; an import that is not committed is rolled back by its database. */
  close(): Promise<void> {
    return this.#thread.close();
  }
}

const tooLarge = () =>
  new RequestFault(
    413,
    'import-too-large',
    'The file is too large to be read at once. Import its sheets one by one. Nothing was changed.',
  );
