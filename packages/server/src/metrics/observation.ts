import type { Config } from '../config.ts';
import type { OpenDatabase } from '../database/connection.ts';
import type { TrackingProvider } from '../features/tracking/tracking-provider.ts';
import { AccessLog } from '../http/access-log.ts';
import type { RequestWatcher } from '../http/request-watch.ts';
import type { ServerMetrics } from './server-metrics.ts';
import { openTracing } from './tracing.ts';

/** Everything that looks at the server while it works, as far as the settings ask for it. */
export interface Observation {
  readonly watchers: readonly RequestWatcher[];
  readonly counts: ServerMetrics | null;
  /** Where metrics are served; null for nowhere. */
  readonly metricsAddress: string | null;
  meter(provider: TrackingProvider): TrackingProvider;
  close(): Promise<void>;
}

/** What observation needs of the server. */
interface Observed {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly writeLog: (lines: string) => void;
}

/** The library of metrics is loaded only where they are asked for. */
async function openMetrics({ config: { metrics: asked }, database }: Observed) {
  if (asked === null) return null;
  const { openServerMetrics } = await import('./server-metrics.ts');
  const { serveMetrics } = await import('./metrics-server.ts');
  const metrics = openServerMetrics(database, Date.now);
  return { metrics, served: await serveMetrics(metrics, asked.port, asked.host) };
}

/** Opens metrics, access log and traces; what is not asked for costs nothing. */
export async function openObservation(observed: Observed): Promise<Observation> {
  const { config, environment } = observed;
  const opened = await openMetrics(observed);
  const metrics = opened?.metrics ?? null;
  const accessLog = config.accessLog === 0 ? null : new AccessLog(config.accessLog, observed.writeLog);
  const tracing = await openTracing(environment);
  const watchers = [metrics?.watchRequest, accessLog?.watch, tracing?.watchRequest];
  return {
    watchers: watchers.filter((watcher) => watcher !== undefined),
    counts: metrics,
    metricsAddress: opened?.served.address ?? null,
    meter: (provider) => metrics?.meter(provider) ?? provider,
    close: async () => {
      accessLog?.flush();
      await opened?.served.close();
      await tracing?.close();
    },
  };
}
