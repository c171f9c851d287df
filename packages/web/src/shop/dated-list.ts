import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { callDated } from '../platform/http-client.ts';

/** A list of the server as a page sees it: empty while it loads and after a failure. */
export interface DatedList<Item> {
  readonly items: readonly Item[];
  readonly state: 'loading' | 'failed' | 'ready';
  /** When the server gave the figures; older than now while offline. */
  readonly fetchedAt: Date | null;
  readonly retry: () => void;
}

/** Where a list comes from and how its answer is read; pages with the same name share one answer. */
export interface ListSource<Answer, Item> {
  readonly name: string;
  readonly path: string;
  readonly schema: z.core.$ZodType<Answer>;
  readonly read: (answer: Answer) => readonly Item[];
}

const nothing: readonly never[] = [];

/** Fetches a list once for all pages that show it. */
export function useDatedList<Answer, Item>(source: ListSource<Answer, Item>): DatedList<Item> {
  const { name, path, schema, read } = source;
  const query = useQuery({
    queryKey: [name],
    queryFn: async ({ signal }) => {
      const { answer, givenAt } = await callDated(path, schema, { signal });
      return { items: read(answer), givenAt };
    },
  });
  return {
    items: query.data?.items ?? nothing,
    state: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    fetchedAt: query.data?.givenAt ?? null,
    retry: () => void query.refetch(),
  };
}
