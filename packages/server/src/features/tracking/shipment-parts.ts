import type { TimeZone } from '@pp-tools/domain/core';
import type { Logger } from 'pino';
import type { Database } from '../../database/connection.ts';
import type { OutgoingChannels } from '../../database/outbox.ts';
import type { TrackingProvider } from './tracking-provider.ts';

/** What the shipment feature is given. */
export interface ShipmentParts {
  readonly db: Database;
  readonly log: Logger;
  readonly now: () => number;
  readonly zone: TimeZone;
  /** Which ways out the operator has set up, for news that others are told. */
  readonly channels: OutgoingChannels;
  readonly provider: TrackingProvider;
  /** The key that signs the provider's pushes; null refuses all of them. */
  readonly providerKey: string | null;
}
