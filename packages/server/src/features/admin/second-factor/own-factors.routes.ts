import {
  confirmPasswordBody,
  logoutAnswer,
  recoveryCodesAnswer,
  secondFactorAnswer,
  secondFactorPaths,
} from '@pp-tools/domain/contract';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { findAdmin } from '../admin.queries.ts';
import type { AdminAccess } from '../admin-access.ts';
import { adminFault } from '../admin-texts.ts';
import { describe, openWithoutFactor, ownFactorRequests, success } from './own-factor-requests.ts';
import { type FactorOwner, readFactors, renewRecoveryCodes } from './own-factors.ts';
import { passkeyRoutes } from './passkey.routes.ts';
import { totpRoutes } from './totp.routes.ts';

/** Whether the password that was entered again is the admin's; wrong ones are counted like those of a login. */
async function confirmPassword(
  access: AdminAccess,
  { admin, token }: FactorOwner,
  password: string,
): Promise<void> {
  const counted = await access.pacing.enter(admin.username, { name: 'confirmation', isKnown: true });
  const row = await findAdmin(access.db, admin.username);
  const matches = await access.passwords.verify(row?.password_hash ?? null, password);
  if (!matches) throw adminFault({ code: 'password-wrong' });
  await access.pacing.succeed(access.db, counted);
  await access.sessions.confirm(token);
}

/** Where an admin sets up and removes the own second factors. Belongs inside the admin scope. */
export function ownFactorsRoutes(access: AdminAccess): FastifyPluginCallbackZod {
  const { ownerOf, demandPassword, event } = ownFactorRequests(access);

  return (app, _options, done) => {
    app.get(
      secondFactorPaths.state,
      {
        config: openWithoutFactor,
        schema: { ...describe('The own second factors'), response: { 200: secondFactorAnswer } },
      },
      async (request) => success(await readFactors(access, ownerOf(request))),
    );

    app.post(
      secondFactorPaths.confirmPassword,
      {
        config: openWithoutFactor,
        schema: {
          ...describe('Enter the password again, for changes of the second factors'),
          body: confirmPasswordBody,
          response: { 200: logoutAnswer },
        },
      },
      async (request) => {
        await confirmPassword(access, ownerOf(request), request.body.password);
        return success(null);
      },
    );

    app.post(
      secondFactorPaths.recoveryCodes,
      {
        preHandler: demandPassword,
        schema: { ...describe('New recovery codes'), response: { 200: recoveryCodesAnswer } },
      },
      async (request) => {
        const recoveryCodes = await renewRecoveryCodes(access, ownerOf(request));
        event(request, 'recovery-codes-renewed');
        return success({ recoveryCodes: [...recoveryCodes] });
      },
    );
    totpRoutes(app, access);
    passkeyRoutes(app, access);
    done();
  };
}
