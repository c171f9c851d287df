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

/** Which part of the trail is shown; null for all of it. */
export interface AuditFilter {
  readonly kind: string | null;
  readonly subject: string | null;
  /** With what the provider and the background sync did. */
  readonly isAutomatic: boolean;
}

function pathOf({ kind, subject, isAutomatic }: AuditFilter, before: number | null): string {
  const query = new URLSearchParams();
  if (kind !== null) query.set('kind', kind);
  if (subject !== null) query.set('subject', subject);
  if (!isAutomatic) query.set('manual', '1');
  if (before !== null) query.set('before', String(before));
  return query.size === 0 ? auditPath : `${auditPath}?${query}`;
}

/** Who did what, newest first, page by page. */
export const auditTrailQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin-audit', filter],
    queryFn: async ({ signal, pageParam }) => {
      const path = pathOf(filter, pageParam);
      const { entries, more } = (await call(path, pageAnswer, { signal })).data;
      return { entries: readRows(path, auditEntrySchema, entries), next: more ? lastId(entries) : null };
    },
    initialPageParam: fromNewest(),
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
