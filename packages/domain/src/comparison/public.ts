export {
  type ColumnViewName,
  chosenColumns,
  columnViews,
  mostPinnedColumns,
  togglePin,
} from './column-view.ts';
export {
  type ColumnSort,
  type ComparisonColumn,
  columnOrder,
  comparisonColumns,
  formatCell,
  isEstimatedCell,
  visibleColumns,
} from './columns.ts';
export {
  type AddressPart,
  type LinkedComparison,
  mostLinkedWheelsets,
  readComparisonAddress,
  writeComparisonAddress,
} from './comparison-address.ts';
export {
  addWheelset,
  type Comparison,
  chooseCategory,
  clearComparison,
  dropUnknown,
  emptyComparison,
  mergeComparison,
  removeWheelset,
  selectAll,
  shownWheelsets,
  toggleBaseline,
} from './comparison-list.ts';
export { completeness, type RiderVerdict, riderVerdict } from './completeness.ts';
export { compareCell, isEqualColumn } from './difference.ts';
export { exportRows } from './export-rows.ts';
export { type Placed, priceWeightFrontier } from './frontier.ts';
export { compareWithLink, isSameList, type LinkDifference } from './link-difference.ts';
export { mainCategory, nearestRivals, placesAmongPeers } from './place-among-peers.ts';
export { differenceWord, plainSentence, summarise } from './plain-sentence.ts';
export { type WheelLetter, wheelLetters } from './wheel-letter.ts';
