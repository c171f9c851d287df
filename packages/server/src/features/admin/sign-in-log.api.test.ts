import { authPaths } from '@pp-tools/domain/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { openTestApp, type TestApp, testAdmin, testAdminCode } from '../../testing/public.ts';

let server: TestApp;
let app: TestApp['app'];
let lines: string[] = [];

beforeAll(async () => {
  server = await openTestApp('sqlite');
  app = await buildApp({
    ...server.parts,
    config: readConfig({ NODE_ENV: 'test' }),
    log: pino({ level: 'info' }, { write: (line: string) => lines.push(line) }),
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const post = (url: string, payload: object) =>
  app.inject({ method: 'POST', url, payload, remoteAddress: '10.1.2.3' });

test('logins, refusals and refused access are logged with user, address and route, secrets never', async () => {
  lines = [];
  await post(authPaths.register, { ...testAdmin, adminCode: testAdminCode });
  await post(authPaths.login, { ...testAdmin, password: 'a wrong password' });
  await post(authPaths.login, { username: 'typed my password here', password: 'x' });
  await post(authPaths.login, testAdmin);
  await app.inject('/wheelsets/admin');

  const events = lines.map((line): unknown => JSON.parse(line));
  expect(events).toMatchObject([
    { event: 'admin-registered', user: 'mei.lin', address: '10.1.2.3', route: '/auth/register' },
    { event: 'login-refused', user: 'mei.lin', address: '10.1.2.3', route: '/auth/login' },
    { event: 'login-refused', user: null },
    { event: 'login', user: 'mei.lin' },
    { event: 'access-refused', method: 'GET', route: '/wheelsets/admin' },
  ]);
  const text = lines.join('');
  for (const secret of [testAdmin.password, testAdminCode, 'a wrong password', 'typed my password here']) {
    expect(text).not.toContain(secret);
  }
});
