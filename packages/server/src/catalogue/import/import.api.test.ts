import {
  builderPaths,
  catalogueExportPath,
  cataloguePreviewAnswer,
  catalogueStaffPaths,
  catalogueImportPaths as paths,
} from '@pp-tools/domain/contract';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleData } from '../../sample-data.ts';
import { databaseKinds, openTestApp, signIn, type TestApp } from '../../testing/public.ts';
import { seedBuilder } from '../import-catalogue.ts';
import { partLists, saddles } from '../lists.ts';
import { replaceParts } from '../part-list.ts';

type Row = Readonly<Record<string, string | number>>;

const unchanged = /Nothing was changed\.$/;
const heading = 'id,name,brand,type,price,weight,SKU of mine';
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => `s-${n},Saddle ${n},Own,road,${100 + n},200,${n}`);
const csv = (...rows: readonly string[]) => [heading, ...rows].join('\n');

describe.each(databaseKinds)('import of lists on %s', (kind) => {
  let server: TestApp;
  let cookie: string;

  beforeAll(async () => {
    server = await openTestApp(kind);
    await seedBuilder(server.database.db, sampleData);
    ({ cookie } = await signIn(server));
  });
  afterAll(() => server.close());
  beforeEach(() =>
    server.database.db.transaction().execute(async (transaction) => {
      await replaceParts(transaction, saddles, [], server.clock.now());
    }),
  );

  const post = async (path: string, payload: object = {}) => {
    const answer = await server.app.inject({ method: 'POST', url: path, payload, headers: { cookie } });
    return { status: answer.statusCode, body: answer.json() };
  };
  const rows = async (list: string): Promise<Row[]> => {
    const url = catalogueStaffPaths.list.replace(':list', list);
    return (await server.app.inject({ url, headers: { cookie } })).json().data.rows;
  };
  const request = (more: object) => ({
    name: 'own.csv',
    file: null,
    text: null,
    list: 'saddle',
    sheets: null,
    removes: false,
    ...more,
  });
  const preview = async (more: object) => {
    const { status, body } = await post(paths.preview, request(more));
    expect(status, body.message).toBe(200);
    return cataloguePreviewAnswer.parse(body).data;
  };
  /** Imports what a preview shows. */
  const store = async (more: object, consent: object = {}) => {
    const { lists } = await preview(more);
    const revisions = Object.fromEntries(lists.map(({ list, revision }) => [list, revision]));
    const agreed = { goodRows: false, removals: {}, revisions, ...consent };
    return post(paths.imports, { ...request(more), ...agreed });
  };
  const latest = async () => {
    const answer = await server.app.inject({ url: paths.imports, headers: { cookie } });
    return answer.json().data.imports[0];
  };

  test('pasted rows are previewed, imported, public at once, and rolled back as one', async () => {
    const text = csv('a,Alpha,Own,road,"$1,099.50",210,', 'b,Beta,Own,mtb,90,190 g,');
    const { sheets, lists } = await preview({ text });
    expect(sheets).toMatchObject([{ name: '', rows: 2, list: 'saddle', missing: [] }]);
    expect(sheets[0]?.columns.at(-1)).toEqual({
      column: 6,
      heading: 'SKU of mine',
      field: null,
      examples: [],
    });
    expect(lists).toMatchObject([
      { list: 'saddle', label: 'Saddles', counts: { before: 0, total: 2, added: 2, refused: 0 } },
    ]);
    expect(await rows('saddle')).toEqual([]);

    const done = await store({ text });
    expect(done).toMatchObject({ status: 200, body: { data: { lists: [{ list: 'saddle', added: 2 }] } } });
    server.clock.advance(1000);
    const visible = (await server.app.inject(builderPaths.saddles)).json().data.saddles;
    expect(visible).toMatchObject([
      { id: 'a', price: 1099.5 },
      { id: 'b', weight: 190 },
    ]);

    const changed = await store({ text: 'id,price\na,1100\nb,95' });
    expect(changed.body.data.lists).toEqual([
      { list: 'saddle', label: 'Saddles', added: 0, changed: 2, removed: 0 },
    ]);
    expect(await rows('saddle')).toMatchObject([
      { id: 'a', name: 'Alpha', price: 1100 },
      { id: 'b', name: 'Beta', price: 95, weight: 190 },
    ]);
    expect(await latest()).toMatchObject({ kind: 'import', source: 'own.csv', actor: 'mei.lin' });
    const back = await post(paths.rollback.replace(':id', String(changed.body.data.id)));
    expect(back.status).toBe(200);
    expect(await rows('saddle')).toMatchObject([{ price: 1099.5 }, { price: 90 }]);
    expect(await post(paths.rollback.replace(':id', String(changed.body.data.id)))).toMatchObject({
      status: 409,
      body: { code: 'import-rolled-back' },
    });
    // A roll back is an import that can be rolled back.
    await post(paths.rollback.replace(':id', String(back.body.data.id)));
    expect(await rows('saddle')).toMatchObject([{ price: 1100 }, { price: 95 }]);
    expect((await post(paths.rollback.replace(':id', '99999'))).status).toBe(404);
  });

  test('a roll back never reverts a later value, and changes nothing then', async () => {
    const done = await store({ text: csv('a,Alpha,Own,road,100,210,', 'b,Beta,Own,road,90,190,') });
    await post(catalogueStaffPaths.changes.replace(':list', 'saddle'), {
      changes: [{ key: ['b'], before: {}, after: { price: 91 } }],
    });
    const back = await post(paths.rollback.replace(':id', String(done.body.data.id)));
    expect(back).toMatchObject({ status: 409, body: { conflicts: [{ key: ['b'], field: 'price' }] } });
    expect(await rows('saddle')).toHaveLength(2);
  });

  test('refused rows are named with row, heading, value and reason; the good ones are taken when asked', async () => {
    await store({ text: csv(...rowsOf(3)) });
    const text = csv(
      's-0,Saddle 0,Own,road,cheap,200,',
      's-1,,Own,road,101,200,',
      's-2,Saddle 2,Own,road,102,99999,',
      'n-1,New,Own,road,100,200,',
      'n-1,Again,Own,road,100,200,',
      'no key!,Bad,Own,road,100,200,',
      '=1+1,Formula,Own,road,#REF!,200,,more',
    );
    const { lists } = await preview({ text, removes: true });
    const [list] = lists;
    expect(list?.refused.map(({ row, column, reason }) => `${row} ${column} ${reason}`)).toEqual([
      '2 price not a number',
      '3 name is missing',
      '4 weight not between 0 and 20000',
      '6 id is already in row 5',
      '7 id is not written as ^[a-z0-9][\\w.-]{0,79}$',
      '8 row has 8 cells for 7 headings',
      '8 id is a formula; put its value there',
      '8 price is an error of the spreadsheet; put the value there',
    ]);
    expect(list?.counts).toMatchObject({ added: 1, changed: 0, removed: 0, refused: 6, total: 4 });
    const all = await store({ text, removes: true });
    expect(all).toMatchObject({ status: 422, body: { code: 'import-refused' } });
    expect(all.body.message).toMatch(unchanged);
    expect(await rows('saddle')).toHaveLength(3);
    expect((await store({ text, removes: true }, { goodRows: true })).status).toBe(200);
    expect((await rows('saddle')).map(({ id }) => id)).toEqual(['s-0', 's-1', 's-2', 'n-1']);
  });

  test('columns with unknown headings are mapped, and the mapping is remembered for the list', async () => {
    const text = 'Artikel;Bezeichnung;Marke;Art;Preis;Farbe\nx-1;Sattel;Eigen;road;1.299,50;rot';
    const [sheet] = (await preview({ text })).sheets;
    expect(sheet).toMatchObject({ missing: ['id'], columns: [{ examples: ['x-1'] }, {}, {}, {}, {}, {}] });
    expect(
      await post(paths.imports, { ...request({ text }), goodRows: false, removals: {}, revisions: {} }),
    ).toMatchObject({
      status: 422,
      body: { code: 'import-nothing' },
    });
    const columns = ['id', 'name', 'brand', 'type', 'price', null];
    const done = await store({ text, sheets: [{ list: 'saddle', columns }] });
    expect(done.status, done.body.message).toBe(200);
    expect(await rows('saddle')).toMatchObject([{ id: 'x-1', name: 'Sattel', price: 1299.5 }]);
    const [again] = (await preview({ text })).sheets;
    expect(again?.columns.map(({ field }) => field)).toEqual(columns);
    // Another list has headings of its own.
    const [other] = (await preview({ text, list: 'pedal' })).sheets;
    expect(other?.columns[0]?.field).toBeNull();
  });

  test('removals are shown; many need the number typed', async () => {
    await store({ text: csv(...rowsOf(30)) });
    const text = csv(...rowsOf(18));
    const [list] = (await preview({ text, removes: true })).lists;
    expect(list?.counts).toMatchObject({ before: 30, total: 18, removed: 12 });
    expect(list?.removed[0]).toEqual({ key: ['s-18'], name: 'Saddle 18' });
    for (const removals of [{}, { saddle: 11 }]) {
      const refused = await store({ text, removes: true }, { removals });
      expect(refused).toMatchObject({ status: 422, body: { code: 'import-removals' } });
    }
    expect((await store({ text, removes: true }, { removals: { saddle: 12 } })).status).toBe(200);
    expect(await rows('saddle')).toHaveLength(18);
  });

  test('a price that jumps and a value that gets lost are pointed out', async () => {
    await store({ text: csv(...rowsOf(12)) });
    const text = csv('s-0,Saddle 0,Own,road,1000,,', 's-1,Saddle 1,Own,road,104,200,');
    const [list] = (await preview({ text })).lists;
    expect(list?.suspicious).toMatchObject([
      { key: ['s-0'], field: 'weight', before: 200, after: -1, reason: 'became-unknown' },
      { key: ['s-0'], field: 'price', before: 100, after: 1000, reason: 'jump' },
    ]);
  });

  test('an import from an older preview is refused', async () => {
    const text = csv(...rowsOf(2));
    const [list] = (await preview({ text })).lists;
    await store({ text: csv('s-9,Other,Own,road,1,1,') });
    const late = { goodRows: false, removals: {}, revisions: { saddle: list?.revision } };
    expect(await post(paths.imports, { ...request({ text }), ...late })).toMatchObject({
      status: 409,
      body: { code: 'import-outdated' },
    });
    expect(await rows('saddle')).toHaveLength(1);
  });

  test('a workbook brings several lists at once; rows that name rows of another sheet are taken', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Groupset components',
          rows: [
            ['Key', 'Name', 'Brand', 'Type', 'Product number', 'Groupset', 'Kind of bike'],
            ['k-1', 'Cassette', 'Own', 'cassette', '1', 'Own 12', 'Road'],
            ['k-2', 'Cassette', 'Own', 'cassette', '2', 'Nobody', 'Road'],
          ],
        },
        {
          name: 'Groupsets',
          rows: [
            ['Our groupsets'],
            [],
            ['Key', 'Name', 'Brand', 'Model', 'Price ($)', 'Kind of bike', 'Own brand'],
            ['g-1', 'Own 12', 'Own', 'Own 12', 999, 'Road', 'yes'],
          ],
        },
        { name: 'Notes', rows: [['nothing to import']] },
      ],
    });
    const file = Buffer.from(bytes).toString('base64');
    const { sheets, lists } = await preview({ name: 'all.xlsx', file, list: null });
    expect(sheets.map(({ list }) => list)).toEqual(['groupset_component', 'groupset', null]);
    expect(lists.map(({ list, counts }) => [list, counts.added, counts.refused])).toEqual([
      ['groupset', 1, 0],
      ['groupset_component', 1, 1],
    ]);
    expect(lists[1]?.refused).toMatchObject([
      { row: 3, column: 'Groupset', value: 'Nobody', reason: 'is in no row of "Groupsets"' },
    ]);
    const done = await store({ name: 'all.xlsx', file, list: null }, { goodRows: true });
    expect(done.body.data.lists).toHaveLength(2);
    expect((await rows('groupset_component')).at(-1)).toMatchObject({ id: 'k-1', is_own_brand: 1 });
    await post(paths.rollback.replace(':id', String(done.body.data.id)));
    expect((await rows('groupset')).at(-1)).not.toMatchObject({ id: 'g-1' });
  });

  test('what belongs to removed rows goes with them, and comes back by a roll back', async () => {
    const before = await Promise.all([rows('tire'), rows('tire_fit')]);
    const [kept] = before[0];
    const text = `id,name\n${kept?.id},${kept?.name}`;
    const { lists } = await preview({ text, list: 'tire', removes: true });
    expect(lists.map(({ list }) => list)).toEqual(['tire', 'tire_fit']);
    const removals = Object.fromEntries(lists.map(({ list, counts }) => [list, counts.removed]));
    const done = await store({ text, list: 'tire', removes: true }, { removals });
    expect(done.status, done.body.message).toBe(200);
    expect(await rows('tire')).toEqual([kept]);
    expect((await rows('tire_fit')).every(({ id }) => id === kept?.id)).toBe(true);
    await post(paths.rollback.replace(':id', String(done.body.data.id)));
    expect(await Promise.all([rows('tire'), rows('tire_fit')])).toEqual(before);
  });

  test.each([
    ['', 422],
    ['%PDF-1.7', 422],
    ['\x89PNG\r\n', 422],
    ['PK\x03\x04 cut', 422],
    ['<!doctype html><html>', 422],
    ['{"saddle": 5}', 422],
    ['id,name\n"open', 422],
  ])('the file %j is refused with what to do, and nothing changes', async (content, status) => {
    const file = Buffer.from(content, 'latin1').toString('base64');
    const answer = await post(paths.preview, request({ file }));
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(unchanged);
  });

  test('a large import runs in a thread of its own and answers the same', async () => {
    const text = csv(...rowsOf(3000));
    const done = await store({ text });
    expect(done.status, done.body.message).toBe(200);
    expect(await rows('saddle')).toHaveLength(3000);
    const faulty = await store({ text: csv(...rowsOf(3000).map((row) => row.replace(',200,', ',200 lb,'))) });
    expect(faulty).toMatchObject({ status: 422, body: { code: 'import-refused' } });
    const back = await post(paths.rollback.replace(':id', String(done.body.data.id)));
    expect(back.status, back.body.message).toBe(200);
    expect(await rows('saddle')).toEqual([]);
  });

  test('a body that is too large or no import is refused', async () => {
    expect((await post(paths.preview, { name: 'x' })).status).toBe(400);
    const huge = await post(paths.preview, request({ text: 'x'.repeat(41 * 1024 * 1024) }));
    expect(huge.status).toBe(413);
  });

  test.each(['xlsx', 'csv', 'json'])(
    'an export of all lists as %s is imported without a difference',
    async (format) => {
      const url = `${catalogueExportPath}?format=${format}`;
      const answer = await server.app.inject({ url, headers: { cookie } });
      expect(answer.headers['content-disposition']).toMatch(/filename="catalogue\.(xlsx|zip|json)"/);
      const file = answer.rawPayload.toString('base64');
      const { lists } = await preview({ name: 'all', file, list: null, removes: true });
      for (const { list, counts } of lists) {
        expect(counts, list).toMatchObject({ added: 0, changed: 0, removed: 0, refused: 0 });
        expect(counts.total).toBe(counts.before);
      }
      // An empty list has no headings in JSON.
      expect(lists.length).toBeGreaterThanOrEqual(partLists.length - 1);
      const missing = await server.app.inject({ url: `${url}&list=nothing`, headers: { cookie } });
      expect(missing.statusCode).toBe(404);
    },
  );

  test('every list takes the rows that it has and finds nothing different', async () => {
    for (const { table } of partLists.filter((list) => list !== saddles)) {
      const all = (await rows(table)).map(({ position, ...row }) => row);
      const file = Buffer.from(JSON.stringify({ [table]: all })).toString('base64');
      const { lists } = await preview({ name: 'all.json', file, removes: true });
      expect(lists[0]?.refused, table).toEqual([]);
      expect(lists[0]?.changed, table).toEqual([]);
      expect(lists[0]?.counts, table).toMatchObject({ added: 0, changed: 0, removed: 0 });
    }
  });
});
