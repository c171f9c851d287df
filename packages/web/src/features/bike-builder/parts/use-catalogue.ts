import type { BuildCatalogue } from '@pp-tools/domain/bike';
import { type OtherPart, otherCategories } from '@pp-tools/domain/part';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { publicConfig } from '../../../platform/public-config.ts';
import { otherPartsQuery } from '../components/other-parts.ts';
import { framesQuery } from '../frameset/frames.ts';
import { framesetPartsQuery } from '../frameset/frameset-parts.ts';
import { groupsetComponentsQuery } from '../groupset/groupset-components.ts';
import { groupsetsQuery } from '../groupset/groupsets.ts';
import { bikeWheelsetsQuery, tubesQuery, tyresQuery } from '../wheelset/wheelset-lists.ts';
import { offeredOf, useAssortment } from './assortment.ts';

type Lists = readonly { readonly isError: boolean; readonly refetch: () => Promise<unknown> }[];

const stateOf = (lists: Lists) => ({
  hasFailed: lists.some(({ isError }) => isError),
  retry: () => {
    for (const list of lists) if (list.isError) void list.refetch();
  },
});

const otherQueries = otherCategories.map(otherPartsQuery);

/** The parts of step 4 besides groupsets; null until all of them have loaded. */
const useOthers = () =>
  useQueries({
    queries: otherQueries,
    combine: joinOthers,
  });

type OtherResult = UseQueryResult<readonly OtherPart[]>;
const joinOthers = (lists: readonly OtherResult[]) => ({
  parts: lists.every(({ data }) => data !== undefined) ? lists.flatMap(({ data }) => data ?? []) : null,
  ...stateOf(lists),
});

/** Everything there is to choose from; null until all of it has loaded. */
export function useCatalogue() {
  const others = useOthers();
  const main = useQueries({
    queries: [
      framesQuery,
      framesetPartsQuery,
      bikeWheelsetsQuery,
      tyresQuery,
      tubesQuery,
      groupsetsQuery,
      groupsetComponentsQuery,
    ],
    combine: ([frames, sets, wheelsets, tyres, tubes, groupsets, components]) => ({
      lists:
        frames.data &&
        sets.data &&
        wheelsets.data &&
        tyres.data &&
        tubes.data &&
        groupsets.data &&
        components.data
          ? {
              frames: frames.data,
              ...sets.data,
              wheelsets: wheelsets.data,
              tyres: tyres.data,
              tubes: tubes.data,
              groupsets: groupsets.data,
              components: components.data,
            }
          : null,
      ...stateOf([frames, sets, wheelsets, tyres, tubes, groupsets, components]),
    }),
  });
  const { lists } = main;
  const { parts } = others;
  const assortment = useAssortment();
  const catalogue = useMemo(
    (): BuildCatalogue | null =>
      lists !== null && parts !== null
        ? {
            ...offeredOf({ ...lists, others: parts }, assortment),
            sealantBrands: publicConfig.sealantBrands,
          }
        : null,
    [lists, parts, assortment],
  );
  return {
    catalogue,
    hasFailed: main.hasFailed || others.hasFailed,
    retry: () => {
      main.retry();
      others.retry();
    },
  };
}
