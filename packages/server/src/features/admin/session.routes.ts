import {
  authPaths,
  checkAuthAnswer,
  logoutAnswer,
  passwordAnswer,
  passwordBody,
} from '@pp-tools/domain/contract';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { adminOf } from '../../http/require-session.ts';
import type { AdminAccess } from './admin-access.ts';
import { changePassword } from './change-password.ts';
import { hasSecondFactor } from './second-factor/second-factor.queries.ts';
import { browserOf } from './start-session.ts';

/** What a signed-in admin may ask about the own session. Belongs inside the admin scope. */
export function sessionRoutes(access: AdminAccess): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      authPaths.check,
      {
        config: { isOpenWithoutSecondFactor: true },
        schema: {
          tags: ['admin'],
          summary: 'Whether the session is alive, and whose it is',
          response: { 200: checkAuthAnswer },
        },
      },
      async (request) => {
        const { id, username, role } = adminOf(request);
        const mustAdd = access.demandsSecondFactor && !(await hasSecondFactor(access.db, id));
        return {
          status: 'success' as const,
          data: { username, role, ...(mustAdd ? { mustAddSecondFactor: true } : {}) },
        };
      },
    );

    app.post(
      authPaths.logout,
      {
        config: { isOpenWithoutSecondFactor: true },
        schema: { tags: ['admin'], summary: 'End the session', response: { 200: logoutAnswer } },
      },
      async (request, reply) => {
        const token = access.cookie.read(request);
        if (token !== null) await access.sessions.close(token);
        access.cookie.clear(request, reply);
        access.log.info({ event: 'logout', user: adminOf(request).username, address: request.ip });
        return reply.send({ status: 'success', data: null });
      },
    );

    app.post(
      authPaths.password,
      {
        schema: {
          tags: ['admin'],
          summary: 'Change the own password; ends all other sessions',
          body: passwordBody,
          response: { 200: passwordAnswer },
          alsoAnswers: [429],
        },
      },
      async (request, reply) => {
        const admin = adminOf(request);
        const origin = browserOf(access, request);
        const token = await changePassword(access, admin, { ...request.body, origin });
        access.cookie.set(request, reply, token);
        access.log.info({ event: 'password-changed', user: admin.username, address: request.ip });
        return reply.send({ status: 'success', data: null });
      },
    );
    done();
  };
}
