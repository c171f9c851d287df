import type { Kysely, Selectable } from 'kysely';
import type { AdminPasskeyTable, AdminTotpTable } from '../../../database/tables/second-factor-tables.ts';
import type { Tables } from '../../../database/tables.ts';
import { hashOfCode } from './recovery-codes.ts';

type Connection = Kysely<Tables>;
/** A passkey as stored. */
export type PasskeyRow = Selectable<AdminPasskeyTable>;

/** The authenticator app of an admin, confirmed or not; null when there is none. */
export async function findTotp(db: Connection, adminId: number): Promise<Selectable<AdminTotpTable> | null> {
  const row = await db
    .selectFrom('admin_totp')
    .selectAll()
    .where('admin_id', '=', adminId)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores the secret of an app that is not confirmed yet, in place of an earlier one that was not confirmed either. */
export async function storeTotp(
  db: Connection,
  totp: { readonly adminId: number; readonly secret: string; readonly now: number },
): Promise<void> {
  const values = { secret: totp.secret, confirmed_at: null, last_step: 0, created_at: totp.now };
  await db
    .insertInto('admin_totp')
    .values({ admin_id: totp.adminId, ...values })
    .onConflict((conflict) =>
      conflict.column('admin_id').doUpdateSet(values).where('admin_totp.confirmed_at', 'is', null),
    )
    .execute();
}

/** Marks a step as used, and the app as confirmed; false when another request was first. */
export async function spendTotpStep(
  db: Connection,
  use: { readonly adminId: number; readonly before: number; readonly step: number; readonly now: number },
): Promise<boolean> {
  const result = await db
    .updateTable('admin_totp')
    .set(({ fn, val }) => ({
      last_step: use.step,
      confirmed_at: fn.coalesce('confirmed_at', val(use.now)),
    }))
    .where('admin_id', '=', use.adminId)
    .where('last_step', '=', use.before)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The passkeys of an admin, the oldest first. */
export const listPasskeys = (db: Connection, adminId: number): Promise<PasskeyRow[]> =>
  db
    .selectFrom('admin_passkey')
    .selectAll()
    .where('admin_id', '=', adminId)
    .orderBy('created_at')
    .orderBy('credential_id')
    .execute();

/** Puts new recovery codes in place of all earlier ones. */
export async function storeRecoveryCodes(
  db: Connection,
  adminId: number,
  codes: readonly string[],
  now: number,
): Promise<void> {
  await db.deleteFrom('admin_recovery_code').where('admin_id', '=', adminId).execute();
  await db
    .insertInto('admin_recovery_code')
    .values(codes.map((code) => ({ admin_id: adminId, code_hash: hashOfCode(code), created_at: now })))
    .execute();
}

/** Uses a recovery code up; false when the admin has no such code. */
export async function spendRecoveryCode(db: Connection, adminId: number, code: string): Promise<boolean> {
  const result = await db
    .deleteFrom('admin_recovery_code')
    .where('admin_id', '=', adminId)
    .where('code_hash', '=', hashOfCode(code))
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** How many recovery codes an admin has left. */
export async function countRecoveryCodes(db: Connection, adminId: number): Promise<number> {
  const { count } = await db
    .selectFrom('admin_recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Which second factors an admin has. */
export async function factorsOf(
  db: Connection,
  adminId: number,
): Promise<{ readonly totp: boolean; readonly passkeys: number }> {
  const row = await db
    .selectFrom('admin')
    .select(({ selectFrom, fn }) => [
      selectFrom('admin_totp')
        .select(fn.countAll<number>().as('count'))
        .where('admin_totp.admin_id', '=', adminId)
        .where('confirmed_at', 'is not', null)
        .as('totp'),
      selectFrom('admin_passkey')
        .select(fn.countAll<number>().as('count'))
        .where('admin_passkey.admin_id', '=', adminId)
        .as('passkeys'),
    ])
    .where('admin.id', '=', adminId)
    .executeTakeFirst();
  return { totp: Number(row?.totp ?? 0) > 0, passkeys: Number(row?.passkeys ?? 0) };
}

/** Whether an admin has a second factor. */
export async function hasSecondFactor(db: Connection, adminId: number): Promise<boolean> {
  const { totp, passkeys } = await factorsOf(db, adminId);
  return totp || passkeys > 0;
}

/** Removes every second factor of an admin with the recovery codes. */
export async function clearSecondFactors(db: Connection, adminId: number): Promise<void> {
  for (const table of ['admin_totp', 'admin_passkey', 'admin_recovery_code', 'login_step'] as const) {
    await db.deleteFrom(table).where('admin_id', '=', adminId).execute();
  }
}
