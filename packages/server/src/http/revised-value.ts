import type { Database } from '../database/connection.ts';
import { stateOfLists } from '../database/revision.ts';

/** How long a process may use a value before it asks whether another process changed it. */
const freshMilliseconds = 500;

/** Where an answer came from: memory, memory after a look at the revision, or the tables. */
export type ListLook = 'memory' | 'same-revision' | 'loaded';

/** What values and lists are given. */
export interface ListTools {
  /** Monotonic time in milliseconds. */
  monotonic(): number;
  /** Told where each answer came from. */
  looked(look: ListLook): void;
}

/** A value made from the database, and the revision that it was made at. */
export interface Revised<Value> {
  readonly value: Value;
  readonly revision: number;
  /** When what it is made from was changed last; null: not known. */
  readonly changedAt: Date | null;
}

/** Something made from the database and made again when a revision moves (at most half a second late). */
export class RevisedValue<Value> {
  readonly #db: Database;
  readonly #revisionNames: readonly string[];
  readonly #make: () => Promise<Value>;
  readonly #tools: ListTools;
  #made: Revised<Value> | null = null;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #renewal: Promise<Revised<Value>> | null = null;

  /** `revisionNames` are those of everything that the value holds. */
  constructor(db: Database, revisionNames: readonly string[], make: () => Promise<Value>, tools: ListTools) {
    this.#db = db;
    this.#revisionNames = revisionNames;
    this.#make = make;
    this.#tools = tools;
  }

  /** The value as it is now; at once where it is fresh. */
  current(): Revised<Value> | Promise<Revised<Value>> {
    const made = this.#tools.monotonic() - this.#checkedAt < freshMilliseconds ? this.#made : null;
    if (made === null) return this.#renew();
    this.#tools.looked('memory');
    return made;
  }

  /** Makes this process look at once after its own change; a look that began before it no longer counts. */
  invalidate(): void {
    this.#checkedAt = Number.NEGATIVE_INFINITY;
    this.#renewal = null;
  }

  /** Many callers that find the value stale share one look at the database. */
  #renew(): Promise<Revised<Value>> {
    if (this.#renewal !== null) return this.#renewal;
    const renewal: Promise<Revised<Value>> = this.#makeIfChanged(() => this.#renewal === renewal).finally(
      () => {
        if (this.#renewal === renewal) this.#renewal = null;
      },
    );
    this.#renewal = renewal;
    return renewal;
  }

  async #makeIfChanged(isCurrent: () => boolean): Promise<Revised<Value>> {
    const checkedAt = this.#tools.monotonic();
    // The number is read before the rows: a change in between only makes the next look load again.
    const { revision, changedAt } = await stateOfLists(this.#db, this.#revisionNames);
    const same = this.#made?.revision === revision ? this.#made : null;
    this.#tools.looked(same === null ? 'loaded' : 'same-revision');
    const made = same ?? { value: await this.#make(), revision, changedAt };
    if (isCurrent()) {
      this.#made = made;
      this.#checkedAt = checkedAt;
    }
    return made;
  }
}
