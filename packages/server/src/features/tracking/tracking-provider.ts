import type { Result } from '@pp-tools/domain/core';

/** A parcel as the provider knows it: the same number with two carriers is two parcels. */
export interface ProviderParcel {
  readonly number: string;
  /** Null lets the provider find the carrier. */
  readonly carrier: number | null;
}

/** A parcel to be registered. */
export interface ParcelToRegister extends ProviderParcel {
  readonly phoneLastFour: string | null;
  /** Comes back with every answer; we give the order id. */
  readonly tag: string;
}

/** The provider's word about one parcel of a call. */
export type ParcelAnswer =
  | {
      readonly number: string;
      readonly accepted: true;
      readonly carrier: number | null;
      /** `track_info` as it came; absent after a registration. */
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

/** The tracking provider, as the product uses it. Calls never throw; a batch has at most {@link largestBatch} parcels. */
export interface TrackingProvider {
  register(parcels: readonly ParcelToRegister[]): Promise<Result<readonly ParcelAnswer[], ProviderFault>>;
  trackInfo(parcels: readonly ProviderParcel[]): Promise<Result<readonly ParcelAnswer[], ProviderFault>>;
}

/** Parcels in one call. */
export const largestBatch = 40;

/** Stands where no key is configured: every call says so. */
export const noProvider: TrackingProvider = {
  register: async () => noKey,
  trackInfo: async () => noKey,
};
const noKey = {
  ok: false,
  fault: { code: 'no-key', providerCode: null, message: '' },
} as const;
