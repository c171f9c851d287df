import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/connection.ts';
import { type EncodedBody, encodeBody, sendEncoded } from './encoded-body.ts';
import { type ListTools, RevisedValue } from './revised-value.ts';

export type { ListLook, ListTools } from './revised-value.ts';

/** A public list as ready bytes, renewed when its revision in the database moves. */
export class CachedList {
  readonly #body: RevisedValue<EncodedBody>;

  /**
   * `revisionNames` are those of everything that the answer holds; `load` gives its `data`. `quality` is how well it is
   * packed: less for a list that changes between two looks at it.
   */
  constructor(
    db: Database,
    revisionNames: readonly string[],
    load: () => Promise<unknown>,
    tools: ListTools,
    quality = 9,
  ) {
    const encode = async () =>
      encodeBody(
        JSON.stringify({ status: 'success', data: await load() }),
        'application/json; charset=utf-8',
        quality,
      );
    this.#body = new RevisedValue(db, revisionNames, encode, tools);
  }

  /** Answers the request with the list as it is now (at most half a second old across processes). */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    cacheControl = 'public, max-age=0, must-revalidate',
  ): Promise<void> {
    const current = this.#body.current();
    const { value, changedAt } = current instanceof Promise ? await current : current;
    // The age of the figures, which is not that of the answer.
    if (changedAt !== null) reply.header('last-modified', changedAt.toUTCString());
    sendEncoded(request, reply, value, cacheControl);
  }

  /** Makes this process look at once after its own change. */
  invalidate(): void {
    this.#body.invalidate();
  }
}
