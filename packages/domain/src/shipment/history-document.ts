import { utcMinute } from './event-time.ts';
import { sortNewestFirst, type TrackedCarrier, type TrackingEvent } from './tracking-event.ts';
import type { TrackingInfo } from './tracking-info.ts';
import type { TrackingStatus } from './tracking-status.ts';

/** The page of a tracking history (specification, section 9): lengths in points, widths in percent. */
export const historyPage = {
  size: 'A4',
  margins: [40, 60, 40, 60],
  headerSize: 18,
  tableSize: 9,
  widths: [12, 28, 15, 15, 15, 15],
} as const;

/** The columns of the event table, in order. */
export const historyColumns = [
  'stage',
  'description',
  'subStatus',
  'location',
  'localTime',
  'utcTime',
] as const;
/** One of {@link historyColumns}. */
export type HistoryColumn = (typeof historyColumns)[number];

/** The scans of one carrier: its names, and the cells of each event newest first; unknown cells are null. */
export interface HistoryGroup {
  readonly carrier: string | null;
  readonly rows: readonly (readonly (string | null)[])[];
}

/** A tracking history as data, ready to be laid out as PDF. */
export interface HistoryDocument {
  readonly number: string;
  readonly orderId: string;
  readonly status: TrackingStatus;
  readonly groups: readonly HistoryGroup[];
}

/** Builds the history of one number. A carrier without events still has its group, so that nothing is hidden. */
export function historyDocument(source: {
  readonly number: string;
  readonly orderId: string;
  readonly status: TrackingStatus;
  readonly info: TrackingInfo;
}): HistoryDocument {
  const { number, orderId, status, info } = source;
  return { number, orderId, status, groups: info.carriers.map(groupOf) };
}

const groupOf = ({ name, alias, events }: TrackedCarrier): HistoryGroup => ({
  carrier: carrierTitle(name, alias),
  rows: sortNewestFirst(events).map(cellsOf),
});

/** An alias such as "YunExpress 云途物流" says the name already. */
const carrierTitle = (name: string | null, alias: string | null): string | null => {
  if (name === null || alias === null) return name ?? alias;
  return alias.includes(name) ? alias : `${name} · ${alias}`;
};

/** A UTC time that rests on an assumed zone is marked with ≈. */
const cellsOf = (event: TrackingEvent): (string | null)[] => [
  event.stage,
  event.description,
  event.subStatus,
  event.location,
  event.localTime,
  event.instant === null ? null : `${event.isZoneAssumed ? '≈ ' : ''}${utcMinute(event.instant)}`,
];

/** `tracking_{number}.pdf`; characters that file systems refuse become underscores. */
export const historyFileName = (number: string): string =>
  `tracking_${number.replace(/[^\p{L}\p{N}._-]+/gu, '_').slice(0, 80)}.pdf`;

/** The file name of several histories in one document. */
export const combinedFileName = 'tracking_combined.pdf';
