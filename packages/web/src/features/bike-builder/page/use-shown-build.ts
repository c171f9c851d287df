import { type Build, bikeKilogramsOf, buildLines, type Climber, wholeBike } from '@pp-tools/domain/bike';
import { positions, setupRanges } from '@pp-tools/domain/climb';
import { useStore } from 'zustand';
import { useRiderProfile } from '../../../shop/rider-profile.ts';
import { buildStore, useBuild } from '../builds/build-store.ts';

/** The build on the screen: a linked one that is looked at, else the visitor's own. */
export function useShownBuild(): Build {
  const own = useBuild();
  return useStore(buildStore, ({ viewed }) => viewed) ?? own;
}

/** The visitor on the build that is shown; `isRiderAssumed` until a weight was entered in any tool. */
export function useClimber(): Climber & { readonly isRiderAssumed: boolean } {
  const build = useShownBuild();
  const { riderKilograms, powerWatts, position } = useRiderProfile();
  return {
    rider: riderKilograms ?? setupRanges.rider.start,
    bike: bikeKilogramsOf(wholeBike(build, buildLines(build))),
    power: powerWatts,
    dragArea: positions.find(({ id }) => id === position)?.dragArea ?? setupRanges.dragArea.start,
    type: build.bike?.type ?? 'road',
    isRiderAssumed: riderKilograms === null,
  };
}
