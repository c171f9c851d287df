import { readSecondFactorCode } from '@pp-tools/domain/admin';
import type { passkeyResponseBody } from '@pp-tools/domain/contract';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '../../../database/tables.ts';
import type { AdminAccess } from '../admin-access.ts';
import { adminFault } from '../admin-texts.ts';
import { type Browser, type StartedSession, startSession } from '../start-session.ts';
import type { LoginStep } from './login-steps.ts';
import { readSignature, requestOptions } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';
import { findTotp, listPasskeys, spendRecoveryCode, spendTotpStep } from './second-factor.queries.ts';
import { acceptedStep } from './totp.ts';

/** What a second step needs around it. */
export type SecondStepParts = Pick<
  AdminAccess,
  'db' | 'pacing' | 'devices' | 'sessions' | 'loginSteps' | 'now'
>;

/** Proves the second factor inside the transaction that opens the session; false refuses. */
type Proof = (transaction: Kysely<Tables>) => Promise<boolean>;

/** Guesses of codes have a pace of their own, by the place that the password came from. */
const pacedName = ({ admin }: LoginStep): string => `${admin.username}/second step`;

/** Opens the session of a login by a code of the app or a recovery code; throws when it is not right. */
export async function logInByCode(
  parts: SecondStepParts,
  step: LoginStep,
  text: string,
  browser: Browser,
): Promise<StartedSession> {
  const counted = await parts.pacing.enter(pacedName(step), step.place);
  const code = readSecondFactorCode(text);
  const { id } = step.admin;
  const proof: Proof = async (transaction) => {
    if (code === null) return false;
    return code.kind === 'totp'
      ? spendTotp(transaction, id, code.code, parts.now())
      : spendRecoveryCode(transaction, id, code.code);
  };
  return parts.db.transaction().execute(async (transaction) => {
    if (!(await proof(transaction))) throw adminFault({ code: 'second-factor-wrong' });
    await parts.pacing.succeed(transaction, counted);
    return finish(parts, transaction, step, browser);
  });
}

/** Uses the code of a confirmed app; false for a wrong or used one. */
async function spendTotp(db: Kysely<Tables>, adminId: number, code: string, now: number): Promise<boolean> {
  const totp = await findTotp(db, adminId);
  if (totp === null || totp.confirmed_at === null) return false;
  const step = acceptedStep(totp.secret, code, now, totp.last_step);
  return step !== null && spendTotpStep(db, { adminId, before: totp.last_step, step, now });
}

/** What the browser is to sign with one of the passkeys of the admin who logs in. */
export async function askForPasskey(parts: SecondStepParts, step: LoginStep, party: RelyingParty) {
  const passkeys = await listPasskeys(parts.db, step.admin.id);
  const options = await requestOptions(party, passkeys);
  await parts.loginSteps.ask(step.token, options.challenge);
  return options;
}

/** Opens the session of a login by what a passkey signed; throws when the signature is not right. */
export async function logInByPasskey(
  parts: SecondStepParts,
  step: LoginStep,
  party: RelyingParty,
  response: z.infer<typeof passkeyResponseBody>['response'],
  browser: Browser,
): Promise<StartedSession> {
  const { challenge, token, admin } = step;
  const isFresh = challenge !== null && (await parts.loginSteps.spendChallenge(token, challenge));
  const passkeys = await listPasskeys(parts.db, admin.id);
  const passkey = passkeys.find(({ credential_id }) => credential_id === response.id);
  if (!isFresh || passkey === undefined) throw adminFault({ code: 'passkey-wrong' });
  const counter = await readSignature(party, challenge, passkey, response);
  if (counter === null) throw adminFault({ code: 'passkey-wrong' });
  return parts.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('admin_passkey')
      .set({ counter, used_at: parts.now() })
      .where('credential_id', '=', passkey.credential_id)
      .execute();
    return finish(parts, transaction, step, browser);
  });
}

async function finish(
  parts: SecondStepParts,
  transaction: Kysely<Tables>,
  step: LoginStep,
  browser: Browser,
): Promise<StartedSession> {
  // Of two answers at once one opens a session.
  if (!(await parts.loginSteps.close(step.token, transaction)))
    throw adminFault({ code: 'second-step-over' });
  return startSession(parts, transaction, step.admin, browser);
}
