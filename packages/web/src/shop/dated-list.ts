import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { fetchDatedList, type ListRequest } from '../platform/list-answer.ts';

/** A list of the server as a page sees it: empty while it loads and after a failure. */
export interface DatedList<Item> {
  readonly items: readonly Item[];
  readonly state: 'loading' | 'failed' | 'ready';
  /** When the figures were changed last: refresh or edit, not the moment they were fetched. */
  readonly dataFrom: Date | null;
  readonly retry: () => void;
}

const nothing: readonly never[] = [];

const datedListQuery = <Wire, Item>(key: string, request: ListRequest<Wire, Item>) =>
  queryOptions({
    queryKey: [key],
    queryFn: ({ signal }) => fetchDatedList(request, signal),
  });

/** Fetches a list before a page shows it; a failure is the page's to report. */
export const prefetchDatedList = <Wire, Item>(
  client: QueryClient,
  key: string,
  request: ListRequest<Wire, Item>,
): Promise<void> => client.prefetchQuery(datedListQuery(key, request));

/** Fetches a list once for all pages that show it; pages with the same key share one answer. */
export function useDatedList<Wire, Item>(key: string, request: ListRequest<Wire, Item>): DatedList<Item> {
  const query = useQuery(datedListQuery(key, request));
  return {
    items: query.data?.answer ?? nothing,
    state: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    dataFrom: query.data?.dataFrom ?? null,
    retry: () => void query.refetch(),
  };
}
