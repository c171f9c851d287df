import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  factsFromWire,
  type PartField,
  partFields,
  partShape,
  savedFacts,
  text,
  unknownFacts,
} from '@pp-tools/domain/catalogue';
import { frameFields } from '@pp-tools/domain/frameset';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { OpenDatabase } from '../database/connection.ts';
import { sampleData } from '../sample-data.ts';
import { databaseKinds, openTestDatabase } from '../testing/public.ts';
import { importCatalogue, seedBuilder } from './import-catalogue.ts';
import { frameFit, frames, partLists, saddles } from './lists.ts';
import { listParts, partList, readPartFile, replaceParts } from './part-list.ts';
import { plainList } from './served-list.ts';
import { framesWithFit } from './served-lists.ts';

const fileText = (file: string) => readFile(join(sampleData, file), 'utf8');
const records = z.array(z.record(z.string(), z.string()));
const recordsOf = async (file: string) =>
  z.parse(records, parse(await fileText(file), { columns: true, bom: true }));

/** What a cell of a file is on the wire; a file without the column says nothing. */
function wireCell(field: PartField, cell: string | undefined): string | number {
  const isFigure = field.takes.kind === 'number' || field.takes.kind === 'flag';
  if (isFigure) return cell ? Number(cell) : -1;
  return cell ?? '';
}

describe.each(databaseKinds)('the lists of the catalogue on %s', (kind) => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await seedBuilder(database.db, sampleData);
  });
  afterAll(() => database.close());

  test.each(partLists.map((list) => [list.file, list] as const))(
    'the stored rows of %s equal the file in every field',
    async (file, list) => {
      const expected = (await recordsOf(file)).map((record) => {
        const fields = Object.entries(list.fields).filter(([name]) => name !== 'is_own_brand');
        const values = fields.map(([name, field]) => [name, wireCell(field, record[field.heading ?? name])]);
        return { ...Object.fromEntries(values), source: record.source, recalled: record.recalled };
      });
      const stored = (await listParts(database.db, list)).map(({ is_own_brand, ...row }) => row);
      expect(stored).toEqual(expected.map(({ is_own_brand, ...row }) => row));
      expect(expected.length).toBeGreaterThan(0);
    },
  );

  test('a database that was filled before there were facts gets them, and its own rows stay', async () => {
    const { db } = database;
    const price = sql`update frame set price = 1 where product_key = 'canyon-aeroad-cfr'`;
    await price.execute(db);
    await sql`delete from frame_fit`.execute(db);
    await sql`delete from revision where name = 'frame_fit'`.execute(db);
    expect(await seedBuilder(db, sampleData)).toBe(70);
    const aeroad = (await framesWithFit.load(db)).find(
      ({ product_key }) => product_key === 'canyon-aeroad-cfr',
    );
    expect(aeroad).toMatchObject({ price: 1, fit: { rear_hub: '12x142', udh: 'unknown' } });
    await importCatalogue(db, join(sampleData, 'frames.csv'));
  });

  test('a field that is added to the table alone is read from the file, stored, served and a fact', async () => {
    const { db } = database;
    await sql`alter table frame add column bell_mount text`.execute(db);
    const field = partFields({ bell_mount: { takes: text(), label: 'Bell mount' } });
    const list = partList('frame', 'frames.csv', { ...frameFields, ...field }, ['product_key']);
    const [header = '', ...lines] = (await fileText('frames.csv')).split('\r\n');
    const withBell = [`bell_mount,${header}`, ...lines.filter(Boolean).map((line) => `braze-on,${line}`)];
    const reading = readPartFile(withBell.join('\r\n'), list);
    expect(reading.faults).toEqual([]);
    await db.transaction().execute((transaction) =>
      replaceParts(
        transaction,
        list,
        reading.rows.map(({ value }) => ({ ...value })),
        0,
      ),
    );
    const [served] = await plainList(list).load(db);
    const [wire] = z.parse(z.array(z.object(partShape(list.fields))), [served]);
    if (wire === undefined) throw new Error('no frame');
    expect(wire.bell_mount).toBe('braze-on');
    const facts = factsFromWire(list.fields, wire);
    expect(facts.bellMount).toBe('braze-on');
    expect(z.parse(savedFacts(list.fields), JSON.parse(JSON.stringify(facts)))).toEqual(facts);
    expect(unknownFacts(list.fields).bellMount).toBeNull();
    expect(z.parse(savedFacts(list.fields), undefined)).toEqual(unknownFacts(list.fields));
  });
});

test('a cell outside the words and limits of its field is a fault that names both', async () => {
  const text = (await fileText('frame-fit.csv'))
    .replace('12x142,12x100', '12-142,12x100')
    .replace(',yes,', ',perhaps,');
  const { faults } = readPartFile(text, frameFit);
  expect(faults.map(({ column, value }) => [column, value])).toEqual(
    expect.arrayContaining([
      ['rear_hub', '12-142'],
      ['udh', 'perhaps'],
    ]),
  );
  const steep = (await fileText('frames.csv')).replace(',73,74,410,', ',173,74,410,');
  expect(readPartFile(steep, frames).faults).toEqual([
    { file: 'frames.csv', row: 2, column: 'head_angle', value: '173', reason: 'is not between 0 and 90' },
  ]);
});

test('what the shop says of a product is imported from columns that a file may lack', () => {
  const reading = readPartFile(
    'id,name,brand,type,stock,article_number\r\na,A,B,road,in-stock,00-7\r\nb,B,B,road,plenty,\r\n',
    saddles,
  );
  expect(reading.rows.map(({ value }) => value)).toMatchObject([
    { id: 'a', stock: 'in-stock', article_number: '00-7', stock_days: -1 },
  ]);
  expect(reading.faults).toMatchObject([{ row: 3, column: 'stock', value: 'plenty' }]);
});
