import { findPasswordFault } from '@pp-tools/domain/admin';
import { recordActions } from '../../database/audit.ts';
import type { SignedInAdmin } from '../../http/require-session.ts';
import { findAdmin, storePasswordHash } from './admin.queries.ts';
import type { AdminAccess } from './admin-access.ts';
import { adminFault } from './admin-texts.ts';
import type { SessionOrigin } from './sessions.ts';

/** The old and the new password, and from where they come. */
export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly origin: SessionOrigin;
}

/** What a change of password needs around it. */
export type PasswordChangeParts = Pick<
  AdminAccess,
  'db' | 'pacing' | 'passwords' | 'sessions' | 'now' | 'isCommonPassword'
>;

/**
 * Gives an admin another password and ends all sessions, the present one too; gives the token of a new one.
 * The old password is asked for, because a browser that was left open must not give the account away.
 */
export async function changePassword(
  parts: PasswordChangeParts,
  { username }: SignedInAdmin,
  { currentPassword, newPassword, origin }: PasswordChange,
): Promise<string> {
  const { db, pacing, passwords, sessions } = parts;
  // Only who has the session comes here: its guesses count apart from those at the login.
  const counted = await pacing.enter(username, { name: 'change of password', isKnown: true });
  const admin = await findAdmin(db, username);
  const matches = await passwords.verify(admin?.password_hash ?? null, currentPassword);
  if (admin === null || !matches) throw adminFault({ code: 'password-wrong' });
  await pacing.succeed(db, counted);
  if (currentPassword === newPassword) throw adminFault({ code: 'password-same' });
  const weakness = findPasswordFault(newPassword, { username, isCommon: parts.isCommonPassword });
  if (weakness !== null) throw adminFault(weakness);
  const passwordHash = await passwords.hash(newPassword);
  return db.transaction().execute(async (transaction) => {
    await storePasswordHash(transaction, admin.id, passwordHash);
    await sessions.closeAll(transaction, admin.id);
    const subject = { kind: 'admin', id: admin.id, name: admin.username };
    const note = { at: parts.now(), actor: username, action: 'password-changed', subject };
    await recordActions(transaction, [{ ...note, before: null, after: null }]);
    return sessions.open(admin.id, origin, transaction);
  });
}
