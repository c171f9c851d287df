import {
  codeBody,
  confirmPasswordBody,
  logoutAnswer,
  passkeyAnswer,
  passkeyBody,
  passkeyCreationAnswer,
  passkeyParams,
  recoveryCodesAnswer,
  secondFactorAnswer,
  secondFactorPaths,
  totpAnswer,
} from '@pp-tools/domain/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { adminOf } from '../../../http/require-session.ts';
import { findAdmin } from '../admin.queries.ts';
import type { AdminAccess } from '../admin-access.ts';
import { adminFault } from '../admin-texts.ts';
import {
  addPasskey,
  confirmTotp,
  type FactorOwner,
  readFactors,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startTotp,
} from './own-factors.ts';
import { creationOptions } from './passkeys.ts';
import { relyingPartyOf } from './relying-party.ts';
import { listPasskeys } from './second-factor.queries.ts';

const config = { isOpenWithoutSecondFactor: true } as const;
const success = <Data>(data: Data) => ({ status: 'success' as const, data });

/** Where an admin sets up and removes the own second factors. Belongs inside the admin scope. */
export function ownFactorsRoutes(access: AdminAccess): FastifyPluginCallbackZod {
  const ownerOf = (request: FastifyRequest): FactorOwner => ({
    admin: adminOf(request),
    token: access.cookie.read(request) ?? '',
  });
  /** Asks for the password again, so that a browser that was left open gives nothing away. */
  const demandPassword = async (request: FastifyRequest): Promise<void> => {
    if (!(await access.sessions.isConfirmed(ownerOf(request).token))) {
      throw adminFault({ code: 'password-needed' });
    }
  };
  const partyOf = (request: FastifyRequest) => {
    const party = relyingPartyOf(request, access.publicUrl);
    if (party === null) throw adminFault({ code: 'passkey-address' });
    return party;
  };
  const event = (request: FastifyRequest, name: string) =>
    access.log.info({ event: name, user: adminOf(request).username, address: request.ip });
  // Whatever is changed here may be refused: not there, set up already, wrong code, too many guesses.
  const describe = (summary: string) => ({ tags: ['admin'], summary, alsoAnswers: [404, 409, 429] });

  return (app, _options, done) => {
    app.get(
      secondFactorPaths.state,
      { config, schema: { ...describe('The own second factors'), response: { 200: secondFactorAnswer } } },
      async (request) => success(await readFactors(access, ownerOf(request))),
    );

    app.post(
      secondFactorPaths.confirmPassword,
      {
        config,
        schema: {
          ...describe('Enter the password again, for changes of the second factors'),
          body: confirmPasswordBody,
          response: { 200: logoutAnswer },
        },
      },
      async (request) => {
        const { admin, token } = ownerOf(request);
        const counted = await access.pacing.enter(admin.username, { name: 'confirmation', isKnown: true });
        const row = await findAdmin(access.db, admin.username);
        const matches = await access.passwords.verify(row?.password_hash ?? null, request.body.password);
        if (!matches) throw adminFault({ code: 'password-wrong' });
        await access.pacing.succeed(access.db, counted);
        await access.sessions.confirm(token);
        return success(null);
      },
    );

    app.post(
      secondFactorPaths.totp,
      {
        config,
        preHandler: demandPassword,
        schema: { ...describe('Start with an authenticator app'), response: { 200: totpAnswer } },
      },
      async (request) => success(await startTotp(access, ownerOf(request))),
    );

    app.post(
      secondFactorPaths.totpConfirm,
      {
        config,
        preHandler: demandPassword,
        schema: {
          ...describe('Confirm the authenticator app by its first code'),
          body: codeBody,
          response: { 200: recoveryCodesAnswer },
        },
      },
      async (request) => {
        const recoveryCodes = await confirmTotp(access, ownerOf(request), request.body.code);
        event(request, 'totp-added');
        return success({ recoveryCodes: recoveryCodes === null ? null : [...recoveryCodes] });
      },
    );

    app.delete(
      secondFactorPaths.totp,
      {
        preHandler: demandPassword,
        schema: { ...describe('Remove the authenticator app'), response: { 200: logoutAnswer } },
      },
      async (request) => {
        await removeTotp(access, ownerOf(request));
        event(request, 'totp-removed');
        return success(null);
      },
    );

    app.post(
      secondFactorPaths.passkeyCreation,
      {
        config,
        preHandler: demandPassword,
        schema: {
          ...describe('What a browser makes a new passkey from'),
          response: { 200: passkeyCreationAnswer },
        },
      },
      async (request) => {
        const { admin, token } = ownerOf(request);
        const existing = await listPasskeys(access.db, admin.id);
        const options = await creationOptions(partyOf(request), access.shopName, admin, existing);
        await access.sessions.ask(token, options.challenge);
        return success({ options });
      },
    );

    app.post(
      secondFactorPaths.passkeys,
      {
        config,
        preHandler: demandPassword,
        schema: {
          ...describe('Add a passkey'),
          body: passkeyBody,
          response: { 200: passkeyAnswer },
        },
      },
      async (request) => {
        const { id, recoveryCodes } = await addPasskey(
          access,
          ownerOf(request),
          partyOf(request),
          request.body,
        );
        event(request, 'passkey-added');
        return success({ id, recoveryCodes: recoveryCodes === null ? null : [...recoveryCodes] });
      },
    );

    app.delete(
      secondFactorPaths.passkey,
      {
        preHandler: demandPassword,
        schema: {
          ...describe('Remove a passkey'),
          params: passkeyParams,
          response: { 200: logoutAnswer },
        },
      },
      async (request) => {
        await removePasskey(access, ownerOf(request), request.params.id);
        event(request, 'passkey-removed');
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
    done();
  };
}
