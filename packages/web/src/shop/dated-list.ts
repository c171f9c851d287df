import { useQuery } from '@tanstack/react-query';
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

/** Fetches a list once for all pages that show it; pages with the same key share one answer. */
export function useDatedList<Wire, Item>(key: string, request: ListRequest<Wire, Item>): DatedList<Item> {
  const query = useQuery({
    queryKey: [key],
    queryFn: ({ signal }) => fetchDatedList(request, signal),
  });
  return {
    items: query.data?.answer ?? nothing,
    state: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    dataFrom: query.data?.dataFrom ?? null,
    retry: () => void query.refetch(),
  };
}
