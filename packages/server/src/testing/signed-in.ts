import { authPaths } from '@pp-tools/domain/contract';
import { type TestApp, testAdminCode } from './test-app.ts';

/** A name and password that registration accepts. */
export const testAdmin = { username: 'mei.lin', password: 'wheel truing stand' } as const;

/** Registers an admin (once for a name), logs in, and gives the headers that carry the session. */
export async function signIn(
  { app }: TestApp,
  username: string = testAdmin.username,
): Promise<{ readonly cookie: string }> {
  const { password } = testAdmin;
  await app.inject({
    method: 'POST',
    url: authPaths.register,
    payload: { username, password, adminCode: testAdminCode },
  });
  const answer = await app.inject({ method: 'POST', url: authPaths.login, payload: { username, password } });
  const cookie = answer.cookies[0];
  if (cookie === undefined) throw new Error(`login of ${username} failed: ${answer.body}`);
  return { cookie: `${cookie.name}=${cookie.value}` };
}
