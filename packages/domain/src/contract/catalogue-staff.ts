import { z } from 'zod';
import { answerOf } from './answers.ts';

/** Paths of the builder's catalogue for staff. */
export const catalogueStaffPaths = {
  lists: '/api/staff/catalogue',
  list: '/api/staff/catalogue/:list',
  changes: '/api/staff/catalogue/:list/changes',
  bulk: '/api/staff/catalogue/:list/bulk',
  history: '/api/staff/catalogue/:list/history',
  undo: '/api/staff/catalogue/:list/undo',
  restore: '/api/staff/catalogue/:list/restore',
} as const;

/** Most rows that one action changes. */
const maxRows = 20_000;

const cell = z.union([z.string().max(4000), z.number()]);
const cells = z.record(z.string().max(80), cell);
/** The key of a row: the values of the key fields in their order. */
const rowKey = z.array(z.string().min(1).max(200)).min(1).max(4);

/** A row as staff see it: every field, `position` in the list. */
export const staffRowSchema = z.record(z.string(), z.union([z.string(), z.number()]));
/** A row as staff see it. */
export type StaffRow = z.infer<typeof staffRowSchema>;

/** A field of a list, as the grid, the form and the filters need it. */
const staffFieldSchema = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(['number', 'text', 'link', 'flag', 'word', 'word-list']),
  /** Sign of the unit; blank where there is none. */
  unit: z.string(),
  words: z.array(z.string()),
  isRequired: z.boolean(),
  isKey: z.boolean(),
});
/** A field of a list. */
export type StaffField = z.infer<typeof staffFieldSchema>;

/** A list of the catalogue. */
const staffListSchema = z.object({
  name: z.string(),
  label: z.string(),
  rows: z.number(),
  /** Names of the fields that are the key. */
  key: z.array(z.string()),
  /** The field that people know a row by. */
  title: z.string(),
  fields: z.array(staffFieldSchema),
});
/** A list of the catalogue. */
export type StaffList = z.infer<typeof staffListSchema>;

/** `GET /api/staff/catalogue`. */
export const staffListsAnswer = answerOf(z.object({ lists: z.array(staffListSchema) }));
/** `GET /api/staff/catalogue/{list}`. */
export const staffRowsAnswer = answerOf(z.object({ rows: z.array(staffRowSchema) }));

/** One row to change. No `key` adds a row, no `after` deletes it; `before` holds what the editor saw. */
const rowChange = z.object({
  key: rowKey.nullable(),
  before: cells.nullable(),
  after: cells.nullable(),
});
/** Body of `POST …/changes`: all of them or none. */
export const catalogueChangesBody = z.object({ changes: z.array(rowChange).min(1).max(maxRows) });
/** One row to change. */
export type CatalogueRowChange = z.infer<typeof rowChange>;

/** Body of `POST …/bulk`: one field of many rows; `raise` is by `value` percent. */
export const catalogueBulkBody = z.object({
  keys: z.array(rowKey).min(1).max(maxRows),
  field: z.string().max(80),
  action: z.enum(['set', 'raise', 'clear']),
  value: cell,
});
/** What a bulk edit does. */
export type CatalogueBulk = z.infer<typeof catalogueBulkBody>;

/** An action on a list in its history. */
const catalogueEntrySchema = z.object({
  id: z.number(),
  at: z.number(),
  actor: z.string(),
  action: z.string(),
  rows: z.number(),
  /** What became of the row whose history was asked for; null where the whole list's was. */
  row: z.object({ before: staffRowSchema.nullable(), after: staffRowSchema.nullable() }).nullable(),
});
/** An action on a list in its history. */
export type CatalogueEntry = z.infer<typeof catalogueEntrySchema>;

/** `POST …/changes`, `…/bulk`, `…/undo`, `…/restore`: the entry in the history (null: nothing changed) and the rows as they are now. */
export const catalogueDoneAnswer = answerOf(
  z.object({ entry: z.number().nullable(), rows: z.array(staffRowSchema), deleted: z.array(rowKey) }),
);
/** Query of `GET …/history`: of one row, whose key is JSON, or of the whole list; newest first. */
export const catalogueHistoryQuery = z.object({
  key: z.string().max(1000).optional(),
  before: z.coerce.number().int().positive().optional(),
});
/** `GET …/history`. */
export const catalogueHistoryAnswer = answerOf(
  z.object({ entries: z.array(catalogueEntrySchema), more: z.boolean() }),
);
/** Body of `POST …/undo`. */
export const catalogueUndoBody = z.object({ entry: z.number().int().positive() });
/** Body of `POST …/restore`: the row as it was before or after an entry. */
export const catalogueRestoreBody = z.object({
  entry: z.number().int().positive(),
  key: rowKey,
  side: z.enum(['before', 'after']),
});

/** The 409 of an edit that started from older values: where, what the editor saw, and what is stored now. */
export const catalogueConflictProblem = z.looseObject({
  conflicts: z.array(z.object({ key: rowKey, field: z.string(), expected: cell, present: cell.nullable() })),
});
/** The 422 of values that a field does not take. */
export const catalogueFieldsProblem = z.looseObject({
  fields: z.array(z.object({ key: z.array(z.string()), field: z.string(), reason: z.string() })),
});
