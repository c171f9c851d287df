import { type AdminRole, adminRoles, mayDo } from '@pp-tools/domain/admin';
import { authPaths, orderPaths, wheelsetAdminPaths } from '@pp-tools/domain/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAdmin } from '../features/admin/admin.queries.ts';
import { Sessions } from '../features/admin/sessions.ts';
import { databaseKinds, openTestApp, signIn, type TestApp } from '../testing/public.ts';
import { namedRight } from './route-rights.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const origin = { address: '192.0.2.1', agent: 'test' };

describe.each(databaseKinds)('every route of staff, with every role, on %s', (kind) => {
  let server: TestApp;
  let sessions: Sessions;
  const ids = new Map<AdminRole, number>();

  beforeAll(async () => {
    server = await openTestApp(kind);
    const { db } = server.database;
    sessions = new Sessions(db, () => server.clock.now());
    for (const role of adminRoles) {
      await addAdmin(db, { username: `the ${role}`, passwordHash: '', role, now: server.clock.now() });
      const { id } = await db
        .selectFrom('admin')
        .select('id')
        .where('username', '=', `the ${role}`)
        .executeTakeFirstOrThrow();
      ids.set(role, id);
    }
  });
  afterAll(() => server.close());

  const staffRoutes = () => server.app.routeTable.filter(({ needsSession }) => needsSession);
  /** A session of its own for each call, because some calls end sessions. */
  const callAs = async (role: AdminRole, method: string, url: string, query = '') => {
    const token = await sessions.open(ids.get(role) ?? 0, origin);
    const options: InjectOptions = {
      url: `${url.replace(/:\w+\??/g, '0').replace('*', 'x')}${query}`,
      headers: { cookie: `pp-session=${token}` },
    };
    const known = methods.find((name) => name === method);
    if (known !== undefined) options.method = known;
    return server.app.inject(options);
  };

  test('T-AUTHZ answers 403 with a sentence where the role does not include it, and never elsewhere', async () => {
    const wrong: string[] = [];
    let refused = 0;
    for (const { method, url } of staffRoutes()) {
      for (const role of adminRoles) {
        // Parameters that name nothing and a format that is none: the guard is asked, little work is done.
        const answer = await callAs(role, method, url, '?format=none');
        const isOpen = mayDo(role, namedRight(url) ?? 'administration');
        if (!isOpen) refused += 1;
        if ((answer.statusCode !== 403) !== isOpen) {
          wrong.push(`${role}: ${method} ${url} answered ${answer.statusCode}`);
        }
        if (!isOpen && method !== 'HEAD') {
          expect(answer.json()).toMatchObject({ code: 'role-insufficient' });
          expect(answer.json().message).toMatch(/^Your role, [a-z ]+, does not include this\. Ask an owner/);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(refused).toBeGreaterThan(100);
  });

  test('a clerk reads orders and no wheelsets, an editor the reverse', async () => {
    const status = async (role: AdminRole, url: string) => (await callAs(role, 'GET', url)).statusCode;
    expect(await status('clerk', orderPaths.list)).toBe(200);
    expect(await status('clerk', wheelsetAdminPaths.list)).toBe(403);
    expect(await status('editor', wheelsetAdminPaths.list)).toBe(200);
    expect(await status('editor', orderPaths.list)).toBe(403);
  });

  test('the table names a right for every route of staff', () => {
    const urls = staffRoutes().map(({ url }) => url);
    expect(urls.filter((url) => namedRight(url) === null)).toEqual([]);
  });

  test('an editor reads of the catalogue in the audit trail, and of no order or account', async () => {
    const subjects = [
      ['wheelset', '1'],
      ['order', '2'],
      ['admin', '3'],
    ] as const;
    for (const [subject_kind, subject_id] of subjects) {
      const entry = { at: 0, actor: 'a', action: 'b', subject_kind, subject_id, subject_name: '' };
      await server.database.db
        .insertInto('audit_entry')
        .values({ ...entry, state_before: null, state_after: null })
        .execute();
    }
    const kinds = async (role: AdminRole) =>
      new Set(
        (await callAs(role, 'GET', '/admin/audit'))
          .json()
          .data.entries.map(({ subject }: { subject: { kind: string } }) => subject.kind),
      );
    expect([...(await kinds('editor'))].filter((name) => name === 'order' || name === 'admin')).toEqual([]);
    expect(await kinds('editor')).toContain('wheelset');
    expect(await kinds('owner')).toContain('admin');
  });
});

describe.each(databaseKinds)('roles of those who register on %s', (kind) => {
  test('ADM-10 the first one is owner, later ones are shop staff, also when two register at once', async () => {
    const server = await openTestApp(kind);
    const cookies = await Promise.all(['anna', 'ben', 'cleo'].map((name) => signIn(server, name)));
    const roles = await Promise.all(
      cookies.map(
        async (headers) => (await server.app.inject({ url: authPaths.check, headers })).json().data.role,
      ),
    );
    expect(roles.sort()).toEqual(['owner', 'staff', 'staff']);
    await server.close();
  });
});
