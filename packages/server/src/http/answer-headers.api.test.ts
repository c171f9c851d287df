import { connect } from 'node:net';
import { orderPaths } from '@pp-tools/domain/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/public.ts';

let server: TestApp;
let behindTls: TestApp;
let port = 0;
beforeAll(async () => {
  server = await openTestApp('sqlite');
  behindTls = await openTestApp('sqlite', { PUBLIC_URL: 'https://shop.example.com', TRUST_PROXY: '1' });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const at = server.app.server.address();
  port = typeof at === 'object' && at !== null ? at.port : 0;
});
afterAll(() => Promise.all([server.close(), behindTls.close()]));

/** An answer of each kind: data, a refusal, nothing there, a bad body. */
const answers = (app: TestApp['app'], headers: Readonly<Record<string, string>> = {}) =>
  Promise.all([
    app.inject({ url: '/wheelsets', headers }),
    app.inject({ url: orderPaths.list, headers }),
    app.inject({ url: '/no-such-call', headers }),
    app.inject({ method: 'POST', url: '/auth/login', headers, payload: '{' }),
    app.inject({ url: '/healthz', headers }),
  ]);

test('16 23 24 every answer forbids sniffing, scripts of data, and long referrers', async () => {
  for (const { headers } of await answers(server.app)) {
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers['content-type']).not.toContain('html');
  }
});

test('30 every answer names its charset', async () => {
  for (const { headers } of await answers(server.app))
    expect(headers['content-type']).toMatch(/^[\w/+.-]+; charset=utf-8$/);
});

test('20 TLS is demanded for a year where the shop has it, and nowhere else', async () => {
  for (const { headers } of await answers(behindTls.app))
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  for (const { headers } of await answers(server.app))
    expect(headers['strict-transport-security']).toBeUndefined();
});

test('21 no other origin is allowed to read an answer', async () => {
  const foreign = { origin: 'https://evil.example', 'access-control-request-method': 'PUT' };
  for (const { headers } of await answers(server.app, foreign))
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test.each(['/ordertracking?page=1&page=2', '/ordertracking?pageSize=10&pageSize=20'])(
  '65 the repeated parameter in %s is refused',
  async (url) => {
    const { signIn } = await import('../testing/public.ts');
    const answer = await server.app.inject({ url, headers: await signIn(server) });
    expect(answer.statusCode).toBe(400);
  },
);

/** Sends bytes as they are and gives back all that comes before the connection ends. */
const raw = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

const head = 'POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
test.each([
  [
    'length and chunks',
    `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n`,
  ],
  ['two lengths', `${head}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}GET /healthz HTTP/1.1\r\n\r\n`],
  ['a bare line feed', `${head}Content-Length: 2\nX: y\r\n\r\n{}GET /healthz HTTP/1.1\r\n\r\n`],
  ['a chunk of no size', `${head}Transfer-Encoding: chunked\r\n\r\nx\r\n{}\r\n0\r\n\r\n`],
])('32 a request with %s is answered 400 and its connection ends', async (_, bytes) => {
  const answer = await raw(bytes);
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
});
