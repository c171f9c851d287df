export { type BikeSelection, type BikeType, bikeTypes, selectBike } from './bike-type.ts';
export { fallbackFigures, fallbackFor } from './fallback-figures.ts';
export { type Frame, type FrameGeometry, type FrameUse, frameUses, geometryTypes } from './frame.ts';
export { type FrameChoice, type OwnFrame, shownClearance } from './frame-choice.ts';
export {
  defaultSlotWeight,
  type FrameConfiguration,
  type FrameSlot,
  frameSlots,
  initialConfiguration,
  isSameConfiguration,
  type NamedPart,
  type SlotChoice,
  type SlotFit,
  shopParts,
} from './frame-configuration.ts';
export { frameFields } from './frame-fields.ts';
export { configurationTotals, framesetLines } from './frame-figures.ts';
export { filterFrames } from './frame-filter.ts';
export { frameFitFields } from './frame-fit-fields.ts';
export {
  frontCentreOf,
  geometryOfSize,
  middleSize,
  type SizeSuggestion,
  sizesOfFrame,
  suggestSize,
  wheelbaseOf,
} from './frame-size.ts';
export { type FrameSize, frameSizeFields } from './frame-size-fields.ts';
export { defaultFrameSort, type FrameSort, frameSorts, type ListedFrame, sortFrames } from './frame-sort.ts';
export { frameFromWire, frameWireSchema } from './frame-wire.ts';
export {
  type Fork,
  type FramesetPart,
  type Handlebar,
  type HandlebarKind,
  handlebarKinds,
  type Seatpost,
  seatpostShapes,
  type WheelSize,
  wheelSizes,
} from './frameset-part.ts';
export {
  forkFields,
  handlebarFields,
  headsetFields,
  seatpostFields,
  stemFields,
} from './frameset-part-fields.ts';
export {
  forkFromWire,
  forkWireSchema,
  handlebarFromWire,
  handlebarWireSchema,
  seatpostFromWire,
  seatpostWireSchema,
} from './frameset-part-wire.ts';
export { headsetSeat, seatOf } from './headset-seat.ts';
export { namedFork, namedHandlebar, namedSeatpost } from './named-part.ts';
export { type SizeFigure, sizeFigures, toeReach, usualCrank, wheelRadiusOf } from './size-figures.ts';
