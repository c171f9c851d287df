import type { FastifyRequest } from 'fastify';
import { adminOf } from '../../../http/require-session.ts';
import type { AdminAccess } from '../admin-access.ts';
import { adminFault } from '../admin-texts.ts';
import { hasSecondFactor } from './second-factor.queries.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route for admins who still have to set up the second factor that the owner asks for. */
    readonly isOpenWithoutSecondFactor?: boolean;
  }
}

/** For an admin scope: where the owner asks for a second factor, admins without one can set it up and nothing else. */
export const demandSecondFactor =
  ({ db, demandsSecondFactor }: Pick<AdminAccess, 'db' | 'demandsSecondFactor'>) =>
  async (request: FastifyRequest): Promise<void> => {
    if (!demandsSecondFactor || request.routeOptions.config?.isOpenWithoutSecondFactor) return;
    if (!(await hasSecondFactor(db, adminOf(request).id))) throw adminFault({ code: 'second-factor-needed' });
  };
