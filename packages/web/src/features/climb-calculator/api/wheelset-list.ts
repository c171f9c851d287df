import { wheelsetListAnswer, wheelsetPaths } from '@pp-tools/domain/contract';
import { type Wheelset, wheelsetFromWire } from '@pp-tools/domain/wheelset';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/http-client.ts';

const nothing: readonly Wheelset[] = [];

/** The catalogue as the calculator sees it: empty while loading and after a failure. */
export interface Catalogue {
  readonly wheelsets: readonly Wheelset[];
  readonly state: 'loading' | 'failed' | 'ready';
  readonly retry: () => void;
}

/** All wheelsets of the retailer. */
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
    retry: () => void query.refetch(),
  };
}
