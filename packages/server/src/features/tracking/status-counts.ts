import { mapStatuses, type TrackingStatus } from '@pp-tools/domain/shipment';
import type { Kysely } from 'kysely';
import { orderRevision } from '../../database/order-summary.ts';
import { readRevision } from '../../database/revision.ts';
import type { Tables } from '../../database/tables.ts';

/** How many orders are in each status, and how many are late. */
export interface StatusCounts {
  readonly byStatus: Readonly<Record<TrackingStatus, number>>;
  readonly late: number;
}

/** Counts orders by status; they are counted again only when something has changed. */
export class StatusCounter {
  readonly #db: Kysely<Tables>;
  #counted: { readonly revision: number; readonly byStatus: StatusCounts['byStatus'] } | null = null;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** The counts at an instant. */
  async read(now: number): Promise<StatusCounts> {
    const revision = await readRevision(this.#db, orderRevision);
    if (this.#counted?.revision !== revision) {
      this.#counted = { revision, byStatus: await countByStatus(this.#db) };
    }
    const { count } = await this.#db
      .selectFrom('shop_order')
      .select((expression) => expression.fn.countAll<number>().as('count'))
      .where('late_from', '<=', now)
      .executeTakeFirstOrThrow();
    return { byStatus: this.#counted.byStatus, late: Number(count) };
  }
}

async function countByStatus(db: Kysely<Tables>): Promise<StatusCounts['byStatus']> {
  const rows = await db
    .selectFrom('shop_order')
    .select('status')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .groupBy('status')
    .execute();
  const counts = new Map(rows.map(({ status, count }) => [status, Number(count)]));
  return mapStatuses((status) => counts.get(status) ?? 0);
}
