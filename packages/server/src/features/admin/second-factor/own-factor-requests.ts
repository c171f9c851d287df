import type { FastifyRequest } from 'fastify';
import { adminOf } from '../../../http/require-session.ts';
import type { AdminAccess } from '../admin-access.ts';
import { adminFault } from '../admin-texts.ts';
import type { FactorOwner } from './own-factors.ts';

/** Routes that stay open to an admin who still has to set up a second factor. */
export const openWithoutFactor = { isOpenWithoutSecondFactor: true } as const;

/** A successful answer. */
export const success = <Data>(data: Data) => ({ status: 'success' as const, data });

/** Whatever is changed here may be refused: not there, set up already, wrong code, too many guesses. */
export const describe = (summary: string) => ({ tags: ['admin'], summary, alsoAnswers: [404, 409, 429] });

/** What every route of the own second factors asks of a request. */
export interface OwnFactorRequests {
  readonly ownerOf: (request: FastifyRequest) => FactorOwner;
  /** Asks for the password again, so that a browser that was left open gives nothing away. */
  readonly demandPassword: (request: FastifyRequest) => Promise<void>;
  /** Writes a line of the log. */
  readonly event: (request: FastifyRequest, name: string) => void;
}

/** Reads requests with the services of the admin area. */
export function ownFactorRequests(access: AdminAccess): OwnFactorRequests {
  const ownerOf = (request: FastifyRequest): FactorOwner => ({
    admin: adminOf(request),
    token: access.cookie.read(request) ?? '',
  });
  return {
    ownerOf,
    demandPassword: async (request) => {
      if (!(await access.sessions.isConfirmed(ownerOf(request).token))) {
        throw adminFault({ code: 'password-needed' });
      }
    },
    event: (request, name) =>
      access.log.info({ event: name, user: adminOf(request).username, address: request.ip }),
  };
}
