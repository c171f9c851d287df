import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderPaths, wheelsetPaths } from '@pp-tools/domain/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { noProvider } from '../features/tracking/tracking-provider.ts';
import {
  openTestAppOn,
  signIn,
  startWebServer,
  type TestApp,
  type TestWebServer,
} from '../testing/public.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { type Observation, openObservation } from './observation.ts';

describe.each(['sqlite', 'postgres'] as const)('19 observation on %s', (kind) => {
  let server: TestApp;
  let observation: Observation;
  let collector: TestWebServer;
  const spans: string[] = [];
  const logged: string[] = [];

  beforeAll(async () => {
    collector = await startWebServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        spans.push(body);
        response.end('{}');
      });
    });
    const database = await openTestDatabase(kind);
    const environment = { METRICS_PORT: '0', ACCESS_LOG: 'on' };
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.address);
    vi.stubEnv('OTEL_SERVICE_NAME', 'shop-of-the-test');
    observation = await openObservation({
      config: readConfig({ NODE_ENV: 'test', ...environment }),
      database,
      environment: process.env,
      writeLog: (text) => logged.push(...text.trim().split('\n')),
    });
    const tracking = { provider: observation.meter(noProvider), providerKey: null };
    server = await openTestAppOn(database, {}, null, tracking, observation);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await server.close();
    await collector.close();
  });

  const read = async () => (await fetch(`${observation.metricsAddress}/metrics`)).text();

  test('metrics name requests by pattern, looks at lists, uploads, provider, pool and work', async () => {
    const headers = await signIn(server);
    for (let time = 0; time < 3; time += 1) await server.app.inject(wheelsetPaths.list);
    await server.app.inject(`${wheelsetPaths.list}/77?secret=1`);
    const order = {
      order_id: '1',
      order_date: '2026-11-27',
      order_status: 'x',
      tracking_number: 'YT26000001',
    };
    await server.app.inject({ method: 'POST', url: orderPaths.bulk, headers, payload: [order] });
    await server.app.inject({ url: orderPaths.quota, headers });
    await server.app.inject('/no-such-page');
    const text = await read();
    for (const line of [
      'pp_http_request_duration_seconds_count{method="GET",route="/wheelsets",status="200"} 3',
      'pp_http_request_duration_seconds_count{method="GET",route="/wheelsets/:id",status="404"} 1',
      'pp_http_request_duration_seconds_count{method="GET",route="none",status="404"} 1',
      'pp_list_answers_total{look="loaded"} 1',
      'pp_list_answers_total{look="memory"} 2',
      'pp_uploads_total{outcome="stored"} 1',
      'pp_uploaded_orders_total 1',
      'pp_provider_calls_total{call="quota",outcome="no-key"} 1',
      'pp_database_answers 1',
      'pp_database_connections{state="waiting"} 0',
      'pp_parcels_due 0',
      'pp_run_age_seconds 0',
    ]) {
      expect(text).toContain(line);
    }
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).not.toContain('secret');
  });

  test('what waits for the background work is counted with its age', async () => {
    const { db } = server.database;
    await db
      .updateTable('shipment')
      .set({ next_sync: Date.now() - 60_000 })
      .execute();
    const run = {
      kind: 'update',
      state: 'running',
      started_by: 'anna',
      started_at: Date.now() - 5000,
      lease_until: 0,
    };
    const { id } = await db.insertInto('tracking_run').values(run).returning('id').executeTakeFirstOrThrow();
    const item = { run_id: id, position: 0, number: 'YT26000001', state: 'waiting', answer: null };
    await db.insertInto('tracking_run_item').values(item).execute();
    const text = await read();
    const figureOf = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    expect([figureOf('pp_parcels_due'), figureOf('pp_run_numbers_waiting')]).toEqual([1, 1]);
    expect(figureOf('pp_parcels_due_age_seconds')).toBeGreaterThanOrEqual(60);
    expect(figureOf('pp_run_age_seconds')).toBeGreaterThanOrEqual(5);
  });

  test('metrics are on their port alone', async () => {
    expect((await server.app.inject('/metrics')).statusCode).toBe(404);
    expect((await fetch(`${observation.metricsAddress}/wheelsets`)).status).toBe(404);
  });

  test('requests become JSON lines without queries, and spans of the caller', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    await server.app.inject({ url: '/wheelsets/88?q=private', headers: { traceparent } });
    await observation.close();
    const line = logged.map((one) => JSON.parse(one)).find(({ path }) => path === '/wheelsets/88');
    expect(line).toMatchObject({ event: 'request', method: 'GET', status: 404, address: '127.0.0.1' });
    expect(logged.join()).not.toContain('private');
    const sent = spans.join();
    expect(sent).toContain('0af7651916cd43dd8448eb211c80319c');
    expect(sent).toContain('GET /wheelsets/:id');
    expect(sent).toContain('shop-of-the-test');
  });
});

test('19 nothing is observed without settings', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pp-quiet-'));
  const database = await openTestDatabase('sqlite');
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder });
  const quiet = await openObservation({ config, database, environment: {}, writeLog: () => undefined });
  expect([quiet.watchers, quiet.counts, quiet.metricsAddress]).toEqual([[], null, null]);
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
