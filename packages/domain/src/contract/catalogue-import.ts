import { z } from 'zod';
import { answerOf } from './answers.ts';

/** Path of the export of one list or all of them as a file. */
export const catalogueExportPath = '/api/staff/catalogue-exports';
/** Kinds of files that an export writes and an import reads; several lists as CSV are a zip file. */
export const catalogueExportFormats = ['xlsx', 'csv', 'json'] as const;
/** Kinds of files that an export writes. */
export type CatalogueExportFormat = (typeof catalogueExportFormats)[number];
/** Query of the export; without a list all of them. */
export const catalogueExportQuery = z.object({
  list: z.string().max(80).optional(),
  format: z.enum(catalogueExportFormats).default('json'),
});

/** Paths of importing lists of the builder's catalogue. */
export const catalogueImportPaths = {
  imports: '/api/staff/catalogue-imports',
  preview: '/api/staff/catalogue-imports/preview',
  rollback: '/api/staff/catalogue-imports/:id/rollback',
} as const;

/** The largest file that an import takes. */
export const maxImportFileBytes: number = 25 * 1024 * 1024;
/** Most rows of changes, refusals and the like that a preview shows; the counts are never cut. */
export const importListLimit = 200;

const cell = z.union([z.string(), z.number()]);
const revisions = z.record(z.string().max(80), z.number().int().min(0));

/** What a sheet of the file is: rows of a list, and which field each of its columns holds. */
const sheetChoice = z.object({
  /** Null: the sheet is not imported. */
  list: z.string().max(80).nullable(),
  /** By column, from the left; null: the column is not used. No columns: as remembered and as the headings say. */
  columns: z.array(z.string().max(80).nullable()).max(256).nullable(),
});
/** What a sheet of the file is. */
export type ImportSheetChoice = z.infer<typeof sheetChoice>;

/** Body of `POST …/preview`: a file or pasted rows, and what its sheets are. */
export const cataloguePreviewBody = z.object({
  /** Name of the file; it names the list when the file is a text. */
  name: z.string().max(200),
  /** The file in Base64, or null with `text`. */
  file: z.base64().nullable(),
  /** Pasted rows. */
  text: z
    .string()
    .max(20 * 1024 * 1024)
    .nullable(),
  /** The list of a single sheet that names none. */
  list: z.string().max(80).nullable(),
  /** By sheet; null: as remembered and as the headings say. */
  sheets: z.array(sheetChoice).max(200).nullable(),
  /** Whether rows of a list that the file does not have are removed. */
  removes: z.boolean(),
});
/** A file or pasted rows, and what its sheets are. */
export type CataloguePreviewRequest = z.infer<typeof cataloguePreviewBody>;

/** Body of `POST …`: what was previewed, and what was agreed to. */
export const catalogueImportBody = cataloguePreviewBody.extend({
  /** Whether refused rows are left out; without, a single one refuses the import. */
  goodRows: z.boolean(),
  /** The number of removals by list, typed where there are many. */
  removals: revisions,
  /** The revisions of the lists that the preview was made from. */
  revisions,
});
/** What was previewed, and what was agreed to. */
export type CatalogueImportRequest = z.infer<typeof catalogueImportBody>;

const importColumn = z.object({
  /** Its index from the left. */
  column: z.number(),
  heading: z.string(),
  field: z.string().nullable(),
  /** The first values below it. */
  examples: z.array(z.string()),
});
const importSheet = z.object({
  name: z.string(),
  rows: z.number(),
  list: z.string().nullable(),
  columns: z.array(importColumn),
  /** Fields that every row needs and that no column holds. */
  missing: z.array(z.string()),
});
/** A sheet as it was understood. */
export type ImportSheet = z.infer<typeof importSheet>;

const namedRow = z.object({ key: z.array(z.string()), name: z.string() });
const changedField = z.object({ field: z.string(), before: cell, after: cell });
/** What an import does to one list. */
const importedList = z.object({
  list: z.string(),
  label: z.string(),
  revision: z.number(),
  counts: z.object({
    before: z.number(),
    total: z.number(),
    added: z.number(),
    changed: z.number(),
    removed: z.number(),
    refused: z.number(),
    suspicious: z.number(),
  }),
  added: z.array(namedRow),
  changed: z.array(namedRow.extend({ fields: z.array(changedField) })),
  removed: z.array(namedRow),
  refused: z.array(
    z.object({
      sheet: z.string(),
      row: z.number(),
      column: z.string(),
      value: z.string(),
      reason: z.string(),
    }),
  ),
  suspicious: z.array(
    namedRow.extend({
      field: z.string(),
      before: cell.nullable(),
      after: cell,
      reason: z.enum(['jump', 'outlier', 'became-unknown']),
    }),
  ),
});
/** What an import does to one list. */
export type ImportedList = z.infer<typeof importedList>;

const preview = z.object({ sheets: z.array(importSheet), lists: z.array(importedList) });
/** What an import would do. */
export type CataloguePreview = z.infer<typeof preview>;
/** `POST …/preview`. */
export const cataloguePreviewAnswer = answerOf(preview);

const counts = z.object({
  list: z.string(),
  label: z.string(),
  added: z.number(),
  changed: z.number(),
  removed: z.number(),
});
const importEntry = z.object({
  id: z.number(),
  at: z.number(),
  actor: z.string(),
  /** Name of the file. */
  source: z.string(),
  kind: z.enum(['import', 'rollback']),
  lists: z.array(counts),
  /** The import that rolled it back; null: none. */
  rolledBackBy: z.number().nullable(),
});
/** An import in the history. */
export type CatalogueImportEntry = z.infer<typeof importEntry>;
/** `GET …`: the latest imports, newest first. */
export const catalogueImportsAnswer = answerOf(z.object({ imports: z.array(importEntry) }));

const importDone = z.object({
  /** Its number in the history; null: nothing was different. */
  id: z.number().nullable(),
  lists: z.array(counts),
});
/** What an import or its roll back changed. */
export type CatalogueImportDone = z.infer<typeof importDone>;
/** `POST …` and `POST …/{id}/rollback`. */
export const catalogueImportDoneAnswer = answerOf(importDone);
