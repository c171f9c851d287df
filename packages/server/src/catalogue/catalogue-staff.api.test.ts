import { builderPaths, catalogueStaffPaths, staffListsAnswer } from '@pp-tools/domain/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleData } from '../sample-data.ts';
import { databaseKinds, openTestApp, signIn, type TestApp } from '../testing/public.ts';
import { seedBuilder } from './import-catalogue.ts';
import { staffLists } from './list-labels.ts';
import { partLists } from './lists.ts';

type Row = Readonly<Record<string, string | number>>;

test('staff have every list of the builder', () => {
  expect(staffLists.map(([list]) => list.table).sort()).toEqual(partLists.map(({ table }) => table).sort());
});

describe.each(databaseKinds)('the catalogue for staff on %s', (kind) => {
  let server: TestApp;
  let cookie: string;

  beforeAll(async () => {
    server = await openTestApp(kind);
    await seedBuilder(server.database.db, sampleData);
    ({ cookie } = await signIn(server));
  });
  afterAll(() => server.close());

  const get = async (path: string, list: string, query = '') =>
    server.app.inject({ url: path.replace(':list', list) + query, headers: { cookie } });
  const rows = async (list: string): Promise<Row[]> =>
    (await get(catalogueStaffPaths.list, list)).json().data.rows;
  const rowOf = async (list: string, id: string) =>
    (await rows(list)).find((row) => (row.id ?? row.product_key) === id);
  const post = async (path: string, list: string, payload: object) => {
    const url = path.replace(':list', list);
    const answer = await server.app.inject({ method: 'POST', url, payload, headers: { cookie } });
    return { status: answer.statusCode, body: answer.json() };
  };
  const change = (list: string, ...changes: object[]) => post(catalogueStaffPaths.changes, list, { changes });
  const first = async (list: string): Promise<Row> => {
    const [row] = await rows(list);
    if (row === undefined) throw new Error(`no ${list}`);
    return row;
  };

  test('every list is described with its fields and answers rows of just these', async () => {
    const answer = staffListsAnswer.parse((await get(catalogueStaffPaths.lists, '')).json());
    for (const list of answer.data.lists) {
      const all = await rows(list.name);
      expect(all.length, list.name).toBe(list.rows);
      expect(Object.keys(all[0] ?? {}), list.name).toEqual([
        ...list.fields.map(({ name }) => name),
        'position',
      ]);
      expect(list.fields.map(({ name }) => name)).toContain(list.title);
    }
  });

  test('a changed cell reaches visitors at once, with a new ETag, and its undo too', async () => {
    const before = await server.app.inject(builderPaths.saddles);
    const saddle = await first('saddle');
    const { id, price } = saddle;
    const done = await change('saddle', { key: [id], before: { price }, after: { price: '$1,234.50' } });
    expect(done).toMatchObject({ status: 200, body: { data: { rows: [{ ...saddle, price: 1234.5 }] } } });
    server.clock.advance(1000);
    const after = await server.app.inject(builderPaths.saddles);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.json().data.saddles[0]).toMatchObject({ id, price: 1234.5 });
    const undone = await post(catalogueStaffPaths.undo, 'saddle', { entry: done.body.data.entry });
    expect(undone.status).toBe(200);
    expect(await first('saddle')).toEqual(saddle);
  });

  test('the second of two editors sees both values, and nothing changes', async () => {
    const { id, weight } = await first('saddle');
    await change('saddle', { key: [id], before: { weight }, after: { weight: 201 } });
    const second = await change('saddle', { key: [id], before: { weight }, after: { weight: 202 } });
    expect(second.status).toBe(409);
    expect(second.body.conflicts).toEqual([{ key: [id], field: 'weight', expected: weight, present: 201 }]);
    expect(await first('saddle')).toMatchObject({ weight: 201 });
  });

  test('an undo never reverts a later value', async () => {
    const { id, price } = await first('pedal');
    const mine = await change('pedal', { key: [id], before: { price }, after: { price: 51 } });
    await change('pedal', { key: [id], before: { price: 51 }, after: { price: 52 } });
    const undo = await post(catalogueStaffPaths.undo, 'pedal', { entry: mine.body.data.entry });
    expect(undo).toMatchObject({ status: 409, body: { conflicts: [{ expected: 51, present: 52 }] } });
    expect(await first('pedal')).toMatchObject({ price: 52 });
  });

  test('values outside words, limits and keys are refused with field and reason', async () => {
    const { id } = await first('pedal');
    const refused = async (list: string, key: unknown, after: object) => {
      const { status, body } = await change(list, { key: [key], before: {}, after });
      expect(status).toBe(422);
      return body.fields.map(({ field, reason }: { field: string; reason: string }) => `${field} ${reason}`);
    };
    expect(await refused('pedal', id, { weight: 99_000, name: ' ' })).toEqual([
      'name is missing',
      'weight not between 0 and 20000',
    ]);
    expect(await refused('pedal', id, { purchase_link: 'javascript:alert(1)' })).toEqual([
      'purchase_link not an http or https address',
    ]);
    expect(await refused('pedal', id, { id: 'other' })).toEqual([
      'id is the key and stays; duplicate the row instead',
    ]);
    expect(await refused('pedal', id, { successor: 'nothing' })).toEqual([
      'successor names no row of "pedal"',
    ]);
    const frame = await first('frame');
    expect(
      await refused('frame', frame.product_key, { is_disc: frame.is_disc === 1 ? 'no' : 'yes' }),
    ).toEqual(['is_disc contradicts brake_type']);
  });

  test('a row is added, duplicated, deleted and comes back in its position', async () => {
    const saddle = await first('saddle');
    const copy = { ...saddle, id: 'copy-of-it', article_number: '0042' };
    const added = await change('saddle', { key: null, before: null, after: copy });
    expect(added.status).toBe(200);
    expect(await rowOf('saddle', 'copy-of-it')).toMatchObject({
      article_number: '0042',
      weight: saddle.weight,
    });
    const again = await change('saddle', { key: null, before: null, after: copy });
    expect(again).toMatchObject({ status: 422, body: { fields: [{ reason: 'is already in the list' }] } });

    const gone = await change('saddle', { key: [saddle.id], before: {}, after: null });
    expect(gone.body.data.deleted).toEqual([[saddle.id]]);
    expect(await rowOf('saddle', String(saddle.id))).toBeUndefined();
    await post(catalogueStaffPaths.undo, 'saddle', { entry: gone.body.data.entry });
    expect(await first('saddle')).toEqual(saddle);
    await post(catalogueStaffPaths.undo, 'saddle', { entry: added.body.data.entry });
    expect(await rowOf('saddle', 'copy-of-it')).toBeUndefined();
  });

  test('a row that others name is not deleted', async () => {
    const groupset = await first('groupset');
    const { status, body } = await change('groupset', { key: [groupset.id], before: {}, after: null });
    expect(status).toBe(409);
    expect(body.message).toMatch(/rows in "Groupset components"/);
  });

  test('a bulk edit is one entry: prices by percent, unknown ones stay unknown', async () => {
    const tyres = await rows('tire');
    const keys = tyres.map(({ id }) => [id]);
    const [a, b] = tyres;
    await change('tire', { key: [b?.id], before: {}, after: { price: '' } });
    const raised = await post(catalogueStaffPaths.bulk, 'tire', {
      keys,
      field: 'price',
      action: 'raise',
      value: 10,
    });
    expect(raised.status).toBe(200);
    const now = await rows('tire');
    expect(now[0]?.price).toBe(Math.round(Number(a?.price) * 110) / 100);
    expect(now[1]?.price).toBe(-1);
    const { entries } = (await get(catalogueStaffPaths.history, 'tire')).json().data;
    expect(entries[0]).toMatchObject({ action: 'bulk', actor: 'mei.lin', row: null });
    await post(catalogueStaffPaths.undo, 'tire', { entry: entries[0].id });
    expect((await rows('tire'))[0]).toEqual(a);
    const cleared = { keys: keys.slice(0, 2), field: 'bike_type', action: 'clear', value: '' };
    expect((await post(catalogueStaffPaths.bulk, 'tire', cleared)).status).toBe(422);
  });

  test('the history of a row tells each state, and an earlier one is restored', async () => {
    const { id, name } = await first('rotor');
    const renamed = await change('rotor', { key: [id], before: { name }, after: { name: 'Second name' } });
    await change('rotor', { key: [id], before: {}, after: { name: 'Third name' } });
    await change('rotor', { key: [id], before: {}, after: null });
    const query = `?key=${encodeURIComponent(JSON.stringify([id]))}`;
    const { entries } = (await get(catalogueStaffPaths.history, 'rotor', query)).json().data;
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'deleted',
      'changed',
      'changed',
    ]);
    expect(entries[1].row).toMatchObject({ before: { name: 'Second name' }, after: { name: 'Third name' } });
    const restore = { entry: renamed.body.data.entry, key: [id], side: 'before' };
    expect((await post(catalogueStaffPaths.restore, 'rotor', restore)).status).toBe(200);
    expect(await rowOf('rotor', String(id))).toMatchObject({ name });
  });

  test('a component must belong to a groupset', async () => {
    const { id } = await first('groupset_component');
    const orphan = await change('groupset_component', {
      key: [id],
      before: {},
      after: { parent_groupset_model: 'none' },
    });
    expect(orphan).toMatchObject({
      status: 422,
      body: { fields: [{ reason: 'names no row of "groupset"' }] },
    });
  });
});
