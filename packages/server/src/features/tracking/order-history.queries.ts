import type { TimeZone } from '@pp-tools/domain/core';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** A line of an order's history as it travels. */
export interface HistoryLine {
  readonly at: string;
  readonly who: string;
  readonly action: string;
  readonly number: string | null;
  readonly before: unknown;
  readonly after: unknown;
}

/** Who did what to an order, newest first; its last upload included. */
export async function orderHistory(
  db: Kysely<Tables>,
  orderId: string,
  zone: TimeZone,
): Promise<HistoryLine[]> {
  const order = await db
    .selectFrom('shop_order')
    .select('upload_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const rows = await db
    .selectFrom('audit_entry')
    .select(['at', 'actor', 'action', 'subject_name', 'state_before', 'state_after'])
    .where((either) =>
      either.or([
        either.and({ subject_kind: 'order', subject_id: orderId }),
        either.and({ subject_kind: 'upload', subject_id: order?.upload_id ?? '' }),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return rows.map((row) => ({
    at: zone.textOf(row.at),
    who: row.actor,
    action: row.action,
    number: row.action === 'orders-uploaded' ? null : row.subject_name || null,
    before: parsed(row.state_before),
    after: parsed(row.state_after),
  }));
}

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text));
