import { join } from 'node:path';
import type { Config } from './config.ts';
import { noProvider, type TrackingProvider } from './features/tracking/tracking-provider.ts';
import { startDemoPushes } from './providers/tracking/demo/demo-pushes.ts';
import { readDemoScripts } from './providers/tracking/demo/demo-script.ts';
import { type DemoProvider, demoDefaults, startDemoProvider } from './providers/tracking/demo/demo-server.ts';
import { providerDefaults, trackingClient } from './providers/tracking/tracking-client.ts';
import { sampleData } from './sample-data.ts';

/** The tracking provider of this server and the key that signs its pushes. */
export interface TrackingService {
  readonly provider: TrackingProvider;
  readonly providerKey: string | null;
  /** Told when the server listens; the local demo provider needs to know where to push. */
  pushTo(webhook: URL): void;
  close(): Promise<void>;
}

const nothing = { pushTo: () => undefined, close: async () => undefined };

/**
 * The real provider when a key is configured; else, outside production, a local demo provider that plays whole journeys
 * in minutes; in production nothing, and calls are answered 503.
 */
export async function openTrackingService(config: Config): Promise<TrackingService> {
  const { key, url, version } = config.tracking;
  if (key !== null) {
    const settings = { ...providerDefaults, url: url ?? providerDefaults.url, key, version };
    return { provider: trackingClient(settings), providerKey: key, ...nothing };
  }
  if (config.production) return { provider: noProvider, providerKey: null, ...nothing };
  const demo = await startDemoProvider({ ...demoDefaults, now: Date.now });
  for (const script of await readDemoScripts(join(sampleData, 'tracking', 'scripts')))
    demo.records.follow(script);
  return demoService(demo, version);
}

function demoService(demo: DemoProvider, version: string): TrackingService {
  const { url, key } = demo;
  let pushes: { close(): void } | null = null;
  return {
    provider: trackingClient({ ...providerDefaults, url, key, version }),
    providerKey: key,
    pushTo: (webhook) => {
      pushes = startDemoPushes(demo, webhook);
    },
    close: async () => {
      pushes?.close();
      await demo.close();
    },
  };
}
