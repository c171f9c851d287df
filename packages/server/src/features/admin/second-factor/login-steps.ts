import { randomBytes } from 'node:crypto';
import type { Database } from '../../../database/connection.ts';
import type { AdminRow } from '../admin.queries.ts';
import type { LoginPlace } from '../login-pacing.ts';
import { hashOfToken } from '../sessions.ts';

/** How long the second step of a login may take. */
export const loginStepMilliseconds = 10 * 60_000;
/** A clock that was set back by more than this ends the step. */
const clockTolerance = 60_000;

/** A login whose password was right. */
export interface LoginStep {
  readonly token: string;
  readonly admin: AdminRow;
  readonly place: LoginPlace;
  readonly challenge: string | null;
}

/** Logins between their two steps, in the database: any server process can take the second one. */
export class LoginSteps {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Opens a step and gives its token (256 random bits) for the browser. */
  async open(adminId: number, place: LoginPlace, db: Database = this.#db): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.#now();
    await db
      .deleteFrom('login_step')
      .where('created_at', '<', now - loginStepMilliseconds)
      .execute();
    await db
      .insertInto('login_step')
      .values({
        token_hash: hashOfToken(token),
        admin_id: adminId,
        place: place.name,
        is_known: place.isKnown ? 1 : 0,
        challenge: null,
        created_at: now,
      })
      .execute();
    return token;
  }

  /** The step of a token; null when it is unknown or its time is over. */
  async find(token: string | null): Promise<LoginStep | null> {
    if (token === null) return null;
    const row = await this.#db
      .selectFrom('login_step')
      .innerJoin('admin', 'admin.id', 'login_step.admin_id')
      .selectAll('admin')
      .select(['place', 'is_known', 'challenge', 'login_step.created_at as opened_at'])
      .where('token_hash', '=', hashOfToken(token))
      .executeTakeFirst();
    const age = this.#now() - (row?.opened_at ?? 0);
    if (row === undefined || age > loginStepMilliseconds || age < -clockTolerance) return null;
    const { place, is_known, challenge, opened_at: _openedAt, ...admin } = row;
    return { token, admin, place: { name: place, isKnown: is_known === 1 }, challenge };
  }

  /** Stores what a passkey must sign. */
  async ask(token: string, challenge: string): Promise<void> {
    await this.#db
      .updateTable('login_step')
      .set({ challenge })
      .where('token_hash', '=', hashOfToken(token))
      .execute();
  }

  /** Takes the challenge away; false when another answer has used it. */
  async spendChallenge(token: string, challenge: string): Promise<boolean> {
    const result = await this.#db
      .updateTable('login_step')
      .set({ challenge: null })
      .where('token_hash', '=', hashOfToken(token))
      .where('challenge', '=', challenge)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }

  /** Ends a step; false when another request has ended it already. */
  async close(token: string, db: Database = this.#db): Promise<boolean> {
    const result = await db
      .deleteFrom('login_step')
      .where('token_hash', '=', hashOfToken(token))
      .executeTakeFirst();
    return result.numDeletedRows > 0n;
  }
}
