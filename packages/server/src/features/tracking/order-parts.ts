import type { TimeZone } from '@pp-tools/domain/core';
import type { OpenDatabase } from '../../database/connection.ts';
import type { UploadCheck } from './upload-check.ts';

/** What the order feature is given. */
export interface OrderParts {
  readonly database: OpenDatabase;
  readonly now: () => number;
  /** IANA name of the shop's zone. */
  readonly zoneName: string;
  readonly zone: TimeZone;
  /** Runs an upload off the main thread; see `UploadThread`. */
  readonly upload: RunUpload;
  /** Looks at an upload there; null when it is no JSON. */
  readonly look: (body: Uint8Array) => Promise<UploadCheck | null>;
}

/** Stores the orders of an upload given as the bytes of its JSON. */
export type RunUpload = (job: UploadJob) => Promise<UploadOutcome>;

/** One upload as it came in. */
export interface UploadJob {
  readonly body: Uint8Array;
  readonly who: string;
  readonly at: number;
  readonly zoneName: string;
}

/** What became of an upload. */
export type UploadOutcome =
  | {
      readonly ok: true;
      readonly summary: {
        readonly ordersAdded: number;
        readonly ordersUpdated: number;
        readonly numbersAdded: number;
      };
    }
  | {
      readonly ok: false;
      readonly code:
        | 'not-json'
        | 'not-an-array'
        | 'too-large'
        | 'fields-missing'
        | 'values-refused'
        | 'number-elsewhere';
      readonly detail: string;
      readonly faults: readonly UploadOutcomeFault[];
    };

/** A refused value of an upload as it travels. */
export interface UploadOutcomeFault {
  readonly row: number;
  readonly column: string | null;
  readonly value: string;
  readonly reason: string;
}
