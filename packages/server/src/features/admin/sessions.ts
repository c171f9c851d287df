import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import type { SignedInAdmin } from '../../http/require-session.ts';

const minute = 60_000;

/** How long a session lasts: without any request, and at most. */
export const sessionLimits = { idle: 2 * 60 * minute, absolute: 12 * 60 * minute } as const;

/** How long a password counts as just entered. */
const confirmedFor = 10 * minute;
/** The last use is written this seldom, so that reading a page does not write each time. */
const useStep = minute;
/** A clock set back by this much is a correction; more, and the session is not trusted. */
const clockTolerance = 60 * minute;

/** How tokens are stored: who reads the database cannot use what is there. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** How long the name of a browser may be that is stored with a session. */
const maxAgentLength = 300;
/** A session is named by the start of its token's hash, which opens nothing. */
const idLength = 16;

/** From where a session is opened. */
export interface SessionOrigin {
  readonly address: string;
  /** The `User-Agent` of the browser. */
  readonly agent: string;
}

/** An open session as its owner sees it; instants in milliseconds since 1970. */
export interface OpenSession {
  readonly id: string;
  readonly openedAt: number;
  readonly usedAt: number;
  readonly address: string;
  readonly agent: string;
  readonly isCurrent: boolean;
}

/** Sessions in the database: shared by all processes, alive after a restart, known there only by their hash. */
export class Sessions {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Opens a session and gives its token (256 random bits) for the browser. */
  async open(adminId: number, origin: SessionOrigin, db: Kysely<Tables> = this.#db): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.#now();
    await db
      .insertInto('admin_session')
      .values({
        token_hash: hashOfToken(token),
        admin_id: adminId,
        created_at: now,
        used_at: now,
        address: origin.address,
        agent: origin.agent.slice(0, maxAgentLength),
        confirmed_at: now,
      })
      .execute();
    return token;
  }

  /** Who holds this token; null when it is unknown or its time is over. */
  async find(token: string): Promise<SignedInAdmin | null> {
    const now = this.#now();
    const row = await this.#db
      .selectFrom('admin_session')
      .innerJoin('admin', 'admin.id', 'admin_session.admin_id')
      .select([
        'admin.id',
        'admin.username',
        'admin.role',
        'admin_session.created_at',
        'admin_session.used_at',
      ])
      .where('token_hash', '=', hashOfToken(token))
      .executeTakeFirst();
    if (row === undefined || !isAlive(row, now)) return null;
    if (now - row.used_at >= useStep) await this.#set(token, { used_at: now });
    return { id: row.id, username: row.username, role: row.role };
  }

  /** Notes that the password was entered again in a session. */
  async confirm(token: string): Promise<void> {
    await this.#set(token, { confirmed_at: this.#now() });
  }

  /** Whether the password was entered a short while ago; what a stranger at an open browser cannot say. */
  async isConfirmed(token: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('admin_session')
      .select('confirmed_at')
      .where('token_hash', '=', hashOfToken(token))
      .executeTakeFirst();
    const age = this.#now() - (row?.confirmed_at ?? 0);
    return age < confirmedFor && age > -minute;
  }

  /** Stores what a new passkey must sign. */
  async ask(token: string, challenge: string): Promise<void> {
    await this.#set(token, { challenge });
  }

  /** Takes the challenge out, so that it is answered once; null when there is none. */
  async takeChallenge(token: string): Promise<string | null> {
    const row = await this.#db
      .selectFrom('admin_session')
      .select('challenge')
      .where('token_hash', '=', hashOfToken(token))
      .executeTakeFirst();
    const challenge = row?.challenge ?? null;
    if (challenge === null) return null;
    const result = await this.#db
      .updateTable('admin_session')
      .set({ challenge: null })
      .where('token_hash', '=', hashOfToken(token))
      .where('challenge', '=', challenge)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n ? challenge : null;
  }

  /** Ends a session on all servers at once. */
  async close(token: string, db: Kysely<Tables> = this.#db): Promise<void> {
    await db.deleteFrom('admin_session').where('token_hash', '=', hashOfToken(token)).execute();
  }

  /** The open sessions of an admin, the last used one first; `token` is the one that asks. */
  async list(adminId: number, token: string): Promise<OpenSession[]> {
    const now = this.#now();
    const rows = await this.#db
      .selectFrom('admin_session')
      .selectAll()
      .where('admin_id', '=', adminId)
      .orderBy('used_at', 'desc')
      .orderBy('token_hash')
      .execute();
    return rows
      .filter((row) => isAlive(row, now))
      .map((row) => ({
        id: row.token_hash.slice(0, idLength),
        openedAt: row.created_at,
        usedAt: row.used_at,
        address: row.address,
        agent: row.agent,
        isCurrent: row.token_hash === hashOfToken(token),
      }));
  }

  /** Ends one session of an admin by its id; says whether there was one. */
  async closeById(adminId: number, id: string): Promise<boolean> {
    const result = await this.#db
      .deleteFrom('admin_session')
      .where('admin_id', '=', adminId)
      .where(({ fn, val }) => fn('substr', ['token_hash', val(1), val(idLength)]), '=', id)
      .executeTakeFirst();
    return Number(result.numDeletedRows) > 0;
  }

  /** Ends all sessions of an admin except the one that asks; gives how many. */
  async closeOthers(adminId: number, token: string, db: Kysely<Tables> = this.#db): Promise<number> {
    const result = await db
      .deleteFrom('admin_session')
      .where('admin_id', '=', adminId)
      .where('token_hash', '<>', hashOfToken(token))
      .executeTakeFirst();
    return Number(result.numDeletedRows);
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

  async #set(
    token: string,
    values: { confirmed_at: number } | { challenge: string } | { used_at: number },
  ): Promise<void> {
    await this.#db
      .updateTable('admin_session')
      .set(values)
      .where('token_hash', '=', hashOfToken(token))
      .execute();
  }
}

function isAlive(session: { created_at: number; used_at: number }, now: number): boolean {
  const age = now - session.created_at;
  const rest = now - session.used_at;
  return age > -clockTolerance && age < sessionLimits.absolute && rest < sessionLimits.idle;
}
