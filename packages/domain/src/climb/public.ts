export { densityOnRoad } from './air.ts';
export { type BreakEven, breakEvenOf } from './break-even.ts';
export {
  type ClimbAddress,
  type ClimbRoad,
  fileRoad,
  longestRoadName,
  ownWeightRange,
  type RoadPart,
  roadRanges,
  usualRoad,
} from './climb-address.ts';
export { decodeClimbAddress } from './climb-address-reading.ts';
export { encodeClimbAddress } from './climb-address-writing.ts';
export {
  type ClimbComparison,
  type ClimbFault,
  comparedCount,
  compareOnClimb,
  type WheelsOnClimb,
} from './climb-comparison.ts';
export {
  type ClimbSetup,
  loadOf,
  type PositionId,
  positions,
  type SetupRange,
  setupRanges,
  type TyreId,
  tyres,
  usualSetup,
} from './climb-setup.ts';
export { type ComparedTyre, comparedTyre, type RollingTest, rollingTests } from './compared-tyre.ts';
export {
  type ComparedWheels,
  changeOf,
  comparedWheels,
  isDepthAssumed,
  type LeftOut,
} from './compared-wheels.ts';
export { type CrossoverMap, crossoverOf } from './crossover.ts';
export type { Difference, MoneyPerSecond, Verdict } from './difference.ts';
export { type FamousClimb, parseClimbs } from './famous-climb.ts';
export { encodingOfBytes, kindOfBytes, sniffedBytes } from './file-kind.ts';
export { readFit } from './fit.ts';
export { changeLoad, type Load, pedalPower, type Spot, sineOfGradient, standardGravity } from './forces.ts';
export { type ClimbInRoad, longestClimbIn } from './longest-climb.ts';
export { type AltitudeModel, altitudeModels } from './physiology.ts';
export { constantProfile, type Profile, totalsOf } from './profile.ts';
export { binsOf, type ProfileBin, slopeOf, sumOver } from './profile-bins.ts';
export { type CodedRoad, readRoadCode, savedRoadCode, sharedRoadCode } from './road-code.ts';
export { steadySpeed, walkingPace } from './steady-speed.ts';
export type { FileKind, Track, TrackFault } from './track.ts';
export { profileOfTrack, type TrackProfile, type TrackReport } from './track-profile.ts';
export type { Wind } from './wind.ts';
export { readXmlTrack, startXmlTrack } from './xml-track.ts';
