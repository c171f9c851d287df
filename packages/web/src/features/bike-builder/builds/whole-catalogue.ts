import type { CodeCatalogue } from '@pp-tools/domain/bike';
import { otherCategories } from '@pp-tools/domain/part';
import type { QueryClient } from '@tanstack/react-query';
import { otherPartsQuery } from '../components/other-parts.ts';
import { frameSizesQuery } from '../frameset/frame-sizes.ts';
import { framesQuery } from '../frameset/frames.ts';
import { framesetPartsQuery } from '../frameset/frameset-parts.ts';
import { groupsetComponentsQuery } from '../groupset/groupset-components.ts';
import { groupsetsQuery } from '../groupset/groupsets.ts';
import { bikeWheelsetsQuery, tubesQuery, tyresQuery } from '../wheelset/wheelset-lists.ts';

/** Every category once; those of one list of the server share its answer. */
const otherLists = otherCategories.map(otherPartsQuery);

/** Everything that a link can name by its id; what is loaded already is not asked for again. */
export async function loadWholeCatalogue(client: QueryClient): Promise<CodeCatalogue> {
  const [frames, slots, wheelsets, tyres, tubes, groupsets, components, sizes, others] = await Promise.all([
    client.ensureQueryData(framesQuery),
    client.ensureQueryData(framesetPartsQuery),
    client.ensureQueryData(bikeWheelsetsQuery),
    client.ensureQueryData(tyresQuery),
    client.ensureQueryData(tubesQuery),
    client.ensureQueryData(groupsetsQuery),
    client.ensureQueryData(groupsetComponentsQuery),
    client.ensureQueryData(frameSizesQuery),
    Promise.all(otherLists.map((list) => client.ensureQueryData(list))),
  ]);
  return { frames, ...slots, wheelsets, tyres, tubes, groupsets, components, sizes, others: others.flat() };
}
