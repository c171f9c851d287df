import type { Transaction } from 'kysely';
import { recordActions } from './audit.ts';
import type { Tables } from './tables.ts';

/** What can be done to an order. */
export type OrderAction =
  | 'delete-number'
  | 'delete-order'
  | 'add-number'
  | 'change-number'
  | 'change-carrier'
  | 'change-phone'
  | 'change-extra-info'
  | 'stop-tracking'
  | 'retrack'
  | 'delete-at-provider'
  | 'undo-deletion'
  | 'register'
  | 'update'
  | 'sync'
  | 'push';

/** An action on an order or one of its numbers, with its state before and after. */
export interface OrderNote {
  readonly at: number;
  readonly who: string;
  readonly action: OrderAction;
  readonly orderId: string;
  readonly number: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

/** Records actions on orders in the transaction that makes them. */
export const noteOrderActions = (
  transaction: Transaction<Tables>,
  notes: readonly OrderNote[],
): Promise<void> =>
  recordActions(
    transaction,
    notes.map(({ at, who, action, orderId, number, before, after }) => ({
      at,
      actor: who,
      action,
      subject: { kind: 'order', id: orderId, name: number ?? '' },
      before,
      after,
    })),
  );
