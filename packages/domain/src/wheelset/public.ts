export {
  type CatalogueChanges,
  compareCatalogues,
  type FieldChange,
  fieldChanges,
  suspiciousChanges,
  valueChanges,
} from './catalogue-changes.ts';
export {
  canLead,
  completeness,
  findQualityIssues,
  type QualityIssue,
  type WheelsetQuality,
} from './catalogue-quality.ts';
export { catalogueRows } from './catalogue-rows.ts';
export {
  isForGravel,
  isForRoad,
  isInCategory,
  type WheelsetCategory,
  wheelsetCategories,
} from './category.ts';
export {
  type CategoryFilter,
  depthRangeNames,
  depthRanges,
  type FigureRange,
  filterCounts,
  passesFilter,
  priceRangeNames,
  priceRanges,
} from './category-filter.ts';
export { estimatedLabels, isEstimatedField } from './estimates.ts';
export { wheelsetFields } from './fields.ts';
export { isMyWheels, longestMyWheelsCode, myWheelsId, myWheelsName } from './mine.ts';
export {
  blankMyWheels,
  gramsOfPair,
  longestMyWheelsName,
  type MyWheels,
  myWheelsRanges,
  myWheelsSchema,
  type PairWeight,
  readMyWheels,
  weightUsed,
} from './my-wheels.ts';
export { decodeMyWheels, encodeMyWheels } from './my-wheels-code.ts';
export { mineFromCatalogue, wheelsetOfMine } from './my-wheelset.ts';
export { categoryOfSlug, categoryPagePath, slugOf, wheelsetPagePath } from './page-address.ts';
export {
  type CatalogueColumn,
  catalogueColumnNames,
  catalogueColumns,
  knownWheelsetField,
  type NewWheelsetWire,
  requiredColumns,
  wheelsetField,
  wheelsetFieldLabel,
} from './sheet-columns.ts';
export { withShortName } from './short-name.ts';
export { sourceName } from './source-name.ts';
export { type Brake, brakes, type RimType, rimTypes, type Wheelset } from './wheelset.ts';
export { blankWheelset } from './wheelset-blank.ts';
export { type WheelsetField, type WheelsetFieldGroup, wheelsetFieldGroups } from './wheelset-field.ts';
export { type FieldFault, readWheelsetForm } from './wheelset-form.ts';
export {
  chooseWheelsetSheet,
  readWheelsetSheet,
  type SheetFault,
  type SheetFormFault,
  type SheetReading,
} from './wheelset-sheet.ts';
export {
  defaultWheelsetSort,
  figureOrder,
  findByPpId,
  type WheelsetSort,
  wheelsetOrder,
  wheelsetSorts,
} from './wheelset-sort.ts';
export {
  staffWheelsetSchema,
  type WheelsetWire,
  wheelsetFromWire,
  wheelsetWireSchema,
} from './wheelset-wire.ts';
export {
  type IndexPart,
  indexDepthCap,
  indexParts,
  indexSharesOf,
  xfactorIndexOf,
} from './xfactor-index.ts';
