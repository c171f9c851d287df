import { sharedState } from '@pp-tools/domain/sharing';
import {
  CompiledQuery,
  findLink,
  type openSqlite,
  packedBuilds,
  shortLinkKey,
  storeLink,
} from '@pp-tools/server/benchmarking';
import pg from 'pg';
import { type Measured, median } from './benchmark.ts';
import { type Engine, openEmptyDatabase } from './empty-database.ts';

/** Stored states in the table; `SHORT_LINKS=10000000` measures with ten million. */
const rows = Number(process.env.SHORT_LINKS ?? 1_000_000);
const lookups = 500;
const links = 200;

/** Codes as wide apart as real ones: a row's number times a large odd factor, in base 32. */
const codeOf = {
  sqlite: "printf('%012x', (n * 2654435761) % 281474976710656)",
  postgres: "lpad(to_hex((n * 2654435761) % 281474976710656), 12, '0')",
} as const satisfies Readonly<Record<Engine, string>>;

const codeText = (n: number): string =>
  ((BigInt(n) * 2_654_435_761n) % 281_474_976_710_656n).toString(16).padStart(12, '0');

const numbers = {
  sqlite: `(with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${rows})
    select n from numbers)`,
  postgres: `generate_series(1::bigint, ${rows}) as n`,
} as const satisfies Readonly<Record<Engine, string>>;

/** Fills the table over a connection of its own where the product's would give up after some seconds. */
async function runAll(
  { db, place }: ReturnType<typeof openSqlite>,
  statements: readonly string[],
): Promise<void> {
  if (!('url' in place)) {
    for (const sql of statements) await db.executeQuery(CompiledQuery.raw(sql));
    return;
  }
  const client = new pg.Client({ connectionString: place.url });
  await client.connect();
  try {
    for (const sql of statements) await client.query(sql);
  } finally {
    await client.end();
  }
}

async function took(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

async function measure(engine: Engine): Promise<readonly Measured[]> {
  const { database, close } = await openEmptyDatabase(engine);
  try {
    const { db } = database;
    const fill = `insert into short_link (code, digest, tool, query, version, note, made_at, withdrawn_at, staff_note)
      select ${codeOf[engine]}, ${codeOf[engine]}, 'compare', 'v=1&w=1001-1002&b=1001', 1, '', 1700000000000, null, ''
      from ${numbers[engine]}`;
    await runAll(database, [fill, 'analyze']);
    const found: number[] = [];
    for (let index = 1; index <= lookups; index += 1) {
      const code = codeText(1 + ((index * 7919) % rows));
      found.push(
        await took(async () => {
          if ((await findLink(db, code)) === null) throw new Error(`no row ${code}`);
        }),
      );
    }
    const key = await shortLinkKey(db);
    const made: number[] = [];
    for (let index = 0; index < links; index += 1) {
      made.push(
        await took(async () => {
          const state = sharedState('compare', `v=1&w=${1000 + index}-${2000 + index}`, packedBuilds);
          if (!state.ok) throw new Error(state.fault);
          await storeLink(db, key, state.value, '', 1_700_000_000_000);
        }),
      );
    }
    const detail = `${rows.toLocaleString('en-US')} stored states, ${engine}`;
    const middle = { unit: 'ms', detail } as const;
    return [
      { what: `finding a state on ${engine}`, figure: median(found), limit: 5, ...middle },
      { what: `making a link on ${engine}`, figure: median(made), limit: 30, ...middle },
    ];
  } finally {
    await close();
  }
}

/** Making and finding short links in a table of many. */
export default async (): Promise<readonly Measured[]> => [
  ...(await measure('sqlite')),
  ...(await measure('postgres')),
];
