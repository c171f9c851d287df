export { type ColumnKind, type ColumnUnit, count, figure, text, word, wordList } from './column-kind.ts';
export {
  judgeLink,
  type LinkField,
  type LinkVerdict,
  type LinkVerdicts,
  linkFields,
  linkKey,
  linkTrouble,
} from './link-verdict.ts';
export type { PartOrigin } from './part-origin.ts';
export { readCell, type SheetCell } from './sheet-cell.ts';
export type { CellFault, ReadCell } from './sheet-fault.ts';
export {
  knownFigure,
  knownFlag,
  knownText,
  knownWord,
  namedColumns,
  safeLink,
  wireFigure,
  wireFlag,
  wireKey,
  wireName,
  wireNoLimit,
  wireOrigin,
  wireText,
  wireUnknown,
} from './wire-values.ts';
