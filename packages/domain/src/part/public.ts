export { beadDiameterIn } from './bead-diameter.ts';
export {
  type BikeSlot,
  bikeSlots,
  isComponentSlot,
  isFrameSlot,
  isOtherSlot,
  isWholeBikeSlot,
  type WholeBikeSlot,
  wholeBikeSlots,
} from './bike-slot.ts';
export type { BikeWheelset } from './bike-wheelset.ts';
export {
  bikeWheelsetFromCatalogue,
  bikeWheelsetFromWire,
  bikeWheelsetWireSchema,
} from './bike-wheelset-wire.ts';
export {
  headsetFromWire,
  headsetWireSchema,
  rotorFromWire,
  rotorWireSchema,
  smallPartFromWire,
  smallPartWireSchema,
  stemFromWire,
  stemWireSchema,
} from './detailed-part-wire.ts';
export { filterOthers, type OtherFilter, type OtherSort, otherTypeFilters } from './other-filter.ts';
export {
  type OtherCategory,
  type OtherFit,
  type OtherPart,
  otherCategories,
  type PedalType,
  pedalTypes,
  type RotorMount,
  rotorMounts,
} from './other-part.ts';
export { otherPartFields, pedalFields, rotorFields, smallPartFields } from './other-part-fields.ts';
export {
  miscComponentFromWire,
  miscComponentWireSchema,
  pedalFromWire,
  pedalWireSchema,
  saddleFromWire,
  saddleWireSchema,
} from './other-part-wire.ts';
export {
  type FieldFault,
  longestOwnText,
  type NumberField,
  ownBrand,
  ownId,
  parseComponentPrice,
  parseComponentWeight,
  readOwnNumber,
  readOwnText,
  weightFromText,
} from './own-part.ts';
export {
  filterParts,
  firstParts,
  moreParts,
  noPartFilter,
  type PartFilter,
  type PartFilterGroup,
  type PartFilterValue,
  type PartTraits,
  partFilterGroups,
  partsInView,
} from './part-list.ts';
export { rollingDiameter, rollingInches, rollingMetres } from './rolling-wheel.ts';
export {
  defaultSealantBrands,
  initialSealant,
  makeSealant,
  pickPreset,
  type Sealant,
  type SliderRange,
  sealantBrandCount,
  sealantPresets,
  sealantPrice,
  sealantTotal,
  sealantVolume,
} from './sealant.ts';
export { typicalTyreWidth } from './typical-tyre.ts';
export { type Tube, type Tyre, tubeMaterials, tyreTypes, valveTypes } from './tyre.ts';
export { tubeFields, tyreFields } from './tyre-fields.ts';
export {
  filterTubes,
  filterTyres,
  noTubeFilter,
  noTyreFilter,
  sortTubes,
  sortTyres,
  type TubeFilter,
  type TubeSort,
  type TyreFilter,
  type TyreSort,
  tubeFilterBrands,
  tubeFilterMaterials,
  tubeFilterValves,
  tyreFilterBrands,
  tyreFilterTypes,
} from './tyre-filter.ts';
export { tubeFitFields, tyreFitFields } from './tyre-fit-fields.ts';
export {
  bertoPressure,
  hooklessLimitBar,
  hooklessLimitPsi,
  type PressureLimit,
  psiToBar,
  type SuggestedPressure,
  suggestPressure,
  wheelShare,
} from './tyre-pressure.ts';
export { tubeFromWire, tubeWireSchema, tyreFromWire, tyreWireSchema } from './tyre-wire.ts';
export {
  accessoryTotals,
  type OwnWheelset,
  shownMaxTyre,
  shownMinTyre,
  type TubeChoice,
  tubeFigures,
  tyreFigures,
  type WheelsetChoice,
  type WheelsetConfiguration,
  wheelsetKey,
} from './wheelset-choice.ts';
export { wheelsetFitFields } from './wheelset-fit-fields.ts';
export { type BikeWheelsetSort, bikeWheelsetSorts, sortBikeWheelsets } from './wheelset-order.ts';
export { widthOnRim } from './width-on-rim.ts';
