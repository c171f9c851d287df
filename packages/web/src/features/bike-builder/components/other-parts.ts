import { builderPaths } from '@pp-tools/domain/contract';
import {
  headsetFromWire,
  headsetWireSchema,
  miscComponentFromWire,
  miscComponentWireSchema,
  type OtherCategory,
  type OtherPart,
  pedalFromWire,
  pedalWireSchema,
  rotorFromWire,
  rotorWireSchema,
  saddleFromWire,
  saddleWireSchema,
  smallPartFromWire,
  smallPartWireSchema,
  stemFromWire,
  stemWireSchema,
} from '@pp-tools/domain/part';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchList } from '../../../platform/list-answer.ts';
import { useOffered } from '../parts/assortment.ts';

const nothing: readonly OtherPart[] = [];

/** Lists as the server has them: bar tape and tubeless valves are kinds of small parts. */
type OtherList = Exclude<OtherCategory, 'barTape' | 'valve'>;

const loaders: Readonly<Record<OtherList, (signal: AbortSignal) => Promise<readonly OtherPart[]>>> = {
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
  stem: (signal) =>
    fetchList(
      { path: builderPaths.stems, name: 'stems', row: stemWireSchema, fromWire: stemFromWire },
      signal,
    ),
  headset: (signal) =>
    fetchList(
      { path: builderPaths.headsets, name: 'headsets', row: headsetWireSchema, fromWire: headsetFromWire },
      signal,
    ),
  rotor: (signal) =>
    fetchList(
      { path: builderPaths.rotors, name: 'rotors', row: rotorWireSchema, fromWire: rotorFromWire },
      signal,
    ),
  smallPart: (signal) =>
    fetchList(
      {
        path: builderPaths.smallParts,
        name: 'smallParts',
        row: smallPartWireSchema,
        fromWire: smallPartFromWire,
      },
      signal,
    ),
};

/** The list of the server that holds a category. */
export const listOf = (category: OtherCategory): OtherList =>
  category === 'barTape' || category === 'valve' ? 'smallPart' : category;

/** The parts of a category in the catalogue. */
export const otherPartsQuery = (category: OtherCategory) =>
  queryOptions({
    queryKey: ['builder', 'other-parts', listOf(category)],
    queryFn: ({ signal }) => loaders[listOf(category)](signal),
    select: (parts) => parts.filter((part) => part.category === category),
  });

const idOf = ({ id }: OtherPart): string => id;

/** The parts of a category that are offered, and how their loading goes. */
export function useOtherParts(category: OtherCategory) {
  const query = useQuery(otherPartsQuery(category));
  return {
    parts: useOffered(category, query.data ?? nothing, idOf),
    isLoading: query.isPending,
    hasFailed: query.isError,
    retry: () => void query.refetch(),
  };
}
