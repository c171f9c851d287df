import type { Transaction } from 'kysely';
import { jsonTexts } from '../../database/json-texts.ts';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from './actor.ts';

/** A parcel of which nothing is known. */
export const blankParcel = {
  status: 'Unknown',
  main_status: null,
  sub_status: null,
  registered: 0,
  last_synced: null,
  info: null,
  first_event: null,
  latest_event: null,
  late_from: null,
  next_sync: null,
  stopped: 0,
  failures: 0,
} as const;

/**
 * Makes parcels start again: what was known about them goes to their history, and they are unknown and unregistered.
 * Their carrier stays; who gives them another one sets it afterwards.
 */
export async function restartParcels(
  transaction: Transaction<Tables>,
  numbers: readonly string[],
  { who, at }: Actor,
): Promise<void> {
  if (numbers.length === 0) return;
  await transaction
    .insertInto('shipment_record')
    .columns(['number', 'order_id', 'carrier', 'status', 'info', 'latest_event', 'ended_at', 'ended_by'])
    .expression((from) =>
      from
        .selectFrom('shipment')
        .select(({ val, cast }) => [
          'number',
          'order_id',
          'carrier',
          'status',
          'info',
          'latest_event',
          cast<number>(val(at), 'bigint').as('ended_at'),
          cast<string>(val(who), 'text').as('ended_by'),
        ])
        .where('number', 'in', jsonTexts(transaction, numbers))
        .where((either) => either.or([either('registered', '=', 1), either('info', 'is not', null)])),
    )
    .execute();
  await transaction
    .updateTable('shipment')
    .set(blankParcel)
    .where('number', 'in', jsonTexts(transaction, numbers))
    .execute();
}
