import type { QueryClient } from '@tanstack/react-query';
import { ServedBuild } from '../builds/build-store.ts';
import { assortmentQuery } from '../parts/assortment.ts';
import { bikeWheelsetsQuery } from '../wheelset/wheelset-lists.ts';
import { WheelsetStep } from '../wheelset/wheelset-step.tsx';
import { servedRoadBuild } from './served-road-build.ts';

/** Fetches the wheelsets. */
export const prefetchBikeWheelsets = (client: QueryClient): Promise<unknown> =>
  Promise.all([client.prefetchQuery(bikeWheelsetsQuery), client.prefetchQuery(assortmentQuery)]);

/** The wheelsets of the catalogue as HTML: those for a road bike, which most visitors build. */
export const ListedWheelsets = () => (
  <ServedBuild value={servedRoadBuild}>
    <WheelsetStep />
  </ServedBuild>
);
