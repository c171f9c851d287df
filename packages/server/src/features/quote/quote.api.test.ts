import { quotePaths } from '@pp-tools/domain/contract';
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
} from '../../testing/public.ts';
import type { OutgoingParts } from '../outgoing/outgoing-parts.ts';
import { sendMessages } from '../outgoing/send-messages.ts';
import { removeOldRows } from '../retention/retention.ts';
import { quoteMail, writeQuoteMail } from './quote-mail.ts';

const publicUrl = 'https://tools.shop.example/';
const code = '0123456789';
const day = 24 * 60 * 60_000;
const question = {
  name: 'Ana Cyclist',
  email: 'ana@rider.example',
  note: 'With 28 mm tires, please.',
  code,
  consent: true,
};

describe.each(databaseKinds)('17 questions for a quote on %s', (kind) => {
  let server: TestApp;
  let smtp: MailCatcher;
  let sending: OutgoingParts;
  let events: string[];

  beforeEach(async () => {
    smtp = await catchMail();
    events = [];
    const services = {
      postEvent: async (body: string) => void events.push(body),
      sendMail: mailSender(smtp.url, 'PP <noreply@shop.example>'),
    };
    const database = await openTestDatabase(kind);
    const environment = { PUBLIC_URL: publicUrl, CONTACT_EMAIL: 'hello@shop.example' };
    server = await openTestAppOn(database, environment, null, undefined, undefined, services);
    const parts = { db: database.db, shopName: 'PP', publicUrl };
    sending = {
      ...parts,
      log: server.parts.log,
      now: () => server.clock.now(),
      services,
      writers: new Map([[quoteMail, (data: unknown, target: string) => writeQuoteMail(parts, data, target)]]),
    };
  });
  afterEach(async () => {
    await server.close();
    await smtp.close();
  });

  const ask = (changes: object = {}, remoteAddress = '192.0.2.1') =>
    server.app.inject({
      method: 'POST',
      url: quotePaths.ask,
      payload: { requestId: crypto.randomUUID(), ...question, ...changes },
      remoteAddress,
    });
  const sendAll = async () => {
    while (await sendMessages(sending));
  };
  const rows = () => server.database.db.selectFrom('quote').selectAll().execute();
  const listed = async (headers: { cookie: string }, query = '') =>
    (await server.app.inject({ url: quotePaths.list + query, headers })).json().data;
  const at = (path: string, id: number) => path.replace(':id', String(id));

  test('a question is stored, mailed to the shop with the visitor as reply-to, and posted without a name', async () => {
    expect((await ask()).statusCode).toBe(200);
    await sendAll();
    expect(await rows()).toMatchObject([{ ...{ name: 'Ana Cyclist', code, state: 'new' } }]);
    expect(smtp.mails).toHaveLength(1);
    const [mail = ''] = smtp.mails;
    expect(mail).toMatch(/^To: hello@shop\.example/m);
    expect(mail).toMatch(/^Reply-To: ana@rider\.example/m);
    expect(mail).toContain('With 28 mm tires, please.');
    expect(mail).toContain(`https://tools.shop.example/s/${code}`);
    expect(JSON.parse(events[0] ?? '')).toMatchObject({ kind: 'quote', data: { code } });
    expect(events.join()).not.toMatch(/Ana|rider/);
  });

  test('the same request sent twice is one question and one mail', async () => {
    const requestId = crypto.randomUUID();
    const answers = await Promise.all([ask({ requestId }), ask({ requestId }), ask({ requestId })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await sendAll();
    expect([(await rows()).length, smtp.mails.length, events.length]).toEqual([1, 1, 1]);
  });

  test('a mail server that is away loses nothing and doubles nothing', async () => {
    const { services } = sending;
    const refuse = async () => Promise.reject(new Error('away'));
    await ask();
    sending = { ...sending, services: { ...services, sendMail: refuse } };
    await sendAll();
    sending = { ...sending, services };
    server.clock.advance(60_000);
    await sendAll();
    await sendAll();
    expect(smtp.mails).toHaveLength(1);
  });

  test('a robot that fills the hidden field is answered and not stored', async () => {
    expect((await ask({ website: 'https://spam.example' })).statusCode).toBe(200);
    await sendAll();
    expect([await rows(), smtp.mails, events]).toEqual([[], [], []]);
  });

  test.each([
    ['no consent', { consent: false }],
    ['no name', { name: '  ' }],
    ['no address', { email: 'ana' }],
    ['a header in the address', { email: 'ana@rider.example\r\nBcc: all@rider.example' }],
    ['a note that is too long', { note: 'x'.repeat(1001) }],
    ['no request', { requestId: '1' }],
  ])('%s is refused', async (_name, changes) => {
    expect((await ask(changes)).statusCode).toBe(400);
    expect(await rows()).toEqual([]);
  });

  test('line breaks in a name write no header, and a code that is none is left out', async () => {
    await ask({ name: 'Ana\r\nBcc: all@rider.example', code: '../admin' });
    await sendAll();
    const [head = ''] = (smtp.mails[0] ?? '').split('\r\n\r\n');
    expect(head).not.toContain('Bcc');
    expect((await rows())[0]?.code).toBeNull();
  });

  test('questions are limited for a network, by the minute and by the day', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1) statuses.push((await ask()).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await ask({}, '198.51.100.8')).statusCode).toBe(200);
    let taken = 5;
    for (let minute = 0; minute < 60; minute += 1) {
      server.clock.advance(60_000);
      if ((await ask()).statusCode === 200) taken += 1;
    }
    expect(taken).toBe(40);
  });

  test('staff list, mark and remove; visitors see nothing', async () => {
    await ask();
    await ask({ note: 'second' });
    expect((await server.app.inject({ url: quotePaths.list })).statusCode).toBe(401);
    const headers = await signIn(server);
    const { quotes, counts, days } = await listed(headers);
    expect([quotes.map(({ note }: { note: string }) => note), counts, days]).toEqual([
      ['second', question.note],
      { new: 2, answered: 0, closed: 0 },
      365,
    ]);
    const [{ id }] = quotes;
    const mark = (state: string) =>
      server.app.inject({ method: 'PUT', url: at(quotePaths.state, id), headers, payload: { state } });
    expect((await mark('answered')).statusCode).toBe(200);
    expect((await mark('sold')).statusCode).toBe(400);
    expect((await listed(headers, '?state=answered')).quotes).toHaveLength(1);
    expect((await listed(headers, `?before=${id}`)).quotes).toHaveLength(1);
    const remove = () => server.app.inject({ method: 'DELETE', url: at(quotePaths.remove, id), headers });
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([200, 404]);
    expect((await mark('closed')).statusCode).toBe(404);
    const { db } = server.database;
    const audit = await db
      .selectFrom('audit_entry')
      .selectAll()
      .where('action', '=', 'quote-removed')
      .execute();
    expect(JSON.stringify(audit)).not.toMatch(/Ana|rider/);
    expect(audit).toHaveLength(1);
    // A question removed before its mail left is not mailed.
    await sendAll();
    expect(smtp.mails).toHaveLength(1);
  });

  test('questions are removed after the days of the setting', async () => {
    await ask();
    const parts = {
      db: server.database.db,
      now: () => server.clock.now(),
      days: server.parts.config.retention,
    };
    server.clock.advance(364 * day);
    await removeOldRows(parts);
    expect(await rows()).toHaveLength(1);
    server.clock.advance(2 * day);
    await removeOldRows(parts);
    expect(await rows()).toEqual([]);
  });
});
