export {
  answerTo,
  asksForGravel,
  type FinderAnswers,
  isComplete,
  meaning,
  noAnswers,
  slidersOf,
} from './answers.ts';
export {
  type FilterId,
  innerWidthBands,
  lightEnough,
  type Span,
  widestOuter,
} from './filters.ts';
export { decodeFinderAnswers, encodeFinderAnswers } from './finder-address.ts';
export { fewestKept, knownFor } from './narrowing.ts';
export {
  type AnswerChange,
  decisiveChanges,
  type SingleChange,
  type Stability,
  stabilityOf,
} from './nearby.ts';
export { countOptions, type OptionCount } from './option-counts.ts';
export { depthCap, type Preference, preferences, type SliderValue, sliderValues } from './preferences.ts';
export {
  finderQuestions,
  notSure,
  type OptionOf,
  type QuestionId,
  weighingQuestions,
  weightRange,
} from './questions.ts';
export { type Ranking, rank } from './ranking.ts';
export type { Contribution } from './reasons.ts';
export { type Relaxation, relaxationFor } from './relaxation.ts';
export type { FinderStep, NarrowingOutcome } from './step.ts';
export { type UnknownLimits, unknownLimitsFor } from './unknown-limits.ts';
