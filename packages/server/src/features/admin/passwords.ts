import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { adminFault } from './admin-texts.ts';

/** OWASP ASVS 5.0, 11.4.2: argon2id (the library's default kind) with at least these costs. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const costMark = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** Hashing takes all of a core: one stays free for visitors, and a longer queue would only time out. */
const maxAtOnce = Math.max(1, availableParallelism() - 1);
const maxWaiting = 100;

/** The two functions that cost the time. */
export interface PasswordHashing {
  readonly hash: typeof hash;
  readonly verify: typeof verify;
}

/** Hashes and checks passwords, a few at a time. */
export class Passwords {
  readonly #hashing: PasswordHashing;
  readonly #queue = pLimit(maxAtOnce);
  #decoy: Promise<string> | null = null;

  constructor(hashing: PasswordHashing = { hash, verify }) {
    this.#hashing = hashing;
  }

  /** The encoded argon2id hash of a password. */
  hash(password: string): Promise<string> {
    return this.#inTurn(() => this.#hashing.hash(password.normalize('NFC'), cost));
  }

  /** Whether a password belongs to a hash. With null it works just as long and says no. */
  async verify(stored: string | null, password: string): Promise<boolean> {
    const against = stored ?? (await this.#decoyHash());
    const matches = await this.#inTurn(() => this.#hashing.verify(against, password.normalize('NFC')));
    return matches && stored !== null;
  }

  /** Made once and early, so that the first unknown user does not take twice as long. */
  prepare(): Promise<string> {
    return this.#decoyHash();
  }

  #decoyHash(): Promise<string> {
    this.#decoy ??= this.#hashing.hash(crypto.randomUUID(), cost);
    return this.#decoy;
  }

  async #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#queue.pendingCount >= maxWaiting) throw adminFault({ code: 'sign-in-busy' });
    return this.#queue(work);
  }
}

/** Whether a stored hash was made with older costs and should be renewed at the next login. */
export const needsRehash = (stored: string): boolean => !stored.startsWith(costMark);
