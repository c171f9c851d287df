import { z } from 'zod';
import { staffWheelsetSchema } from '../wheelset/public.ts';
import { answerOf } from './answers.ts';

/** Paths for staff next to the public ones; `create` and `one` share the public addresses. */
export const wheelsetAdminPaths = {
  list: '/wheelsets/admin',
  create: '/wheelsets',
  one: '/wheelsets/:id',
  restore: '/wheelsets/:id/restore',
  regenerate: '/wheelsets/regenerate',
  refreshes: '/wheelsets/refreshes',
  refresh: '/wheelsets/refreshes/:id',
  rollback: '/wheelsets/refreshes/:id/rollback',
  linkChecks: '/wheelsets/link-checks',
} as const;

/** Multipart part that says which state of the wheelset an edit started from. */
export const versionField = 'version';

/** A wheelset with the number of its state; an edit that started from an older one is refused. */
export type VersionedWheelsetWire = z.infer<typeof staffWheelsetSchema>;

/** `GET /wheelsets/admin`. */
export const adminWheelsetsAnswer = answerOf(z.object({ results: z.array(staffWheelsetSchema) }));
/** `POST`, `PUT`, `DELETE` of one wheelset and its restoration. */
export const adminWheelsetAnswer = answerOf(z.object({ wheelset: staffWheelsetSchema }));

const named = z.object({ ppId: z.number(), name: z.string() });
const fieldValue = z.union([z.string(), z.number()]);
/** The field's name on the wire: an entry of the past may name a field that is there no more. */
const fieldChange = z.object({ field: z.string(), before: fieldValue, after: fieldValue });
const changedWheelset = named.extend({ fields: z.array(fieldChange) });

/** What a refresh changes; long lists are cut at {@link changeListLimit}, the counts never. */
export const catalogueChangesSchema = z.object({
  added: z.array(named),
  changed: z.array(changedWheelset),
  removed: z.array(named),
});
/** Longest list of changes that an answer carries. */
export const changeListLimit = 500;

/** A cell or row that was refused: where it is for the sheet's owner, what stands there, and why. */
const rejection = z.object({
  row: z.number(),
  column: z.string(),
  value: z.string(),
  code: z.string(),
  reason: z.string(),
});
/** A refused cell or row. */
export type RejectionWire = z.infer<typeof rejection>;

/** Body of `POST /wheelsets/regenerate`. */
export const regenerateBody = z.object({ dryRun: z.boolean().optional() }).nullish();

const counts = z.object({
  total: z.number(),
  added: z.number(),
  changed: z.number(),
  removed: z.number(),
});

const preview = z.object({
  source: z.string(),
  counts: counts.extend({ rejectedRows: z.number(), skippedRows: z.number(), notes: z.number() }),
  changes: catalogueChangesSchema,
  suspicious: z.array(named.extend({ ...fieldChange.shape, reason: z.enum(['jump', 'became-unknown']) })),
  rejected: z.array(rejection),
  notes: z.array(z.object({ row: z.number(), column: z.string(), value: z.string(), became: fieldValue })),
  ignoredColumns: z.array(z.string()),
});
/** What a refresh would do. */
export type RefreshPreview = z.infer<typeof preview>;

/** `POST /wheelsets/regenerate`: `count` wheelsets are in the catalogue now; a dry run answers a preview. */
export const regenerateAnswer = answerOf(
  z.object({ count: z.number(), refreshId: z.number().nullable(), preview: preview.optional() }),
);
/** The problem that lists refused rows carries them under `rejected`. */
export const rejectedProblem = z.looseObject({ rejected: z.array(rejection) });

/** One entry of the refresh history. */
export const refreshEntrySchema = z.object({
  id: z.number(),
  kind: z.enum(['refresh', 'rollback']),
  at: z.number(),
  actor: z.string(),
  source: z.string(),
  counts,
  canRollBack: z.boolean(),
});
/** One refresh or rollback of the past. */
export type RefreshEntry = z.infer<typeof refreshEntrySchema>;

/** `GET /wheelsets/refreshes`: newest first. */
export const refreshesAnswer = answerOf(z.object({ refreshes: z.array(refreshEntrySchema) }));
/** `GET /wheelsets/refreshes/{id}`. */
export const refreshAnswer = answerOf(
  z.object({ refresh: refreshEntrySchema, changes: catalogueChangesSchema }),
);
/** `POST /wheelsets/refreshes/{id}/rollback`. */
export const rollbackAnswer = answerOf(z.object({ count: z.number(), refreshId: z.number() }));
