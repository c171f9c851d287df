import { wheelsetAdminPaths } from '@pp-tools/domain/contract';
import type { FastifyRequest } from 'fastify';
import { adminOf } from '../../http/require-session.ts';
import type { Attempts } from './attempts.ts';

/** Actions that fetch from other machines or write the whole catalogue. */
const expensive: readonly (string | undefined)[] = [
  wheelsetAdminPaths.regenerate,
  wheelsetAdminPaths.rollback,
  wheelsetAdminPaths.linkChecks,
];

/** For an admin scope: answers 429 when an admin asks for too many expensive actions, whichever process is asked. */
export const limitExpensiveActions =
  (attempts: Attempts) =>
  async (request: FastifyRequest): Promise<void> => {
    if (request.method !== 'POST' || !expensive.includes(request.routeOptions.url)) return;
    await attempts.countExpensiveAction(adminOf(request).username);
  };
