import { authPaths } from '@pp-tools/domain/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mailSender } from '../../providers/outgoing/mail-sender.ts';
import {
  catchMail,
  databaseKinds,
  type MailCatcher,
  openTestAppOn,
  openTestDatabase,
  signIn,
  type TestApp,
  testAdmin,
} from '../../testing/public.ts';
import type { OutgoingParts } from '../outgoing/outgoing-parts.ts';
import { sendMessages } from '../outgoing/send-messages.ts';
import {
  passwordChangedMail,
  passwordLinkMail,
  writePasswordChanged,
  writePasswordLinks,
} from './password-link.ts';

const address = 'Mei.Lin@shop.example';
const better = 'hub shell and nipples';
const minute = 60_000;

const tokenOf = (mail: string | undefined): string =>
  /newPassword#([\w-]{43})/.exec(mail ?? '')?.[1] ?? 'no link';

describe.each(databaseKinds)('18 a lost password on %s', (kind) => {
  let server: TestApp;
  let smtp: MailCatcher;
  let parts: OutgoingParts;

  beforeEach(async () => {
    smtp = await catchMail();
    const sendMail = mailSender(smtp.url, 'PP <noreply@shop.example>');
    const services = { postEvent: null, sendMail };
    const environment = { PUBLIC_URL: 'https://tools.shop.example/' };
    const database = await openTestDatabase(kind);
    server = await openTestAppOn(database, environment, null, undefined, undefined, services);
    const access = {
      db: database.db,
      now: () => server.clock.now(),
      shopName: 'PP',
      publicUrl: 'https://tools.shop.example/',
    };
    parts = {
      ...access,
      log: server.parts.log,
      services,
      writers: new Map([
        [passwordLinkMail, (_data: unknown, target: string) => writePasswordLinks(access, target)],
        [
          passwordChangedMail,
          async (data: unknown, target: string) => writePasswordChanged('PP', data, target),
        ],
      ]),
    };
  });
  afterEach(async () => {
    await server.close();
    await smtp.close();
  });

  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url, payload, headers });
  const giveAddress = async (headers: Record<string, string>, mail: string | null = address) => {
    const payload = { address: mail, wantsException: false, wantsDelivered: false, wantsRefresh: false };
    return (await server.app.inject({ method: 'PUT', url: authPaths.mail, headers, payload })).statusCode;
  };
  const ask = async (mail: string) => {
    const answer = await post(authPaths.forgotPassword, { mail });
    await sendMessages(parts);
    return answer;
  };
  const set = (token: string, newPassword: string = better) =>
    post(authPaths.newPassword, { token, newPassword });
  const logIn = async (password: string) =>
    (await post(authPaths.login, { username: testAdmin.username, password })).statusCode;

  test('a link comes by mail, sets the password once and ends all sessions', async () => {
    const session = await signIn(server);
    expect(await giveAddress(session)).toBe(200);
    expect((await ask(address.toLowerCase())).statusCode).toBe(200);
    expect(smtp.mails).toHaveLength(1);
    const [mail] = smtp.mails;
    expect(mail).toContain(`To: ${address}`);
    expect(mail ?? '').toContain('https://tools.shop.example/ppauth/newPassword#');
    const token = tokenOf(mail);
    expect((await set(token, 'short')).json()).toMatchObject({ code: 'password-length' });
    expect((await set(token)).statusCode).toBe(200);
    expect((await server.app.inject({ url: authPaths.check, headers: session })).statusCode).toBe(401);
    expect(await logIn(testAdmin.password)).toBe(401);
    expect(await logIn(better)).toBe(200);
    expect((await set(token)).json()).toMatchObject({ status: 410, code: 'link-over' });
    await sendMessages(parts);
    expect(smtp.mails[1]).toContain('your password was changed');
  });

  test('of two that use a link at the same moment one is refused', async () => {
    await giveAddress(await signIn(server));
    await ask(address);
    const token = tokenOf(smtp.mails[0]);
    const answers = await Promise.all([set(token), set(token, 'spoke and nipple key')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  });

  test('a link ends after 30 minutes, when the address changes, and with a clock that was ahead', async () => {
    let session = await signIn(server);
    await giveAddress(session);
    await ask(address);
    server.clock.advance(30 * minute + 1);
    expect((await set(tokenOf(smtp.mails[0]))).statusCode).toBe(410);
    await ask(address);
    session = await signIn(server);
    expect(await giveAddress(session, 'other@shop.example')).toBe(200);
    expect((await set(tokenOf(smtp.mails[1]))).statusCode).toBe(410);
    server.clock.advance(3650 * 24 * 60 * minute);
    await ask('other@shop.example');
    server.clock.advance(-3650 * 24 * 60 * minute);
    expect((await set(tokenOf(smtp.mails[2]))).statusCode).toBe(410);
    await ask('other@shop.example');
    expect((await set(tokenOf(smtp.mails[3]))).statusCode).toBe(200);
  });

  test('the answer is the same for an address that nobody has, and no mail leaves', async () => {
    await giveAddress(await signIn(server));
    const known = await ask(address);
    const unknown = await ask('nobody@shop.example');
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    const names = (answer: typeof known) => Object.keys(answer.headers).sort();
    expect(names(unknown)).toEqual(names(known));
    expect(smtp.mails).toHaveLength(1);
    // The same work too: each request is one row for any address.
    const rows = await server.database.db.selectFrom('outbox').select(['kind', 'state']).execute();
    expect(rows).toEqual([rows[0], rows[0]]);
    expect(rows[0]?.state).toBe('sent');
  });

  test('a network that asks again and again is refused, and no mailbox is filled', async () => {
    await giveAddress(await signIn(server));
    const statuses: number[] = [];
    for (let request = 0; request < 7; request += 1) statuses.push((await ask(address)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(smtp.mails).toHaveLength(3);
  });

  test('the address changes only with the password entered a short while ago', async () => {
    const session = await signIn(server);
    server.clock.advance(11 * minute);
    expect(await giveAddress(session)).toBe(403);
    const confirmed = await post('/auth/confirmPassword', { password: testAdmin.password }, session);
    expect(confirmed.statusCode).toBe(200);
    expect(await giveAddress(session)).toBe(200);
  });

  test('no token is stored as it is', async () => {
    await giveAddress(await signIn(server));
    await ask(address);
    const token = tokenOf(smtp.mails[0]);
    const { db } = server.database;
    const stored = [
      await db.selectFrom('outbox').selectAll().execute(),
      await db.selectFrom('password_link').selectAll().execute(),
    ];
    expect(token).toHaveLength(43);
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});

test('18 without a mail server there is no link', async () => {
  const server = await openTestAppOn(await openTestDatabase('sqlite'));
  const answer = await server.app.inject({
    method: 'POST',
    url: authPaths.forgotPassword,
    payload: { mail: address },
  });
  expect(answer.json()).toMatchObject({ status: 404, code: 'mail-missing' });
  await server.close();
});
