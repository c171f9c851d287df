import { readFile } from 'node:fs/promises';
import { wireNoLimit } from '@pp-tools/domain/catalogue';
import { catalogueColumnNames, wheelsetField } from '@pp-tools/domain/wheelset';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/connection.ts';
import { sampleData } from '../../sample-data.ts';
import { databaseKinds, openTestDatabase } from '../../testing/public.ts';
import { listVersionedWheelsets, listWheelsets } from './wheelset.queries.ts';
import { seedWheelsets } from './wheelset-seed.ts';

const file = `${sampleData}/wheelsets.csv`;
const rows: Record<string, string>[] = parse(await readFile(file, 'utf8'), { bom: true, columns: true });

describe.each(databaseKinds)('wheelsets stored on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await seedWheelsets(database.db, file);
  });
  afterAll(() => database.close());

  test('CMP-01 are those of data/wheelsets.csv in every field, for visitors and for staff', async () => {
    const cells = (wheelsets: readonly Readonly<Record<string, string | number>>[]) =>
      wheelsets
        .map((wheelset) =>
          Object.fromEntries(catalogueColumnNames.map((name) => [name, `${wheelset[name]}`])),
        )
        .sort((a, b) => Number(a.ppId) - Number(b.ppId));
    const expected = rows
      .map((row) =>
        Object.fromEntries(catalogueColumnNames.map((name) => [name, plain(name, row[name] ?? '')])),
      )
      .sort((a, b) => Number(a.ppId) - Number(b.ppId));
    expect(cells(await listWheelsets(database.db))).toEqual(expected);
    expect(cells(await listVersionedWheelsets(database.db))).toEqual(expected);
    expect(expected.filter(({ riderWeightLimit }) => riderWeightLimit === `${wireNoLimit}`)).toHaveLength(2);
  });

  test.each(['wheelset', 'wheelset_snapshot'] as const)(
    'the table %s has a column for every field; a field without a migration is named here',
    async (table) => {
      const { columns = [] } =
        (await database.db.introspection.getTables()).find(({ name }) => name === table) ?? {};
      const wanted = catalogueColumnNames.flatMap((name) => {
        const { column, unlimitedColumn } = wheelsetField(name);
        return unlimitedColumn === undefined ? [column] : [column, unlimitedColumn];
      });
      const own = table === 'wheelset' ? ['id', 'version'] : ['id', 'version', 'refresh_id'];
      expect(columns.map(({ name }) => name).sort()).toEqual([...wanted, ...own].sort());
    },
  );

  test('unknown is NULL, whatever the field', async () => {
    const { rows: stored } = await sql<Record<string, unknown>>`select * from wheelset`.execute(database.db);
    for (const row of stored) expect(Object.values(row).filter((value) => value === -1)).toEqual([]);
  });
});

/** The file may write 25.0; the product says 25. */
const plain = (name: (typeof catalogueColumnNames)[number], cell: string): string => {
  const { kind } = wheelsetField(name).takes;
  return kind === 'number' || kind === 'flag' ? String(Number(cell)) : cell.trim();
};
