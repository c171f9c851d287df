import type { Result } from '@pp-tools/domain/core';
import type { ExtraInfo } from '@pp-tools/domain/shipment';

/** A parcel as the provider knows it: the same number with two carriers is two parcels. */
export interface ProviderParcel {
  readonly number: string;
  /** Null lets the provider find the carrier. */
  readonly carrier: number | null;
}

/** A parcel to be registered. */
export interface ParcelToRegister extends ProviderParcel {
  readonly phoneLastFour: string | null;
  readonly extraInfo: ExtraInfo;
  /** Comes back with every answer; we give the order id. */
  readonly tag: string;
}

/** A registered parcel that shall be tracked with another carrier. */
export interface CarrierChange {
  readonly number: string;
  readonly from: number;
  readonly to: number;
}

/** A registered parcel of which the carrier shall know other digits of the phone or other extra information. */
export interface InfoChange extends ProviderParcel {
  readonly phoneLastFour: string | null;
  readonly extraInfo: ExtraInfo;
}

/** What the provider said about one parcel of a call. */
export type ParcelAnswer =
  | {
      readonly number: string;
      readonly accepted: true;
      readonly carrier: number | null;
      /** `track_info` as it came; absent after anything but a look. */
      readonly trackInfo: unknown;
    }
  | { readonly number: string; readonly accepted: false; readonly code: number; readonly message: string };

/** A call that failed as a whole. */
export interface ProviderFault {
  readonly code: 'no-key' | 'timed-out' | 'unreachable' | 'too-fast' | 'refused' | 'bad-answer';
  /** The provider's own code, when it gave one. */
  readonly providerCode: number | null;
  readonly message: string;
}

/** What is left of the provider's account; null where it does not say. */
export interface ProviderQuota {
  readonly total: number | null;
  readonly used: number | null;
  readonly remaining: number | null;
  readonly usedToday: number | null;
  /** Registrations a day; null for no limit. */
  readonly dailyLimit: number | null;
}

/** The answers to a batch, or why there are none. */
export type BatchResult = Result<readonly ParcelAnswer[], ProviderFault>;

/** The tracking provider, as the product uses it. Calls never throw; a batch has at most {@link largestBatch} parcels. */
export interface TrackingProvider {
  register(parcels: readonly ParcelToRegister[]): Promise<BatchResult>;
  trackInfo(parcels: readonly ProviderParcel[]): Promise<BatchResult>;
  changeCarrier(changes: readonly CarrierChange[]): Promise<BatchResult>;
  changeInfo(changes: readonly InfoChange[]): Promise<BatchResult>;
  /** Ends the tracking; the record stays. */
  stop(parcels: readonly ProviderParcel[]): Promise<BatchResult>;
  /** Starts the tracking of a stopped parcel again, once in its life. */
  retrack(parcels: readonly ProviderParcel[]): Promise<BatchResult>;
  /** Deletes the record for ever; registering it again costs again. */
  remove(parcels: readonly ProviderParcel[]): Promise<BatchResult>;
  quota(): Promise<Result<ProviderQuota, ProviderFault>>;
}

/** Parcels in one call. */
export const largestBatch = 40;

const noKey = async () =>
  ({ ok: false, fault: { code: 'no-key', providerCode: null, message: '' } }) as const;

/** The provider where no key is configured: every call says so. */
export const noProvider: TrackingProvider = {
  register: noKey,
  trackInfo: noKey,
  changeCarrier: noKey,
  changeInfo: noKey,
  stop: noKey,
  retrack: noKey,
  remove: noKey,
  quota: noKey,
};
