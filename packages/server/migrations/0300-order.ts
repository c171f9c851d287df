import { type Kysely, SqliteAdapter, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  // Ids and numbers are compared byte by byte on both engines, whatever the language of the database is.
  const key = isSqlite ? ('text' as const) : sql`text collate "C"`;

  await db.schema
    .createTable('shop_order')
    .addColumn('order_id', key, (column) => column.primaryKey())
    .addColumn('order_key', key, (column) => column.notNull())
    .addColumn('order_time', 'bigint', (column) => column.notNull())
    .addColumn('order_status', 'text', (column) => column.notNull())
    .addColumn('number_key', key, (column) => column.notNull())
    .addColumn('status_group', 'text', (column) => column.notNull())
    .addColumn('still_since', 'bigint')
    .addColumn('upload_id', 'text')
    .execute();
  const orderIndexes = {
    shop_order_by_key: ['order_key', 'order_id'],
    shop_order_by_time: ['order_time', 'order_id'],
    shop_order_by_number: ['number_key', 'order_id'],
    shop_order_by_status: ['status_group', 'order_time', 'order_id'],
  } as const;
  for (const [name, columns] of Object.entries(orderIndexes)) {
    await db.schema
      .createIndex(name)
      .on('shop_order')
      .columns([...columns])
      .execute();
  }
  await sql`create index shop_order_by_still on shop_order (still_since) where still_since is not null`.execute(
    db,
  );

  await db.schema
    .createTable('shipment')
    .addColumn('number', key, (column) => column.primaryKey())
    .addColumn('order_id', key, (column) =>
      column.notNull().references('shop_order.order_id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('carrier', 'integer')
    .addColumn('phone_last_four', 'text')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('Unknown'))
    .addColumn('main_status', 'text')
    .addColumn('sub_status', 'text')
    .addColumn('registered', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_synced', 'bigint')
    .addColumn('info', 'text')
    .addColumn('latest_event', 'bigint')
    .addColumn('next_sync', 'bigint')
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('shipment_by_order').on('shipment').columns(['order_id', 'position']).execute();
  await sql`create index shipment_by_sync on shipment (next_sync) where next_sync is not null`.execute(db);
}
