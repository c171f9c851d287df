import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { deviceDays } from './session-cookie.ts';
import { hashOfToken } from './sessions.ts';

const lifetime = deviceDays * 24 * 60 * 60_000;

/** Browsers in which admins have signed in. */
export class Devices {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Whether an admin has signed in with the browser that holds this token. */
  async knows(adminId: number, token: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('admin_device')
      .select('seen_at')
      .where('token_hash', '=', hashOfToken(token))
      .where('admin_id', '=', adminId)
      .where('seen_at', '>', this.#now() - lifetime)
      .executeTakeFirst();
    return row !== undefined;
  }

  /**
   * Remembers that an admin signed in with a browser and gives its token. A token that we never gave out may have been
   * planted there by somebody who knows it: such a browser gets a new one.
   */
  async remember(db: Kysely<Tables>, adminId: number, presented: string | null): Promise<string> {
    const isOurs = presented !== null && (await isGivenOut(db, presented));
    const token = isOurs ? presented : randomBytes(32).toString('base64url');
    const seen = { seen_at: this.#now() };
    await db
      .insertInto('admin_device')
      .values({ token_hash: hashOfToken(token), admin_id: adminId, ...seen })
      .onConflict((conflict) => conflict.columns(['token_hash', 'admin_id']).doUpdateSet(seen))
      .execute();
    return token;
  }
}

async function isGivenOut(db: Kysely<Tables>, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('admin_device')
    .select('seen_at')
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst();
  return row !== undefined;
}
