/** How time passes for the provider client; tests pass their own. */
export interface ClientTime {
  monotonic(): number;
  wait(milliseconds: number): Promise<void>;
}

/** Lets at most a number of calls start within any window; later ones wait for their turn, first come first served. */
export class RateLimit {
  readonly #starts: number[] = [];
  readonly #calls: number;
  readonly #window: number;
  readonly #time: ClientTime;
  #queue: Promise<void> = Promise.resolve();

  constructor(calls: number, windowMilliseconds: number, time: ClientTime) {
    this.#calls = calls;
    this.#window = windowMilliseconds;
    this.#time = time;
  }

  /** Resolves when the next call may start. */
  turn(): Promise<void> {
    this.#queue = this.#queue.then(async () => {
      const earliest = this.#starts.length < this.#calls ? null : (this.#starts.shift() ?? null);
      const rest = earliest === null ? 0 : earliest + this.#window - this.#time.monotonic();
      if (rest > 0) await this.#time.wait(rest);
      this.#starts.push(this.#time.monotonic());
    });
    return this.#queue;
  }
}
