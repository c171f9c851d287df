import type { Logger } from 'pino';

/** Work that is looked for again and again. It says whether there may be more at once. */
export type BackgroundWork = () => Promise<boolean>;

/** Repeats background work with pauses; a fault of one round is logged and the next round comes as usual. */
export class BackgroundLoop {
  readonly #work: readonly BackgroundWork[];
  readonly #pause: number;
  readonly #log: Logger;
  #timer: NodeJS.Timeout | null = null;
  #round: Promise<void> | null = null;
  #isOpen = true;

  constructor(work: readonly BackgroundWork[], pauseMilliseconds: number, log: Logger) {
    this.#work = work;
    this.#pause = pauseMilliseconds;
    this.#log = log;
  }

  /** Starts the next round now, unless one is going on. */
  wake(): void {
    if (!this.#isOpen || this.#round !== null) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#round = this.#runAll().finally(() => {
      this.#round = null;
      this.#schedule();
    });
  }

  /** Ends after the round that is going on. */
  async close(): Promise<void> {
    this.#isOpen = false;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#round;
  }

  #schedule(): void {
    if (!this.#isOpen) return;
    this.#timer = setTimeout(() => this.wake(), this.#pause);
    this.#timer.unref();
  }

  async #runAll(): Promise<void> {
    for (const work of this.#work) {
      try {
        let more = true;
        while (more && this.#isOpen) more = await work();
      } catch (fault) {
        this.#log.error({ event: 'background-failed', err: fault });
      }
    }
  }
}
