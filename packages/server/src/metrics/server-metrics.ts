import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { OpenDatabase } from '../database/connection.ts';
import type { UploadOutcome } from '../features/tracking/order-parts.ts';
import type { TrackingProvider } from '../features/tracking/tracking-provider.ts';
import { readWorkLoad, type WorkLoad } from '../features/tracking/work-load.queries.ts';
import type { ListLook } from '../http/cached-list.ts';
import type { RequestWatcher } from '../http/request-watch.ts';
import { meteredProvider } from './provider-metrics.ts';
import { requestMetrics } from './request-metrics.ts';

/** What the server counts about itself, in the form that Prometheus reads. */
export interface ServerMetrics {
  readonly contentType: string;
  /** The figures as a text; asks the database for what waits. */
  read(): Promise<string>;
  readonly watchRequest: RequestWatcher;
  readonly countLook: (look: ListLook) => void;
  readonly countUpload: (outcome: UploadOutcome) => void;
  meter(provider: TrackingProvider): TrackingProvider;
}

/** Opens the count. Event-loop delay, memory and garbage collection come with it. */
export function openServerMetrics(database: OpenDatabase, now: () => number): ServerMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const looks = new Counter({
    name: 'pp_list_answers_total',
    help: 'Answers of ready lists: from memory, after a look at the revision, or loaded again',
    labelNames: ['look'],
    registers: [registry],
  });
  const uploads = new Counter({
    name: 'pp_uploads_total',
    help: 'Uploads of orders by what came of them',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const uploaded = new Counter({
    name: 'pp_uploaded_orders_total',
    help: 'Orders that uploads added or updated',
    registers: [registry],
  });
  addPoolGauges(registry, database);
  const lookAtWork = addWorkGauges(registry, () => readWorkLoad(database.db, now()));
  return {
    contentType: registry.contentType,
    read: async () => {
      await lookAtWork();
      return registry.metrics();
    },
    watchRequest: requestMetrics(registry),
    countLook: (look) => looks.inc({ look }),
    countUpload: (outcome) => {
      uploads.inc({ outcome: outcome.ok ? 'stored' : outcome.code });
      if (outcome.ok) uploaded.inc(outcome.summary.ordersAdded + outcome.summary.ordersUpdated);
    },
    meter: (provider) => meteredProvider(provider, registry),
  };
}

function addPoolGauges(registry: Registry, database: OpenDatabase): void {
  const gauge = new Gauge({
    name: 'pp_database_connections',
    help: 'Connections to the database that are open and idle, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      const { open, idle, waiting } = database.connections();
      gauge.set({ state: 'open' }, open);
      gauge.set({ state: 'idle' }, idle);
      gauge.set({ state: 'waiting' }, waiting);
    },
  });
}

const workGauges: readonly (readonly [name: string, help: string, of: (load: WorkLoad) => number])[] = [
  ['pp_parcels_due', 'Parcels whose look at the provider is due', (load) => load.parcelsDue],
  ['pp_parcels_due_age_seconds', 'How long the first of them has been due', (load) => load.oldestDue / 1000],
  ['pp_run_numbers_waiting', 'Numbers that wait in background runs', (load) => load.numbersInRuns],
  ['pp_run_age_seconds', 'Age of the oldest background run that still runs', (load) => load.oldestRun / 1000],
];

/** One look at the database fills all of them; when it does not answer, they stay as they were. */
function addWorkGauges(registry: Registry, read: () => Promise<WorkLoad>): () => Promise<void> {
  const gauges = workGauges.map(
    ([name, help, of]) => ({ gauge: new Gauge({ name, help, registers: [registry] }), of }) as const,
  );
  const answers = new Gauge({
    name: 'pp_database_answers',
    help: 'Whether the database answered this scrape',
    registers: [registry],
  });
  return async () => {
    const load = await read().catch(() => null);
    answers.set(load === null ? 0 : 1);
    if (load !== null) for (const { gauge, of } of gauges) gauge.set(of(load));
  };
}
