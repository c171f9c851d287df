import { wheelsetListAnswer, wheelsetPaths } from '@pp-tools/domain/contract';
import { type Wheelset, wheelsetFromWire } from '@pp-tools/domain/wheelset';
import { useQuery } from '@tanstack/react-query';
import { callDated } from '../../../platform/http-client.ts';

const nothing: readonly Wheelset[] = [];

/** The catalogue as the page sees it. */
export interface Catalogue {
  /** Empty while loading and after a failure. */
  readonly wheelsets: readonly Wheelset[];
  readonly state: 'loading' | 'failed' | 'ready';
  /** When the server gave the figures; older than now while offline. */
  readonly fetchedAt: Date | null;
  readonly retry: () => void;
}

/** All wheelsets of the retailer (CMP-01). */
export function useCatalogue(): Catalogue {
  const query = useQuery({
    queryKey: ['wheelsets', 'dated'],
    queryFn: async ({ signal }) => {
      const { answer, givenAt } = await callDated(wheelsetPaths.list, wheelsetListAnswer, { signal });
      return { wheelsets: answer.data.results.map(wheelsetFromWire), givenAt };
    },
  });
  return {
    wheelsets: query.data?.wheelsets ?? nothing,
    state: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    fetchedAt: query.data?.givenAt ?? null,
    retry: () => void query.refetch(),
  };
}
