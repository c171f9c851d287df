import { wheelsetAdminPaths } from '@pp-tools/domain/contract';
import type { FastifyRequest } from 'fastify';
import { adminOf } from '../../http/require-session.ts';
import type { Attempts } from './attempts.ts';

/** Deeds that fetch from other machines or write the whole catalogue. */
const costly: readonly (string | undefined)[] = [
  wheelsetAdminPaths.regenerate,
  wheelsetAdminPaths.rollback,
  wheelsetAdminPaths.linkChecks,
];

/** For an admin scope: answers 429 when an admin asks for too many costly deeds, whichever process is asked. */
export const limitCostlyDeeds =
  (attempts: Attempts) =>
  async (request: FastifyRequest): Promise<void> => {
    if (request.method !== 'POST' || !costly.includes(request.routeOptions.url)) return;
    await attempts.countCostlyDeed(adminOf(request).username);
  };
