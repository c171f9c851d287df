import { usernameKey } from '@pp-tools/domain/admin';
import type { Database } from '../../database/connection.ts';
import { fingerprint } from './login-pacing.ts';
import { networkOf } from './network-of.ts';
import { RefusalMemory } from './refusal-memory.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Attempts a minute. Guesses from elsewhere never count against somebody: each limit has one origin. */
const maxPerMinute = {
  /** Logins from one network on all accounts together. */
  login: 60,
  /** Registrations from one network. */
  register: 10,
  /** Requests for a link to a new password, from one network. */
  reset: 5,
  /** Short links made from one network. */
  share: 30,
  /** Codes of short links asked for from one network that lead nowhere. */
  code: 60,
  /** Questions for a quote from one network. */
  quote: 5,
  /** Refreshes, their previews and rollbacks, and link checks of one admin together. */
  expensive: 60,
} as const;

/** Questions for a quote from one network in a day: slow robots fill mail boxes, too. */
const maxQuotesPerDay = 40;

/** Counts attempts in the database, so that a restart or a second process forgets nothing. */
export class Attempts {
  readonly #db: Database;
  readonly #now: () => number;
  readonly #refusals: RefusalMemory;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
    this.#refusals = new RefusalMemory(now);
  }

  /** Throws 429 when a network tries too often to log in, to register, to get a link or to find one. */
  async countFrom(
    action: 'login' | 'register' | 'reset' | 'share' | 'code' | 'quote',
    address: string,
  ): Promise<void> {
    const network = networkOf(address);
    await this.#limit(`${action}:${network}`, maxPerMinute[action]);
    if (action === 'quote') await this.#limit(`quotes of a day:${network}`, maxQuotesPerDay, day);
  }

  /** Throws 429 while a network is refused because of what {@link countFrom} counted in this process. */
  checkFrom(action: 'code', address: string): void {
    this.#refusals.check(`${action}:${networkOf(address)}`);
  }

  /** Throws 429 when an admin asks for too many expensive actions. */
  countExpensiveAction(username: string): Promise<void> {
    return this.#limit(`expensive:${fingerprint(usernameKey(username))}`, maxPerMinute.expensive);
  }

  /** One statement counts and reads, so that parallel attempts never see the same number. */
  async #limit(subject: string, max: number, window: number = minute): Promise<void> {
    this.#refusals.check(subject);
    const windowStart = this.#now() - (this.#now() % window);
    const { attempts } = await this.#db
      .insertInto('attempt_count')
      .values({ subject, window_start: windowStart, attempts: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['subject', 'window_start'])
          .doUpdateSet((update) => ({ attempts: update('attempt_count.attempts', '+', 1) })),
      )
      .returning('attempts')
      .executeTakeFirstOrThrow();
    if (attempts > max) throw this.#refusals.refuse(subject, windowStart + window);
  }
}
