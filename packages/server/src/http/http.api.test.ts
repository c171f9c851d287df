import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp } from '../testing/public.ts';

const inlineScript = 'document.documentElement.dataset.theme="light"';

describe('the HTTP layer', () => {
  let server: TestApp;
  let folder: string;
  let port: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pp-web-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(
      join(folder, 'index.html'),
      `<!doctype html><head><!--pp-config--><script>${inlineScript}</script></head><body></body>`,
    );
    await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'export {}');
    await writeFile(join(folder, 'assets', 'app-1a2b.js.br'), 'packed');
    await writeFile(join(folder, 'assets', '.env'), 'SECRET=1');
    await writeFile(join(folder, '.env'), 'SECRET=1');
    server = await openTestApp('sqlite', { PRODUCT_NAME: 'Rad "&" <b>' }, folder);
    server.app.post('/canary', { bodyLimit: 1024 * 1024, schema: { body: z.object({}) } }, () => ({
      ok: true,
    }));
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const address = server.app.server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Sends bytes as they are (clients would tidy the path) and gives back all that the server answers. */
  function raw(bytes: string, act?: (socket: Socket) => void): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk.toString('latin1');
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
      act?.(socket);
    });
  }

  const getRaw = (path: string) => raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);

  test('SHL-07 a page address answers 200, an unknown one 404 with the same page', async () => {
    const html = { headers: { accept: 'text/html' } };
    const home = await server.app.inject({ url: '/', ...html });
    const unknown = await server.app.inject({ url: '/no-such-page', ...html });
    expect([home.statusCode, unknown.statusCode]).toEqual([200, 404]);
    expect(unknown.body).toBe(home.body);
    expect((await server.app.inject('/wheelsetCompare/1001?x=1')).statusCode).toBe(200);
    expect(
      (await server.app.inject({ url: '/no-such-call', headers: { accept: 'application/json' } })).json(),
    ).toMatchObject({ status: 404, code: 'not-found' });
  });

  test('SHL-05 a page carries the configured names as escaped data', async () => {
    const { body } = await server.app.inject('/');
    expect(body).toContain('&quot;productName&quot;:&quot;Rad \\&quot;&amp;\\&quot; &lt;b&gt;&quot;');
    expect(body).not.toContain('<b>');
  });

  test('a page allows its own inline script by hash and no other, and foreign frames not at all', async () => {
    const policy = `${(await server.app.inject('/')).headers['content-security-policy']}`;
    const hash = createHash('sha256').update(inlineScript).digest('base64');
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src'));
    expect(scripts).toBe(`script-src 'self' 'sha256-${hash}'`);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
  });

  test('hashed files are kept for a year and sent as the build packed them', async () => {
    const answer = await server.app.inject({
      url: '/assets/app-1a2b.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect([answer.headers['content-encoding'], answer.body]).toEqual(['br', 'packed']);
  });

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/../index.html',
    '/assets/..%2f..%2f.env',
    '/assets/%252e%252e/.env',
    '/assets/..\\.env',
    '/assets/.env',
    '/.env',
    '/.git/config',
    '//etc/passwd',
    '/assets/%00',
    `/${'a'.repeat(8000)}`,
    '/assets/%E0%A4%A',
  ])('the path %s gives no file of ours and leaves the server alive', async (path) => {
    const answer = await getRaw(path);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|403|404|414|431)/);
    expect(answer).not.toContain('SECRET');
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  });

  test.each([
    ['{"__proto__":{"polluted":1}}', 400],
    ['{"constructor":{"prototype":{"polluted":1}}}', 400],
    ['{"a":', 400],
    ['', 400],
    [`${'['.repeat(200_000)}${']'.repeat(200_000)}`, 400],
    [`"${'x'.repeat(2 * 1024 * 1024)}"`, 413],
  ])('a body of bad JSON (case %#) is the fault of its sender', async (body, status) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/canary',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toContain('call stack');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json garbage',
    'application/xml',
  ])('content type %s is refused, since foreign pages may send it unasked', async (type) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/canary',
      headers: { 'content-type': type },
      body: '{"a":1}',
    });
    expect(answer.statusCode).toBe(415);
  });

  test('a compressed request body is not unpacked', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/canary',
      headers: { 'content-type': 'application/json', 'content-encoding': 'br' },
      body: Buffer.from([0x8b, 0x02, 0x80, 0x7b, 0x7d, 0x03]),
    });
    expect(answer.statusCode).toBe(400);
  });

  test('a push without a possible signature is refused before its body is read', async () => {
    const answer = await raw(
      'POST /ordertracking/webhook HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 200000\r\nSign: none\r\n\r\n{',
      (socket) => socket.once('data', () => socket.end()),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 401/);
  });

  test('a client that drips its request is cut off with 408', { timeout: 20_000 }, async () => {
    const answer = await raw(
      'POST /canary HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
      (socket) => {
        const drip = setInterval(() => socket.write(' '), 500);
        socket.on('close', () => clearInterval(drip));
      },
    );
    expect(answer).toMatch(/^HTTP\/1\.1 408/);
  });

  test('a fault inside answers 500 with a report id and nothing of the inside', async () => {
    await server.database.close();
    const answer = await server.app.inject('/wheelsets/1');
    expect(answer.statusCode).toBe(500);
    expect(answer.json().message).toMatch(/^Something went wrong on our side \(report [\w-]{36}\)\.$/);
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    expect((await server.app.inject('/readyz')).statusCode).toBe(503);
  });
});
