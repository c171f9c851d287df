import { builderPaths } from '@pp-tools/domain/contract';
import {
  miscComponentFromWire,
  miscComponentWireSchema,
  type OtherCategory,
  type OtherPart,
  pedalFromWire,
  pedalWireSchema,
  saddleFromWire,
  saddleWireSchema,
} from '@pp-tools/domain/part';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchList } from '../../../platform/list-answer.ts';

const nothing: readonly OtherPart[] = [];

const loaders: Readonly<Record<OtherCategory, (signal: AbortSignal) => Promise<readonly OtherPart[]>>> = {
  saddle: (signal) =>
    fetchList(
      { path: builderPaths.saddles, name: 'saddles', row: saddleWireSchema, fromWire: saddleFromWire },
      signal,
    ),
  pedal: (signal) =>
    fetchList(
      { path: builderPaths.pedals, name: 'pedals', row: pedalWireSchema, fromWire: pedalFromWire },
      signal,
    ),
  misc: (signal) =>
    fetchList(
      {
        path: builderPaths.miscComponents,
        name: 'miscComponents',
        row: miscComponentWireSchema,
        fromWire: miscComponentFromWire,
      },
      signal,
    ),
};

/** The saddles, pedals or small parts of the catalogue. */
export const otherPartsQuery = (category: OtherCategory) =>
  queryOptions({
    queryKey: ['builder', 'other-parts', category],
    queryFn: ({ signal }) => loaders[category](signal),
  });

/** The parts of a category and how their loading goes. */
export function useOtherParts(category: OtherCategory) {
  const query = useQuery(otherPartsQuery(category));
  return {
    parts: query.data ?? nothing,
    isLoading: query.isPending,
    hasFailed: query.isError,
    retry: () => void query.refetch(),
  };
}
