import type { Database } from '../../database/connection.ts';
import {
  type AdminRow,
  findAdmin,
  knowsAddress,
  rememberAddress,
  storePasswordHash,
} from './admin.queries.ts';
import { adminFault } from './admin-texts.ts';
import type { Attempts } from './attempts.ts';
import { needsRehash, type Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';

const trustedFor = 30 * 24 * 60 * 60_000;

/** What a login needs around it. */
export interface LoginParts {
  readonly db: Database;
  readonly attempts: Attempts;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly now: () => number;
}

/** Who tries to log in, from where, and with which earlier session. */
export interface LoginTry {
  readonly username: string;
  readonly password: string;
  readonly address: string;
  readonly oldToken: string | null;
}

/** Checks name and password and opens a new session; an earlier one of the same browser ends. */
export async function logIn(
  parts: LoginParts,
  login: LoginTry,
  onRefused: (username: string | null) => void,
): Promise<{ readonly admin: AdminRow; readonly token: string }> {
  const { db, attempts, passwords, sessions } = parts;
  const admin = await findAdmin(db, login.username);
  // The same question for an unknown name, so that both take the same steps.
  const trusted = await knowsAddress(db, admin?.id ?? 0, login.address, parts.now() - trustedFor);
  const counted = await attempts.countLogin(login.username, login.address, trusted);
  const matches = await passwords.verify(admin?.password_hash ?? null, login.password);
  if (admin === null || !matches) {
    onRefused(admin?.username ?? null);
    throw adminFault({ code: 'login-refused' });
  }
  const renewed = needsRehash(admin.password_hash) ? await passwords.hash(login.password) : null;
  // One transaction, because each of these would wait for the disk on its own.
  return db.transaction().execute(async (transaction) => {
    await attempts.takeBack(transaction, counted);
    if (renewed !== null) await storePasswordHash(transaction, admin.id, renewed);
    const seen = { adminId: admin.id, address: login.address, now: parts.now() };
    await rememberAddress(transaction, seen);
    if (login.oldToken !== null) await sessions.close(login.oldToken, transaction);
    const token = await sessions.open(admin.id, transaction);
    await attempts.prune(transaction);
    await sessions.prune(transaction);
    return { admin, token };
  });
}
