import { auditAnswer, linkCheckAnswer } from '@pp-tools/domain/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import {
  databaseKinds,
  multipartForm,
  openTestApp,
  signIn,
  startWebServer,
  type TestApp,
  type TestWebServer,
} from '../../testing/public.ts';

const path = '/wheelsets/link-checks';

describe.each(databaseKinds)('the links of the catalogue on %s', (kind) => {
  let host: TestWebServer;
  /** Resolves when the host may answer. */
  let gate: Promise<void> = Promise.resolve();
  let server: TestApp;
  let session: { cookie: string };

  beforeAll(async () => {
    host = await startWebServer(async ({ url }, response) => {
      await gate;
      response.writeHead(url?.startsWith('/gone') ? 404 : 200, { 'content-type': 'text/html' }).end();
    });
    server = await openTestApp(kind, { WHEELSET_SHEET_ALLOW_PRIVATE: '1' });
    session = await signIn(server);
  });
  afterAll(async () => {
    await server.close();
    await host.close();
  });
  beforeEach(async () => {
    gate = Promise.resolve();
    const { db } = server.database;
    await db.deleteFrom('wheelset').execute();
    await db.deleteFrom('link_visit').execute();
    await db.deleteFrom('link_check').execute();
  });

  const add = async (ppId: number, links: { readonly link?: string; readonly imgLink?: string }) => {
    const names = { ppId, name: `Wheel ${ppId}`, intendedUse: 'road', DiscOrRim: 'disc' };
    const { payload, headers } = multipartForm({ ...names, ...links });
    const sent = { ...headers, ...session };
    const answer = await server.app.inject({ method: 'POST', url: '/wheelsets', payload, headers: sent });
    expect(answer.statusCode).toBe(201);
  };
  const start = () => server.app.inject({ method: 'POST', url: path, headers: session });
  const state = async (app = server.app) =>
    linkCheckAnswer.parse((await app.inject({ url: path, headers: session })).json()).data;
  const settled = () => vi.waitFor(async () => expect((await state()).run?.isRunning).toBe(false));

  test('are visited at the request of staff: dead ones are kept with the time, live ones are only counted', async () => {
    await add(1, { link: `${host.address}/live`, imgLink: `${host.address}/live` });
    await add(2, { link: `${host.address}/gone` });
    await add(3, { link: `${host.address}/live` });
    expect(await state()).toEqual({ run: null, visits: [] });
    const answer = await start();
    expect(answer.statusCode).toBe(202);
    await settled();
    const { run, visits } = await state();
    const at = server.clock.now();
    expect(run).toMatchObject({ actor: 'mei.lin', startedAt: at, endedAt: at, total: 3, done: 3 });
    expect(visits).toEqual(
      expect.arrayContaining([
        { field: 'imgLink', address: `${host.address}/live`, at, verdict: { code: 'not-an-image' } },
        { field: 'link', address: `${host.address}/gone`, at, verdict: { code: 'gone', status: 404 } },
      ]),
    );
    expect(visits).toHaveLength(2);
    const trail = await server.app.inject({ url: '/admin/audit?kind=link-check', headers: session });
    expect(auditAnswer.parse(trail.json()).data.entries[0]).toMatchObject({
      actor: 'mei.lin',
      action: 'links-checked',
      subject: { name: '3 links' },
    });
  });

  test('are forgotten when the catalogue no longer has them', async () => {
    await add(1, { link: `${host.address}/gone` });
    await start();
    await settled();
    await server.database.db.updateTable('wheelset').set({ product_link: null }).execute();
    server.clock.advance(1000);
    await start();
    await settled();
    expect(await state()).toMatchObject({ run: { total: 0 }, visits: [] });
  });

  test('at most four are visited at once, the progress can be watched, and a second round is refused', async () => {
    const held = Promise.withResolvers<void>();
    gate = held.promise;
    for (let ppId = 1; ppId <= 9; ppId += 1) await add(ppId, { link: `${host.address}/live/${ppId}` });
    const before = host.calls();
    await start();
    await vi.waitFor(() => expect(host.calls() - before).toBe(4));
    expect((await state()).run).toMatchObject({ total: 9, done: 0, isRunning: true, endedAt: null });
    const second = await start();
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ code: 'link-check-running' });
    expect(host.calls() - before).toBe(4);
    held.resolve();
    await settled();
    expect((await state()).run).toMatchObject({ total: 9, done: 9 });
  });

  test('a server that stops breaks the round off, and the next one may start at once', async () => {
    const held = Promise.withResolvers<void>();
    gate = held.promise;
    await add(1, { link: `${host.address}/live` });
    const other = await buildApp(server.parts);
    const before = host.calls();
    await other.inject({ method: 'POST', url: path, headers: session });
    await vi.waitFor(() => expect(host.calls()).toBe(before + 1));
    expect((await start()).statusCode).toBe(409);
    await other.close();
    held.resolve();
    expect((await state()).run).toMatchObject({ done: 0, endedAt: null, isRunning: false });
    expect((await start()).statusCode).toBe(202);
    await settled();
    expect((await state()).run).toMatchObject({ done: 1 });
  });

  test('need an admin', async () => {
    expect((await server.app.inject({ method: 'POST', url: path })).statusCode).toBe(401);
  });
});

test('T-SSRF links into the own network are not visited unless the operator lets them through', async () => {
  const canary = await startWebServer((_request, response) => response.end());
  const server = await openTestApp('sqlite');
  const session = await signIn(server);
  await server.database.db
    .insertInto('wheelset')
    .values({
      pp_id: 1,
      name: 'Wheel',
      short_name: 'Wheel',
      intended_use: 'road',
      product_link: canary.address,
      rider_weight_unlimited: 0,
      recalled_columns: '',
    })
    .execute();
  await server.app.inject({ method: 'POST', url: path, headers: session });
  const { visits } = await vi.waitFor(async () => {
    const answer = await server.app.inject({ url: path, headers: session });
    const { data } = linkCheckAnswer.parse(answer.json());
    expect(data.run?.endedAt).not.toBeNull();
    return data;
  });
  expect(visits).toMatchObject([{ verdict: { code: 'private' } }]);
  expect(canary.calls()).toBe(0);
  await server.close();
  await canary.close();
});
