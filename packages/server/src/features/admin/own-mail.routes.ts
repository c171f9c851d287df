import { authPaths, logoutAnswer, ownMailAnswer, ownMailBody } from '@pp-tools/domain/contract';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { adminOf } from '../../http/require-session.ts';
import type { AdminAccess } from './admin-access.ts';
import { adminFault } from './admin-texts.ts';
import { mailAddressOf, readOwnMail, storeOwnMail } from './own-mail.ts';

/** Where an admin says to which address the shop writes, and what. Belongs inside the admin scope. */
export function ownMailRoutes(access: AdminAccess): FastifyPluginCallbackZod {
  const { db, now, sessions, cookie, log, sendsMail } = access;
  return (app, _options, done) => {
    app.get(
      authPaths.mail,
      {
        schema: {
          tags: ['admin'],
          summary: 'The own mail address and the notices that go there',
          response: { 200: ownMailAnswer },
        },
      },
      async (request) => {
        const needsPassword = !(await sessions.isConfirmed(cookie.read(request) ?? ''));
        const mail = await readOwnMail(db, adminOf(request).id);
        return { status: 'success' as const, data: { ...mail, isAvailable: sendsMail, needsPassword } };
      },
    );

    app.put(
      authPaths.mail,
      {
        schema: {
          tags: ['admin'],
          summary: 'Change the own mail address and the notices that go there',
          body: ownMailBody,
          response: { 200: logoutAnswer },
        },
      },
      async (request) => {
        const admin = adminOf(request);
        const { body } = request;
        // Who can change the address can get the account: a browser that was left open must not do it.
        const isNew = (await mailAddressOf(db, admin.id)) !== body.address;
        if (isNew && !(await sessions.isConfirmed(cookie.read(request) ?? ''))) {
          throw adminFault({ code: 'password-needed' });
        }
        await db.transaction().execute((transaction) => storeOwnMail(transaction, admin, body, now()));
        if (isNew) log.info({ event: 'mail-changed', user: admin.username, address: request.ip });
        return { status: 'success' as const, data: null };
      },
    );
    done();
  };
}
