import { wheelsetListAnswer, wheelsetPaths } from '@pp-tools/domain/contract';
import { type Wheelset, wheelsetFromWire } from '@pp-tools/domain/wheelset';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/http-client.ts';

const nothing: readonly Wheelset[] = [];

/** The catalogue as the page sees it. */
export interface Catalogue {
  /** Empty while loading and after a failure. */
  readonly wheelsets: readonly Wheelset[];
  readonly state: 'loading' | 'failed' | 'ready';
  /** When the figures were fetched. */
  readonly fetchedAt: Date | null;
  readonly retry: () => void;
}

/** All wheelsets of the retailer (CMP-01). */
export function useCatalogue(): Catalogue {
  const query = useQuery({
    queryKey: ['wheelsets'],
    queryFn: async ({ signal }) => {
      const answer = await call(wheelsetPaths.list, wheelsetListAnswer, { signal });
      return answer.data.results.map(wheelsetFromWire);
    },
  });
  return {
    wheelsets: query.data ?? nothing,
    state: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    fetchedAt: query.data ? new Date(query.dataUpdatedAt) : null,
    retry: () => void query.refetch(),
  };
}
