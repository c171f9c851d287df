import { authPaths } from '@pp-tools/domain/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, openTestApp, signIn, type TestApp, testAdmin } from '../../testing/public.ts';

describe.each(databaseKinds)('own sessions on %s', (kind) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp(kind);
  });
  afterAll(() => server.close());

  const list = async (headers: Record<string, string>) =>
    (await server.app.inject({ url: authPaths.sessions, headers })).json().data.sessions;
  const check = async (headers: Record<string, string>) =>
    (await server.app.inject({ url: authPaths.check, headers })).statusCode;
  const end = (headers: Record<string, string>, id: string) =>
    server.app.inject({ method: 'DELETE', url: authPaths.session.replace(':id', id), headers });
  const fromPhone = async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: authPaths.login,
      payload: testAdmin,
      remoteAddress: '203.0.113.9',
      headers: { 'user-agent': 'Phone/1' },
    });
    return { cookie: `pp-session=${answer.cookies[0]?.value}` };
  };

  test('an admin sees the own sessions with place and browser, and ends one of them', async () => {
    const desk = await signIn(server);
    server.clock.advance(1000);
    const phone = await fromPhone();
    const sessions = await list(desk);
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({ address: '203.0.113.9', agent: 'Phone/1', isCurrent: false });
    expect(sessions[1]).toMatchObject({ isCurrent: true });
    expect((await end(desk, sessions[0].id)).statusCode).toBe(200);
    expect(await check(phone)).toBe(401);
    expect(await check(desk)).toBe(200);
    expect((await end(desk, sessions[0].id)).statusCode).toBe(404);
  });

  test('nobody ends the session of another admin', async () => {
    const desk = await signIn(server);
    const other = await signIn(server, 'other');
    const own = (await list(desk)).find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    expect((await end(other, own.id)).statusCode).toBe(404);
    expect(await check(desk)).toBe(200);
  });

  test('all others end together', async () => {
    const desk = await signIn(server);
    const phone = await fromPhone();
    const answer = await server.app.inject({ method: 'DELETE', url: authPaths.sessions, headers: desk });
    expect(answer.json().data.ended).toBeGreaterThanOrEqual(1);
    expect(await check(phone)).toBe(401);
    expect(await check(desk)).toBe(200);
  });

  test('no answer carries a token or its whole hash', async () => {
    const desk = await signIn(server);
    for (const { id } of await list(desk)) expect(id).toMatch(/^[0-9a-f]{16}$/);
  });
});
