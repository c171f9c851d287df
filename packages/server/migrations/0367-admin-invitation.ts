import type { Kysely } from 'kysely';
import { createTableWithId } from '../src/database/columns.ts';

/** Invitations to become an admin, known by the hash of their link's token; one for a name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, 'admin_invitation')
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('username_key', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('invited_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}
