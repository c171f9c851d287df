import { authPaths, forgotPasswordBody, logoutAnswer, newPasswordBody } from '@pp-tools/domain/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AdminAccess } from './admin-access.ts';
import { adminFault } from './admin-texts.ts';
import { requestPasswordLink, setPasswordByLink } from './password-link.ts';

/** A lost password: a link by mail, and the new password that it allows. Open to everybody. */
export function passwordLinkRoutes(scope: FastifyInstance, access: AdminAccess): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { attempts, log, sendsMail } = access;

  app.post(
    authPaths.forgotPassword,
    {
      schema: {
        tags: ['admin'],
        summary: 'Ask for a link to a new password; the answer is the same for every address',
        body: forgotPasswordBody,
        response: { 200: logoutAnswer },
        alsoAnswers: [404, 429],
      },
    },
    async (request) => {
      if (!sendsMail) throw adminFault({ code: 'mail-missing' });
      await attempts.countFrom('reset', request.ip);
      await requestPasswordLink(access, request.body.mail);
      log.info({ event: 'password-link-asked', address: request.ip });
      return { status: 'success' as const, data: null };
    },
  );

  app.post(
    authPaths.newPassword,
    {
      schema: {
        tags: ['admin'],
        summary: 'Set a new password by the token of a mailed link; ends all sessions',
        body: newPasswordBody,
        response: { 200: logoutAnswer },
        alsoAnswers: [404, 410, 429],
      },
    },
    async (request) => {
      await attempts.countFrom('login', request.ip);
      const user = await setPasswordByLink(access, request.body);
      log.info({ event: 'password-changed', user, address: request.ip });
      return { status: 'success' as const, data: null };
    },
  );
}
