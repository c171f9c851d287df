import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

/** The first answer in a page's data that has a form. */
export function answerIn<Answer>(queryClient: QueryClient, schema: z.core.$ZodType<Answer>): Answer | null {
  for (const [, data] of queryClient.getQueriesData({})) {
    const read = z.safeParse(schema, data);
    if (read.success) return read.data;
  }
  return null;
}
