import type { IncomingMessage } from 'node:http';
import { RequestFault } from './problems.ts';

/** A visitor's whole body must arrive in this time. */
const visitorMilliseconds = 10_000;
/** The body of a signed-in admin may take long on a slow line, as long as so many bytes arrive in each window. */
const progress = { bytes: 4 * 1024, milliseconds: 20_000 } as const;
/** No request takes longer than this, no matter who sends it. */
export const maxRequestMilliseconds = 30 * 60_000;

const tooSlow = (): RequestFault =>
  new RequestFault(408, 'body-too-slow', 'The request did not arrive in time. Please try again.');

/** Ends a request whose body arrives too slowly, whether somebody reads the body or not. */
export class BodyClock {
  readonly #message: IncomingMessage;
  #timer: NodeJS.Timeout;
  #onLate: ((fault: RequestFault) => void) | null = null;

  constructor(message: IncomingMessage) {
    this.#message = message;
    this.#timer = setTimeout(() => this.#end(), visitorMilliseconds);
    this.#timer.unref();
    message.once('close', () => clearTimeout(this.#timer));
  }

  /** Stops until {@link limitByProgress}: a body that waits for its turn, or is complete, is not late. */
  pause(): void {
    clearTimeout(this.#timer);
  }

  /** From now on a late body is the reader's to refuse; without a reader the connection is closed. */
  readBy(onLate: (fault: RequestFault) => void): void {
    this.#onLate = onLate;
  }

  /** From now on the body is limited by its progress instead of by its total time. */
  limitByProgress(received: () => number): void {
    clearTimeout(this.#timer);
    let before = received();
    this.#timer = setInterval(() => {
      if (received() - before < progress.bytes) this.#end();
      before = received();
    }, progress.milliseconds);
    this.#timer.unref();
  }

  #end(): void {
    clearTimeout(this.#timer);
    if (this.#message.complete) return;
    if (this.#onLate === null) this.#message.destroy();
    else this.#onLate(tooSlow());
  }
}
