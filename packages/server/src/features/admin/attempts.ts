import { createHash } from 'node:crypto';
import { usernameKey } from '@pp-tools/domain/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { RequestFault } from '../../http/problems.ts';
import { adminFault } from './admin-texts.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Attempts a minute. An account answers at most 20 times a minute in all, wherever the tries come from. */
const mostPerMinute = {
  /** From addresses that have tried this account within the hour. */
  triedAddresses: 8,
  /** From addresses that try it for the first time: room for the owner on a new machine under attack. */
  newAddresses: 8,
  /** From an address where this admin has signed in before. */
  trustedAddress: 4,
  /** From one address on all accounts together. */
  anyAccount: 60,
  /** Registrations from one address, and from everywhere. */
  registrationAddress: 10,
  registrations: 60,
  /** Refreshes, their previews and takings back, and link checks of one admin together. */
  costlyDeeds: 60,
} as const;

/** One count in one window of time. */
interface Counted {
  readonly subject: string;
  readonly windowStart: number;
  readonly attempts: number;
}

/** Counts attempts in the database, so that a restart or a second process forgets nothing. */
export class Attempts {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /**
   * Throws 429 when this account or address has tried too often; unknown accounts count like known ones.
   * Gives what was counted, so that a right password can take it back.
   */
  async countLogin(username: string, address: string, trusted: boolean): Promise<readonly Counted[]> {
    const account = fingerprint(usernameKey(username));
    return this.#together(async (db) => {
      const byAddress = await this.#limit(db, `login:address:${address}`, mostPerMinute.anyAccount);
      if (trusted) {
        const own = `login:trusted:${account}:${address}`;
        return [byAddress, await this.#limit(db, own, mostPerMinute.trustedAddress)];
      }
      const seen = await this.#count(db, `login:seen:${account}:${address}`, hour);
      const [pool, most] =
        seen.attempts > 1
          ? (['tried', mostPerMinute.triedAddresses] as const)
          : (['new', mostPerMinute.newAddresses] as const);
      return [byAddress, seen, await this.#limit(db, `login:${pool}:${account}`, most)];
    });
  }

  /** A login that succeeded was no guess. */
  async takeBack(db: Kysely<Tables>, counted: readonly Counted[]): Promise<void> {
    for (const { subject, windowStart } of counted) {
      await db
        .updateTable('attempt_count')
        .set((update) => ({ attempts: update('attempts', '-', 1) }))
        .where('subject', '=', subject)
        .where('window_start', '=', windowStart)
        .execute();
    }
  }

  /** Throws 429 when an address, or everybody together, tried to register too often. */
  async countRegistration(address: string): Promise<void> {
    await this.#together(async (db) => {
      await this.#limit(db, `register:address:${address}`, mostPerMinute.registrationAddress);
      await this.#limit(db, 'register', mostPerMinute.registrations);
    });
  }

  /** Throws 429 when an admin asks for too many deeds that cost much. */
  async countCostlyDeed(username: string): Promise<void> {
    const subject = `costly:${fingerprint(usernameKey(username))}`;
    await this.#together((db) => this.#limit(db, subject, mostPerMinute.costlyDeeds));
  }

  /** Forgets windows that count no more. */
  async prune(db: Kysely<Tables>): Promise<void> {
    await db
      .deleteFrom('attempt_count')
      .where('window_start', '<', this.#now() - 2 * hour)
      .execute();
  }

  /** Counts in one transaction, because each would wait for the disk on its own; a refusal is counted too. */
  async #together<Value>(work: (db: Kysely<Tables>) => Promise<Value>): Promise<Value> {
    const outcome = await this.#db.transaction().execute(async (transaction) => {
      try {
        return { value: await work(transaction) };
      } catch (fault) {
        if (fault instanceof RequestFault) return { refusal: fault };
        throw fault;
      }
    });
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome.value;
  }

  async #limit(db: Kysely<Tables>, subject: string, most: number): Promise<Counted> {
    const counted = await this.#count(db, subject, minute);
    if (counted.attempts <= most) return counted;
    const seconds = Math.ceil((minute - (this.#now() % minute)) / 1000);
    throw adminFault({ code: 'too-many-attempts', seconds });
  }

  /** One statement counts and reads, so that parallel attempts never see the same number. */
  async #count(db: Kysely<Tables>, subject: string, length: number): Promise<Counted> {
    const now = this.#now();
    const windowStart = now - (now % length);
    const row = await db
      .insertInto('attempt_count')
      .values({ subject, window_start: windowStart, attempts: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['subject', 'window_start'])
          .doUpdateSet((update) => ({ attempts: update('attempt_count.attempts', '+', 1) })),
      )
      .returning('attempts')
      .executeTakeFirstOrThrow();
    return { subject, windowStart, attempts: row.attempts };
  }
}

/** People type passwords into the name field; what they typed is not kept. */
const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);
