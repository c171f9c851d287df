export { type Cell, csvCell, csvText, withoutApostrophe } from './csv.ts';
export { nextDue, readSchedule, type Schedule } from './daily-schedule.ts';
export {
  amountOf,
  estimated,
  estimateIn,
  type Figure,
  figureOf,
  figureOr,
  joinFigures,
  type PriceAndWeight,
  sumOf,
  times,
} from './figure.ts';
export {
  type FigureKind,
  figureKinds,
  formatDifference,
  formatDifferenceInSentence,
  formatDimension,
  formatFigure,
  notAvailable,
} from './figure-format.ts';
export { type History, historyLimit, record, redo, startHistory, undo } from './history.ts';
export type { JsonFlaw } from './json-flaw.ts';
export { JsonListFault, jsonItems } from './json-items.ts';
export { type JsonLimits, JsonMeter } from './json-meter.ts';
export { markdownTable } from './markdown-table.ts';
export { moveItem } from './move-item.ts';
export { nearestNames } from './nearest-names.ts';
export { byNumber, byText, type Compare, type Direction, thenBy } from './order.ts';
export { failure, type Result, success } from './result.ts';
export { type TimeZone, timeZone } from './time-zone.ts';
export { formatTotalWeight } from './total-weight.ts';
export {
  type Dollars,
  type Grams,
  gramsToOunces,
  type Kilograms,
  kilogramsToPounds,
  type Metres,
  type MetresPerSecond,
  type Millimetres,
  millimetresToInches,
  poundsToKilograms,
  roundTo,
  type Seconds,
  type UnitSystem,
  unitSystems,
  type Watts,
} from './units.ts';
