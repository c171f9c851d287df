import {
  codeBody,
  logoutAnswer,
  recoveryCodesAnswer,
  secondFactorPaths,
  totpAnswer,
} from '@pp-tools/domain/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AdminAccess } from '../admin-access.ts';
import { describe, openWithoutFactor, ownFactorRequests, success } from './own-factor-requests.ts';
import { confirmTotp, removeTotp, startTotp } from './own-factors.ts';

/** Sets up and removes an admin's own authenticator app. */
export function totpRoutes(plain: FastifyInstance, access: AdminAccess): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { ownerOf, demandPassword, event } = ownFactorRequests(access);

  app.post(
    secondFactorPaths.totp,
    {
      config: openWithoutFactor,
      preHandler: demandPassword,
      schema: { ...describe('Start with an authenticator app'), response: { 200: totpAnswer } },
    },
    async (request) => success(await startTotp(access, ownerOf(request))),
  );

  app.post(
    secondFactorPaths.totpConfirm,
    {
      config: openWithoutFactor,
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
}
