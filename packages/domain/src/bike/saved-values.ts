import * as z from 'zod/mini';

// What a saved part does not have was added later: it is unknown, and the part is read.

/** A figure; unknown where the saved part has none. */
export const figure = z._default(z.nullable(z.number().check(z.minimum(0), z.maximum(1_000_000))), null);
/** A short text. */
export const text = z.string().check(z.maxLength(500));
/** What names a part. */
export const key = z.string().check(z.minLength(1), z.maxLength(120));
/** A text that may be unknown. */
export const known = z._default(z.nullable(text), null);
/** Links come from storage and from shared addresses: nothing but web addresses may become one. */
export const link = z._default(
  z.nullable(z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s"'<>]+$/i))),
  null,
);
/** Yes, no or unknown. */
export const flag = z._default(z.nullable(z.boolean()), null);
/** Yes, else no. */
export const yes = z._default(z.boolean(), false);
/** A short list of texts. */
export const texts = z._default(z.array(text).check(z.maxLength(60)), []);
/** Where the figures come from. */
export const origin = {
  source: z._default(z.nullable(z.string().check(z.maxLength(4000))), null),
  recalledColumns: texts,
};
/** What every part has. */
export const priced = { name: text, brand: z._default(text, ''), price: figure, weight: figure };
/** A figure of each wheel. */
export const frontRear = z.prefault(z.object({ front: figure, rear: figure }), {});
