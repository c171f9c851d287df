import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPagePath } from '@pp-tools/domain/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleData } from '../sample-data.ts';
import { databaseKinds, multipartForm, openTestApp, signIn, type TestApp } from '../testing/public.ts';

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

describe.each(databaseKinds)('10 NUL characters and lost letters on %s', (kind) => {
  let server: TestApp;
  let headers: { cookie: string };
  beforeAll(async () => {
    server = await openTestApp(kind);
    headers = await signIn(server);
  });
  afterAll(() => server.close());

  const statuses = async (requests: readonly InjectOptions[]) => {
    const found: string[] = [];
    for (const request of requests) {
      const { statusCode } = await server.app.inject({
        ...request,
        headers: { ...headers, ...request.headers },
      });
      if (statusCode !== 400) found.push(`${request.method} ${request.url} answered ${statusCode}`);
    }
    return found;
  };
  const routes = () =>
    server.app.routeTable.flatMap(({ method, url }) => {
      const known = methods.find((one) => one === method);
      return known === undefined || url.includes('*') || url.startsWith('/api/docs')
        ? []
        : [{ method: known, url }];
    });
  const plain = (url: string) => url.replace(/:\w+/g, '1');

  test('in a parameter or a query are 400 on every route that is no page', async () => {
    const all = routes().filter(({ url }) => !isPagePath(plain(url)));
    const parameters = all
      .filter(({ url }) => url.includes(':'))
      .map(({ method, url }) => ({ method, url: url.replace(/:\w+/g, 'a%00b') }));
    const queries = all.map(({ method, url }) => ({ method, url: `${plain(url)}?q=a%00b` }));
    expect(await statuses([...parameters, ...queries])).toEqual([]);
  });

  test('in the address of a short link name no link', async () => {
    for (const url of ['/s/a%00b', '/s/1?q=a%00b']) {
      expect((await server.app.inject({ method: 'GET', url })).statusCode, url).toBe(404);
    }
  });

  test('in a field of JSON or of a form are 400 on every route that reads one', async () => {
    const writing = routes().filter(({ method, url }) => method !== 'GET' && !/webhook|bulk/.test(url));
    const json = writing.map(({ method, url }) => ({
      method,
      url: plain(url),
      payload: { username: 'a\u0000', name: ['x', { deep: '\u0000' }] },
    }));
    const form = multipartForm({ ppId: 1, name: 'a\u0000b' });
    const forms = writing.map(({ method, url }) => ({ method, url: plain(url), ...form }));
    expect(await statuses([...json, ...forms])).toEqual([]);
  });

  test.each([
    ['wheelset-form-bad-1.json', {}, /letters that were lost/],
    ['wheelset-form-bad-1.json', { name: 'Å\ufffd', source: '' }, /name.*letters that were lost/],
    ['wheelset-form-bad-1.json', { intendedUse: 'road, \udc00', source: '' }, /Use.*letters that were lost/],
    ['wheelset-form-bad-2.json', {}, /The field name holds a NUL/],
    [
      'wheelset-form-bad-2.json',
      { name: 'A', link: 'https://a.example/\u0000' },
      /The field link holds a NUL/,
    ],
    ['wheelset-form-bad-2.json', { name: 'A', source: '\u0000' }, /The field source holds a NUL/],
  ])('a wheelset of %s with %j is refused with the field', async (file, changed, names) => {
    const fields: Record<string, string> = {
      ...Object.fromEntries(JSON.parse(readFileSync(join(sampleData, 'public-cases', file), 'utf8'))),
      ...changed,
    };
    const form = multipartForm(fields);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/wheelsets',
      payload: form.payload,
      headers: { ...form.headers, ...headers },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().detail).toMatch(names);
  });

  test('a backslash before u0000 is a text like any other', async () => {
    const payload = { orderId: 'none\\u0000', trackingNumber: 'YT2600000000000101' };
    const options = { method: 'POST', url: '/ordertracking/addTrackingNumber', headers, payload } as const;
    expect((await server.app.inject(options)).statusCode).toBe(404);
  });
});
