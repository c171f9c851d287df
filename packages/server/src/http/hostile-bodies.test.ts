import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderPaths, wheelsetAdminPaths } from '@pp-tools/domain/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  killTestServers,
  peakMegabytes,
  startTestServer,
  type TestServerProcess,
} from '../testing/public.ts';

/** The whole server with everything that it was ever sent. */
const maxMegabytes = 600;

let folder = '';
let server: TestServerProcess;
let bodies: readonly { readonly name: string; readonly body: Buffer<ArrayBuffer> }[] = [];
beforeAll(async () => {
  // Made before the server has a connection: while this process is busy with them, it would close an idle one.
  bodies = uploads.map(([name, body]) => ({ name, body: Buffer.from(body()) }));
  folder = await mkdtemp(join(tmpdir(), 'pp-hostile-'));
  server = await startTestServer({ DATA_DIR: folder });
});
afterAll(async () => {
  killTestServers();
  await rm(folder, { recursive: true, force: true });
});

const many = (count: number, item: (index: number) => string): string =>
  `[${Array.from({ length: count }, (_, index) => item(index)).join()}]`;
const row = (index: number, number: string): string =>
  `{"order_id":"${index}","order_date":"2026-03-03","order_status":"x","tracking_number":${number}}`;

/** Junk for the upload that costs many times its size when it is parsed. */
const uploads: readonly (readonly [string, () => string])[] = [
  ['empty objects', () => `[${'{},'.repeat(6_300_000)}{}]`],
  ['empty lists', () => `[${'[],'.repeat(6_300_000)}[]]`],
  ['numbers', () => `[${'1,'.repeat(9_000_000)}1]`],
  ['nulls', () => `[${'null,'.repeat(7_000_000)}null]`],
  ['commas', () => ','.repeat(30_000_000)],
  ['open brackets', () => '['.repeat(19_000_000)],
  ['nested objects', () => '{"a":'.repeat(5_000_000)],
  [
    'keys that are all different',
    () => many(200_000, (index) => `{"k${index}":1,"l${index}":2,"m${index}":3}`),
  ],
  [
    'one object of keys',
    () => `{${Array.from({ length: 1_500_000 }, (_, index) => `"k${index}":1`).join()}}`,
  ],
  ['one text', () => `["${'x'.repeat(39_000_000)}"]`],
  ['one Chinese text', () => `["${'订'.repeat(13_000_000)}"]`],
  ['one escaped text', () => `["${'\\u8ba2'.repeat(6_500_000)}"]`],
  ['a text without an end', () => `["${'x'.repeat(30_000_000)}`],
  ['numbers of one order', () => `[${row(1, `"${'NUMBER1 '.repeat(4_000_000)}"`)}]`],
  [
    'different numbers of many orders',
    () =>
      many(30_000, (index) =>
        row(index, JSON.stringify(Array.from({ length: 60 }, (_, other) => `N${index}X${other}`).join(' '))),
      ),
  ],
  ['rows that are no objects', () => many(249_000, (index) => `${index}`)],
  [
    'rows with every fault',
    () =>
      many(
        240_000,
        (index) => `{"order_id":"${index}","order_date":"订","order_status":"","tracking_number":[1,2]}`,
      ),
  ],
  ['spaces', () => ' '.repeat(40_000_000)],
  ['too many bytes', () => `[${' '.repeat(45_000_000)}]`],
];

test('1 junk costs its sender an answer and the server no more memory, one after the other and all at once', {
  timeout: 300_000,
}, async () => {
  // Not by fetch: it copies each body first, and a connection that says nothing for so long is closed.
  const send = (path: string, body: string | Buffer, type = 'application/json') =>
    new Promise<{ readonly status: number }>((resolve, reject) => {
      const headers = {
        cookie: server.cookie,
        'content-type': type,
        'content-length': Buffer.byteLength(body),
      };
      request(server.address + path, { method: 'POST', headers, agent: false }, (answer) => {
        answer.resume().on('end', () => resolve({ status: answer.statusCode ?? 0 }));
      })
        .on('error', reject)
        .end(body);
    });
  for (const { name, body } of bodies.slice(0, 4)) {
    const { status } = await send(orderPaths.bulk, body);
    expect([name, status]).toEqual([name, expect.toBeOneOf([400, 413])]);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  }
  expect(await peakMegabytes(server.pid)).toBeLessThan(maxMegabytes);

  const form = `--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n`;
  const answers = await Promise.all([
    ...bodies.map(({ body }) => send(orderPaths.bulk, body)),
    ...bodies.slice(0, 8).map(({ body }) => send(orderPaths.delete, body)),
    send(wheelsetAdminPaths.create, form.repeat(200_000), 'multipart/form-data; boundary=b'),
    send(wheelsetAdminPaths.create, form + 'x'.repeat(20_000_000), 'multipart/form-data; boundary=b'),
    send(wheelsetAdminPaths.create, '-'.repeat(20_000_000), 'multipart/form-data; boundary=b'),
  ]);
  expect(answers).toHaveLength(30);
  for (const { status } of answers) expect(status).toBeOneOf([400, 413, 503]);
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  expect(await peakMegabytes(server.pid)).toBeLessThan(maxMegabytes);
});
