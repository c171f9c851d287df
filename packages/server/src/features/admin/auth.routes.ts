import fastifyCookie from '@fastify/cookie';
import {
  adminHomePath,
  authPaths,
  loginAnswer,
  loginBody,
  registerAnswer,
  registerBody,
} from '@pp-tools/domain/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AdminAccess } from './admin-access.ts';
import { invitationRoutes } from './admins/invitation.routes.ts';
import { logIn } from './log-in.ts';
import { passwordLinkRoutes } from './password-link.routes.ts';
import { registerAdmin } from './register-admin.ts';
import { secondStepRoutes } from './second-factor/second-step.routes.ts';
import { browserOf, sendSession } from './start-session.ts';

/** Registration, login with its second step and lost passwords: the admin routes that are open to everybody. */
export function authRoutes(access: AdminAccess): FastifyPluginCallbackZod {
  const event = (request: FastifyRequest, name: string, user: string | null) =>
    access.log.info({ event: name, user, address: request.ip, route: request.routeOptions.url });

  return (app, _options, done) => {
    app.register(fastifyCookie);
    app.addHook('onRequest', (_request, reply, next) => {
      reply.header('cache-control', 'no-store');
      next();
    });

    app.post(
      authPaths.register,
      {
        schema: {
          tags: ['admin'],
          summary: 'Register an admin; needs the admin code',
          body: registerBody,
          response: { 201: registerAnswer },
          alsoAnswers: [409, 429],
        },
      },
      async (request, reply) => {
        const username = await registerAdmin(access, request.body, request.ip);
        event(request, 'admin-registered', username);
        return reply.code(201).send({ status: 'success', data: { username } });
      },
    );

    app.post(
      authPaths.login,
      {
        schema: {
          tags: ['admin'],
          summary: 'Log in; the session travels in a cookie',
          body: loginBody,
          response: { 200: loginAnswer },
          alsoAnswers: [401, 429],
        },
      },
      async (request, reply) => {
        const browser = browserOf(access, request);
        const outcome = await logIn(access, { ...request.body, browser }, (username) =>
          event(request, 'login-refused', username),
        );
        if (outcome.kind === 'second-step') {
          const { admin, token, ways } = outcome;
          event(request, 'second-step-asked', admin.username);
          access.loginStepCookie.set(request, reply, token);
          return reply.send({
            status: 'success',
            data: { redirectPath: adminHomePath, secondStep: ways },
          });
        }
        const { started } = outcome;
        event(request, 'login', started.admin.username);
        sendSession(access, request, reply, started);
        return reply.send({ status: 'success', data: { redirectPath: adminHomePath } });
      },
    );
    secondStepRoutes(app, access);
    invitationRoutes(app, access);
    passwordLinkRoutes(app, access);
    done();
  };
}
