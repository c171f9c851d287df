import type { Config } from './config.ts';
import { noProvider, type TrackingProvider } from './features/tracking/tracking-provider.ts';
import { startDemoPushes } from './providers/tracking/stand-in/demo-pushes.ts';
import {
  type StandIn,
  standInDefaults,
  startStandIn,
} from './providers/tracking/stand-in/stand-in-server.ts';
import { providerDefaults, trackingClient } from './providers/tracking/tracking-client.ts';

/** The tracking provider of this server and the key that signs its pushes. */
export interface TrackingService {
  readonly provider: TrackingProvider;
  readonly providerKey: string | null;
  /** Told when the server listens; the local stand-in needs to know where to push. */
  pushTo(webhook: URL): void;
  close(): Promise<void>;
}

const nothing = { pushTo: () => undefined, close: async () => undefined };

/**
 * The real provider when a key is configured; else, outside production, a local stand-in that plays whole journeys
 * in minutes; in production nothing, and calls are answered 503.
 */
export async function openTrackingService(config: Config): Promise<TrackingService> {
  const { key, url, version } = config.tracking;
  if (key !== null) {
    const settings = { ...providerDefaults, url: url ?? providerDefaults.url, key, version };
    return { provider: trackingClient(settings), providerKey: key, ...nothing };
  }
  if (config.production) return { provider: noProvider, providerKey: null, ...nothing };
  return demoService(await startStandIn({ ...standInDefaults, now: Date.now }), version);
}

function demoService(standIn: StandIn, version: string): TrackingService {
  const { url, key } = standIn;
  let pushes: { close(): void } | null = null;
  return {
    provider: trackingClient({ ...providerDefaults, url, key, version }),
    providerKey: key,
    pushTo: (webhook) => {
      pushes = startDemoPushes(standIn, webhook);
    },
    close: async () => {
      pushes?.close();
      await standIn.close();
    },
  };
}
