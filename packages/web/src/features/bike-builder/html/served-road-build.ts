import { type Build, emptyBuild } from '@pp-tools/domain/bike';
import { selectBike } from '@pp-tools/domain/frameset';

/** A build with a bike type and nothing else: a step shows its list only once there is one. */
export const servedRoadBuild: Build = { ...emptyBuild, bike: selectBike('road', false) };
