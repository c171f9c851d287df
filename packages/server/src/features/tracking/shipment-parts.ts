import type { TimeZone } from '@pp-tools/domain/core';
import type { Logger } from 'pino';
import type { Database } from '../../database/connection.ts';
import type { TrackingProvider } from './tracking-provider.ts';

/** What the shipment feature is given. */
export interface ShipmentParts {
  readonly db: Database;
  readonly log: Logger;
  readonly now: () => number;
  readonly zone: TimeZone;
  readonly provider: TrackingProvider;
  /** The key that signs the provider's pushes; null refuses all of them. */
  readonly providerKey: string | null;
}
