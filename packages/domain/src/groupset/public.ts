export { componentFitFields } from './component-fit-fields.ts';
export { type ComponentSort, componentSorts, sortComponents } from './component-sort.ts';
export { type GearLadder, gearLadder } from './gear-ladder.ts';
export {
  type Gear,
  type GearRange,
  gearOf,
  gearRange,
  type Teeth,
  type TeethFault,
  teethIn,
  teethOf,
} from './gear-range.ts';
export {
  type ComponentType,
  componentTypes,
  type Groupset,
  type GroupsetComponent,
  type PartUse,
  partUses,
  type WeighedSmallPart,
} from './groupset.ts';
export {
  asListed,
  type ComponentChoice,
  componentName,
  componentPrice,
  componentWeight,
  defaultParts,
  type GroupsetChoice,
  type GroupsetParts,
  isComponentModified,
  isGroupsetModified,
  withParts,
} from './groupset-choice.ts';
export { componentFields, groupsetFields } from './groupset-fields.ts';
export {
  componentEntries,
  componentFigures,
  componentTypeOrder,
  groupsetFigures,
  partsFigures,
} from './groupset-figures.ts';
export {
  filterGroupsets,
  type GroupsetFilter,
  type GroupsetSection,
  groupsetSection,
  groupsetSections,
} from './groupset-filter.ts';
export { groupsetRestFields } from './groupset-rest-fields.ts';
export {
  type GroupsetWire,
  groupsetComponentFromWire,
  groupsetComponentWireSchema,
  groupsetFromWire,
  groupsetWireSchema,
  groupsetWithRest,
} from './groupset-wire.ts';
