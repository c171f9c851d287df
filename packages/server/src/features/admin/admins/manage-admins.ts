import { type AdminRole, roleNames } from '@pp-tools/domain/admin';
import type { AdminList } from '@pp-tools/domain/contract';
import type { Kysely } from 'kysely';
import { recordActions } from '../../../database/audit.ts';
import type { Tables } from '../../../database/tables.ts';
import type { SignedInAdmin } from '../../../http/require-session.ts';
import { type AdminRow, countOwners } from '../admin.queries.ts';
import type { AdminAccess } from '../admin-access.ts';
import { withAdminsLocked } from '../admin-lock.ts';
import { adminFault } from '../admin-texts.ts';
import { hasSecondFactor } from '../second-factor/second-factor.queries.ts';

/** What owners do to other admins needs this. */
type ManageParts = Pick<AdminAccess, 'db' | 'now' | 'sessions'>;

/** Every admin with the open sessions, and the invitations that wait; `token` is the session that asks. */
export async function listAdmins(
  { db, now, sessions }: ManageParts,
  asking: SignedInAdmin,
  token: string,
): Promise<AdminList> {
  const rows = await db.selectFrom('admin').selectAll().orderBy('username_key').execute();
  const admins: AdminList['admins'] = [];
  for (const { id, username, role, created_at, signed_in_at } of rows) {
    admins.push({
      id,
      username,
      role,
      createdAt: created_at,
      signedInAt: signed_in_at,
      hasSecondFactor: await hasSecondFactor(db, id),
      isSelf: id === asking.id,
      sessions: await sessions.list(id, token),
    });
  }
  const waiting = await db.selectFrom('admin_invitation').selectAll().orderBy('username_key').execute();
  return {
    admins,
    invitations: waiting.map(({ id, username, role, invited_by, created_at, expires_at }) => ({
      id,
      username,
      role,
      invitedBy: invited_by,
      createdAt: created_at,
      expiresAt: expires_at,
      isExpired: expires_at <= now(),
    })),
  };
}

/** Gives an admin another role, which counts from the next request on. */
export const changeRole = (
  parts: ManageParts,
  actor: SignedInAdmin,
  id: number,
  role: AdminRole,
): Promise<void> =>
  withAdminsLocked(parts.db, async (transaction) => {
    const admin = await existing(transaction, id);
    if (role === admin.role) return;
    await refuseLastOwner(transaction, admin);
    await transaction.updateTable('admin').set({ role }).where('id', '=', id).execute();
    await record(transaction, parts, actor, {
      action: 'role-changed',
      admin,
      before: roleNames[admin.role],
      after: roleNames[role],
    });
  });

/** Removes an admin with all sessions; what this admin did stays in the audit trail. */
export const removeAdmin = (parts: ManageParts, actor: SignedInAdmin, id: number): Promise<void> =>
  withAdminsLocked(parts.db, async (transaction) => {
    const admin = await existing(transaction, id);
    await refuseLastOwner(transaction, admin);
    await transaction.deleteFrom('admin').where('id', '=', id).execute();
    await record(transaction, parts, actor, {
      action: 'admin-removed',
      admin,
      before: roleNames[admin.role],
      after: null,
    });
  });

/** Ends all sessions of an admin on all servers at once. */
export const endSessions = (parts: ManageParts, actor: SignedInAdmin, id: number): Promise<void> =>
  withAdminsLocked(parts.db, async (transaction) => {
    const admin = await existing(transaction, id);
    await parts.sessions.closeAll(transaction, id);
    await record(transaction, parts, actor, { action: 'sessions-ended', admin, before: null, after: null });
  });

async function existing(db: Kysely<Tables>, id: number): Promise<AdminRow> {
  const admin = await db.selectFrom('admin').selectAll().where('id', '=', id).executeTakeFirst();
  if (admin === undefined) throw adminFault({ code: 'admin-unknown' });
  return admin;
}

async function refuseLastOwner(db: Kysely<Tables>, { role }: AdminRow): Promise<void> {
  if (role === 'owner' && (await countOwners(db)) === 1) throw adminFault({ code: 'last-owner' });
}

const record = (
  db: Kysely<Tables>,
  { now }: ManageParts,
  actor: SignedInAdmin,
  {
    action,
    admin,
    before,
    after,
  }: {
    readonly action: string;
    readonly admin: AdminRow;
    readonly before: string | null;
    readonly after: string | null;
  },
): Promise<void> =>
  recordActions(db, [
    {
      at: now(),
      actor: actor.username,
      action,
      subject: { kind: 'admin', id: admin.id, name: admin.username },
      before,
      after,
    },
  ]);
