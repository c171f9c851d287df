import { type AdminRole, usernameKey } from '@pp-tools/domain/admin';
import type { Kysely, Selectable } from 'kysely';
import type { AdminTable } from '../../database/tables/admin-tables.ts';
import type { Tables } from '../../database/tables.ts';

/** An admin as stored. */
export type AdminRow = Selectable<AdminTable>;

/** The admin with this name; null when there is none. */
export async function findAdmin(db: Kysely<Tables>, username: string): Promise<AdminRow | null> {
  const row = await db
    .selectFrom('admin')
    .selectAll()
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst();
  return row ?? null;
}

/** Adds an admin unless the name is taken; says whether it did. */
export async function addAdmin(
  db: Kysely<Tables>,
  admin: {
    readonly username: string;
    readonly passwordHash: string;
    readonly role: AdminRole;
    readonly now: number;
  },
): Promise<boolean> {
  const result = await db
    .insertInto('admin')
    .values({
      username: admin.username,
      username_key: usernameKey(admin.username),
      password_hash: admin.passwordHash,
      created_at: admin.now,
      role: admin.role,
      signed_in_at: null,
    })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}

/** How many owners there are. */
export async function countOwners(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom('admin')
    .select(({ fn }) => fn.countAll<number>().as('owners'))
    .where('role', '=', 'owner')
    .executeTakeFirst();
  return Number(row?.owners ?? 0);
}

/** Stores another hash: of a new password, or of the old one with newer costs. */
export async function storePasswordHash(db: Kysely<Tables>, id: number, passwordHash: string): Promise<void> {
  await db.updateTable('admin').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

/** Remembers that an admin signed in from an address. */
export async function rememberAddress(
  db: Kysely<Tables>,
  seen: { readonly adminId: number; readonly address: string; readonly now: number },
): Promise<void> {
  await db
    .insertInto('admin_address')
    .values({ admin_id: seen.adminId, address: seen.address, seen_at: seen.now })
    .onConflict((conflict) => conflict.columns(['admin_id', 'address']).doUpdateSet({ seen_at: seen.now }))
    .execute();
}

/** Whether an admin has signed in from an address since an instant. */
export async function knowsAddress(
  db: Kysely<Tables>,
  adminId: number,
  address: string,
  since: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('admin_address')
    .select('seen_at')
    .where('admin_id', '=', adminId)
    .where('address', '=', address)
    .where('seen_at', '>=', since)
    .executeTakeFirst();
  return row !== undefined;
}
