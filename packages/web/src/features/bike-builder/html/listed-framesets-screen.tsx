import type { QueryClient } from '@tanstack/react-query';
import { ServedBuild } from '../builds/build-store.ts';
import { framesQuery } from '../frameset/frames.ts';
import { FramesetStep } from '../frameset/frameset-step.tsx';
import { servedRoadBuild } from './served-road-build.ts';

/** Fetches the framesets. */
export const prefetchFramesets = (client: QueryClient): Promise<void> => client.prefetchQuery(framesQuery);

/** The framesets of the catalogue as HTML: those for a road bike, which most visitors build. */
export const ListedFramesets = () => (
  <ServedBuild value={servedRoadBuild}>
    <FramesetStep />
  </ServedBuild>
);
