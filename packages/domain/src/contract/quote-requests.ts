import * as z from 'zod/mini';
import { quoteLimits, quoteStates } from '../sharing/public.ts';

// What the server reads has a file of its own: the pages need only the types and carry no checks for it.

const line = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

/** `POST /api/quotes`: who asks, and the code of what was on the screen. */
export const quoteBody = z.object({
  /** Chosen by the sender: the same question sent twice is stored once. */
  requestId: z.uuid(),
  name: line(quoteLimits.name),
  email: z.email().check(z.maxLength(quoteLimits.email)),
  note: z._default(z.string().check(z.trim(), z.maxLength(quoteLimits.note)), ''),
  /** Code of a short link; null for a state that has none. */
  code: z.nullable(z.string().check(z.maxLength(40))),
  consent: z.literal(true),
  /** A field that only robots see and fill in. */
  website: z._default(z.string().check(z.maxLength(500)), ''),
});
/** What a visitor sends. */
export type QuoteRequest = z.infer<typeof quoteBody>;

/** Questions that staff see, newest first: those of a state, before one that was seen last. */
export const quoteListQuery = z.object({
  state: z.optional(z.enum(quoteStates)),
  before: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))),
});

/** Number of a question in its path. */
export const quoteParams = z.object({
  id: z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647)),
});
/** `PUT /admin/quotes/{id}/state`. */
export const quoteStateBody = z.object({ state: z.enum(quoteStates) });
