import * as z from 'zod/mini';

/** Every success: `{ status: "success", data }`, so that a client library's `data.data` reads the payload. */
export const answerOf = <Data extends z.core.$ZodType>(data: Data) =>
  z.object({ status: z.literal('success'), data });

/**
 * Every failure: RFC 9457 problem details plus the specification's `message` (the same text as `detail`).
 * `code` is stable and public; routes may add fields of their own (`error`, `rejected`, `faults`).
 */
export const problemSchema = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  message: z.string(),
});

/** A failure answer. */
export type Problem = z.infer<typeof problemSchema>;
