import { auditEntrySchema, auditPath } from '@pp-tools/domain/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../../../platform/http-client.ts';
import { readRows } from '../../../platform/list-answer.ts';

const pageAnswer = z.object({ data: z.object({ entries: z.array(z.unknown()), more: z.boolean() }) });
const identified = z.object({ id: z.number() });
const fromNewest = (): number | null => null;

/** The id after which the next page begins: that of the last entry that says it. */
const lastId = (entries: readonly unknown[]): number | null =>
  entries.flatMap((entry) => identified.safeParse(entry).data?.id ?? []).at(-1) ?? null;

/** Who did what, newest first, page by page. */
export const auditTrailQuery = infiniteQueryOptions({
  queryKey: ['admin-audit'],
  queryFn: async ({ signal, pageParam }) => {
    const path = pageParam === null ? auditPath : `${auditPath}?before=${pageParam}`;
    const { entries, more } = (await call(path, pageAnswer, { signal })).data;
    return { entries: readRows(path, auditEntrySchema, entries), next: more ? lastId(entries) : null };
  },
  initialPageParam: fromNewest(),
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
});
