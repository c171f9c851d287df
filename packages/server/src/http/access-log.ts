import type { RequestWatcher } from './request-watch.ts';

/** One answered request. */
interface AccessEntry {
  readonly time: number;
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly address: string;
}

/** So long entries wait until they are written together. */
const pauseMilliseconds = 200;
/** So many wait at most; later ones are counted only. */
const mostWaiting = 2000;

/**
 * The log of requests: a request costs a push to a list; lines are made and written together afterwards. Addresses
 * are logged without their query, which may hold what somebody looked for.
 */
export class AccessLog {
  readonly #share: number;
  readonly #write: (lines: string) => void;
  #waiting: AccessEntry[] = [];
  #owed = 0;
  #dropped = 0;
  #timer: NodeJS.Timeout | null = null;

  /** `share` of the requests (0 to 1) is logged, and every one that failed on our side. */
  constructor(share: number, write: (lines: string) => void) {
    this.#share = share;
    this.#write = write;
  }

  readonly watch: RequestWatcher = (request, reply) => {
    this.#owed += this.#share;
    const status = reply.statusCode;
    if (this.#owed < 1 && status < 500) return;
    if (this.#owed >= 1) this.#owed -= 1;
    if (this.#waiting.length >= mostWaiting) {
      this.#dropped += 1;
      return;
    }
    this.#waiting.push({
      time: Date.now(),
      id: request.id,
      method: request.method,
      url: request.url,
      status,
      milliseconds: reply.elapsedTime,
      address: request.ip,
    });
    this.#timer ??= setTimeout(() => this.flush(), pauseMilliseconds).unref();
  };

  /** Writes what waits. */
  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const entries = this.#waiting;
    this.#waiting = [];
    const lost = this.#dropped > 0 ? { dropped: this.#dropped } : {};
    this.#dropped = 0;
    if (entries.length === 0) return;
    this.#write(entries.map((entry, index) => accessLine(entry, index === 0 ? lost : {})).join(''));
  }
}

const longestUrl = 300;

function accessLine(entry: AccessEntry, more: object): string {
  const { url, milliseconds, ...rest } = entry;
  const [path = ''] = url.split('?');
  return `${JSON.stringify({
    level: 30,
    event: 'request',
    ...rest,
    path: path.slice(0, longestUrl),
    ms: Math.round(milliseconds * 10) / 10,
    ...more,
  })}\n`;
}
