import { adminFault } from './admin-texts.ts';

const maxRemembered = 20_000;

/**
 * Refusals of this process by what was refused: while one lasts, asking again costs no transaction. The database
 * decides; this only repeats what it has decided.
 */
export class RefusalMemory {
  readonly #until = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Throws 429 while a refusal of this subject lasts. */
  check(subject: string): void {
    const until = this.#until.get(subject);
    if (until === undefined) return;
    const left = until - this.#now();
    // A clock that was set back must not make a refusal last for years.
    if (left <= 0 || left > 60 * 60_000) this.#until.delete(subject);
    else throw tooMany(left);
  }

  /** Remembers a refusal and gives the fault to be thrown. */
  refuse(subject: string, until: number): Error {
    if (this.#until.size >= maxRemembered) {
      const [oldest] = this.#until.keys();
      if (oldest !== undefined) this.#until.delete(oldest);
    }
    this.#until.set(subject, until);
    return tooMany(until - this.#now());
  }
}

const tooMany = (milliseconds: number): Error =>
  adminFault({ code: 'too-many-attempts', seconds: Math.max(1, Math.ceil(milliseconds / 1000)) });
