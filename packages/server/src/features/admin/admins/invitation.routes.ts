import {
  acceptInvitationBody,
  adminsDoneAnswer,
  invitationAnswer,
  invitationBody,
  invitationPaths,
} from '@pp-tools/domain/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AdminAccess } from '../admin-access.ts';
import { acceptInvitation, findInvitation } from './invitations.ts';

/** For those who were invited: what the link is, and the password that they choose. Open to everybody. */
export function invitationRoutes(scope: FastifyInstance, access: AdminAccess): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { attempts, log } = access;
  app.post(
    invitationPaths.look,
    {
      schema: {
        tags: ['admin'],
        summary: 'Who is invited by the token of a link',
        body: invitationBody,
        response: { 200: invitationAnswer },
        alsoAnswers: [410, 429],
      },
    },
    async (request) => {
      await attempts.countFrom('login', request.ip);
      const { username, role } = await findInvitation(access, request.body.token);
      return { status: 'success' as const, data: { username, role } };
    },
  );
  app.post(
    invitationPaths.accept,
    {
      schema: {
        tags: ['admin'],
        summary: 'Become an admin by the token of a link, with a password of the own choice',
        body: acceptInvitationBody,
        response: { 200: adminsDoneAnswer },
        alsoAnswers: [409, 410, 429],
      },
    },
    async (request) => {
      await attempts.countFrom('login', request.ip);
      const user = await acceptInvitation(access, request.body);
      log.info({ event: 'invitation-accepted', user, address: request.ip });
      return { status: 'success' as const, data: null };
    },
  );
}
