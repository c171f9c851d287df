export { type Fix, fixesOf, judgePart, takeAlong } from './candidates.ts';
export { type BikeFacts, groupsetFacts } from './facts/bike-facts.ts';
export { componentFacts } from './facts/component-facts.ts';
export { type FrameFacts, frameFacts } from './facts/frame-facts.ts';
export {
  type BikeSlot,
  bikeSlots,
  type ComponentFacts,
  ownComponentFacts,
  type PlainFacts,
} from './facts/part-facts.ts';
export { tubeFacts, tyreFacts, type WheelsetFacts, wheelsetFacts } from './facts/wheel-facts.ts';
export {
  type Clash,
  type ClashCode,
  type FactField,
  type Finding,
  type FindingSide,
  type Severity,
  severities,
  type Unchecked,
} from './finding.ts';
export { concerns, judgeBike, judgeEachRule, judgePlace } from './judge-bike.ts';
export { forkFitsFrame, handlebarFitsFrame, seatpostFitsFrame } from './part-fits-frame.ts';
export { fitsTyre, fitsWheelset, tubeFitsWheelset } from './tyre-rules.ts';
export type { Verdict } from './verdict.ts';
export { judgeWheelset } from './wheelset-rules.ts';
