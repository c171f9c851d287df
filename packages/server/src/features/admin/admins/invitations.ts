import { randomBytes } from 'node:crypto';
import {
  type AdminRole,
  findPasswordFault,
  readUsername,
  roleNames,
  usernameKey,
} from '@pp-tools/domain/admin';
import type { FreshInvitation } from '@pp-tools/domain/contract';
import type { Selectable } from 'kysely';
import { recordActions } from '../../../database/audit.ts';
import type { AdminInvitationTable } from '../../../database/tables/admin-tables.ts';
import type { SignedInAdmin } from '../../../http/require-session.ts';
import { addAdmin, findAdmin } from '../admin.queries.ts';
import type { AdminAccess } from '../admin-access.ts';
import { withAdminsLocked } from '../admin-lock.ts';
import { adminFault } from '../admin-texts.ts';
import { hashOfToken } from '../sessions.ts';

/** How long the link of an invitation works. */
export const invitationLasts = 3 * 24 * 60 * 60_000;
/** A link from the future was made while the clock was ahead. */
const clockTolerance = 60_000;

type InvitationParts = Pick<AdminAccess, 'db' | 'now'>;
type InvitationRow = Selectable<AdminInvitationTable>;

const subjectOf = ({ username }: { readonly username: string }) => ({
  kind: 'admin',
  id: usernameKey(username),
  name: username,
});

/** Invites an admin and gives the token of the link; an earlier invitation of the same name ends. */
export async function invite(
  { db, now }: InvitationParts,
  actor: SignedInAdmin,
  wanted: { readonly username: string; readonly role: AdminRole },
): Promise<FreshInvitation> {
  const read = readUsername(wanted.username);
  if (!read.ok) throw adminFault(read.fault);
  const username = read.value;
  const token = randomBytes(32).toString('base64url');
  const at = now();
  const expiresAt = at + invitationLasts;
  await withAdminsLocked(db, async (transaction) => {
    if ((await findAdmin(transaction, username)) !== null) throw adminFault({ code: 'username-taken' });
    const key = usernameKey(username);
    await transaction.deleteFrom('admin_invitation').where('username_key', '=', key).execute();
    await transaction
      .insertInto('admin_invitation')
      .values({
        token_hash: hashOfToken(token),
        username,
        username_key: key,
        role: wanted.role,
        invited_by: actor.username,
        created_at: at,
        expires_at: expiresAt,
      })
      .execute();
    const note = { at, actor: actor.username, action: 'admin-invited', subject: subjectOf({ username }) };
    await recordActions(transaction, [{ ...note, before: null, after: roleNames[wanted.role] }]);
  });
  return { username, token, expiresAt };
}

/** Ends an invitation before somebody accepts it. */
export const withdrawInvitation = (
  { db, now }: InvitationParts,
  actor: SignedInAdmin,
  id: number,
): Promise<void> =>
  withAdminsLocked(db, async (transaction) => {
    const row = await transaction
      .selectFrom('admin_invitation')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) throw adminFault({ code: 'invitation-unknown' });
    await transaction.deleteFrom('admin_invitation').where('id', '=', id).execute();
    const note = {
      at: now(),
      actor: actor.username,
      action: 'invitation-withdrawn',
      subject: subjectOf(row),
    };
    await recordActions(transaction, [{ ...note, before: roleNames[row.role], after: null }]);
  });

/** The invitation of a token; throws when it is used, withdrawn or too old. */
export async function findInvitation({ db, now }: InvitationParts, token: string): Promise<InvitationRow> {
  const at = now();
  const row = await db
    .selectFrom('admin_invitation')
    .selectAll()
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', at)
    .where('created_at', '<=', at + clockTolerance)
    .executeTakeFirst();
  if (row === undefined) throw adminFault({ code: 'invitation-over' });
  return row;
}

/** Makes the invited person an admin with the password of their choice; gives the name. */
export async function acceptInvitation(
  parts: Pick<AdminAccess, 'db' | 'now' | 'passwords' | 'isCommonPassword'>,
  { token, newPassword }: { readonly token: string; readonly newPassword: string },
): Promise<string> {
  const { db, now, passwords } = parts;
  const { id, username, role } = await findInvitation(parts, token);
  const weakness = findPasswordFault(newPassword, { username, isCommon: parts.isCommonPassword });
  if (weakness !== null) throw adminFault(weakness);
  const passwordHash = await passwords.hash(newPassword);
  const at = now();
  await withAdminsLocked(db, async (transaction) => {
    // Of two that use one link at the same moment, one finds it gone.
    const spent = await transaction.deleteFrom('admin_invitation').where('id', '=', id).executeTakeFirst();
    if (spent.numDeletedRows === 0n) throw adminFault({ code: 'invitation-over' });
    const added = await addAdmin(transaction, { username, passwordHash, role, now: at });
    if (!added) throw adminFault({ code: 'username-taken' });
    const note = { at, actor: username, action: 'invitation-accepted', subject: subjectOf({ username }) };
    await recordActions(transaction, [{ ...note, before: null, after: roleNames[role] }]);
  });
  return username;
}
