import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Days since 1970 by a floor that also holds before 1970. */
const dayOf = (row: string) => sql.raw(`((${row}.order_time + 86400000 * 30000) / 86400000 - 30000)`);

const count = (row: 'new' | 'old', by: 1 | -1) => sql`
  insert into order_count_change (day, status_group, orders)
    values (${dayOf(row)}, ${sql.raw(row)}.status_group, ${sql.lit(by)})
    on conflict (day, status_group) do update set orders = orders + ${sql.lit(by)};`;

/**
 * The counts by day and status that PostgreSQL has (0302), for SQLite: counting a million rows for each page took longer
 * than the page. SQLite has one writer, so that one row for each day and status can be changed in place.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  await sql`create table order_count_change (
    day integer not null, status_group text not null, orders integer not null,
    primary key (day, status_group)) without rowid`.execute(db);
  await sql`insert into order_count_change (day, status_group, orders)
    select ${dayOf('shop_order')}, status_group, count(*) from shop_order group by 1, 2`.execute(db);
  await sql`create trigger shop_order_added after insert on shop_order
    begin ${count('new', 1)} end`.execute(db);
  await sql`create trigger shop_order_removed after delete on shop_order
    begin ${count('old', -1)} end`.execute(db);
  await sql`create trigger shop_order_changed after update of order_time, status_group on shop_order
    when old.order_time <> new.order_time or old.status_group <> new.status_group
    begin ${count('old', -1)} ${count('new', 1)} end`.execute(db);
}
