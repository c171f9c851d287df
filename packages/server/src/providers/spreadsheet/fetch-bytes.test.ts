import type { RequestListener } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWebServer, type TestWebServer } from '../../testing/public.ts';
import { isPublicAddress } from '../outgoing/public-address.ts';
import { type FetchRules, fetchBytes, fetchRules } from './fetch-bytes.ts';
import { csvExportAddress, shownAddress } from './sheet-address.ts';
import { spreadsheetSource } from './spreadsheet-source.ts';

const rules = (changes: Partial<FetchRules> = {}): FetchRules => ({
  ...fetchRules,
  milliseconds: 2000,
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  ...changes,
});

describe('T-SSRF addresses of the own network', () => {
  let canary: TestWebServer;
  beforeAll(async () => {
    canary = await startWebServer((_request, response) => response.end('PP ID,Name'));
  });
  afterAll(() => canary.close());

  test.each([
    'http://127.0.0.1:PORT/',
    'http://0.0.0.0:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://[::ffff:7f00:1]:PORT/',
    'http://[64:ff9b::7f00:1]:PORT/',
    'http://2130706433:PORT/',
    'http://0x7f000001:PORT/',
    'http://0177.0.0.1:PORT/',
    'http://127.1:PORT/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1:PORT/',
    'http://192.168.1.1:PORT/',
    'http://[fd00::1]:PORT/',
    'http://[fe80::1]:PORT/',
    'http://a-name-that-resolves-here.example:PORT/',
  ])('%s is refused before a connection is made', async (address) => {
    const answer = await fetchBytes(new URL(address.replace('PORT', String(canary.port))), rules());
    expect(answer).toEqual({ ok: false, fault: { code: 'source-private' } });
    expect(canary.calls()).toBe(0);
  });

  test('a name with a public and a private address is refused, and a second look-up is never asked', async () => {
    let lookups = 0;
    const resolve = async () => {
      lookups += 1;
      return lookups === 1
        ? [
            { address: '93.184.216.34', family: 4 },
            { address: '127.0.0.1', family: 4 },
          ]
        : [{ address: '127.0.0.1', family: 4 }];
    };
    const answer = await fetchBytes(new URL(`http://rebind.example:${canary.port}/`), rules({ resolve }));
    expect(answer).toMatchObject({ fault: { code: 'source-private' } });
    expect([lookups, canary.calls()]).toEqual([1, 0]);
  });

  test.each(['http://user:pass@shop.example/', 'http://admin@127.0.0.1/'])(
    '%s: no user in an address',
    async (url) => {
      expect(await fetchBytes(new URL(url), rules())).toMatchObject({ fault: { code: 'source-address' } });
    },
  );

  test.each(['data:text/csv,PP%20ID', 'gopher://127.0.0.1/', 'ftp://shop.example/x.csv', 'javascript:1'])(
    '%s is no source',
    async (place) => {
      expect(await spreadsheetSource(place).read()).toMatchObject({ fault: { code: 'source-address' } });
    },
  );

  test.each([
    ['8.8.8.8', true],
    ['100.64.0.1', false],
    ['172.31.255.255', false],
    ['172.32.0.1', true],
    ['198.19.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['2606:4700::1111', true],
    ['2001:db8::1', false],
    ['2002:7f00:1::', false],
    ['::', false],
    ['ff02::1', false],
    ['no address', false],
  ])('%s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});

describe('a host that misbehaves', () => {
  const from = async (answer: RequestListener, changes: Partial<FetchRules> = {}) => {
    const server = await startWebServer(answer);
    const result = await fetchBytes(
      new URL(`${server.address}/sheet`),
      rules({ allowPrivate: true, ...changes }),
    );
    await server.close();
    return result;
  };
  const endless: RequestListener = (_request, response) => {
    const more = () => {
      while (response.writable && response.write(Buffer.alloc(64 * 1024, 'a')));
    };
    response.on('drain', more);
    more();
  };

  test('a plain and a gzip body arrive whole', async () => {
    expect(await from((_q, r) => r.end('PP ID'))).toEqual({ ok: true, value: Buffer.from('PP ID') });
    const gzip = await from((_q, r) => r.setHeader('content-encoding', 'gzip').end(gzipSync('PP ID')));
    expect(gzip).toEqual({ ok: true, value: Buffer.from('PP ID') });
  });

  test.each([
    ['an endless body', endless, { bytes: 1024 * 1024 }, { code: 'source-large', megabytes: 1 }],
    [
      'a small gzip body that unpacks to far more',
      (_q, r) => r.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(30 * 1024 * 1024))),
      { bytes: 1024 * 1024 },
      { code: 'source-large', megabytes: 1 },
    ],
    ['no answer', () => undefined, { milliseconds: 200 }, { code: 'source-slow', seconds: 0.2 }],
    ['half a body', (_q, r) => r.write('PP'), { milliseconds: 200 }, { code: 'source-slow', seconds: 0.2 }],
    [
      'a brotli body, which never reaches a decoder',
      (_q, r) => r.setHeader('content-encoding', 'br').end(brotliCompressSync('PP ID')),
      {},
      { code: 'source-compression', encoding: 'br' },
    ],
    [
      'two encodings',
      (_q, r) => r.setHeader('content-encoding', 'gzip, br').end('x'),
      {},
      { code: 'source-compression', encoding: 'gzip, br' },
    ],
    [
      'a broken gzip body',
      (_q, r) => r.setHeader('content-encoding', 'gzip').end('no gzip'),
      {},
      { code: 'source-unreachable' },
    ],
    ['a refusal', (_q, r) => r.writeHead(403).end(), {}, { code: 'source-status', status: 403 }],
    [
      'redirects in a circle',
      (_q, r) => r.writeHead(302, { location: '/again' }).end(),
      {},
      { code: 'source-redirects' },
    ],
    ['a redirect to nowhere', (_q, r) => r.writeHead(302).end(), {}, { code: 'source-status', status: 302 }],
    [
      'a redirect to another scheme',
      (_q, r) => r.writeHead(302, { location: 'file:///etc/passwd' }).end(),
      {},
      { code: 'source-address' },
    ],
    ['a broken connection', (q) => q.socket.destroy(), {}, { code: 'source-unreachable' }],
  ] satisfies [string, RequestListener, Partial<FetchRules>, object][])(
    '%s',
    async (_case, answer, changes, fault) => {
      expect(await from(answer, changes)).toEqual({ ok: false, fault });
    },
  );

  test('T-SSRF a redirect from a public host to loopback is refused before it connects', async () => {
    const canary = await startWebServer((_q, r) => r.end('secret'));
    const server = await startWebServer((_q, r) =>
      r.writeHead(302, { location: `http://127.0.0.1:${canary.port}/` }).end(),
    );
    // The first host counts as public here: only literal addresses go through the real check.
    let first = true;
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    const guarded: FetchRules = {
      ...rules({ resolve }),
      get allowPrivate() {
        const allowed = first;
        first = false;
        return allowed;
      },
    };
    const result = await fetchBytes(new URL(`http://public.example:${server.port}/`), guarded);
    expect(result).toEqual({ ok: false, fault: { code: 'source-private' } });
    expect(canary.calls()).toBe(0);
    await Promise.all([canary.close(), server.close()]);
  });
});

describe('addresses that owners copy', () => {
  test.each([
    [
      'https://docs.google.com/spreadsheets/d/1AbC_d-9/edit#gid=42',
      'https://docs.google.com/spreadsheets/d/1AbC_d-9/export?format=csv&gid=42',
    ],
    [
      'https://docs.google.com/spreadsheets/d/1AbC/edit?usp=sharing',
      'https://docs.google.com/spreadsheets/d/1AbC/export?format=csv',
    ],
    [
      'https://docs.google.com/spreadsheets/u/1/d/1AbC/edit',
      'https://docs.google.com/spreadsheets/d/1AbC/export?format=csv',
    ],
    [
      'https://docs.google.com/spreadsheets/d/1AbC/export?format=csv&gid=7',
      'https://docs.google.com/spreadsheets/d/1AbC/export?format=csv&gid=7',
    ],
    [
      'https://docs.google.com/spreadsheets/d/e/2PACX-x/pubhtml',
      'https://docs.google.com/spreadsheets/d/e/2PACX-x/pub?output=csv',
    ],
    [
      'https://docs.google.com/spreadsheets/d/e/2PACX-x/pubhtml?gid=3&single=true',
      'https://docs.google.com/spreadsheets/d/e/2PACX-x/pub?output=csv&gid=3&single=true',
    ],
    [
      'https://docs.google.com/spreadsheets/d/1AbC/gviz/tq?tqx=out:csv&sheet=Wheels',
      'https://docs.google.com/spreadsheets/d/1AbC/gviz/tq?tqx=out%3Acsv&sheet=Wheels',
    ],
    [
      'https://docs.google.com/spreadsheets/d/1AbC/gviz/tq?tqx=out:html&sheet=Road%20Wheels&range=A1:Z9',
      'https://docs.google.com/spreadsheets/d/1AbC/gviz/tq?tqx=out%3Acsv&sheet=Road+Wheels&range=A1%3AZ9',
    ],
    [
      'https://docs.google.com/spreadsheets/d/1AbC/gviz/tq?tqx=out:csv&gid=5',
      'https://docs.google.com/spreadsheets/d/1AbC/export?format=csv&gid=5',
    ],
    [
      'https://docs.google.com/a/shop.example/spreadsheets/d/1AbC/edit#gid=9',
      'https://docs.google.com/spreadsheets/d/1AbC/export?format=csv&gid=9',
    ],
    [
      'https://docs.google.com/spreadsheets/d/e/2PACX-x/pubhtml#gid=3',
      'https://docs.google.com/spreadsheets/d/e/2PACX-x/pub?output=csv&gid=3&single=true',
    ],
    ['https://shop.example/wheels.csv?key=1', 'https://shop.example/wheels.csv?key=1'],
    [
      'https://docs.google.com.evil.example/spreadsheets/d/1AbC/edit',
      'https://docs.google.com.evil.example/spreadsheets/d/1AbC/edit',
    ],
  ])('ADM-08 %s is read as %s', (copied, read) => {
    expect(csvExportAddress(new URL(copied)).href).toBe(read);
  });

  test('keys in an address are not shown', () => {
    expect(shownAddress(new URL('https://shop.example/wheels.csv?key=1#x'))).toBe(
      'https://shop.example/wheels.csv',
    );
  });
});
