import type { QuoteRequest } from '@pp-tools/domain/contract';
import { type QuoteState, quoteStates } from '@pp-tools/domain/sharing';
import type { Kysely, Selectable } from 'kysely';
import type { QuoteTable } from '../../database/tables/quote-table.ts';
import type { Tables } from '../../database/tables.ts';

/** A question as stored. */
export type QuoteRow = Selectable<QuoteTable>;

/** Stores a question; null when this request is stored already. */
export async function storeQuote(
  db: Kysely<Tables>,
  { requestId, name, email, note }: QuoteRequest,
  code: string | null,
  at: number,
): Promise<number | null> {
  const stored = await db
    .insertInto('quote')
    .values({ request_id: requestId, at, name, email, note, code, state: 'new', state_at: at })
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored?.id ?? null;
}

/** A question; undefined for one that was removed. */
export const findQuote = (db: Kysely<Tables>, id: number): Promise<QuoteRow | undefined> =>
  db.selectFrom('quote').selectAll().where('id', '=', id).executeTakeFirst();

/** Questions of a state or all, newest first, older than one that was seen last. */
export const listQuotes = (
  db: Kysely<Tables>,
  { state, before }: { readonly state?: QuoteState | undefined; readonly before?: number | undefined },
  most: number,
): Promise<QuoteRow[]> =>
  db
    .selectFrom('quote')
    .selectAll()
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'new'))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** How many questions each state has. */
export async function countQuotes(db: Kysely<Tables>): Promise<Record<QuoteState, number>> {
  const rows = await db
    .selectFrom('quote')
    .select(['state', (row) => row.fn.countAll<number | string>().as('rows')])
    .groupBy('state')
    .execute();
  const countOf = (state: QuoteState) => Number(rows.find((row) => row.state === state)?.rows ?? 0);
  const [fresh, answered, closed] = quoteStates.map(countOf);
  return { new: fresh ?? 0, answered: answered ?? 0, closed: closed ?? 0 };
}

/** Sets what was done about a question; false for an unknown one. */
export async function setQuoteState(
  db: Kysely<Tables>,
  id: number,
  state: QuoteState,
  at: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quote')
    .set({ state, state_at: at })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a question for good; false for an unknown one. */
export async function removeQuote(db: Kysely<Tables>, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('quote').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
