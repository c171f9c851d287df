import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import type { SignedInAdmin } from '../../http/require-session.ts';

const minute = 60_000;

/** How long a session lasts: without any request, and at most. */
export const sessionLimits = { idle: 2 * 60 * minute, absolute: 12 * 60 * minute } as const;

/** The last use is written this seldom, so that reading a page does not write each time. */
const useStep = minute;
/** A clock set back by this much is a correction; more, and the session is not trusted. */
const clockTolerance = 60 * minute;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Sessions in the database: shared by all processes, alive after a restart, known there only by their hash. */
export class Sessions {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Opens a session and gives its token (256 random bits) for the browser. */
  async open(adminId: number, db: Kysely<Tables> = this.#db): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.#now();
    await db
      .insertInto('admin_session')
      .values({ token_hash: hashOf(token), admin_id: adminId, created_at: now, used_at: now })
      .execute();
    return token;
  }

  /** Who holds this token; null when it is unknown or its time is over. */
  async find(token: string): Promise<SignedInAdmin | null> {
    const now = this.#now();
    const row = await this.#db
      .selectFrom('admin_session')
      .innerJoin('admin', 'admin.id', 'admin_session.admin_id')
      .select(['admin.id', 'admin.username', 'admin_session.created_at', 'admin_session.used_at'])
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirst();
    if (row === undefined || !isAlive(row, now)) return null;
    if (now - row.used_at >= useStep) await this.#touch(token, now);
    return { id: row.id, username: row.username };
  }

  /** Ends a session on all servers at once. */
  async close(token: string, db: Kysely<Tables> = this.#db): Promise<void> {
    await db.deleteFrom('admin_session').where('token_hash', '=', hashOf(token)).execute();
  }

  /** Ends all sessions of an admin. */
  async closeAll(db: Kysely<Tables>, adminId: number): Promise<void> {
    await db.deleteFrom('admin_session').where('admin_id', '=', adminId).execute();
  }

  /** Removes sessions whose time is over. */
  async prune(db: Kysely<Tables>): Promise<void> {
    const now = this.#now();
    await db
      .deleteFrom('admin_session')
      .where((either) =>
        either.or([
          either('created_at', '<', now - sessionLimits.absolute),
          either('used_at', '<', now - sessionLimits.idle),
        ]),
      )
      .execute();
  }

  async #touch(token: string, now: number): Promise<void> {
    await this.#db
      .updateTable('admin_session')
      .set({ used_at: now })
      .where('token_hash', '=', hashOf(token))
      .execute();
  }
}

function isAlive(session: { created_at: number; used_at: number }, now: number): boolean {
  const age = now - session.created_at;
  const rest = now - session.used_at;
  return age > -clockTolerance && age < sessionLimits.absolute && rest < sessionLimits.idle;
}
