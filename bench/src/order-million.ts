import { CompiledQuery, type openPostgres, type openSqlite } from '@pp-tools/server/benchmarking';
import pg from 'pg';
import { type Engine, openEmptyDatabase } from './empty-database.ts';

/** How many orders stand in the table. */
export const million = 1_000_000;

/** A filled database and how to leave it. */
export interface FilledDatabase {
  readonly db: ReturnType<typeof openSqlite>['db'];
  close(): Promise<void>;
}

/** A million orders over three years with one parcel each, in all statuses. */
const fill = (numbers: string): readonly string[] => [
  `insert into shop_order (order_id, order_key, order_time, order_status, number_key, status_group)
   select cast(n as text), substr('000000000000000000' || n, -18), 1700000000000 + (n * 7919 % 1000000) * 94600,
     'wc-completed', 'YT' || (2600000000000000 + n),
     case n % 10 when 0 then 'Unknown' when 1 then 'Other' when 2 then 'InTransit' when 3 then 'InTransit' else 'Delivered' end
   from ${numbers}`,
  `insert into shipment (number, order_id, position, status, registered)
   select 'YT' || (2600000000000000 + n), cast(n as text), 0,
     case n % 10 when 0 then 'Unknown' when 1 then 'Exception' when 2 then 'InTransit' when 3 then 'InTransit' else 'Delivered' end, 1
   from ${numbers}`,
];

/** A million orders on an engine. */
export async function fillMillion(engine: Engine): Promise<FilledDatabase> {
  const { database, close } = await openEmptyDatabase(engine);
  if (engine === 'postgres') await fillWithoutIndexes(database);
  else {
    const numbers = `(with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${million})
      select n from numbers)`;
    for (const sql of [...fill(numbers), 'analyze']) await database.db.executeQuery(CompiledQuery.raw(sql));
  }
  return { db: database.db, close };
}

/** Rows first, then the indexes and the check of references: row by row they take ten times as long. */
async function fillWithoutIndexes({ place }: ReturnType<typeof openPostgres>): Promise<void> {
  if (!('url' in place)) return;
  // A connection of its own: those of the product give up after some seconds.
  const client = new pg.Client({ connectionString: place.url });
  await client.connect();
  try {
    const indexes = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
       where tablename in ('shop_order', 'shipment') and indexname not like '%_pkey'`,
    );
    const before = indexes.rows.map(({ name }) => `drop index ${name}`);
    const after = indexes.rows.map(({ definition }) => definition);
    const numbers = `generate_series(1::bigint, ${million}) as n`;
    // The text functions of SQLite and PostgreSQL differ in one point only.
    const rows = fill(numbers).map((sql) =>
      sql.replace("substr('000000000000000000' || n, -18)", "lpad(n::text, 18, '0')"),
    );
    const whole = ['alter table shipment disable trigger all', ...before, ...rows, ...after];
    for (const sql of [...whole, 'vacuum analyze shop_order', 'vacuum analyze shipment'])
      await client.query(sql);
  } finally {
    await client.end();
  }
}
