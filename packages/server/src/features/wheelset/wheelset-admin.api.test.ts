import {
  adminWheelsetAnswer,
  adminWheelsetsAnswer,
  auditAnswer,
  wheelsetListAnswer,
} from '@pp-tools/domain/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleData } from '../../sample-data.ts';
import { databaseKinds, multipartForm, openTestApp, signIn, type TestApp } from '../../testing/public.ts';
import { seedWheelsets } from './wheelset-seed.ts';

const fields = { ppId: 5001, name: 'New AERO 60', intendedUse: 'road', DiscOrRim: 'disc', price: '$1,299' };

describe.each(databaseKinds)('wheelsets edited by staff on %s', (kind) => {
  let server: TestApp;
  let session: { cookie: string };

  beforeAll(async () => {
    server = await openTestApp(kind);
    await seedWheelsets(server.database.db, `${sampleData}/wheelsets.csv`);
    session = await signIn(server);
  });
  afterAll(() => server.close());

  const send = (
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    form: Record<string, string | number> | null = null,
  ) => {
    const body = form === null ? { headers: {} } : multipartForm(form);
    return server.app.inject({ method, url, ...body, headers: { ...body.headers, ...session } });
  };
  const list = async () =>
    adminWheelsetsAnswer.parse(
      (await server.app.inject({ url: '/wheelsets/admin', headers: session })).json(),
    ).data.results;
  const publicList = async () =>
    wheelsetListAnswer.parse((await server.app.inject('/wheelsets')).json()).data.results;
  const one = async (ppId: number) => {
    const wheelset = (await list()).find((candidate) => candidate.ppId === ppId);
    if (wheelset === undefined) throw new Error(`no wheelset ${ppId}`);
    return wheelset;
  };

  test('ADM-09 GET /wheelsets/admin lists all wheelsets with their versions', async () => {
    const wheelsets = await list();
    expect(wheelsets).toHaveLength(120);
    expect(wheelsets[0]?.version).toBe(1);
  });

  test('ADM-09 POST /wheelsets creates from one part per field and the public list has it at once', async () => {
    const answer = await send('POST', '/wheelsets', fields);
    expect(answer.statusCode).toBe(201);
    const { wheelset } = adminWheelsetAnswer.parse(answer.json()).data;
    expect(wheelset).toMatchObject({ ppId: 5001, price: 1299, weight: -1, version: 1 });
    expect((await publicList()).find(({ id }) => id === wheelset.id)?.name).toBe('New AERO 60');
    expect((await publicList())[0]).not.toHaveProperty('version');
  });

  test('ADM-09 PUT /wheelsets/{id} changes what is sent and keeps the rest', async () => {
    const before = await one(1001);
    const answer = await send('PUT', `/wheelsets/${before.id}`, { weight: 1005, version: before.version });
    expect(answer.statusCode).toBe(200);
    expect(await one(1001)).toEqual({ ...before, weight: 1005, version: before.version + 1 });
  });

  test('ADM-09 the second of two editors is told what changed and overwrites nothing', async () => {
    const seen = await one(1002);
    await send('PUT', `/wheelsets/${seen.id}`, { price: 1111, version: seen.version });
    const answer = await send('PUT', `/wheelsets/${seen.id}`, { weight: 1200, version: seen.version });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'wheelset-changed', current: { ppId: 1002, price: 1111 } });
    expect((await one(1002)).weight).toBe(seen.weight);
  });

  test('ADM-09 of many edits of one state at the same moment one is kept, the others are told', async () => {
    const seen = await one(1003);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((step) =>
        send('PUT', `/wheelsets/${seen.id}`, { price: seen.price + step, version: seen.version }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  test('ADM-09 DELETE /wheelsets/{id} removes it, and taking it back gives it its own id again', async () => {
    const before = await one(1004);
    expect((await send('DELETE', `/wheelsets/${before.id}`)).statusCode).toBe(200);
    expect((await publicList()).some(({ ppId }) => ppId === 1004)).toBe(false);
    expect((await send('POST', `/wheelsets/${before.id}/restore`)).statusCode).toBe(200);
    expect(await one(1004)).toEqual({ ...before, version: before.version + 1 });
    expect((await send('POST', `/wheelsets/${before.id}/restore`)).statusCode).toBe(409);
  });

  test.each([
    ['POST', '/wheelsets', { ...fields, ppId: 1001 }, 409, 'pp-id-taken'],
    ['POST', '/wheelsets', {}, 400, 'wheelset-fields'],
    ['POST', '/wheelsets', { ...fields, ppId: 6000, weight: '1.5 kg' }, 400, 'wheelset-fields'],
    ['POST', '/wheelsets', { ...fields, ppId: 6000, link: 'javascript:alert(1)' }, 400, 'wheelset-fields'],
    ['POST', '/wheelsets', null, 415, 'form-expected'],
    ['POST', '/wheelsets', { ...fields, name: 'x'.repeat(9000) }, 413, 'form-field-long'],
    ['PUT', '/wheelsets/999999', fields, 404, 'wheelset-unknown'],
    ['DELETE', '/wheelsets/999999', null, 404, 'wheelset-unknown'],
    ['DELETE', '/wheelsets/0', null, 400, 'request-invalid'],
  ] as const)('%s %s with wrong input answers %j', async (method, url, form, status, code) => {
    const before = (await list()).length;
    const answer = await send(method, url, form);
    expect(answer.json()).toMatchObject({ status, code });
    expect((await list()).length).toBe(before);
  });

  test.each(['__proto__', 'constructor', 'prototype'])(
    'T-PROTO a field named %s is refused and changes no object',
    async (name) => {
      const answer = await send('POST', '/wheelsets', Object.fromEntries([[name, '{"polluted":1}']]));
      expect(answer.statusCode).toBe(400);
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    },
  );

  test('the audit trail says who did what, with the values before and after', async () => {
    const { id } = await one(1001);
    const answer = await server.app.inject({
      url: `/admin/audit?kind=wheelset&subject=${id}`,
      headers: session,
    });
    const { entries } = auditAnswer.parse(answer.json()).data;
    expect(entries[0]).toMatchObject({
      actor: 'mei.lin',
      action: 'wheelset-changed',
      at: server.clock.now(),
      subject: { kind: 'wheelset', id: String(id), name: '9Velo Extreme C52 Disc' },
      before: { weight: 999 },
      after: { weight: 1005 },
    });
  });
});
