export { applyCommand } from './apply-command.ts';
export {
  type Build,
  emptyBuild,
  frameConfigurationOf,
  frameSizeOf,
  hasParts,
  type OtherChoice,
  type OwnOtherPart,
  wheelsetConfigurationOf,
} from './build.ts';
export { encodeBuild } from './build-code.ts';
export {
  type BuildCodeFault,
  type CodeCatalogue,
  type CodedBuild,
  decodeBuild,
  formOfBuildLink,
} from './build-code-reading.ts';
export { buildFacts, judgeBuild } from './build-facts.ts';
export { type BuildWheel, type GearFault, gearsOf, wheelOf } from './build-gears.ts';
export { type BuildLine, buildLines } from './build-lines.ts';
export { type BuildPressure, type PressureFault, pressureOf } from './build-pressure.ts';
export { type BuildTotals, type HonestTotal, totalsOf } from './build-totals.ts';
export type { BuildCatalogue } from './catalogue.ts';
export { blocksOf, bySwapWorth, cheapestGrams, isBeating, type Swap } from './cheapest-grams.ts';
export { type ChosenPart, chosenParts } from './chosen-parts.ts';
export {
  bikeKilogramsOf,
  type Climber,
  climbingPace,
  lowCadence,
  rollingOf,
  steepestFor,
} from './climbing-cadence.ts';
export type { BuildCommand } from './command.ts';
export { brandsFor } from './goal-brands.ts';
export { type BuildGoal, type GoalBuild, type GoalFault, goalBuild, type PartReason } from './goal-build.ts';
export {
  type GoalWishes,
  type KeptPart,
  keepOnly,
  partsToKeep,
  type TyreWidths,
  tyreWidthBands,
} from './goal-wishes.ts';
export {
  longestOverrideNote,
  type Overrides,
  overrideNote,
  withOverrides,
  withoutOverride,
} from './overrides.ts';
export { replacePart } from './replace-part.ts';
export { leanBuild, migrateSavedBuild, readSavedBuild, savedBuildVersion } from './saved-build.ts';
export {
  compareBuilds,
  type SideBySide,
  type SideCell,
  type SideDifference,
  type SideRow,
} from './side-by-side.ts';
export {
  type BuildStep,
  buildSteps,
  firstOpenStep,
  isStepDone,
  judgeMove,
  missingFor,
  type Prerequisite,
  type StepRefusal,
} from './step.ts';
export {
  freeName,
  judgeName,
  longestBuildName,
  type NameFault,
  type StoredBuild,
  sortStored,
  storedBuildSchema,
  storedUnder,
} from './stored-build.ts';
export { type TakeFault, type Taking, takePart } from './take-part.ts';
export { type Range, usualFigures } from './usual-figures.ts';
export { aboutWeight, type WholeBike, wholeBike } from './whole-bike.ts';
