import fastifyCookie from '@fastify/cookie';
import type { AdminRole } from '@pp-tools/domain/admin';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { RequestFault } from './problems.ts';
import { staffBodyBytes } from './read-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by the admin scope: without a session the route answers 401. */
    readonly needsSession?: boolean;
  }
}

/** The admin behind a request. */
export interface SignedInAdmin {
  readonly id: number;
  readonly username: string;
  readonly role: AdminRole;
}

/** Finds out who sends a request; null when the session is missing, unknown or over. */
export type ReadSession = (request: FastifyRequest) => Promise<SignedInAdmin | null>;

const admins = new WeakMap<FastifyRequest, SignedInAdmin>();

/** Whether the session of a request was found already. */
export const isSignedIn = (request: FastifyRequest): boolean => admins.has(request);

/** The admin of a request inside an admin scope. */
export function adminOf(request: FastifyRequest): SignedInAdmin {
  const admin = admins.get(request);
  if (admin === undefined) throw new Error(`${request.routeOptions.url} is not inside the admin scope`);
  return admin;
}

/**
 * A scope in which every route asks for a session before it reads the body: a route is guarded by being
 * registered inside. Answers of the scope are never kept by browsers or proxies.
 */
export function adminScope(
  readSession: ReadSession,
  register: (scope: FastifyInstance) => Promise<void>,
): FastifyPluginAsync {
  return async (scope) => {
    await scope.register(fastifyCookie);
    scope.addHook('onRoute', (route) => {
      route.bodyLimit ??= staffBodyBytes;
      route.config = { ...route.config, needsSession: true };
    });
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const admin = await readSession(request);
      if (admin === null) throw new RequestFault(401, 'not-signed-in', 'Please log in.');
      admins.set(request, admin);
    });
    await register(scope);
  };
}
