import type { FastifyInstance } from 'fastify';
import type { RouteFacts } from './route-answers.ts';

/** One way into the server. */
export interface RouteEntry extends RouteFacts {
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
  app.addHook('onRoute', (route) => {
    const { url, schema } = route;
    // The scope of a route may add to its settings after this hook, so they are looked up when asked for.
    for (const method of [route.method].flat()) {
      routes.push({
        method,
        url,
        schema,
        get needsSession() {
          return route.config?.needsSession ?? false;
        },
      });
    }
  });
}
