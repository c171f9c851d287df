import { authPaths, problemSchema } from '@pp-tools/domain/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  databaseKinds,
  openTestApp,
  signIn,
  type TestApp,
  testAdmin,
  testAdminCode,
} from '../../testing/public.ts';

describe.each(databaseKinds)('registration and login on %s', (kind) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await openTestApp(kind);
  });
  afterAll(() => server.close());

  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url, payload, headers, remoteAddress: '127.0.0.9' });
  const register = (changes: object = {}) =>
    post(authPaths.register, {
      username: 'anna',
      password: 'truing stand 28 spokes',
      adminCode: testAdminCode,
      ...changes,
    });
  const countAdmins = async () =>
    (await server.database.db.selectFrom('admin').select('id').execute()).length;

  test('ADM-04 POST /auth/register with the admin code answers 201', async () => {
    const answer = await register();
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ status: 'success', data: { username: 'anna' } });
  });

  test.each([
    ['a wrong code', { username: 'berta', adminCode: 'wrong' }, 403, /admin code is not right/],
    ['an empty code', { username: 'berta', adminCode: '' }, 403, /admin code is not right/],
    ['a taken name', { username: ' ANNA ' }, 409, /already taken/],
    ['a taken name without the code', { adminCode: 'wrong' }, 403, /admin code is not right/],
    ['a short password', { username: 'berta', password: 'short' }, 400, /10 to 200 characters/],
    ['a common password', { username: 'berta', password: 'Password123' }, 400, /Many people/],
    ['an empty name', { username: '' }, 400, /3 to 64 characters/],
    ['a missing password', { username: 'berta', password: undefined }, 400, /password/],
  ])(
    'ADM-10 %s answers a clear body.message and creates nothing',
    async (_case, changes, status, message) => {
      const before = await countAdmins();
      const answer = await register(changes);
      expect(answer.statusCode).toBe(status);
      expect(problemSchema.parse(answer.json()).message).toMatch(message);
      expect(await countAdmins()).toBe(before);
      server.clock.advance(60_000);
    },
  );

  test('ADM-10 of two who register one name at the same moment one gets it', async () => {
    const answers = await Promise.all([register({ username: 'twin' }), register({ username: 'Twin' })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  test('ADM-02 POST /auth/login answers 200 with data.redirectPath and an HttpOnly session cookie', async () => {
    const answer = await post(authPaths.login, { username: 'anna', password: 'truing stand 28 spokes' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'success', data: { redirectPath: '/ppauth/admin' } });
    expect(answer.cookies).toEqual([
      {
        name: 'pp-session',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
      },
      expect.objectContaining({ name: 'pp-device', httpOnly: true, sameSite: 'Lax' }),
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('the password is kept as argon2id with its parameters and the token only as a hash', async () => {
    const { db } = server.database;
    const admin = await db.selectFrom('admin').selectAll().executeTakeFirstOrThrow();
    expect(admin.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const { cookie } = await signIn(server);
    const sessions = await db.selectFrom('admin_session').select('token_hash').execute();
    expect(JSON.stringify(sessions)).not.toContain(cookie.split('=')[1]);
  });

  test('a hash with older costs is renewed at the next login', async () => {
    const { db } = server.database;
    await register({ username: 'oldie' });
    const { hash } = await import('@node-rs/argon2');
    const weak = await hash('truing stand 28 spokes', { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await db.updateTable('admin').set({ password_hash: weak }).where('username', '=', 'oldie').execute();
    const answer = await post(authPaths.login, { username: 'oldie', password: 'truing stand 28 spokes' });
    expect(answer.statusCode).toBe(200);
    const row = await db
      .selectFrom('admin')
      .selectAll()
      .where('username', '=', 'oldie')
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toContain('m=19456,t=2,p=1');
  });

  test.each([
    ['a wrong password', 'anna', 'wrong password 1'],
    ['an unknown name', 'nobody', 'wrong password 1'],
    ['an SQL trick', "anna' or '1'='1", "' or '1'='1"],
  ])('ADM-03 %s answers 401 with the same words', async (_case, username, password) => {
    const answer = await post(authPaths.login, { username, password });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Not signed in',
      status: 401,
      detail: 'Invalid username or password. Please try again.',
      message: 'Invalid username or password. Please try again.',
      code: 'login-refused',
    });
    expect(answer.cookies).toEqual([]);
    server.clock.advance(60_000);
  });

  test.each([
    [{}],
    [{ username: '', password: '' }],
    [{ username: 'anna' }],
    [{ username: 1, password: [] }],
    [{ username: 'anna', password: 'x'.repeat(401) }],
  ])('ADM-02 %j is refused with 400 before anything is looked up', async (payload) => {
    expect((await post(authPaths.login, payload)).statusCode).toBe(400);
  });

  test('ADM-05 GET /auth/checkAuth answers 200 with a session and 401 without', async () => {
    const headers = await signIn(server);
    const signedIn = await server.app.inject({ url: authPaths.check, headers });
    expect(signedIn.statusCode).toBe(200);
    expect(signedIn.json()).toEqual({
      status: 'success',
      data: { username: testAdmin.username, role: expect.any(String) },
    });
    expect(signedIn.headers['cache-control']).toBe('no-store');
    const answer = await server.app.inject(authPaths.check);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'not-signed-in', message: 'Please log in.' });
  });

  test('ADM-06 logging out ends the session on the server and clears the cookie', async () => {
    const headers = await signIn(server);
    const answer = await post(authPaths.logout, {}, headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies[0]).toMatchObject({ name: 'pp-session', value: '', maxAge: 0 });
    expect((await server.app.inject({ url: authPaths.check, headers })).statusCode).toBe(401);
  });
});

describe('behind HTTPS', () => {
  test('the cookie is Secure with the __Host- name, and a plain one does not count', async () => {
    const server = await openTestApp('sqlite', { PUBLIC_URL: 'https://tools.shop.example' });
    const headers = await signIn(server);
    expect(headers.cookie).toMatch(/^__Host-pp-session=/);
    expect((await server.app.inject({ url: authPaths.check, headers })).statusCode).toBe(200);
    const plain = { cookie: headers.cookie.replace('__Host-', '') };
    expect((await server.app.inject({ url: authPaths.check, headers: plain })).statusCode).toBe(401);
    await server.close();
  });
});
