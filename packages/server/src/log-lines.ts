import { write } from 'node:fs';

/** So many lines wait for the disk; later ones are dropped and counted. */
const maxWaiting = 2000;

/** How a file takes lines; the default is the operating system's. */
export type WriteText = (text: string, done: (fault: Error | null) => void) => void;

/** Writes texts to a file descriptor. */
export const toDescriptor =
  (descriptor: number): WriteText =>
  (text, done) =>
    write(descriptor, text, (fault) => done(fault));

/**
 * Where log lines go. It never blocks and never throws: a full disk or a pipe that nobody reads costs lines, which
 * are counted and reported when writing works again, and no visitor.
 */
export class LogLines {
  readonly #write: WriteText;
  #waiting: string[] = [];
  #dropped = 0;
  #isWriting = false;

  constructor(write: WriteText) {
    this.#write = write;
  }

  /** Takes a line with its end. */
  write(line: string): void {
    if (this.#waiting.length >= maxWaiting) this.#dropped += 1;
    else this.#waiting.push(line);
    if (!this.#isWriting) this.#writeNext();
  }

  /** Resolves when everything that waits was written or dropped. */
  async flush(): Promise<void> {
    while (this.#isWriting) await new Promise((resolve) => setImmediate(resolve));
  }

  #writeNext(): void {
    const lines = this.#waiting;
    if (lines.length === 0) return;
    this.#waiting = [];
    this.#isWriting = true;
    const { report, reported } = this.#report();
    this.#write(report + lines.join(''), (fault) => {
      this.#isWriting = false;
      if (fault === null) this.#dropped -= reported;
      else this.#dropped += lines.length;
      this.#writeNext();
    });
  }

  #report(): { readonly report: string; readonly reported: number } {
    const reported = this.#dropped;
    const entry = { level: 40, time: Date.now(), event: 'log-lines-dropped', count: reported };
    return { report: reported === 0 ? '' : `${JSON.stringify(entry)}\n`, reported };
  }
}
