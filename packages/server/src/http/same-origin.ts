import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestFault } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that other machines call (a webhook); it proves its caller in another way. */
    readonly acceptsForeignCallers?: boolean;
  }
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses every changing request that a page of another origin sent (CSRF). Browsers always say where such a
 * request comes from; a client that says nothing is no browser and carries no visitor's cookie.
 */
export function registerSameOriginCheck(app: FastifyInstance, publicUrl: string | null): void {
  const publicOrigin = publicUrl === null ? null : new URL(publicUrl).origin;
  app.addHook('onRequest', (request, _reply, done) => {
    if (readingMethods.has(request.method) || request.routeOptions.config?.acceptsForeignCallers)
      return done();
    if (comesFromOwnPages(request, publicOrigin)) return done();
    done(new RequestFault(403, 'foreign-origin', 'This request does not come from our own pages.'));
  });
}

function comesFromOwnPages(request: FastifyRequest, publicOrigin: string | null): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  return origin === undefined || origin === (publicOrigin ?? `${request.protocol}://${request.host}`);
}
