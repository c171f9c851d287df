import { findPasswordFault, readUsername } from '@pp-tools/domain/admin';
import type { Database } from '../../database/connection.ts';
import { addAdmin, countOwners, findAdmin } from './admin.queries.ts';
import { isSameCode } from './admin-code.ts';
import { withAdminsLocked } from './admin-lock.ts';
import { adminFault } from './admin-texts.ts';
import type { Attempts } from './attempts.ts';
import type { Passwords } from './passwords.ts';

/** What a registration needs around it. */
export interface Registration {
  readonly db: Database;
  readonly adminCode: string;
  readonly attempts: Attempts;
  readonly passwords: Passwords;
  readonly isCommonPassword: (text: string) => boolean;
  readonly now: () => number;
}

/** What a visitor sends to become an admin. */
export interface RegistrationForm {
  readonly username: string;
  readonly password: string;
  readonly adminCode: string;
}

/**
 * Adds an admin and gives the name as stored: the first one as owner, later ones as shop staff. The code is asked first: without it nobody learns which names
 * are taken. Throws the answer to the first fault and then creates nothing.
 */
export async function registerAdmin(
  registration: Registration,
  form: RegistrationForm,
  address: string,
): Promise<string> {
  const { db, attempts, passwords } = registration;
  await attempts.countFrom('register', address);
  if (!isSameCode(form.adminCode, registration.adminCode)) throw adminFault({ code: 'admin-code-wrong' });
  const username = readUsername(form.username);
  if (!username.ok) throw adminFault(username.fault);
  const weakness = findPasswordFault(form.password, {
    username: username.value,
    isCommon: registration.isCommonPassword,
  });
  if (weakness !== null) throw adminFault(weakness);
  if ((await findAdmin(db, username.value)) !== null) throw adminFault({ code: 'username-taken' });
  const passwordHash = await passwords.hash(form.password);
  // Two who register one name at the same moment: the database lets in one.
  const added = await withAdminsLocked(db, async (transaction) => {
    const role = (await countOwners(transaction)) === 0 ? 'owner' : 'staff';
    const admin = { username: username.value, passwordHash, role, now: registration.now() } as const;
    return addAdmin(transaction, admin);
  });
  if (!added) throw adminFault({ code: 'username-taken' });
  return username.value;
}
