import { QueryCache, QueryClient } from '@tanstack/react-query';
import { notify } from './notices.ts';

/** What a query may say about itself. */
interface QueryMeta extends Record<string, unknown> {
  /** Said for 4 s when the query failed, on whatever page that was; a query without it fails without a word. */
  readonly failure?: string;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta;
  }
}

const failureMilliseconds = 4000;

/** The cache of server data: one more try after a failure, which is then said where the query wants it said. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: 1, refetchOnWindowFocus: false } },
    queryCache: new QueryCache({
      onError: (_fault, { meta }) => {
        if (meta?.failure) notify(meta.failure, { tone: 'error', duration: failureMilliseconds });
      },
    }),
  });
