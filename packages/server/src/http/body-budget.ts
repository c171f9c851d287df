import { RequestFault } from './problems.ts';

/** Gives bytes of a budget back; more than once does nothing. */
export type ReleaseBytes = () => void;

interface Waiting {
  readonly bytes: number;
  readonly start: (release: ReleaseBytes) => void;
  readonly refuse: (fault: RequestFault) => void;
  readonly timer: NodeJS.Timeout;
}

/** How many bodies may wait for room, and how long one does. A body that waits is not read, so it costs no memory. */
const maxWaiting = 100;
const maxWaitMilliseconds = 30_000;

const busy = (): RequestFault =>
  new RequestFault(503, 'server-busy', 'The server reads other uploads. Please try again.', {}, 10);

/** Bounds how many bytes of request bodies are in memory at once; the others wait their turn. */
export class BodyBudget {
  readonly #total: number;
  #used = 0;
  readonly #waiting: Waiting[] = [];

  constructor(totalBytes: number) {
    this.#total = totalBytes;
  }

  /** Resolves when there is room for so many bytes; rejects with 503 when too many wait or it takes too long. */
  reserve(bytes: number): Promise<ReleaseBytes> {
    if (this.#waiting.length === 0 && this.#hasRoom(bytes)) return Promise.resolve(this.#take(bytes));
    if (this.#waiting.length >= maxWaiting) return Promise.reject(busy());
    return new Promise((start, refuse) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        refuse(busy());
      }, maxWaitMilliseconds);
      const waiting: Waiting = { bytes, start, refuse, timer };
      this.#waiting.push(waiting);
    });
  }

  /** A body larger than the whole budget is read when it is alone. */
  #hasRoom(bytes: number): boolean {
    return this.#used === 0 || this.#used + bytes <= this.#total;
  }

  #take(bytes: number): ReleaseBytes {
    this.#used += bytes;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#used -= bytes;
      this.#startNext();
    };
  }

  #startNext(): void {
    for (
      let next = this.#waiting[0];
      next !== undefined && this.#hasRoom(next.bytes);
      next = this.#waiting[0]
    ) {
      this.#waiting.shift();
      clearTimeout(next.timer);
      next.start(this.#take(next.bytes));
    }
  }
}
