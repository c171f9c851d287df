import { ServedBuild } from '../builds/build-store.ts';
import { WheelsetStep } from '../wheelset/wheelset-step.tsx';
import { servedRoadBuild } from './served-road-build.ts';

/** The wheelsets of the catalogue as HTML: those for a road bike, which most visitors build. */
export const ListedWheelsets = () => (
  <ServedBuild value={servedRoadBuild}>
    <WheelsetStep />
  </ServedBuild>
);
