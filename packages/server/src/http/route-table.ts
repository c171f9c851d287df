import type { FastifyInstance } from 'fastify';

/** One way into the server. */
export interface RouteEntry {
  readonly method: string;
  readonly url: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the server, so that a test can walk all of them. */
    readonly routeTable: readonly RouteEntry[];
  }
}

/** Notes every route that is registered from now on. */
export function registerRouteTable(app: FastifyInstance): void {
  const routes: RouteEntry[] = [];
  app.decorate('routeTable', routes);
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url });
  });
}
