import { type Kysely, sql } from 'kysely';
import { createTableWithId } from '../src/database/columns.ts';

const week = 7 * 86_400_000;

/** Days under way, late parcels, what was known under another carrier, and deletions that can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('shipment').addColumn('first_event', 'bigint').execute();
  await db.schema.alterTable('shipment').addColumn('late_from', 'bigint').execute();
  await db.schema
    .alterTable('shipment')
    .addColumn('stopped', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('shop_order')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('Unknown'))
    .execute();
  await db.schema.alterTable('shop_order').addColumn('late_from', 'bigint').execute();

  // Parcels that are under way get the rest of their times with the next sync.
  await sql`update shipment set late_from = latest_event + ${sql.lit(week)}
    where latest_event is not null and status not in ('Unknown', 'Delivered')`.execute(db);
  await sql`update shop_order set
      status = (select status from shipment
        where shipment.order_id = shop_order.order_id order by position limit 1),
      late_from = (select min(late_from) from shipment where shipment.order_id = shop_order.order_id)
    where exists (select 1 from shipment where shipment.order_id = shop_order.order_id and status <> 'Unknown')`.execute(
    db,
  );
  await sql`update shop_order set status = 'Unknown' where status is null`.execute(db);
  await db.schema
    .createIndex('shop_order_by_one_status')
    .on('shop_order')
    .columns(['status', 'order_time', 'order_id'])
    .execute();
  await sql`create index shop_order_by_late on shop_order (late_from) where late_from is not null`.execute(
    db,
  );

  await createTableWithId(db, 'shipment_record')
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.notNull())
    .addColumn('carrier', 'integer')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('info', 'text')
    .addColumn('latest_event', 'bigint')
    .addColumn('ended_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_by', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('shipment_record_by_number')
    .on('shipment_record')
    .columns(['number', 'id'])
    .execute();

  await createTableWithId(db, 'order_deletion')
    .addColumn('deleted_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_by', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute();
}
