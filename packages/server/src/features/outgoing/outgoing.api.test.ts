import { createHmac } from 'node:crypto';
import { authPaths, failedMessagesAnswer, operationPaths, storageAnswer } from '@pp-tools/domain/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/connection.ts';
import { noteEvent } from '../../database/outbox.ts';
import { eventWebhook } from '../../providers/outgoing/event-webhook.ts';
import {
  databaseKinds,
  openTestApp,
  openTestAppOn,
  openTestDatabase,
  signIn,
  startWebServer,
  type TestApp,
  type TestWebServer,
} from '../../testing/public.ts';
import type { Mail, OutgoingParts } from './outgoing-parts.ts';
import { sendMessages } from './send-messages.ts';

const secret = 'a secret of at least 24 characters';
const day = 24 * 60 * 60_000;

describe.each(databaseKinds)('messages that leave the shop on %s', (kind) => {
  let server: TestApp;
  let receiver: TestWebServer;
  let answer: number;
  let received: { body: string; signature: string }[];
  let mails: Mail[];
  let parts: OutgoingParts;

  beforeEach(async () => {
    answer = 200;
    received = [];
    mails = [];
    receiver = await startWebServer(async (request, response) => {
      let body = '';
      for await (const part of request.setEncoding('utf8')) body += part;
      received.push({ body, signature: String(request.headers['pp-signature']) });
      response.writeHead(answer).end();
    });
    server = await openTestApp(kind);
    parts = {
      db: server.database.db,
      log: server.parts.log,
      now: () => server.clock.now(),
      shopName: 'PP',
      writers: new Map(),
      services: {
        postEvent: eventWebhook(new URL(receiver.address), secret),
        sendMail: async (mail) => void mails.push(mail),
      },
    };
  });
  afterEach(async () => {
    await server.close();
    await receiver.close();
  });

  const note = (name: string, event: 'exception' | 'delivered' = 'delivered') =>
    noteEvent(
      server.database.db,
      { webhook: true, mail: true },
      { kind: event, at: server.clock.now(), data: { orderId: name, trackingNumber: `YT${name}` } },
    );
  const sendAll = async () => {
    while (await sendMessages(parts));
  };

  test('the webhook gets each event once, signed over time and body', async () => {
    await note('50114');
    await sendAll();
    await sendAll();
    expect(received).toHaveLength(1);
    const { body, signature } = received[0] ?? { body: '', signature: '' };
    expect(JSON.parse(body)).toMatchObject({ kind: 'delivered', data: { orderId: '50114' } });
    const seconds = Math.floor(server.clock.now() / 1000);
    const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    expect(signature).toBe(`t=${seconds},v1=${mac}`);
  });

  test('two processes that send at once send nothing twice', async () => {
    for (let order = 0; order < 30; order += 1) await note(`${order}`);
    await Promise.all([sendAll(), sendAll(), sendAll()]);
    const ids = received.map(({ body }) => JSON.parse(body).id);
    expect(ids).toHaveLength(30);
    expect(new Set(ids).size).toBe(30);
  });

  test('a refusal is tried again ever later, given up after a day and more, and sent again by the owner', async () => {
    answer = 503;
    await note('50114');
    const waits: number[] = [];
    let waited = 0;
    while (received.length < 15 && waited < 5 * day) {
      const before = received.length;
      await sendAll();
      if (received.length > before) waits.push(waited);
      server.clock.advance(10_000);
      waited += 10_000;
      if (waits.length > 3) server.clock.advance(10 * 60_000);
      if (waits.length > 3) waited += 10 * 60_000;
    }
    expect(waits).toHaveLength(15);
    expect(waits.slice(0, 3).map((wait) => wait <= 200_000)).toEqual([true, true, true]);
    expect(waits.at(-1)).toBeGreaterThan(day);
    server.clock.advance(2 * day);
    await sendAll();
    expect(received).toHaveLength(15);

    const staff = await signIn(server);
    const list = async () => {
      const found = await server.app.inject({ url: operationPaths.failedMessages, headers: staff });
      return failedMessagesAnswer.parse(found.json()).data.messages;
    };
    const [dead] = await list();
    expect(dead).toMatchObject({ channel: 'webhook', kind: 'delivered', attempts: 15 });
    expect(dead?.fault).toBe('The webhook answered 503.');
    answer = 204;
    const retry = () =>
      server.app.inject({
        method: 'POST',
        url: operationPaths.sendAgain.replace(':id', String(dead?.id)),
        headers: staff,
      });
    expect((await retry()).statusCode).toBe(200);
    expect((await retry()).statusCode).toBe(404);
    await sendAll();
    expect(received).toHaveLength(16);
    expect(await list()).toEqual([]);
  });

  test('a message whose process died is sent by the next one, and a clock that was ahead delays nothing', async () => {
    const { db } = server.database;
    await note('1');
    await db
      .updateTable('outbox')
      .set({ claim: 'dead', next_at: server.clock.now() + 60_000 })
      .execute();
    await sendAll();
    expect(received).toHaveLength(0);
    server.clock.advance(60_000);
    await sendAll();
    expect(received).toHaveLength(1);
    await note('2');
    await db
      .updateTable('outbox')
      .set({ next_at: server.clock.now() + 3650 * day })
      .where('state', '=', 'waiting')
      .execute();
    await sendAll();
    expect(received).toHaveLength(2);
  });

  test('staff get by mail what they chose, several notices in one', async () => {
    const { db } = server.database;
    const headers = await signIn(server);
    const choose = (wantsException: boolean, wantsDelivered: boolean) =>
      server.app.inject({
        method: 'PUT',
        url: authPaths.mail,
        headers,
        payload: { address: 'mei@shop.example', wantsException, wantsDelivered, wantsRefresh: false },
      });
    expect((await choose(true, false)).statusCode).toBe(200);
    await note('50114', 'exception');
    await note('50115', 'delivered');
    await note('50116', 'exception');
    await sendAll();
    expect(mails).toEqual([]);
    server.clock.advance(5 * 60_000);
    await sendAll();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: 'mei@shop.example', subject: 'PP: 2 notices' });
    expect(mails[0]?.text).toMatch(/Order 50114: parcel YT50114 has an exception\.[\s\S]*Order 50116/);
    expect(mails[0]?.text).not.toContain('50115');
    await choose(false, false);
    await note('50117', 'exception');
    server.clock.advance(5 * 60_000);
    await sendAll();
    expect(mails).toHaveLength(1);
    expect(await db.selectFrom('admin_mail').selectAll().execute()).toHaveLength(1);
  });

  test('14 the owner sees how many rows each table has and for how many days they stay', async () => {
    const headers = await signIn(server);
    const found = await server.app.inject({ url: operationPaths.storage, headers });
    const { bytes, tables } = storageAnswer.parse(found.json()).data;
    expect(bytes).toBeGreaterThan(10_000);
    expect(tables).toContainEqual({ name: 'audit_entry', rows: 0, days: 730 });
    expect(tables).toContainEqual({ name: 'admin_session', rows: 1, days: null });
  });
});

test('without any way out nothing is written', async () => {
  const database: OpenDatabase = await openTestDatabase('sqlite');
  const server = await openTestAppOn(database);
  const data = { orderId: '1', trackingNumber: 'YT1' };
  const channels = { webhook: false, mail: false };
  await noteEvent(database.db, channels, { kind: 'delivered', at: server.clock.now(), data });
  expect(await database.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  await server.close();
});
