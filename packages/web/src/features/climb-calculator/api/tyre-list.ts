import type { ComparedTyre } from '@pp-tools/domain/climb';
import { useQuery } from '@tanstack/react-query';

/** Tires to choose from. */
export interface TyreList {
  readonly tyres: readonly ComparedTyre[];
  readonly state: 'loading' | 'failed' | 'ready';
}

const none: readonly never[] = [];

/** The tires to choose from; list and its reading are fetched when a tire is first asked for. */
export function useComparedTyres(isNeeded: boolean): TyreList {
  const { data, isError } = useQuery({
    queryKey: ['compared-tires'],
    queryFn: async ({ signal }) => (await import('./tyre-answer.ts')).fetchComparedTyres(signal),
    enabled: isNeeded,
  });
  return { tyres: data ?? none, state: data ? 'ready' : isError ? 'failed' : 'loading' };
}
