/** The statuses a shipment can have in the product (specification, section 3). */
export const trackingStatuses = [
  'Unknown',
  'InTransit',
  'OutForDelivery',
  'Delivered',
  'Exception',
  'AvailableForPickup',
  'Expired',
] as const;
/** One of {@link trackingStatuses}. */
export type TrackingStatus = (typeof trackingStatuses)[number];

/** The choices of the status filter: 未知/错误, 运输中, 已送达, 其他. */
export const statusGroups = ['Unknown', 'InTransit', 'Delivered', 'Other'] as const;
/** One of {@link statusGroups}. */
export type StatusGroup = (typeof statusGroups)[number];

/** Everything that depends on a status. Its words are in the texts of the page, under the name of the status. */
export interface StatusRules {
  /** The choice of the status filter that shows it. */
  readonly group: StatusGroup;
  /** Main statuses of the provider that mean this one, next to its own name. */
  readonly providerNames: readonly string[];
  /** Whether a number that is not registered can be (specification, section 4). */
  readonly canRegister: boolean;
  /** Whether the provider can be asked: in any case, only for a registered number, or never. */
  readonly canUpdate: 'always' | 'registered' | 'never';
  readonly canChangeNumber: boolean;
  readonly canViewTracks: boolean;
  /** Whether a row has a PDF action of its own. */
  readonly canExportRow: boolean;
  /** Whether an export of a selection takes it (specification, section 5). */
  readonly isExportable: boolean;
  /** Whether a parcel in this status should move: one that stands still or is late is looked for. */
  readonly isUnderWay: boolean;
  /** Minutes until the background sync asks again; null for never. The provider itself looks every one to six hours. */
  readonly syncMinutes: number | null;
  readonly tone: 'neutral' | 'good' | 'bad';
}

const moving = {
  group: 'Other',
  providerNames: [],
  canRegister: false,
  canUpdate: 'always',
  canChangeNumber: true,
  canViewTracks: true,
  canExportRow: false,
  isExportable: true,
  isUnderWay: true,
  syncMinutes: 120,
  tone: 'neutral',
} as const satisfies StatusRules;

/** The rules of each status; a new status is a name above and a record here. */
export const statusRules: Readonly<Record<TrackingStatus, StatusRules>> = {
  Unknown: {
    group: 'Unknown',
    providerNames: ['NotFound', 'InfoReceived'],
    canRegister: true,
    canUpdate: 'registered',
    canChangeNumber: true,
    canViewTracks: false,
    canExportRow: false,
    isExportable: false,
    isUnderWay: false,
    syncMinutes: 30,
    tone: 'neutral',
  },
  InTransit: { ...moving, group: 'InTransit' },
  OutForDelivery: { ...moving, syncMinutes: 60 },
  Delivered: {
    ...moving,
    group: 'Delivered',
    canUpdate: 'never',
    canChangeNumber: false,
    canExportRow: true,
    isUnderWay: false,
    syncMinutes: null,
    tone: 'good',
  },
  Exception: { ...moving, providerNames: ['DeliveryFailure'], syncMinutes: 360, tone: 'bad' },
  AvailableForPickup: moving,
  Expired: { ...moving, isExportable: false, syncMinutes: 1440, tone: 'bad' },
};

const known = new Set<string>(trackingStatuses);

/** Whether a text is a status of the product. */
export const isTrackingStatus = (text: string): text is TrackingStatus => known.has(text);

/** A status from storage or an answer; one that this version does not know is Unknown. */
export const statusFromText = (text: string): TrackingStatus => (isTrackingStatus(text) ? text : 'Unknown');

const byProviderName = new Map<string, TrackingStatus>(
  trackingStatuses.flatMap((status) =>
    [status, ...statusRules[status].providerNames].map((name) => [name, status] as const),
  ),
);

/** The product's status for a main status of the tracking provider, which knows more; anything new is Unknown. */
export const statusFromProvider = (main: string | null): TrackingStatus =>
  (main === null ? undefined : byProviderName.get(main)) ?? 'Unknown';

/** A value for each status. */
export const mapStatuses = <Value>(
  valueFor: (status: TrackingStatus) => Value,
): Record<TrackingStatus, Value> => ({
  Unknown: valueFor('Unknown'),
  InTransit: valueFor('InTransit'),
  OutForDelivery: valueFor('OutForDelivery'),
  Delivered: valueFor('Delivered'),
  Exception: valueFor('Exception'),
  AvailableForPickup: valueFor('AvailableForPickup'),
  Expired: valueFor('Expired'),
});
