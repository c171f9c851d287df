import { z } from 'zod';
import { answerOf } from './answers.ts';

/** Path of the audit trail. */
export const auditPath = '/admin/audit';

/** Query of `GET /admin/audit`: newest first, `before` is the id of the last entry already shown. */
export const auditQuery = z.object({
  kind: z.string().max(40).optional(),
  subject: z.string().max(100).optional(),
  /** `1` leaves out what the provider and the background sync did. */
  manual: z.literal('1').optional(),
  before: z.coerce.number().int().positive().optional(),
});

/** One action of an admin. */
export const auditEntrySchema = z.object({
  id: z.number(),
  at: z.number(),
  actor: z.string(),
  action: z.string(),
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
  before: z.unknown(),
  after: z.unknown(),
});
/** One action of an admin; `before` and `after` hold the values that changed. */
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** `GET /admin/audit`. */
export const auditAnswer = answerOf(z.object({ entries: z.array(auditEntrySchema), more: z.boolean() }));
