import type { QueryClient } from '@tanstack/react-query';
import { ServedBuild } from '../builds/build-store.ts';
import { framesQuery } from '../frameset/frames.ts';
import { FramesetStep } from '../frameset/frameset-step.tsx';
import { assortmentQuery } from '../parts/assortment.ts';
import { servedRoadBuild } from './served-road-build.ts';

/** Fetches the framesets. */
export const prefetchFramesets = (client: QueryClient): Promise<unknown> =>
  Promise.all([client.prefetchQuery(framesQuery), client.prefetchQuery(assortmentQuery)]);

/** The framesets of the catalogue as HTML: those for a road bike, which most visitors build. */
export const ListedFramesets = () => (
  <ServedBuild value={servedRoadBuild}>
    <FramesetStep />
  </ServedBuild>
);
