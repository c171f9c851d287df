import { createHmac, randomBytes } from 'node:crypto';
import { type SharedState, type SharedTool, sharedStateVersion, shortCode } from '@pp-tools/domain/sharing';
import type { Database } from '../../database/connection.ts';

/** A stored state. */
export interface StoredLink {
  readonly code: string;
  readonly tool: SharedTool;
  readonly query: string;
  readonly version: number;
  readonly note: string;
  readonly staffNote: string;
  readonly madeAt: number;
  readonly withdrawnAt: number | null;
}

/** Another code for a state whose code another state has: far more than chance ever needs. */
const mostAttempts = 5;

/** The key of the codes of this shop, made when it is first needed. */
export async function shortLinkKey(db: Database): Promise<string> {
  const read = () => db.selectFrom('short_link_key').select('key').where('id', '=', 1).executeTakeFirst();
  const stored = await read();
  if (stored !== undefined) return stored.key;
  await db
    .insertInto('short_link_key')
    .values({ id: 1, key: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const first = await read();
  if (first === undefined) throw new Error('The key of the short links could not be stored.');
  return first.key;
}

const hashOf = (key: string, parts: readonly (string | number)[]): Buffer =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest();

/** The code of a state, stored when it is new. A state with another note is another one. */
export async function storeLink(
  db: Database,
  key: string,
  state: SharedState,
  note: string,
  now: number,
): Promise<string> {
  const { tool, query, identity } = state;
  const digest = hashOf(key, [tool, identity, note]).toString('base64url');
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const code = shortCode(hashOf(key, [digest, attempt]));
    const stored = await digestOf(db, code);
    if (stored === null) {
      await db
        .insertInto('short_link')
        .values({
          code,
          digest,
          tool,
          query,
          version: sharedStateVersion,
          note,
          made_at: now,
          withdrawn_at: null,
          staff_note: '',
        })
        .onConflict((conflict) => conflict.column('code').doNothing())
        .execute();
    }
    if ((stored ?? (await digestOf(db, code))) === digest) return code;
  }
  throw new Error('No free code was found for a state.');
}

const digestOf = async (db: Database, code: string): Promise<string | null> =>
  (await db.selectFrom('short_link').select('digest').where('code', '=', code).executeTakeFirst())?.digest ??
  null;

/** The state of a code; null for a code that was never given. */
export async function findLink(db: Database, code: string): Promise<StoredLink | null> {
  const row = await db.selectFrom('short_link').selectAll().where('code', '=', code).executeTakeFirst();
  if (row === undefined) return null;
  const { digest: _digest, staff_note: staffNote, made_at: madeAt, withdrawn_at: withdrawnAt, ...rest } = row;
  return { ...rest, staffNote, madeAt, withdrawnAt };
}

/** Withdraws a code for good; false where it is unknown or withdrawn already. */
export async function withdrawLink(db: Database, code: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('short_link')
    .set({ withdrawn_at: now, digest: '', query: '', note: '' })
    .where('code', '=', code)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Saves the note of the staff; false for an unknown code. */
export async function noteLink(db: Database, code: string, note: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('short_link')
    .set({ staff_note: note })
    .where('code', '=', code)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
