import * as z from 'zod/mini';
import { quoteStates } from '../sharing/public.ts';
import { answerOf } from './answers.ts';

/** Paths of questions for a quote: visitors ask, staff answer. */
export const quotePaths = {
  ask: '/api/quotes',
  /** For staff. */
  list: '/admin/quotes',
  state: '/admin/quotes/:id/state',
  remove: '/admin/quotes/:id',
} as const;

/** `POST /api/quotes`, and what a change of a question answers. */
export const quoteDoneAnswer = z.object({ status: z.literal('success') });

const quoteSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  note: z.string(),
  code: z.nullable(z.string()),
  state: z.enum(quoteStates),
  stateAt: z.iso.datetime(),
});
/** A question as staff see it. */
export type Quote = z.infer<typeof quoteSchema>;

/** `GET /admin/quotes`. */
export const quoteListAnswer = answerOf(
  z.object({
    quotes: z.array(quoteSchema),
    counts: z.object({ new: z.int(), answered: z.int(), closed: z.int() }),
    /** Whether there are older ones. */
    more: z.boolean(),
    /** Days after which a question is removed. */
    days: z.int(),
  }),
);
/** What {@link quoteListAnswer} carries. */
export type QuoteList = z.infer<typeof quoteListAnswer>['data'];
