import { authPaths } from '@pp-tools/domain/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, signIn, type TestApp, testAdmin, testAdminCode } from '../../testing/public.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('sessions', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp('sqlite');
  });
  afterAll(() => server.close());

  const check = async (headers: Record<string, string>) =>
    (await server.app.inject({ url: authPaths.check, headers })).statusCode;
  const login = (
    headers: Record<string, string> = {},
    payload: object = testAdmin,
    remoteAddress = '127.0.0.1',
  ) => server.app.inject({ method: 'POST', url: authPaths.login, payload, headers, remoteAddress });

  test('T-FIX a planted token never becomes a session and the one before the login dies', async () => {
    const before = await signIn(server);
    const planted = { cookie: 'pp-session=planted-by-somebody-else' };
    const answer = await login(planted);
    expect(answer.cookies[0]?.value).not.toBe('planted-by-somebody-else');
    expect(await check(planted)).toBe(401);
    const renewed = await login(before);
    expect(await check(before)).toBe(401);
    expect(await check({ cookie: `pp-session=${renewed.cookies[0]?.value}` })).toBe(200);
  });

  test('ADM-05 a session ends after two hours without use, and after twelve hours in any case', async () => {
    const idle = await signIn(server);
    server.clock.advance(2 * hour - minute);
    expect(await check(idle)).toBe(200);
    server.clock.advance(2 * hour);
    expect(await check(idle)).toBe(401);

    const busy = await signIn(server);
    for (let passed = 0; passed < 11 * hour; passed += hour) {
      server.clock.advance(hour);
      expect(await check(busy)).toBe(200);
    }
    server.clock.advance(hour);
    expect(await check(busy)).toBe(401);
  });

  test('a clock that is set back a little ends nothing; set back a lot it makes no session immortal', async () => {
    const headers = await signIn(server);
    server.clock.advance(-10 * minute);
    expect(await check(headers)).toBe(200);
    server.clock.advance(-10 * 365 * 24 * hour);
    expect(await check(headers)).toBe(401);
    server.clock.advance(10 * 365 * 24 * hour);
  });

  test('removing an admin ends the sessions at once', async () => {
    const headers = await signIn(server, 'leaver');
    expect(await check(headers)).toBe(200);
    await server.database.db.deleteFrom('admin').where('username', '=', 'leaver').execute();
    expect(await check(headers)).toBe(401);
  });

  test.each([
    ['pp-session='],
    ['pp-session=..%2F..%2Fetc'],
    [`pp-session=${'a'.repeat(5000)}`],
    ['pp-session=%E0%A4%A'],
    ['other=1; pp-session'],
    ['__proto__=1; constructor=2'],
  ])('the cookie %.40s is no session', async (cookie) => {
    expect(await check({ cookie })).toBe(401);
  });

  test.each([
    { 'x-user-id': '1' },
    { 'x-admin': 'true' },
    { 'x-forwarded-for': '127.0.0.1' },
    { authorization: 'Basic YWRtaW46YWRtaW4=' },
    { 'x-http-method-override': 'GET' },
    { host: 'evil.example' },
  ])('T-HDR %j makes nobody an admin', async (headers) => {
    expect(await check(headers)).toBe(401);
  });

  test.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost:9' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:80' }],
  ])('T-CSRF a changing request with %j is refused and changes nothing', async (headers) => {
    const session = await signIn(server);
    const answer = await server.app.inject({
      method: 'POST',
      url: authPaths.logout,
      headers: { ...session, ...headers },
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'foreign-origin' });
    expect(await check(session)).toBe(200);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'text/plain; charset=utf-8'])(
    'T-CSRF a login posted as %s is refused',
    async (type) => {
      const answer = await login(
        { 'content-type': type },
        Object.assign(Buffer.from(JSON.stringify(testAdmin))),
      );
      expect(answer.statusCode).toBe(415);
    },
  );
});

describe('guessing', () => {
  const right = { username: 'owner', password: testAdmin.password };
  const open = async () => {
    const server = await openTestApp('sqlite');
    await server.app.inject({
      method: 'POST',
      url: authPaths.register,
      payload: { ...right, adminCode: testAdminCode },
    });
    const login = async (remoteAddress: string, password: string, username = 'owner') =>
      server.app.inject({
        method: 'POST',
        url: authPaths.login,
        payload: { username, password },
        remoteAddress,
      });
    return { server, login };
  };

  test('T-BRUTE 1,000 wrong passwords from 50 addresses: at most 20 a minute are looked at, the owner gets in', async () => {
    const { server, login } = await open();
    expect((await login('10.0.0.1', right.password)).statusCode).toBe(200);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 1000; attempt += 1) {
      statuses.push((await login(`127.0.0.${attempt % 50}`, `wrong ${attempt}`)).statusCode);
    }
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(20);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(900);
    expect((await login('10.0.0.1', right.password)).statusCode).toBe(200);
    server.clock.advance(minute);
    await login('127.0.0.1', 'wrong again');
    expect((await login('10.9.9.9', right.password)).statusCode).toBe(200);
    await server.close();
  });

  test('T-BRUTE the refusal says when to come back, and the wait ends', async () => {
    const { server, login } = await open();
    const answers = [];
    for (let attempt = 0; attempt < 12; attempt += 1)
      answers.push(await login('127.0.0.2', `wrong ${attempt}`));
    const last = answers.at(-1);
    expect(last?.statusCode).toBe(429);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    expect(last?.json()).toMatchObject({ message: expect.stringMatching(/^Too many attempts/) });
    server.clock.advance(minute);
    expect((await login('127.0.0.2', right.password)).statusCode).toBe(200);
    await server.close();
  });

  test('ADM-10 T-BRUTE guessing the admin code is slowed down', async () => {
    const { server } = await open();
    const guess = async () =>
      server.app.inject({
        method: 'POST',
        url: authPaths.register,
        payload: { username: 'guesser', password: right.password, adminCode: crypto.randomUUID() },
      });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 20; attempt += 1) statuses.push((await guess()).statusCode);
    expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(10);
    expect(statuses.at(-1)).toBe(429);
    await server.close();
  });

  test('T-ENUM unknown and known names get the same answer', async () => {
    const { server, login } = await open();
    const answers = new Set<string>();
    for (const name of ['owner', 'nobody', 'OWNER', 'somebody else']) {
      const answer = await login('10.1.1.1', 'wrong password', name);
      answers.add(`${answer.statusCode} ${answer.body} ${JSON.stringify(Object.keys(answer.headers))}`);
      server.clock.advance(minute);
    }
    expect(answers.size).toBe(1);
    await server.close();
  });
});
