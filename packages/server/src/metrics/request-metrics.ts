import { Histogram, type Registry } from 'prom-client';
import type { RequestWatcher } from '../http/request-watch.ts';

/** What a route answered with one status; looked up without making a text for every request. */
type Observed = Map<string, Map<number, Histogram.Internal<'method' | 'route' | 'status'>>>;

/**
 * Requests by method, route and status with their durations. Routes are named by their pattern, so that addresses
 * that visitors make up cost no memory.
 */
export function requestMetrics(registry: Registry): RequestWatcher {
  const durations = new Histogram({
    name: 'pp_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers: [registry],
  });
  const observed: Observed = new Map();
  return (request, reply, route) => {
    const key = `${request.method} ${route}`;
    const statuses = observed.get(key) ?? new Map();
    if (statuses.size === 0) observed.set(key, statuses);
    let one = statuses.get(reply.statusCode);
    if (one === undefined) {
      one = durations.labels({ method: request.method, route, status: String(reply.statusCode) });
      statuses.set(reply.statusCode, one);
    }
    one.observe(reply.elapsedTime / 1000);
  };
}
