import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Names of the lists whose bodies are cached. */
export type RevisionName = string;

/** Marks a list as changed. Belongs in the transaction of the change, so that no process sees half of it. */
export async function raiseRevision(transaction: Transaction<Tables>, name: RevisionName): Promise<void> {
  await transaction
    .insertInto('revision')
    .values({ name, revision: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((update) => ({ revision: update('revision.revision', '+', 1) })),
    )
    .execute();
}

/** A number that grows with every change of any of the lists; 0 before the first. */
export async function sumOfRevisions(db: Kysely<Tables>, names: readonly RevisionName[]): Promise<number> {
  const rows = await db.selectFrom('revision').select('revision').where('name', 'in', names).execute();
  return rows.reduce((sum, { revision }) => sum + revision, 0);
}

/** The present number of a list; 0 before its first change. */
export async function readRevision(db: Kysely<Tables>, name: RevisionName): Promise<number> {
  const row = await db.selectFrom('revision').select('revision').where('name', '=', name).executeTakeFirst();
  return row?.revision ?? 0;
}
