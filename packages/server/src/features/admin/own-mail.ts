import type { OwnMail } from '@pp-tools/domain/contract';
import type { Kysely } from 'kysely';
import { recordActions } from '../../database/audit.ts';
import type { Tables } from '../../database/tables.ts';
import type { SignedInAdmin } from '../../http/require-session.ts';

/** The form in which two addresses are the same. */
export const mailKey = (address: string): string => address.trim().toLowerCase();

/** The address of an admin; null when there is none. */
export async function mailAddressOf(db: Kysely<Tables>, adminId: number): Promise<string | null> {
  const row = await db
    .selectFrom('admin_mail')
    .select('address')
    .where('admin_id', '=', adminId)
    .executeTakeFirst();
  return row?.address ?? null;
}

/** The mail address of an admin and which notices are wanted. */
export async function readOwnMail(db: Kysely<Tables>, adminId: number): Promise<OwnMail> {
  const row = await db
    .selectFrom('admin_mail')
    .selectAll()
    .where('admin_id', '=', adminId)
    .executeTakeFirst();
  return {
    address: row?.address ?? null,
    wantsException: row?.wants_exception === 1,
    wantsDelivered: row?.wants_delivered === 1,
    wantsRefresh: row?.wants_refresh === 1,
  };
}

/** Stores address and choices; without an address everything is removed. Links to a new password end with the address. */
export async function storeOwnMail(
  transaction: Kysely<Tables>,
  { id, username }: SignedInAdmin,
  mail: OwnMail,
  at: number,
): Promise<void> {
  const before = await mailAddressOf(transaction, id);
  if (mail.address === null) {
    await transaction.deleteFrom('admin_mail').where('admin_id', '=', id).execute();
  } else {
    const row = {
      address: mail.address,
      address_key: mailKey(mail.address),
      wants_exception: mail.wantsException ? 1 : 0,
      wants_delivered: mail.wantsDelivered ? 1 : 0,
      wants_refresh: mail.wantsRefresh ? 1 : 0,
    };
    await transaction
      .insertInto('admin_mail')
      .values({ admin_id: id, ...row })
      .onConflict((conflict) => conflict.column('admin_id').doUpdateSet(row))
      .execute();
  }
  if (before === mail.address) return;
  await transaction.deleteFrom('password_link').where('admin_id', '=', id).execute();
  const subject = { kind: 'admin', id, name: username };
  const note = { at, actor: username, action: 'mail-changed', subject };
  await recordActions(transaction, [{ ...note, before: null, after: null }]);
}
