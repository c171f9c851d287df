import type { WheelsetWire } from '@pp-tools/domain/wheelset';

/** The wheelset catalogue, which another feature stores. */
export interface WheelsetCatalogue {
  /** Name of the revision that tells of its changes. */
  readonly revision: string;
  list(): Promise<readonly WheelsetWire[]>;
  find(id: number): Promise<WheelsetWire | null>;
}
