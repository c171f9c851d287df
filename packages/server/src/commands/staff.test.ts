import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authPaths } from '@pp-tools/domain/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openSqlite } from '../database/connection.ts';
import { greetMailServer } from '../providers/outgoing/mail-sender.ts';
import { configuredSheet } from '../start.ts';
import { databaseKinds, openTestApp, type TestApp } from '../testing/public.ts';
import { examine } from './doctor.ts';
import { addStaff, listStaff, removeStaff, resetPassword } from './staff.ts';

describe.each(databaseKinds)('staff from the shell on %s', (kind) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp(kind);
  });
  afterAll(() => server.close());

  const logIn = async (username: string, password: string) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: authPaths.login,
      payload: { username, password },
    });
    return { status: answer.statusCode, cookie: `pp-session=${answer.cookies[0]?.value}` };
  };
  const check = async (cookie: string) =>
    (await server.app.inject({ url: authPaths.check, headers: { cookie } })).statusCode;

  test('an added admin logs in; a reset ends the sessions and the old password; a removed one is gone', async () => {
    const { db } = server.database;
    const now = server.clock.now();
    const first = await addStaff(db, 'ada', 'staff', now);
    const session = await logIn('ada', first);
    expect(session.status).toBe(200);
    expect(await listStaff(db)).toMatchObject([{ username: 'ada', openSessions: 1 }]);
    const second = await resetPassword(db, 'ADA', now);
    expect(second).not.toBe(first);
    expect(await check(session.cookie)).toBe(401);
    expect((await logIn('ada', first)).status).toBe(401);
    expect((await logIn('ada', second)).status).toBe(200);
    await removeStaff(db, 'ada', now);
    expect((await logIn('ada', second)).status).toBe(401);
    const trail = await db.selectFrom('audit_entry').select(['actor', 'action']).orderBy('id').execute();
    expect(trail).toEqual(
      ['admin-added', 'password-reset', 'admin-removed'].map((action) => ({ actor: 'shell', action })),
    );
  });

  test('a name that is wrong, taken or unknown is refused with a sentence', async () => {
    const { db } = server.database;
    await addStaff(db, 'bea', 'staff', 0);
    await expect(addStaff(db, 'Bea', 'staff', 0)).rejects.toThrow(/already/);
    await expect(addStaff(db, '<b>', 'staff', 0)).rejects.toThrow(/3 to 64/);
    await expect(removeStaff(db, 'nobody', 0)).rejects.toThrow(/no admin nobody/);
    await expect(resetPassword(db, 'nobody', 0)).rejects.toThrow(/no admin nobody/);
  });

  test('the doctor says one sentence for each subject and which of them are bad', async () => {
    const parts = {
      config: { ...server.parts.config, dataDirectory: process.cwd() },
      database: server.database,
      sheet: server.parts.wheelsetSource,
      now: () => server.clock.now(),
      greetMail: async () => undefined,
    };
    const findings = await examine(parts);
    expect(findings.map(({ subject }) => subject)).toEqual([
      'versions',
      'database',
      'storage',
      'disk',
      'clock',
      'tracking',
      'spreadsheet',
      'mail',
      'webhook',
      'admins',
      'address',
    ]);
    expect(findings.filter(({ state, subject }) => state === 'bad' && subject !== 'disk')).toEqual([]);
    const late = await examine({
      ...parts,
      now: () => Date.UTC(1999, 0),
      config: { ...parts.config, dataDirectory: '/nowhere' },
    });
    const bad = late.filter(({ state }) => state === 'bad').map(({ subject }) => subject);
    expect(bad).toEqual(expect.arrayContaining(['clock', 'disk']));
  });

  test('the doctor greets the configured mail server and says why it does not accept us', async () => {
    const parts = {
      config: { ...server.parts.config, mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'shop@example.com' } },
      database: server.database,
      sheet: server.parts.wheelsetSource,
      now: () => server.clock.now(),
    };
    const mailOf = async (greetMail: () => Promise<void>) =>
      (await examine({ ...parts, greetMail })).find(({ subject }) => subject === 'mail');
    expect(await mailOf(async () => undefined)).toMatchObject({ state: 'good' });
    const refused = await mailOf(() => greetMailServer('smtp://127.0.0.1:1'));
    expect(refused).toMatchObject({ state: 'bad' });
    expect(refused?.text).toContain('ECONNREFUSED');
  });
});

test('on a folder without a shop the doctor finds nothing bad', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pp-doctor-'));
  const database = openSqlite(folder);
  const config = readConfig({ DATA_DIR: folder });
  const findings = await examine({
    config,
    database,
    sheet: configuredSheet(config),
    now: Date.now,
    greetMail: async () => undefined,
  });
  expect(findings.filter(({ state }) => state === 'bad')).toEqual([]);
  await database.close();
  await rm(folder, { recursive: true });
});
