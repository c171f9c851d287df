import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWebServer, type TestWebServer } from '../../testing/public.ts';
import { linkVisitor, visitRules } from './link-visitor.ts';

const statuses: Readonly<Record<string, number>> = {
  '/live': 200,
  '/gone': 410,
  '/missing': 404,
  '/forbidden': 403,
  '/busy': 503,
};

describe('a visit to a link', () => {
  let host: TestWebServer;
  const methods: string[] = [];
  beforeAll(async () => {
    host = await startWebServer((request, response) => {
      const { url = '', method = '' } = request;
      methods.push(`${method} ${url}`);
      if (url === '/hang') return;
      if (url === '/drop') return void request.socket.destroy();
      if (url === '/loop') return void response.writeHead(302, { location: '/loop' }).end();
      if (url === '/moved') return void response.writeHead(301, { location: '/live' }).end();
      if (url === '/inside') return void response.writeHead(302, { location: 'http://10.0.0.1/' }).end();
      if (url === '/no-heads') return void response.writeHead(method === 'HEAD' ? 405 : 200).end();
      if (url === '/photo') return void response.writeHead(200, { 'content-type': 'image/png' }).end();
      if (url === '/endless' && method === 'GET') {
        response.writeHead(200, { 'content-type': 'text/html' });
        response.write('x'.repeat(100_000));
        return;
      }
      response.writeHead(statuses[url] ?? 500, { 'content-type': 'text/html' }).end();
    });
  });
  afterAll(() => host.close());

  const visit = (field: 'link' | 'imgLink', path: string, milliseconds = 5000) =>
    linkVisitor({ ...visitRules, milliseconds, allowPrivate: true })(
      field,
      host.address + path,
      new AbortController().signal,
    );

  test.each([
    ['link', '/live', { code: 'live' }],
    ['link', '/moved', { code: 'live' }],
    ['link', '/no-heads', { code: 'live' }],
    ['link', '/endless', { code: 'live' }],
    ['imgLink', '/photo', { code: 'live' }],
    ['imgLink', '/live', { code: 'not-an-image' }],
    ['link', '/gone', { code: 'gone', status: 410 }],
    ['link', '/missing', { code: 'gone', status: 404 }],
    ['link', '/forbidden', { code: 'refused', status: 403 }],
    ['link', '/busy', { code: 'refused', status: 503 }],
    ['link', '/loop', { code: 'redirects' }],
    ['link', '/drop', { code: 'unreachable' }],
  ] as const)('a %s to %s is %j', async (field, path, verdict) => {
    expect(await visit(field, path)).toEqual(verdict);
  });

  test('a host that never answers is slow', async () => {
    expect(await visit('link', '/hang', 50)).toEqual({ code: 'slow' });
  });

  test('a live link is asked for its head only', async () => {
    methods.length = 0;
    await visit('link', '/live');
    expect(methods).toEqual(['HEAD /live']);
  });

  test.each([
    'http://127.0.0.1:PORT/live',
    'http://[::1]:PORT/live',
    'http://2130706433:PORT/live',
    'http://169.254.169.254/latest/meta-data',
    'http://a-name-that-resolves-here.example:PORT/live',
  ])('T-SSRF %s is not visited at all', async (address) => {
    const before = host.calls();
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    const probe = linkVisitor({ ...visitRules, resolve });
    const signal = new AbortController().signal;
    expect(await probe('link', address.replace('PORT', String(host.port)), signal)).toEqual({
      code: 'private',
    });
    expect(host.calls()).toBe(before);
  });

  test('T-SSRF a redirect into the own network is not followed', async () => {
    // The host has a public name here, and its first address is let through for the test.
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    let first = true;
    const rules = {
      ...visitRules,
      resolve,
      get allowPrivate() {
        const allowed = first;
        first = false;
        return allowed;
      },
    };
    const verdict = await linkVisitor(rules)(
      'link',
      `http://shop.example:${host.port}/inside`,
      new AbortController().signal,
    );
    expect(verdict).toEqual({ code: 'private' });
  });

  test('no user stands in an address', async () => {
    const probe = linkVisitor();
    const signal = new AbortController().signal;
    expect(await probe('link', 'http://user:pass@shop.example/', signal)).toEqual({ code: 'malformed' });
  });
});
