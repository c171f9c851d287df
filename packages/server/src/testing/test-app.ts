import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { type AppParts, buildApp, type Clock } from '../app.ts';
import { readConfig } from '../config.ts';
import type { DatabaseKind, OpenDatabase } from '../database/connection.ts';
import { noServices, type OutgoingServices } from '../features/outgoing/outgoing-parts.ts';
import { noProvider } from '../features/tracking/tracking-provider.ts';
import { configuredProbe, configuredSheet } from '../start.ts';
import { refuseUndocumented } from './documented-answers.ts';
import { openTestDatabase } from './test-database.ts';

/** A clock that moves only when a test says so. */
export class FakeClock implements Clock {
  #wall = Date.UTC(2026, 10, 28, 12);
  #monotonic = 0;

  now(): number {
    return this.#wall;
  }

  monotonic(): number {
    return this.#monotonic;
  }

  /** Lets time pass on both clocks. */
  advance(milliseconds: number): void {
    this.#wall += milliseconds;
    this.#monotonic += milliseconds;
  }
}

/** The code with which tests register admins. */
export const testAdminCode = 'Kd9x2-Vm4Qp-77TzB-wR1eY';

/** The whole server on a database of its own, without a socket. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: OpenDatabase;
  readonly clock: FakeClock;
  /** What the server is assembled from, for a second one on the same database. */
  readonly parts: AppParts;
  close(): Promise<void>;
}

/** Assembles the server for a test; `environment` is what an operator would set. */
export async function openTestApp(
  kind: DatabaseKind,
  environment: Readonly<Record<string, string>> = {},
  webRoot: string | null = null,
  tracking: AppParts['tracking'] = { provider: noProvider, providerKey: null },
): Promise<TestApp> {
  return openTestAppOn(await openTestDatabase(kind), environment, webRoot, tracking);
}

/** The same on a database that the test opened itself. */
export async function openTestAppOn(
  database: OpenDatabase,
  environment: Readonly<Record<string, string>> = {},
  webRoot: string | null = null,
  tracking: AppParts['tracking'] = { provider: noProvider, providerKey: null },
  observation: Pick<AppParts, 'watchers' | 'counts'> = { watchers: [], counts: null },
  outgoing: OutgoingServices = noServices,
): Promise<TestApp> {
  const clock = new FakeClock();
  const config = readConfig({ NODE_ENV: 'test', ...environment });
  const parts: AppParts = {
    config,
    database,
    log: pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
    clock,
    adminCode: testAdminCode,
    wheelsetSource: configuredSheet(config),
    linkProbe: configuredProbe(config),
    tracking,
    outgoing,
    backgroundPause: null,
    watchers: [refuseUndocumented, ...observation.watchers],
    counts: observation.counts,
    webRoot,
  };
  const app = await buildApp(parts);
  return {
    app,
    parts,
    database,
    clock,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
