import {
  logoutAnswer,
  passkeyAnswer,
  passkeyBody,
  passkeyCreationAnswer,
  passkeyParams,
  secondFactorPaths,
} from '@pp-tools/domain/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AdminAccess } from '../admin-access.ts';
import { describe, openWithoutFactor, ownFactorRequests, success } from './own-factor-requests.ts';
import { addPasskey, removePasskey } from './own-factors.ts';
import { creationOptions } from './passkeys.ts';
import { demandRelyingParty } from './relying-party.ts';
import { listPasskeys } from './second-factor.queries.ts';

/** Adds and removes an admin's own passkeys. */
export function passkeyRoutes(plain: FastifyInstance, access: AdminAccess): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { ownerOf, demandPassword, event } = ownFactorRequests(access);

  app.post(
    secondFactorPaths.passkeyCreation,
    {
      config: openWithoutFactor,
      preHandler: demandPassword,
      schema: {
        ...describe('What a browser makes a new passkey from'),
        response: { 200: passkeyCreationAnswer },
      },
    },
    async (request) => {
      const { admin, token } = ownerOf(request);
      const existing = await listPasskeys(access.db, admin.id);
      const options = await creationOptions(
        demandRelyingParty(request, access.publicUrl),
        access.shopName,
        admin,
        existing,
      );
      await access.sessions.ask(token, options.challenge);
      return success({ options });
    },
  );

  app.post(
    secondFactorPaths.passkeys,
    {
      config: openWithoutFactor,
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
        demandRelyingParty(request, access.publicUrl),
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
}
