import { auditAnswer, authPaths } from '@pp-tools/domain/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, openTestApp, signIn, type TestApp, testAdmin } from '../../testing/public.ts';

const better = 'hub shell and nipples';

describe.each(databaseKinds)('a change of password on %s', (kind) => {
  let server: TestApp;
  let owner: { readonly cookie: string };
  beforeAll(async () => {
    server = await openTestApp(kind);
    // The first to register may read what all admins did.
    owner = await signIn(server, 'owner');
  });
  afterAll(() => server.close());

  const change = (headers: Record<string, string>, currentPassword: string, newPassword: string) =>
    server.app.inject({
      method: 'POST',
      url: authPaths.password,
      payload: { currentPassword, newPassword },
      headers,
    });
  const check = async (headers: Record<string, string>) =>
    (await server.app.inject({ url: authPaths.check, headers })).statusCode;
  const login = async (username: string, password: string) =>
    (await server.app.inject({ method: 'POST', url: authPaths.login, payload: { username, password } }))
      .statusCode;

  test('needs a session', async () => {
    expect((await change({}, testAdmin.password, better)).statusCode).toBe(401);
  });

  test.each([
    ['a wrong old password', 'wrong', better, 403, 'password-wrong'],
    ['no old password', '', better, 400, 'request-invalid'],
    ['the same password', testAdmin.password, testAdmin.password, 400, 'password-same'],
    ['a short password', testAdmin.password, 'short', 400, 'password-length'],
    ['a common password', testAdmin.password, 'Password123', 400, 'password-common'],
    ['a password with the name', testAdmin.password, 'stayer likes wheels', 400, 'password-has-username'],
  ])('ADM-06 is refused with %s and ends no session', async (_case, current, next, status, code) => {
    const session = await signIn(server, 'stayer');
    const answer = await change(session, current, next);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
    expect(await check(session)).toBe(200);
    server.clock.advance(60_000);
  });

  test('ADM-06 gives a new session and ends all others of this admin, but none of another', async () => {
    const [here, elsewhere] = [await signIn(server, 'mover'), await signIn(server, 'mover')];
    const other = await signIn(server, 'neighbour');
    const answer = await change(here, testAdmin.password, better);
    expect(answer.statusCode).toBe(200);
    const fresh = { cookie: `pp-session=${answer.cookies[0]?.value}` };
    expect(await Promise.all([here, elsewhere, fresh, other].map(check))).toEqual([401, 401, 200, 200]);
    expect(await login('mover', testAdmin.password)).toBe(401);
    expect(await login('mover', better)).toBe(200);
    const trail = await server.app.inject({ url: '/admin/audit?kind=admin', headers: owner });
    const { entries } = auditAnswer.parse(trail.json()).data;
    expect(entries[0]).toMatchObject({
      actor: 'mover',
      action: 'password-changed',
      before: null,
      after: null,
    });
    expect(trail.body).not.toContain('argon2');
  });

  test('T-BRUTE guessing the old password is slowed down', async () => {
    const session = await signIn(server, 'guessed');
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push((await change(session, `wrong ${attempt}`, better)).statusCode);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 429, 429]);
  });
});
