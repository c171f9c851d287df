export { canRegister, canRun, canUpdate, type RunKind, type ShipmentState } from './allowed-actions.ts';
export { type CarrierCode, carrierFromLink, carrierLabel, readCarrierCode } from './carrier.ts';
export { carrierNames } from './carrier-names.ts';
export { cleanNormalisedText } from './clean-text.ts';
export type { ReadingContext } from './event-clock.ts';
export { instantOf, isCalendarDay, localMinute } from './event-time.ts';
export { acceptForExport, type ExportRefusal } from './export-acceptance.ts';
export { type ExtraInfo, extraInfoFrom, extraInfoSchema, noExtraInfo, readExtraInfo } from './extra-info.ts';
export {
  combinedFileName,
  type HistoryColumn,
  type HistoryDocument,
  historyColumns,
  historyDocument,
  historyFileName,
  historyPage,
} from './history-document.ts';
export { readPhoneLastFour } from './phone-digits.ts';
export { providerCodes, stopsBatch } from './provider-codes.ts';
export { type ResultLine, type RunAnswer, readResultLine } from './result-line.ts';
export { listExcluded, pausesAfter, planRun, progressPercent, runPauseMilliseconds } from './run-plan.ts';
export { hasSameNews, readTrackingInfo, type TrackingInfo, trackingInfoFrom } from './tracking-info.ts';
export {
  normaliseTrackingNumber,
  readTrackingNumber,
  splitTrackingNumbers,
  type TrackingNumberFault,
} from './tracking-number.ts';
export {
  mapStatuses,
  type StatusGroup,
  statusFromProvider,
  statusFromText,
  statusGroups,
  statusRules,
  type TrackingStatus,
  trackingStatuses,
} from './tracking-status.ts';
export { lateFrom, transitDays } from './transit.ts';
