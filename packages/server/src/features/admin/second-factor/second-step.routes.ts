import {
  adminHomePath,
  codeBody,
  loginAnswer,
  passkeyRequestAnswer,
  passkeyResponseBody,
  secondFactorPaths,
} from '@pp-tools/domain/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AdminAccess } from '../admin-access.ts';
import { adminFault } from '../admin-texts.ts';
import { browserOf, type StartedSession, sendSession } from '../start-session.ts';
import type { LoginStep } from './login-steps.ts';
import { demandRelyingParty } from './relying-party.ts';
import { askForPasskey, logInByCode, logInByPasskey } from './second-step.ts';

const describe = (summary: string) => ({ tags: ['admin'], summary, alsoAnswers: [401, 409, 429] });

/** The second step of a login: open to anyone who has the token of the first one. */
export function secondStepRoutes(plain: FastifyInstance, access: AdminAccess): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { log, loginSteps, loginStepCookie } = access;
  const event = (request: FastifyRequest, name: string, { admin }: LoginStep) =>
    log.info({ event: name, user: admin.username, address: request.ip, route: request.routeOptions.url });

  const stepOf = async (request: FastifyRequest): Promise<LoginStep> => {
    const step = await loginSteps.find(loginStepCookie.read(request));
    if (step === null) throw adminFault({ code: 'second-step-over' });
    return step;
  };
  /** Takes the step and hands the session over; a refusal is logged. */
  const finish = async (
    request: FastifyRequest,
    reply: FastifyReply,
    step: LoginStep,
    take: () => Promise<StartedSession>,
  ) => {
    const started = await take().catch((fault: unknown) => {
      event(request, 'second-step-refused', step);
      throw fault;
    });
    event(request, 'login', step);
    sendSession(access, request, reply, started);
    loginStepCookie.clear(request, reply);
    return { status: 'success' as const, data: { redirectPath: adminHomePath } };
  };

  app.post(
    secondFactorPaths.loginCode,
    {
      schema: {
        ...describe('Second step of a login: a code of the authenticator app, or a recovery code'),
        body: codeBody,
        response: { 200: loginAnswer },
      },
    },
    async (request, reply) => {
      const step = await stepOf(request);
      const browser = browserOf(access, request);
      return finish(request, reply, step, () => logInByCode(access, step, request.body.code, browser));
    },
  );

  app.post(
    secondFactorPaths.loginPasskeyRequest,
    {
      schema: {
        ...describe('What a passkey must sign for the second step'),
        response: { 200: passkeyRequestAnswer },
      },
    },
    async (request) => {
      const options = await askForPasskey(
        access,
        await stepOf(request),
        demandRelyingParty(request, access.publicUrl),
      );
      return { status: 'success' as const, data: { options } };
    },
  );

  app.post(
    secondFactorPaths.loginPasskey,
    {
      schema: {
        ...describe('Second step of a login: what a passkey signed'),
        body: passkeyResponseBody,
        response: { 200: loginAnswer },
      },
    },
    async (request, reply) => {
      const step = await stepOf(request);
      const party = demandRelyingParty(request, access.publicUrl);
      const browser = browserOf(access, request);
      return finish(request, reply, step, () =>
        logInByPasskey(access, step, party, request.body.response, browser),
      );
    },
  );
}
