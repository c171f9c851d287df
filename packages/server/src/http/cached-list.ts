import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/connection.ts';
import { sumOfRevisions } from '../database/revision.ts';
import { type EncodedBody, encodeBody, sendEncoded } from './encoded-body.ts';

/** How long a process may serve a list before it asks whether another process changed it. */
const freshMilliseconds = 500;

/** Where an answer came from: memory, memory after a look at the revision, or the tables. */
export type ListLook = 'memory' | 'same-revision' | 'loaded';

/** What lists are given. */
export interface ListTools {
  /** Monotonic time in milliseconds. */
  monotonic(): number;
  /** Told where each answer came from. */
  looked(look: ListLook): void;
}

/** A public list kept as ready bytes, renewed when its revision in the database moves. */
export class CachedList {
  readonly #db: Database;
  readonly #revisionNames: readonly string[];
  readonly #load: () => Promise<unknown>;
  readonly #tools: ListTools;
  #kept: { readonly body: EncodedBody; readonly revision: number } | null = null;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #renewal: Promise<EncodedBody> | null = null;

  /**
   * `revisionNames` are those of everything that the answer holds; `load` gives its `data`.
   */
  constructor(
    db: Database,
    revisionNames: readonly string[],
    load: () => Promise<unknown>,
    tools: ListTools,
  ) {
    this.#db = db;
    this.#revisionNames = revisionNames;
    this.#load = load;
    this.#tools = tools;
  }

  /** Answers the request with the list as it is now (at most half a second old across processes). */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    cacheControl = 'public, max-age=0, must-revalidate',
  ): Promise<void> {
    const kept = this.#tools.monotonic() - this.#checkedAt < freshMilliseconds ? this.#kept : null;
    if (kept !== null) this.#tools.looked('memory');
    const body = kept !== null ? kept.body : await this.#renew();
    sendEncoded(request, reply, body, cacheControl);
  }

  /** Makes this process look at once after its own change; a look that began before it no longer counts. */
  invalidate(): void {
    this.#checkedAt = Number.NEGATIVE_INFINITY;
    this.#renewal = null;
  }

  /** Many requests that find the list stale share one look at the database. */
  #renew(): Promise<EncodedBody> {
    if (this.#renewal !== null) return this.#renewal;
    const renewal: Promise<EncodedBody> = this.#loadIfChanged(() => this.#renewal === renewal).finally(() => {
      if (this.#renewal === renewal) this.#renewal = null;
    });
    this.#renewal = renewal;
    return renewal;
  }

  async #loadIfChanged(isCurrent: () => boolean): Promise<EncodedBody> {
    const checkedAt = this.#tools.monotonic();
    // The number is read before the rows: a change in between only makes the next look load again.
    const revision = await sumOfRevisions(this.#db, this.#revisionNames);
    if (this.#kept !== null && this.#kept.revision === revision) {
      this.#tools.looked('same-revision');
      if (isCurrent()) this.#checkedAt = checkedAt;
      return this.#kept.body;
    }
    this.#tools.looked('loaded');
    const text = JSON.stringify({ status: 'success', data: await this.#load() });
    const body = await encodeBody(text, 'application/json; charset=utf-8');
    if (isCurrent()) {
      this.#kept = { body, revision };
      this.#checkedAt = checkedAt;
    }
    return body;
  }
}
