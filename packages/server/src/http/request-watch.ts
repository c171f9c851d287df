import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Looks at a request when its answer was sent. It must be quick and must not throw. */
export type RequestWatcher = (request: FastifyRequest, reply: FastifyReply) => void;

/** Lets watchers see every answer; without watchers nothing is added to a request. */
export function registerRequestWatch(app: FastifyInstance, watchers: readonly RequestWatcher[]): void {
  for (const watch of watchers) {
    app.addHook('onResponse', (request, reply, done) => {
      watch(request, reply);
      done();
    });
  }
}
