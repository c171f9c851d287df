import { createHash } from 'node:crypto';
import {
  type AccountLanes,
  type LoginTurn,
  type PlaceTries,
  paceLogin,
  usernameKey,
} from '@pp-tools/domain/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { RefusalMemory } from './refusal-memory.ts';

/** From where a login comes, and whether this account has been opened from there before. */
export interface LoginPlace {
  /** The hash of a device's cookie, or a network. */
  readonly name: string;
  readonly isKnown: boolean;
}

/** A try that was let in; a right password takes it off the count. */
export interface CountedTry {
  readonly account: string;
  readonly place: string;
}

/** Lets logins in at the domain's pace, by counts in the database that all processes share. */
export class LoginPacing {
  readonly #db: Database;
  readonly #now: () => number;
  readonly #refusals: RefusalMemory;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
    this.#refusals = new RefusalMemory(now);
  }

  /** Counts a try before the password is looked at; throws 429 when its turn has not come. */
  async enter(username: string, { name, isKnown }: LoginPlace): Promise<CountedTry> {
    const account = fingerprint(usernameKey(username));
    const place = `${isKnown ? 'known' : 'new'}:${name}`;
    const subject = `${account} ${place}`;
    this.#refusals.check(subject);
    const turn = await this.#db.transaction().execute((db) => this.#decide(db, { account, place }, isKnown));
    if (turn.waitUntil !== null) throw this.#refusals.refuse(subject, turn.waitUntil);
    return { account, place };
  }

  /** A right password was no guess. */
  async succeed(db: Kysely<Tables>, { account, place }: CountedTry): Promise<void> {
    await db.deleteFrom('login_place').where('account', '=', account).where('place', '=', place).execute();
  }

  async #decide(db: Kysely<Tables>, { account, place }: CountedTry, isKnown: boolean): Promise<LoginTurn> {
    const now = this.#now();
    // Writing first takes the lock of the account's row, so that parallel tries never see the same state.
    const lanes = await db
      .insertInto('login_lane')
      .values({ account, first_tries: 0, waiting: 0, seen_at: now })
      .onConflict((conflict) => conflict.column('account').doUpdateSet({ seen_at: now }))
      .returning(['first_tries', 'waiting'])
      .executeTakeFirstOrThrow();
    const earlier = await readPlace(db, account, place);
    const turn = paceLogin(now, isKnown, earlier, { firstTries: lanes.first_tries, waiting: lanes.waiting });
    await storeLanes(db, account, turn.lanes);
    await storePlace(db, { account, place }, turn.place);
    return turn;
  }
}

async function readPlace(db: Kysely<Tables>, account: string, place: string): Promise<PlaceTries | null> {
  const row = await db
    .selectFrom('login_place')
    .selectAll()
    .where('account', '=', account)
    .where('place', '=', place)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { failures: row.failures, nextAt: row.next_at, hasTurn: row.has_turn === 1, seenAt: row.seen_at };
}

async function storeLanes(db: Kysely<Tables>, account: string, lanes: AccountLanes): Promise<void> {
  await db
    .updateTable('login_lane')
    .set({ first_tries: lanes.firstTries, waiting: lanes.waiting })
    .where('account', '=', account)
    .execute();
}

async function storePlace(
  db: Kysely<Tables>,
  key: CountedTry,
  { failures, nextAt, hasTurn, seenAt }: PlaceTries,
): Promise<void> {
  const state = { failures, next_at: nextAt, has_turn: hasTurn ? 1 : 0, seen_at: seenAt };
  await db
    .insertInto('login_place')
    .values({ ...key, ...state })
    .onConflict((conflict) => conflict.columns(['account', 'place']).doUpdateSet(state))
    .execute();
}

/** People type passwords into the name field; what they typed is not stored. */
export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);
