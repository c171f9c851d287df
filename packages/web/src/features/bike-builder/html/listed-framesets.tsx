import { ServedBuild } from '../builds/build-store.ts';
import { FramesetStep } from '../frameset/frameset-step.tsx';
import { servedRoadBuild } from './served-road-build.ts';

/** The framesets of the catalogue as HTML: those for a road bike, which most visitors build. */
export const ListedFramesets = () => (
  <ServedBuild value={servedRoadBuild}>
    <FramesetStep />
  </ServedBuild>
);
