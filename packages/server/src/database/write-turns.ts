/** Gives the turn to the next one. */
export type Release = () => void;

/** Lets the writers of one process write one after the other, first come first served. */
export class WriteTurns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn, which lasts until the release. */
  take(): Promise<Release> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    return before.then(() => resolve);
  }
}
