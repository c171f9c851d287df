import { authPaths } from '@pp-tools/domain/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { databaseKinds, openTestApp, type TestApp, testAdmin, testAdminCode } from '../../testing/public.ts';

const owner = { username: 'owner', password: testAdmin.password };

describe.each(databaseKinds)('guessing while the owner works, on %s', (kind) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await openTestApp(kind);
    await server.app.inject({
      method: 'POST',
      url: authPaths.register,
      payload: { ...owner, adminCode: testAdminCode },
    });
  });
  afterEach(() => server.close());

  const login = (
    remoteAddress: string,
    password: string,
    { headers = {}, app = server.app }: { headers?: Record<string, string>; app?: TestApp['app'] } = {},
  ) =>
    app.inject({
      method: 'POST',
      url: authPaths.login,
      payload: { username: owner.username, password },
      remoteAddress,
      headers,
    });
  const storm = async (address: (attempt: number) => string, attempts = 60) => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      statuses.push((await login(address(attempt), `wrong ${attempt}`)).statusCode);
    }
    return statuses;
  };

  test('T-BRUTE a browser that was signed in before gets in from any address, also while its network guesses', async () => {
    const first = await login('10.0.0.1', owner.password);
    const device = first.cookies.find(({ name }) => name === 'pp-device');
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 180 * 24 * 60 * 60 });
    const headers = { cookie: `pp-device=${device?.value}` };
    await storm(() => '10.0.0.1');
    await storm((attempt) => `172.16.0.${attempt}`);
    expect((await login('10.0.0.1', owner.password)).statusCode).toBe(429);
    expect((await login('10.0.0.1', owner.password, { headers })).statusCode).toBe(200);
    expect((await login('192.0.2.99', owner.password, { headers })).statusCode).toBe(200);
  });

  test('T-BRUTE the owner at a new place waits for a turn that comes', async () => {
    await storm((attempt) => `172.16.0.${attempt % 30}`, 200);
    const answer = await login('192.0.2.7', owner.password);
    expect(answer.statusCode).toBe(429);
    const wait = Number(answer.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    server.clock.advance(wait * 1000);
    await storm((attempt) => `172.16.0.${attempt % 30}`, 100);
    expect((await login('192.0.2.7', owner.password)).statusCode).toBe(200);
  });

  test('T-BRUTE a device cookie that we never gave out is replaced and has no count of its own', async () => {
    const planted = 'A'.repeat(43);
    const answer = await login('10.0.0.1', owner.password, { headers: { cookie: `pp-device=${planted}` } });
    expect(answer.cookies.find(({ name }) => name === 'pp-device')?.value).not.toBe(planted);
    await storm((attempt) => `172.16.0.${attempt}`);
    const guess = await login('192.0.2.8', 'wrong', { headers: { cookie: `pp-device=${planted}` } });
    expect(guess.statusCode).toBe(429);
  });

  test('T-BRUTE a home with 2^64 addresses is one place', async () => {
    const statuses = await storm((attempt) => `2001:db8:1:2::${(attempt + 1).toString(16)}`);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(4);
  });

  test('T-BRUTE a second server on the same database knows the count', async () => {
    await storm(() => '10.7.7.7');
    const second = await buildApp(server.parts);
    try {
      expect((await login('10.7.7.7', owner.password, { app: second })).statusCode).toBe(429);
    } finally {
      await second.close();
    }
  });

  test('T-BRUTE repeated refusals write nothing', async () => {
    const state = async () =>
      JSON.stringify([
        await server.database.db.selectFrom('login_place').selectAll().orderBy('place').execute(),
        await server.database.db.selectFrom('login_lane').selectAll().execute(),
        await server.database.db
          .selectFrom('attempt_count')
          .selectAll()
          .where('subject', 'like', 'register%')
          .execute(),
      ]);
    await storm(() => '10.7.7.7', 10);
    const before = await state();
    const statuses = await storm(() => '10.7.7.7', 40);
    expect(new Set(statuses)).toEqual(new Set([429]));
    expect(await state()).toBe(before);
  });
});

describe('refusals by network', () => {
  test('T-BRUTE guesses of the admin code from elsewhere never stop a registration', async () => {
    const server = await openTestApp('sqlite');
    const register = (remoteAddress: string, adminCode: string) =>
      server.app.inject({
        method: 'POST',
        url: authPaths.register,
        payload: { ...owner, adminCode },
        remoteAddress,
      });
    for (let attempt = 0; attempt < 100; attempt += 1) await register(`172.16.0.${attempt}`, 'wrong');
    expect((await register('10.0.0.1', testAdminCode)).statusCode).toBe(201);
    await server.close();
  });
});
