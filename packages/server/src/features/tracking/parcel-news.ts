import {
  hasSameNews,
  lateFrom,
  type ReadingContext,
  readTrackingInfo,
  statusFromProvider,
  type TrackingInfo,
  type TrackingStatus,
  trackingInfoFrom,
} from '@pp-tools/domain/shipment';
import type { Transaction } from 'kysely';
import { isPostgres } from '../../database/engine.ts';
import { noteOrderActions, type OrderAction } from '../../database/order-actions.ts';
import { refreshOrders } from '../../database/order-summary.ts';
import { noteEvent, type OutgoingChannels, type ShopEventKind } from '../../database/outbox.ts';
import type { Tables } from '../../database/tables.ts';
import type { ShipmentRow } from './shipment.queries.ts';
import { storedInfo } from './stored-info.ts';
import { nextSync } from './sync-schedule.ts';

/** News about a parcel. */
export interface ParcelNews {
  readonly number: string;
  readonly carrier: number | null;
  readonly trackInfo: unknown;
}

/** Who learnt the news, by which action, and how it is read. */
export interface NewsSource extends ReadingContext {
  readonly who: string;
  readonly action: Extract<OrderAction, 'register' | 'update' | 'sync' | 'push'>;
  /** Which ways out the operator has set up. */
  readonly channels: OutgoingChannels;
}

/**
 * What became of news: stored, nothing new, older than what is known, about the same number with another carrier, of no
 * use, or about a parcel we do not have.
 */
export type NewsOutcome =
  | 'stored'
  | 'unchanged'
  | 'older'
  | 'other-carrier'
  | 'unreadable'
  | 'unknown-parcel';

const day = 86_400_000;
/** The statuses that people outside are told of. */
const eventOf: Partial<Record<TrackingStatus, ShopEventKind>> = {
  Exception: 'exception',
  Delivered: 'delivered',
};

/**
 * Stores news about one parcel. What we asked for is the truth and replaces what is stored, also when the carrier took a
 * scan back. Pushes may be late, repeated or replayed: one whose newest event is older than the stored one, or that
 * concerns another carrier, changes nothing.
 */
export async function applyNews(
  transaction: Transaction<Tables>,
  news: ParcelNews,
  source: NewsSource,
): Promise<NewsOutcome> {
  const read = trackingInfoFrom(news.trackInfo, source);
  const info = storedInfo(news.trackInfo);
  if (!read.ok || info === null) return 'unreadable';
  const row = await transaction
    .selectFrom('shipment')
    .selectAll()
    .where('number', '=', news.number)
    // Of two pushes at once the second compares itself with the first, not with what was stored before.
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirst();
  if (row === undefined) return 'unknown-parcel';
  if (source.action === 'push') {
    if (isOfAnotherCarrier(row, news)) return 'other-carrier';
    if (isOlder(row, read.value, source.now)) {
      await touch(transaction, row, source.now);
      return 'older';
    }
  }
  await store(transaction, row, { news, info, read: read.value }, source);
  return isUnchanged(row, read.value, source) ? 'unchanged' : 'stored';
}

const isOfAnotherCarrier = (row: ShipmentRow, news: ParcelNews): boolean =>
  row.carrier !== null && news.carrier !== null && row.carrier !== news.carrier;

/** A stored event that lies ahead of the clock is a mistake that must not keep later news out. */
function isOlder({ latest_event }: ShipmentRow, { latestEvent }: TrackingInfo, now: number): boolean {
  if (latest_event === null || latest_event > now + day) return false;
  return latestEvent === null || latestEvent < latest_event;
}

function isUnchanged(row: ShipmentRow, read: TrackingInfo, context: ReadingContext): boolean {
  const before = readTrackingInfo(row.info, context);
  return before.ok && hasSameNews(before.value, read);
}

const touch = (transaction: Transaction<Tables>, { number }: ShipmentRow, now: number) =>
  transaction
    .updateTable('shipment')
    .set({ last_synced: now, registered: 1, failures: 0 })
    .where('number', '=', number)
    .execute();

async function store(
  transaction: Transaction<Tables>,
  row: ShipmentRow,
  { news, info, read }: { readonly news: ParcelNews; readonly info: string; readonly read: TrackingInfo },
  source: NewsSource,
): Promise<void> {
  const { number, order_id } = row;
  const status = statusFromProvider(read.mainStatus);
  await transaction
    .updateTable('shipment')
    .set({
      status,
      main_status: read.mainStatus,
      sub_status: read.subStatus,
      registered: 1,
      last_synced: source.now,
      info,
      first_event: read.firstEvent,
      latest_event: read.latestEvent,
      late_from: lateFrom({ status, ...read }),
      next_sync: row.stopped === 1 ? null : nextSync(status, source.now),
      failures: 0,
      carrier: row.carrier ?? news.carrier,
    })
    .where('number', '=', number)
    .execute();
  await refreshOrders(transaction, [order_id], source.now);
  const event = status === row.status ? undefined : eventOf[status];
  if (event !== undefined) {
    const data = { orderId: order_id, trackingNumber: number, status, before: row.status };
    await noteEvent(transaction, source.channels, { kind: event, at: source.now, data });
  }
  if (status === row.status && source.action !== 'register' && source.action !== 'update') return;
  const { who, action, now: at } = source;
  await noteOrderActions(transaction, [
    { who, action, at, orderId: order_id, number, before: row.status, after: status },
  ]);
}
