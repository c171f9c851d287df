import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Looks at a request when its answer was sent. `route` is the pattern of its address, or `none`. It must be quick and
 * must not throw.
 */
export type RequestWatcher = (request: FastifyRequest, reply: FastifyReply, route: string) => void;

/**
 * Lets watchers see every answer of the routes that are registered from now on; without watchers nothing is added to a
 * request. The pattern is bound to each route: asking a request for it makes an object every time.
 */
export function registerRequestWatch(app: FastifyInstance, watchers: readonly RequestWatcher[]): void {
  if (watchers.length === 0) return;
  const watchAs = (name: string) => (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    for (const watch of watchers) watch(request, reply, name);
    done();
  };
  app.addHook('onRoute', (route) => {
    route.onResponse = [...[route.onResponse ?? []].flat(), watchAs(route.url)];
  });
  const watchUnknown = watchAs('none');
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) watchUnknown(request, reply, done);
    else done();
  });
}
