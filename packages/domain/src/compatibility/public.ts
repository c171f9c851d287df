export { type Along, judgePart, takeAlong } from './candidates.ts';
export { type BikeFacts, type FactField, groupsetFacts, type JudgedSlot } from './facts/bike-facts.ts';
export { componentFacts } from './facts/component-facts.ts';
export { bikeTypeFacts, type FrameFacts, frameFacts } from './facts/frame-facts.ts';
export {
  forkFacts,
  handlebarFacts,
  plainFork,
  plainHandlebar,
  plainSeatpost,
  seatpostFacts,
} from './facts/frame-part-facts.ts';
export { otherFacts } from './facts/other-facts.ts';
export { type ComponentFacts, ownComponentFacts, type Subject } from './facts/part-facts.ts';
export { tubeFacts, tyreFacts, type WheelsetFacts, wheelsetFacts } from './facts/wheel-facts.ts';
export { type FindingSide, type Severity, severities, type Unchecked } from './finding.ts';
export { type Fix, fixesOf, isCheapFix, type PairFix, pairFixOf, withoutPart } from './fixes.ts';
export { forkFitsFrame, handlebarFitsFrame, seatpostFitsFrame } from './frame-part-filters.ts';
export { concerns, hasClash, judgeBike, judgePlace } from './judge-bike.ts';
export {
  type BikeClash as Clash,
  type BikeFinding as Finding,
  type ClashCode,
  judgeEachRule,
  rules,
} from './rule-book.ts';
export { steererTop } from './rules/steerer.ts';
export {
  fitsTyre,
  fitsWheelset,
  tubeFitsWheelset,
  type WheelsetClash,
  wheelsetClashes,
} from './wheel-filters.ts';
