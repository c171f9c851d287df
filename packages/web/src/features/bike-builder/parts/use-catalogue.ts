import type { BuildCatalogue } from '@pp-tools/domain/bike';
import { useQueries } from '@tanstack/react-query';
import { otherPartsQuery } from '../components/other-parts.ts';
import { framesQuery } from '../frameset/frames.ts';
import { framesetPartsQuery } from '../frameset/frameset-parts.ts';
import { groupsetComponentsQuery } from '../groupset/groupset-components.ts';
import { groupsetsQuery } from '../groupset/groupsets.ts';
import { bikeWheelsetsQuery, tubesQuery, tyresQuery } from '../wheelset/wheelset-lists.ts';

/** Everything there is to build from; null until all of it has loaded. */
export function useCatalogue() {
  return useQueries({
    queries: [
      framesQuery,
      framesetPartsQuery,
      bikeWheelsetsQuery,
      tyresQuery,
      tubesQuery,
      groupsetsQuery,
      groupsetComponentsQuery,
      otherPartsQuery('saddle'),
      otherPartsQuery('pedal'),
      otherPartsQuery('misc'),
    ],
    combine: ([frames, sets, wheelsets, tyres, tubes, groupsets, components, saddles, pedals, misc]) => {
      const all = [frames, sets, wheelsets, tyres, tubes, groupsets, components, saddles, pedals, misc];
      const catalogue: BuildCatalogue | null =
        frames.data &&
        sets.data &&
        wheelsets.data &&
        tyres.data &&
        tubes.data &&
        groupsets.data &&
        components.data &&
        saddles.data &&
        pedals.data &&
        misc.data
          ? {
              frames: frames.data,
              ...sets.data,
              wheelsets: wheelsets.data,
              tyres: tyres.data,
              tubes: tubes.data,
              groupsets: groupsets.data,
              components: components.data,
              others: [...saddles.data, ...pedals.data, ...misc.data],
            }
          : null;
      return {
        catalogue,
        hasFailed: all.some(({ isError }) => isError),
        retry: () => {
          for (const query of all) if (query.isError) void query.refetch();
        },
      };
    },
  });
}
