import type { Transaction } from 'kysely';
import { noteDeeds } from './audit.ts';
import type { Tables } from './tables.ts';

/** What can be done to an order. */
export type OrderDeed =
  | 'delete-number'
  | 'delete-order'
  | 'add-number'
  | 'change-number'
  | 'register'
  | 'update'
  | 'sync'
  | 'push';

/** A deed to one order or one of its numbers, with what stood there before and after. */
export interface OrderNote {
  readonly at: number;
  readonly who: string;
  readonly deed: OrderDeed;
  readonly orderId: string;
  readonly number: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

/** Remembers deeds to orders in the transaction of the deed. */
export const noteOrderDeeds = (
  transaction: Transaction<Tables>,
  notes: readonly OrderNote[],
): Promise<void> =>
  noteDeeds(
    transaction,
    notes.map(({ at, who, deed, orderId, number, before, after }) => ({
      at,
      actor: who,
      action: deed,
      subject: { kind: 'order', id: orderId, name: number ?? '' },
      before,
      after,
    })),
  );
