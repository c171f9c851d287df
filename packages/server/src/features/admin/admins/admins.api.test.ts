import { adminsPaths, authPaths, invitationPaths, orderPaths } from '@pp-tools/domain/contract';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, openTestApp, signIn, type TestApp, testAdmin } from '../../../testing/public.ts';
import { invitationLasts } from './invitations.ts';

const password = testAdmin.password;

describe.each(databaseKinds)('the list of admins on %s', (kind) => {
  let server: TestApp;
  let owner: { readonly cookie: string };
  beforeEach(async () => {
    server = await openTestApp(kind);
    owner = await signIn(server);
  });
  afterEach(() => server.close());

  const call = async (
    method: NonNullable<InjectOptions['method']>,
    url: string,
    payload?: object,
    headers: Record<string, string> = { ...owner },
  ) => server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  const invite = async (username: string, role: string): Promise<string> =>
    (await call('POST', adminsPaths.invite, { username, role })).json().data.token;
  const accept = (token: string, newPassword: string = password) =>
    call('POST', invitationPaths.accept, { token, newPassword }, {});
  const join = async (username: string, role: string) => {
    await accept(await invite(username, role));
    return signIn(server, username);
  };
  const list = async () => (await call('GET', adminsPaths.list)).json().data;
  const idOf = async (name: string): Promise<number> =>
    (await list()).admins.find(({ username }: { username: string }) => username === name)?.id ?? 0;
  const pathOf = async (path: string, name: string) => path.replace(':id', String(await idOf(name)));
  const trail = async () =>
    (await server.database.db.selectFrom('audit_entry').selectAll().orderBy('id').execute()).map(
      ({ actor, action, subject_name, state_before, state_after }) =>
        [actor, action, subject_name, state_before, state_after].join(' '),
    );

  test('who is invited chooses the password and logs in with the role; the link works once', async () => {
    const token = await invite('Kim Lee', 'clerk');
    expect(token).toMatch(/^[\w-]{43}$/);
    const look = await call('POST', invitationPaths.look, { token }, {});
    expect(look.json().data).toEqual({ username: 'Kim Lee', role: 'clerk' });
    expect((await list()).invitations).toMatchObject([
      { username: 'Kim Lee', role: 'clerk', invitedBy: 'mei.lin', isExpired: false },
    ]);
    expect((await accept(token)).statusCode).toBe(200);
    const kim = await signIn(server, 'Kim Lee');
    expect((await call('GET', orderPaths.list, undefined, kim)).statusCode).toBe(200);
    expect((await call('GET', adminsPaths.list, undefined, kim)).statusCode).toBe(403);
    const again = await accept(token, 'another good password');
    expect(again.statusCode).toBe(410);
    expect(again.json().message).toMatch(/expired or was used/);
    expect((await list()).invitations).toEqual([]);
    expect(await trail()).toEqual([
      'mei.lin admin-invited Kim Lee  "Shipment clerk"',
      'Kim Lee invitation-accepted Kim Lee  "Shipment clerk"',
    ]);
  });

  test('of two who use one link at the same moment one becomes the admin', async () => {
    const token = await invite('kim', 'editor');
    const answers = await Promise.all([accept(token), accept(token, 'hub shell and nipples')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect((await list()).admins).toHaveLength(2);
  });

  test('a link that is too old, withdrawn, replaced or made up opens nothing', async () => {
    const old = await invite('old', 'clerk');
    server.clock.advance(invitationLasts);
    owner = await signIn(server);
    expect((await accept(old)).statusCode).toBe(410);
    expect((await list()).invitations).toMatchObject([{ username: 'old', isExpired: true }]);
    const replaced = await invite('old', 'clerk');
    const fresh = await invite('OLD', 'editor');
    expect((await accept(replaced)).statusCode).toBe(410);
    const [{ id }] = (await list()).invitations;
    const path = adminsPaths.invitation.replace(':id', id);
    expect((await call('DELETE', path)).statusCode).toBe(200);
    expect((await call('DELETE', path)).statusCode).toBe(404);
    expect((await accept(fresh)).statusCode).toBe(410);
    expect((await accept('made-up')).statusCode).toBe(410);
    expect((await list()).admins).toHaveLength(1);
  });

  test('a weak password is refused and the link goes on working', async () => {
    const token = await invite('kim', 'clerk');
    expect((await accept(token, 'short')).json().message).toMatch(/needs 10/);
    expect((await accept(token)).statusCode).toBe(200);
  });

  test('a taken name is refused, also when it was taken after the invitation', async () => {
    expect((await call('POST', adminsPaths.invite, { username: 'MEI.LIN', role: 'clerk' })).statusCode).toBe(
      409,
    );
    const token = await invite('kim', 'clerk');
    await signIn(server, 'kim');
    expect((await accept(token)).statusCode).toBe(409);
  });

  test('another role counts from the next request on', async () => {
    const kim = await join('kim', 'clerk');
    expect((await call('PUT', await pathOf(adminsPaths.role, 'kim'), { role: 'editor' })).statusCode).toBe(
      200,
    );
    expect((await call('GET', orderPaths.list, undefined, kim)).statusCode).toBe(403);
    expect((await trail()).at(-1)).toBe('mei.lin role-changed kim "Shipment clerk" "Catalogue editor"');
  });

  test('who is removed, or whose sessions end, is signed out at once', async () => {
    const kim = await join('kim', 'clerk');
    expect((await list()).admins.map(({ sessions }: { sessions: unknown[] }) => sessions.length)).toEqual([
      1, 1,
    ]);
    await call('DELETE', await pathOf(adminsPaths.sessions, 'kim'));
    expect((await call('GET', authPaths.check, undefined, kim)).statusCode).toBe(401);
    const again = await signIn(server, 'kim');
    await call('DELETE', await pathOf(adminsPaths.one, 'kim'));
    expect((await call('GET', authPaths.check, undefined, again)).statusCode).toBe(401);
    const login = await call('POST', authPaths.login, { username: 'kim', password }, {});
    expect(login.statusCode).toBe(401);
    expect((await trail()).slice(-2)).toEqual([
      'mei.lin sessions-ended kim  ',
      'mei.lin admin-removed kim "Shipment clerk" ',
    ]);
  });

  test('the only owner is neither removed nor given another role, and is told why', async () => {
    await join('kim', 'staff');
    const removal = await call('DELETE', await pathOf(adminsPaths.one, testAdmin.username));
    const demotion = await call('PUT', await pathOf(adminsPaths.role, testAdmin.username), { role: 'clerk' });
    for (const answer of [removal, demotion]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json().message).toMatch(/only owner/);
    }
    expect((await call('GET', authPaths.check)).json().data.role).toBe('owner');
  });

  test('of two owners who demote each other at the same moment one stays', async () => {
    const kim = await join('kim', 'owner');
    const [own, other] = [
      await pathOf(adminsPaths.role, testAdmin.username),
      await pathOf(adminsPaths.role, 'kim'),
    ];
    const body = { role: 'staff' };
    await Promise.all([call('PUT', other, body), call('PUT', own, body, kim)]);
    const roles = await server.database.db.selectFrom('admin').select('role').execute();
    expect(roles.map(({ role }) => role).sort()).toEqual(['owner', 'staff']);
  });

  test('an admin who is gone is named as such', async () => {
    const path = adminsPaths.one.replace(':id', '99');
    expect((await call('DELETE', path)).json().message).toBe('This admin has been removed already.');
  });
});
