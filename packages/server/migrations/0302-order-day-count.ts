import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Days since 1970 by a floor that also holds before 1970. */
const day = sql.raw('((order_time + 86400000::bigint * 30000) / 86400000 - 30000)');

/**
 * PostgreSQL counts a million rows in a tenth of a second and walks to their middle as long. Changes of the counts by
 * day and status are kept by the database itself, only ever added, so that no two transactions wait for a count.
 * SQLite does both in a fraction and has nothing to keep.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`create table order_count_change (
    day integer not null, status_group text not null, orders integer not null)`.execute(db);
  await sql`create function count_order_days() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into order_count_change select ${day}, status_group, count(*) from added group by 1, 2;
      elsif tg_op = 'DELETE' then
        insert into order_count_change select ${day}, status_group, -count(*) from removed group by 1, 2;
      else
        insert into order_count_change select day, status_group, sum(orders) from (
          select ${day} as day, status_group, 1 as orders from added
          union all select ${day}, status_group, -1 from removed) as moved
        group by 1, 2 having sum(orders) <> 0;
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger shop_order_added after insert on shop_order
    referencing new table as added for each statement execute function count_order_days()`.execute(db);
  await sql`create trigger shop_order_removed after delete on shop_order
    referencing old table as removed for each statement execute function count_order_days()`.execute(db);
  await sql`create trigger shop_order_changed after update on shop_order
    referencing old table as removed new table as added
    for each statement execute function count_order_days()`.execute(db);
  await sql`insert into order_count_change
    select ${day}, status_group, count(*) from shop_order group by 1, 2`.execute(db);
}
