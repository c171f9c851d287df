import type { SecondStepWire } from '@pp-tools/domain/contract';
import { type AdminRow, findAdmin, knowsAddress, storePasswordHash } from './admin.queries.ts';
import type { AdminAccess } from './admin-access.ts';
import { adminFault } from './admin-texts.ts';
import type { LoginPlace } from './login-pacing.ts';
import { networkOf } from './network-of.ts';
import { needsRehash } from './passwords.ts';
import { factorsOf } from './second-factor/second-factor.queries.ts';
import { hashOfToken } from './sessions.ts';
import { type Browser, type StartedSession, startSession } from './start-session.ts';

const trustedFor = 30 * 24 * 60 * 60_000;

/** What a login needs around it. */
export type LoginParts = Pick<
  AdminAccess,
  'db' | 'attempts' | 'pacing' | 'devices' | 'passwords' | 'sessions' | 'loginSteps' | 'now'
>;

/** A session, or a login that waits for its second step. */
export type LoginOutcome =
  | { readonly kind: 'session'; readonly started: StartedSession }
  | {
      readonly kind: 'second-step';
      readonly admin: AdminRow;
      readonly token: string;
      readonly ways: SecondStepWire;
    };

/** Who tries to log in, and with which browser. */
export interface LoginTry {
  readonly username: string;
  readonly password: string;
  readonly browser: Browser;
}

/**
 * Checks name and password and opens a new session; an earlier one of the same browser ends. An admin with a second
 * factor gets no session but the token of the second step.
 */
export async function logIn(
  parts: LoginParts,
  { username, password, browser }: LoginTry,
  onRefused: (username: string | null) => void,
): Promise<LoginOutcome> {
  const { db, pacing, passwords } = parts;
  const admin = await findAdmin(db, username);
  const place = await placeOf(parts, admin, browser);
  const counted = await pacing.enter(username, place);
  const matches = await passwords.verify(admin?.password_hash ?? null, password);
  if (admin === null || !matches) {
    onRefused(admin?.username ?? null);
    throw adminFault({ code: 'login-refused' });
  }
  const renewed = needsRehash(admin.password_hash) ? await passwords.hash(password) : null;
  // One transaction, because each of these would wait for the disk on its own.
  return db.transaction().execute(async (transaction) => {
    await pacing.succeed(transaction, counted);
    if (renewed !== null) await storePasswordHash(transaction, admin.id, renewed);
    const factors = await factorsOf(transaction, admin.id);
    if (!factors.totp && factors.passkeys === 0) {
      return { kind: 'session', started: await startSession(parts, transaction, admin, browser) };
    }
    const token = await parts.loginSteps.open(admin.id, place, transaction);
    // With a passkey alone the recovery codes are typed.
    return { kind: 'second-step', admin, token, ways: { code: true, passkey: factors.passkeys > 0 } };
  });
}

/**
 * A device that is known, else the network; only networks have a count over all accounts, so that guesses from the own
 * network stop no known device. An unknown name asks the same questions, so that both take as long.
 */
async function placeOf(
  { db, attempts, devices, now }: LoginParts,
  admin: AdminRow | null,
  { address, deviceToken }: Browser,
): Promise<LoginPlace> {
  const id = admin?.id ?? 0;
  if (deviceToken !== null && (await devices.knows(id, deviceToken))) {
    return { name: hashOfToken(deviceToken), isKnown: true };
  }
  await attempts.countFrom('login', address);
  const network = networkOf(address);
  return { name: network, isKnown: await knowsAddress(db, id, network, now() - trustedFor) };
}
