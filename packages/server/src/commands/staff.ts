import { randomInt } from 'node:crypto';
import { type AdminRole, readUsername, usernameKey } from '@pp-tools/domain/admin';
import type { Kysely } from 'kysely';
import { recordActions } from '../database/audit.ts';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import {
  type AdminRow,
  addAdmin,
  countOwners,
  findAdmin,
  storePasswordHash,
} from '../features/admin/admin.queries.ts';
import { withAdminsLocked } from '../features/admin/admin-lock.ts';
import { Passwords } from '../features/admin/passwords.ts';
import { clearSecondFactors } from '../features/admin/second-factor/second-factor.queries.ts';
import { CommandFault } from './command-fault.ts';

/** Letters that are not confused when read aloud or written down. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password of 20 characters in groups: 99 random bits. */
const newPassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-');

/** Who did something when it was done at the shell. */
const actor = 'shell';

/** One admin in a list; instants in milliseconds since 1970. */
export interface StaffEntry {
  readonly username: string;
  readonly role: AdminRole;
  readonly createdAt: number;
  readonly openSessions: number;
  readonly lastUsedAt: number | null;
}

/** Every admin with the sessions that are open. */
export async function listStaff(db: Database): Promise<StaffEntry[]> {
  const rows = await db
    .selectFrom('admin')
    .leftJoin('admin_session', 'admin_session.admin_id', 'admin.id')
    .select(({ fn }) => [
      'admin.username',
      'admin.role',
      'admin.created_at',
      fn.count<number>('admin_session.token_hash').as('sessions'),
      fn.max('admin_session.used_at').as('used_at'),
    ])
    .groupBy(['admin.id', 'admin.username', 'admin.role', 'admin.created_at'])
    .orderBy('admin.username')
    .execute();
  return rows.map(({ username, role, created_at, sessions, used_at }) => ({
    username,
    role,
    createdAt: created_at,
    openSessions: Number(sessions),
    lastUsedAt: used_at,
  }));
}

/** Adds an admin and gives the password, which is shown this one time. */
export async function addStaff(db: Database, name: string, role: AdminRole, now: number): Promise<string> {
  const username = readUsername(name);
  if (!username.ok) {
    throw new CommandFault(
      'A name has 3 to 64 letters, figures, spaces and . _ @ + - and starts with a letter or figure.',
    );
  }
  const password = newPassword();
  const passwordHash = await new Passwords().hash(password);
  const added = await addAdmin(db, { username: username.value, passwordHash, role, now });
  if (!added) throw new CommandFault(`There is an admin ${username.value} already.`);
  await note(db, username.value, 'admin-added', now);
  return password;
}

/** Removes an admin; all sessions end at once. What this admin did stays in the audit trail. */
export async function removeStaff(db: Database, name: string, now: number): Promise<void> {
  const admin = await existing(db, name);
  await withAdminsLocked(db, async (transaction) => {
    await refuseLastOwner(transaction, admin);
    await transaction.deleteFrom('admin').where('id', '=', admin.id).execute();
    await note(transaction, admin.username, 'admin-removed', now);
  });
}

/** Gives an admin another role, from the next request on. */
export async function setRole(db: Database, name: string, role: AdminRole, now: number): Promise<void> {
  const admin = await existing(db, name);
  await withAdminsLocked(db, async (transaction) => {
    if (role !== 'owner') await refuseLastOwner(transaction, admin);
    await transaction.updateTable('admin').set({ role }).where('id', '=', admin.id).execute();
    await note(transaction, admin.username, 'role-changed', now, { before: admin.role, after: role });
  });
}

async function refuseLastOwner(db: Kysely<Tables>, { username, role }: AdminRow): Promise<void> {
  if (role !== 'owner' || (await countOwners(db)) > 1) return;
  throw new CommandFault(`${username} is the only owner. Make another admin an owner first.`);
}

/** Gives an admin a new password, clears the second factors and ends all sessions. */
export async function resetPassword(db: Database, name: string, now: number): Promise<string> {
  const admin = await existing(db, name);
  const password = newPassword();
  const passwordHash = await new Passwords().hash(password);
  await db.transaction().execute(async (transaction) => {
    await storePasswordHash(transaction, admin.id, passwordHash);
    await transaction.deleteFrom('admin_session').where('admin_id', '=', admin.id).execute();
    await transaction.deleteFrom('admin_device').where('admin_id', '=', admin.id).execute();
    await clearSecondFactors(transaction, admin.id);
  });
  await note(db, admin.username, 'password-reset', now);
  return password;
}

/** Clears the second factors of an admin and ends all sessions: the password alone logs in again. */
export async function resetSecondFactor(db: Database, name: string, now: number): Promise<void> {
  const admin = await existing(db, name);
  await db.transaction().execute(async (transaction) => {
    await clearSecondFactors(transaction, admin.id);
    await transaction.deleteFrom('admin_session').where('admin_id', '=', admin.id).execute();
  });
  await note(db, admin.username, 'second-factor-reset', now);
}

async function existing(db: Database, name: string) {
  const admin = await findAdmin(db, name);
  if (admin === null) throw new CommandFault(`There is no admin ${name}.`);
  return admin;
}

const note = (
  db: Kysely<Tables>,
  username: string,
  action: string,
  at: number,
  change: { readonly before: unknown; readonly after: unknown } = { before: null, after: null },
): Promise<void> =>
  recordActions(db, [
    {
      at,
      actor,
      action,
      subject: { kind: 'admin', id: usernameKey(username), name: username },
      ...change,
    },
  ]);
