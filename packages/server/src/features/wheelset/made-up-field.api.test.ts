import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvText } from '@pp-tools/domain/core';
import { catalogueRows } from '@pp-tools/domain/wheelset';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { importCatalogue } from '../../catalogue/import-catalogue.ts';
import { addWheelsetColumn } from '../../database/columns.ts';
import {
  databaseKinds,
  multipartForm,
  openTestApp,
  signIn,
  startWebServer,
  type TestApp,
  type TestWebServer,
} from '../../testing/public.ts';

const madeUp = vi.hoisted(() => ({
  takes: { kind: 'number', unit: 'grams', min: 0, max: 500, whole: false },
  label: 'Nipple weight',
  column: 'nipple_weight',
  headings: ['nipples'],
  group: 'hubs',
}));
const forStaff = vi.hoisted(() => ({
  takes: { kind: 'number', unit: 'dollars', min: 0, max: 9999, whole: false },
  label: 'Cost',
  column: 'cost_price',
  group: 'main',
  isForStaff: true,
}));

// The table alone is changed: everything else below is the product as it is.
vi.mock('../../../../domain/src/wheelset/fields.ts', async (original) => {
  const module = await original<{ wheelsetFields: object }>();
  return {
    ...module,
    wheelsetFields: {
      ...module.wheelsetFields,
      nippleWeight: madeUp,
      costPrice: forStaff,
    },
  };
});

const fields = { ppId: 5001, name: 'AERO 60', intendedUse: 'road', DiscOrRim: 'disc' };

/** The proof of docs/how-to.md: an entry in the table and a migration make the rest carry a new field. */
describe.each(databaseKinds)('a made-up wheelset field on %s', (kind) => {
  let server: TestApp;
  let sheet: TestWebServer;
  let session: { cookie: string };
  let body = '';

  beforeAll(async () => {
    sheet = await startWebServer((_request, response) => {
      response.setHeader('content-type', 'text/csv').end(body);
    });
    server = await openTestApp(kind, {
      WHEELSET_SHEET: `${sheet.address}/wheels.csv`,
      WHEELSET_SHEET_ALLOW_PRIVATE: '1',
    });
    // What the migration of the field does.
    await addWheelsetColumn(server.database.db, 'nipple_weight', 'double precision');
    await addWheelsetColumn(server.database.db, 'cost_price', 'double precision');
    session = await signIn(server);
  });
  afterAll(async () => {
    await server.close();
    await sheet.close();
  });

  const send = async (
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    form: Record<string, string | number> = {},
  ) => {
    const { headers, payload } = multipartForm(form);
    const answer = await server.app.inject({ method, url, payload, headers: { ...headers, ...session } });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json().data.wheelset;
  };
  const list = async (url: string) => {
    server.clock.advance(600);
    return (await server.app.inject({ url, headers: session })).json().data.results;
  };

  test('is stored by the form, answered to visitors and staff, changed, deleted and restored', async () => {
    const { id } = await send('POST', '/wheelsets', { ...fields, nippleWeight: '21.5 g' });
    expect(await list('/wheelsets')).toMatchObject([{ nippleWeight: 21.5 }]);
    expect(await list('/wheelsets/admin')).toMatchObject([{ nippleWeight: 21.5 }]);
    await send('PUT', `/wheelsets/${id}`, { nippleWeight: '30', version: 1 });
    await send('DELETE', `/wheelsets/${id}`);
    await send('POST', `/wheelsets/${id}/restore`);
    expect(await list('/wheelsets')).toMatchObject([{ id, nippleWeight: 30 }]);
    const trail = await server.app.inject({ url: '/admin/audit', headers: session });
    expect(trail.json().data.entries).toContainEqual(
      expect.objectContaining({ before: { nippleWeight: 21.5 }, after: { nippleWeight: 30 } }),
    );
  });

  test('is read from the spreadsheet of staff, its limits are checked, and a rollback brings its value back', async () => {
    const before = await list('/wheelsets/admin');
    const refresh = () =>
      server.app.inject({ method: 'POST', url: '/wheelsets/regenerate', payload: {}, headers: session });
    body = 'PP ID,Name,Use,Brake,Nipples\n5001,AERO 60,road,disc,501\n';
    expect((await refresh()).json()).toMatchObject({
      rejected: [{ column: 'Nipples', code: 'out-of-range' }],
    });
    body = body.replace('501', '22g');
    const { refreshId } = (await refresh()).json().data;
    expect(await list('/wheelsets')).toMatchObject([{ nippleWeight: 22 }]);
    await server.app.inject({
      method: 'POST',
      url: `/wheelsets/refreshes/${refreshId}/rollback`,
      headers: session,
    });
    expect(await list('/wheelsets')).toMatchObject([{ nippleWeight: before[0].nippleWeight }]);
  });

  test('goes out with the CSV of the catalogue and comes in again with it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pp-field-'));
    const text = csvText(catalogueRows(await list('/wheelsets/admin')));
    expect(text.split('\r\n')[0]).toContain(',nippleWeight,costPrice');
    await writeFile(join(folder, 'wheelsets.csv'), text.replace(',30,', ',44,'));
    await importCatalogue(server.database.db, folder);
    expect(await list('/wheelsets/admin')).toMatchObject([{ nippleWeight: 44 }]);
    await rm(folder, { recursive: true });
  });

  test('is never shown to visitors when it is for staff', async () => {
    const [{ id, version }] = await list('/wheelsets/admin');
    await send('PUT', `/wheelsets/${id}`, { costPrice: '12', version });
    expect(await list('/wheelsets/admin')).toMatchObject([{ costPrice: 12 }]);
    const [shown] = await list('/wheelsets');
    const one = (await server.app.inject(`/wheelsets/${id}`)).json().data.wheelset;
    expect([shown, one].map((wheelset) => 'costPrice' in wheelset)).toEqual([false, false]);
  });
});
