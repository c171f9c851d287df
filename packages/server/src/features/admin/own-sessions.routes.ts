import {
  authPaths,
  logoutAnswer,
  sessionParams,
  sessionsAnswer,
  sessionsEndedAnswer,
} from '@pp-tools/domain/contract';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { adminOf } from '../../http/require-session.ts';
import type { AdminAccess } from './admin-access.ts';
import { adminFault } from './admin-texts.ts';

/** Where an admin sees and ends the own sessions. Belongs inside the admin scope. */
export function ownSessionsRoutes({ sessions, cookie, log }: AdminAccess): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      authPaths.sessions,
      {
        schema: {
          tags: ['admin'],
          summary: 'The own open sessions, the last used one first',
          response: { 200: sessionsAnswer },
        },
      },
      async (request) => {
        const open = await sessions.list(adminOf(request).id, cookie.read(request) ?? '');
        return { status: 'success' as const, data: { sessions: open } };
      },
    );

    app.delete(
      authPaths.session,
      {
        schema: {
          tags: ['admin'],
          summary: 'End one of the own sessions',
          params: sessionParams,
          response: { 200: logoutAnswer },
          alsoAnswers: [404],
        },
      },
      async (request) => {
        const admin = adminOf(request);
        const isEnded = await sessions.closeById(admin.id, request.params.id);
        if (!isEnded) throw adminFault({ code: 'session-unknown' });
        log.info({ event: 'session-ended', user: admin.username, address: request.ip });
        return { status: 'success' as const, data: null };
      },
    );

    app.delete(
      authPaths.sessions,
      {
        schema: {
          tags: ['admin'],
          summary: 'End all own sessions but the present one',
          response: { 200: sessionsEndedAnswer },
        },
      },
      async (request) => {
        const admin = adminOf(request);
        const ended = await sessions.closeOthers(admin.id, cookie.read(request) ?? '');
        log.info({ event: 'sessions-ended', user: admin.username, address: request.ip, ended });
        return { status: 'success' as const, data: { ended } };
      },
    );
    done();
  };
}
