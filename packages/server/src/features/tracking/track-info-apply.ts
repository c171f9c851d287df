import { statusFromProvider, trackingInfoFrom } from '@pp-tools/domain/shipment';
import type { Transaction } from 'kysely';
import { isPostgres } from '../../database/engine.ts';
import { noteOrderActions, type OrderAction } from '../../database/order-actions.ts';
import { refreshOrders } from '../../database/order-summary.ts';
import type { Tables } from '../../database/tables.ts';
import { storedInfo } from './stored-info.ts';
import { nextSync } from './sync-schedule.ts';

/** News about a parcel. */
export interface ParcelNews {
  readonly number: string;
  readonly carrier: number | null;
  readonly trackInfo: unknown;
}

/** Who learnt the news, by which action, and when. */
export interface NewsSource {
  readonly who: string;
  readonly action: Extract<OrderAction, 'register' | 'update' | 'sync' | 'push'>;
  readonly at: number;
}

/** What became of news: stored, older than what is known, of no use, or about a parcel we do not have. */
export type NewsOutcome = 'stored' | 'older' | 'unreadable' | 'unknown-parcel';

/**
 * Stores news about one parcel. News whose newest event is older than the stored one changes nothing, so late,
 * repeated and replayed messages never turn a status back.
 */
export async function applyNews(
  transaction: Transaction<Tables>,
  news: ParcelNews,
  source: NewsSource,
): Promise<NewsOutcome> {
  const read = trackingInfoFrom(news.trackInfo);
  const info = storedInfo(news.trackInfo);
  if (!read.ok || info === null) return 'unreadable';
  const row = await transaction
    .selectFrom('shipment')
    .select(['number', 'order_id', 'status', 'latest_event', 'carrier'])
    .where('number', '=', news.number)
    // Of two pushes at once the second compares itself with the first, not with what stood there before.
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirst();
  if (row === undefined) return 'unknown-parcel';
  const { mainStatus, subStatus, latestEvent } = read.value;
  if (row.latest_event !== null && (latestEvent === null || latestEvent < row.latest_event)) {
    await transaction
      .updateTable('shipment')
      .set({ last_synced: source.at, registered: 1, failures: 0 })
      .where('number', '=', news.number)
      .execute();
    return 'older';
  }
  const status = statusFromProvider(mainStatus);
  await transaction
    .updateTable('shipment')
    .set({
      status,
      main_status: mainStatus,
      sub_status: subStatus,
      registered: 1,
      last_synced: source.at,
      info,
      latest_event: latestEvent,
      next_sync: nextSync(status, source.at),
      failures: 0,
      carrier: row.carrier ?? news.carrier,
    })
    .where('number', '=', news.number)
    .execute();
  await refreshOrders(transaction, [row.order_id]);
  if (status !== row.status || source.action === 'register' || source.action === 'update') {
    const note = { ...source, orderId: row.order_id, number: row.number, before: row.status, after: status };
    await noteOrderActions(transaction, [note]);
  }
  return 'stored';
}
