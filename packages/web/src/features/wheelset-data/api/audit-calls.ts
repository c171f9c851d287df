import { auditAnswer, auditPath } from '@pp-tools/domain/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/http-client.ts';

const fromNewest = (): number | null => null;

/** Who did what, newest first, page by page. */
export const auditTrailQuery = infiniteQueryOptions({
  queryKey: ['admin-audit'],
  queryFn: async ({ signal, pageParam }) =>
    (await call(pageParam === null ? auditPath : `${auditPath}?before=${pageParam}`, auditAnswer, { signal }))
      .data,
  initialPageParam: fromNewest(),
  getNextPageParam: (page) => (page.more ? (page.entries.at(-1)?.id ?? null) : null),
  staleTime: 0,
});
