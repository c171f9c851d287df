import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Names of the lists whose bodies are cached. */
export type RevisionName = string;

/** Marks a list as changed at an instant. Belongs in the transaction of the change, so that no process sees half of it. */
export async function raiseRevision(
  transaction: Transaction<Tables>,
  name: RevisionName,
  changed_at: number,
): Promise<void> {
  await transaction
    .insertInto('revision')
    .values({ name, revision: 1, changed_at })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((update) => ({ revision: update('revision.revision', '+', 1), changed_at })),
    )
    .execute();
}

/** The state of some lists together. */
export interface ListState {
  /** Grows with every change of any of the lists; 0 before the first. */
  readonly revision: number;
  /** When one of them was changed last; null: not known. */
  readonly changedAt: Date | null;
}

/** How often and when some lists were changed. */
export async function stateOfLists(db: Kysely<Tables>, names: readonly RevisionName[]): Promise<ListState> {
  const rows = await db
    .selectFrom('revision')
    .select(['revision', 'changed_at'])
    .where('name', 'in', names)
    .execute();
  const latest = Math.max(...rows.map(({ changed_at }) => Number(changed_at ?? 0)), 0);
  return {
    revision: rows.reduce((sum, { revision }) => sum + revision, 0),
    changedAt: latest === 0 ? null : new Date(latest),
  };
}

/** The present number of a list; 0 before its first change. */
export async function readRevision(db: Kysely<Tables>, name: RevisionName): Promise<number> {
  const row = await db.selectFrom('revision').select('revision').where('name', '=', name).executeTakeFirst();
  return row?.revision ?? 0;
}
