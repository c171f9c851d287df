import { z } from 'zod';
import { linkFields } from '../catalogue/public.ts';
import { answerOf } from './answers.ts';

const verdict = z.union([
  z.object({
    code: z.enum(['live', 'not-an-image', 'unreachable', 'slow', 'redirects', 'private', 'malformed']),
  }),
  z.object({ code: z.enum(['gone', 'refused']), status: z.number().int() }),
]);

/** What a visit to a link showed, and when it was. */
export const linkVisitSchema = z.object({
  field: z.enum(linkFields),
  address: z.string(),
  at: z.number(),
  verdict,
});
/** One visited link. */
export type LinkVisit = z.infer<typeof linkVisitSchema>;

const run = z.object({
  id: z.number(),
  actor: z.string(),
  startedAt: z.number(),
  /** Null while it goes on, and for good when the server was stopped in the middle. */
  endedAt: z.number().nullable(),
  total: z.number(),
  done: z.number(),
  isRunning: z.boolean(),
});
/** One round of visits to all links of the catalogue. */
export type LinkCheckRun = z.infer<typeof run>;

/** `GET` and `POST /wheelsets/link-checks`: the latest round, and every link that was not simply alive. */
export const linkCheckAnswer = answerOf(z.object({ run: run.nullable(), visits: z.array(linkVisitSchema) }));
