import type { QueryClient } from '@tanstack/react-query';
import { ServedBuild } from '../builds/build-store.ts';
import { ComponentsStep } from '../components/components-step.tsx';
import { groupsetComponentsQuery } from '../groupset/groupset-components.ts';
import { groupsetsQuery } from '../groupset/groupsets.ts';
import { assortmentQuery } from '../parts/assortment.ts';
import { servedRoadBuild } from './served-road-build.ts';

/** Fetches the groupsets, and the parts that each has. */
export const prefetchComponents = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.prefetchQuery(groupsetsQuery),
    client.prefetchQuery(groupsetComponentsQuery),
    client.prefetchQuery(assortmentQuery),
  ]);

/** The groupsets of the catalogue as HTML: those for a road bike, which most visitors build. */
export const ListedComponents = () => (
  <ServedBuild value={servedRoadBuild}>
    <ComponentsStep />
  </ServedBuild>
);
