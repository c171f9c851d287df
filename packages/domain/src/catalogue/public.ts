export {
  type ColumnKind,
  type ColumnUnit,
  count,
  figure,
  flag,
  limit,
  link,
  text,
  unitSigns,
  word,
  wordList,
} from './column-kind.ts';
export {
  blankValues,
  type Field,
  type FieldTable,
  type FieldValues,
  fieldNames,
  isUnknownValue,
  labelWithUnit,
  mapFields,
  publicFields,
  unknownValue,
  wireShape,
} from './field.ts';
export { figuresOf, isEstimate, sourceOfColumn, sourceOfFigure } from './figure-source.ts';
export { isLargeRemoval } from './large-removal.ts';
export {
  judgeLink,
  type LinkField,
  type LinkVerdict,
  type LinkVerdicts,
  linkFields,
  linkKey,
  linkTrouble,
} from './link-verdict.ts';
export { matchHeadings, plainHeading } from './match-headings.ts';
export { cellFault } from './part-cell.ts';
export {
  type Facts,
  factsFromWire,
  factsOrUnknown,
  originFromWire,
  type PartField,
  type PartFieldTable,
  type PartRow,
  partFields,
  savedFacts,
  unknownFacts,
} from './part-field.ts';
export {
  degrees,
  figures,
  millimetres,
  partBrand,
  partImage,
  partKey,
  partName,
  partPrice,
  partWeight,
  plain,
  signedFigure,
  whole,
  words,
  written,
  yesNoFlag,
  yesOrNo,
} from './part-kinds.ts';
export type { PartOrigin } from './part-origin.ts';
export { fitShape, partShape } from './part-shape.ts';
export { readCell, readSheetCell } from './read-cell.ts';
export {
  findHeadingRow,
  type Sheet,
  type SheetCell,
  type SheetRow,
  sheetOfTexts,
  textCell,
  textOfCell,
} from './sheet.ts';
export type { CellFault, ReadCell } from './sheet-fault.ts';
export { type NumberStyle, numberStyleOf } from './sheet-number.ts';
export { lostLetter } from './sheet-text.ts';
export { shopFields, stockStates } from './shop-fields.ts';
export {
  type ListRow,
  rowSuspicion,
  type SuspiciousValue,
} from './suspicious-values.ts';
export {
  knownFigure,
  knownFlag,
  knownText,
  knownWord,
  namedColumns,
  safeLink,
  wireNoLimit,
  wireUnknown,
} from './wire-values.ts';
