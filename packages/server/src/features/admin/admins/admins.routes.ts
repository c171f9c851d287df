import {
  adminParams,
  adminsAnswer,
  adminsDoneAnswer,
  adminsPaths,
  inviteAnswer,
  inviteBody,
  roleBody,
} from '@pp-tools/domain/contract';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { adminOf } from '../../../http/require-session.ts';
import type { AdminAccess } from '../admin-access.ts';
import { invite, withdrawInvitation } from './invitations.ts';
import { changeRole, endSessions, listAdmins, removeAdmin } from './manage-admins.ts';

const tags = ['admin'];
const done = { status: 'success' as const, data: null };

/** The list of admins, for owners. Belongs inside the admin scope. */
export function adminsRoutes(access: AdminAccess): FastifyPluginCallbackZod {
  return (app, _options, ready) => {
    app.get(
      adminsPaths.list,
      {
        schema: {
          tags,
          summary: 'Every admin with role, last login and sessions, and open invitations',
          response: { 200: adminsAnswer },
        },
      },
      async (request) => ({
        status: 'success' as const,
        data: await listAdmins(access, adminOf(request), access.cookie.read(request) ?? ''),
      }),
    );
    app.post(
      adminsPaths.invite,
      {
        schema: {
          tags,
          summary: 'Invite an admin; answers the token of the one-time link',
          body: inviteBody,
          response: { 201: inviteAnswer },
          alsoAnswers: [409],
        },
      },
      async (request, reply) => {
        const data = await invite(access, adminOf(request), request.body);
        return reply.code(201).send({ status: 'success', data });
      },
    );

    const change = { tags, params: adminParams, response: { 200: adminsDoneAnswer } };
    app.delete(
      adminsPaths.invitation,
      { schema: { ...change, summary: 'Withdraw an invitation', alsoAnswers: [404] } },
      async (request) => {
        await withdrawInvitation(access, adminOf(request), request.params.id);
        return done;
      },
    );
    app.put(
      adminsPaths.role,
      {
        schema: { ...change, summary: 'Give an admin another role', body: roleBody, alsoAnswers: [404, 409] },
      },
      async (request) => {
        await changeRole(access, adminOf(request), request.params.id, request.body.role);
        return done;
      },
    );
    app.delete(
      adminsPaths.sessions,
      { schema: { ...change, summary: 'End all sessions of an admin', alsoAnswers: [404] } },
      async (request) => {
        await endSessions(access, adminOf(request), request.params.id);
        return done;
      },
    );
    app.delete(
      adminsPaths.one,
      { schema: { ...change, summary: 'Remove an admin with all sessions', alsoAnswers: [404, 409] } },
      async (request) => {
        await removeAdmin(access, adminOf(request), request.params.id);
        return done;
      },
    );
    ready();
  };
}
