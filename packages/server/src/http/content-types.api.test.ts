import { wheelsetAdminPaths } from '@pp-tools/domain/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, signIn, type TestApp } from '../testing/public.ts';

const part = (boundary: string, name: string, value: string): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const form = part('b', 'name', 'X');

describe('T-CT the content type of a form', () => {
  let server: TestApp;
  let cookie = '';
  beforeAll(async () => {
    server = await openTestApp('sqlite');
    ({ cookie } = await signIn(server));
  });
  afterAll(() => server.close());

  const wheelsets = async () => (await server.app.inject('/wheelsets')).body;

  test.each([
    ['no boundary', 'multipart/form-data', `${form}--b--\r\n`],
    ['an empty boundary', 'multipart/form-data; boundary=', `${form}--b--\r\n`],
    ['another boundary', 'multipart/form-data; boundary=c', `${form}--b--\r\n`],
    [
      'a boundary of 252 bytes',
      `multipart/form-data; boundary=${'b'.repeat(252)}`,
      `${part('b'.repeat(252), 'name', 'X')}--${'b'.repeat(252)}--\r\n`,
    ],
    ['a tab', 'multipart/form-data;\tboundary=b', `${form}--b--\r\n`],
    ['garbage after it', 'multipart/form-data; boundary=b garbage', `${form}--b--\r\n`],
    ['charset utf-7', 'multipart/form-data; boundary=b; charset=utf-7', `${form}--b--\r\n`],
    ['an end without an end', 'multipart/form-data; boundary=b', form],
    [
      'a part header without an end',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="name"',
    ],
    ['no part', 'multipart/form-data; boundary=b', '--b--\r\n'],
    [
      '10,000 parts',
      'multipart/form-data; boundary=b',
      `${Array.from({ length: 10_000 }, (_, index) => part('b', `n${index}`, 'x')).join('')}--b--\r\n`,
    ],
    [
      'a name of __proto__',
      'multipart/form-data; boundary=b',
      `${part('b', '__proto__', '{"polluted":1}')}--b--\r\n`,
    ],
    [
      'a file where a text is expected',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="name"; filename="../../x"\r\n\r\nX\r\n--b--\r\n',
    ],
    ['a mixed form', 'multipart/mixed; boundary=b', `${form}--b--\r\n`],
    ['text', 'text/plain', '{"name":"X"}'],
    ['JSON in UTF-7', 'application/json; charset=utf-7', '{"name":"X"}'],
  ])('with %s is refused and changes nothing', async (_, type, payload) => {
    const before = await wheelsets();
    const answer = await server.app.inject({
      method: 'POST',
      url: wheelsetAdminPaths.create,
      headers: { cookie, 'content-type': type },
      payload,
    });
    expect(answer.statusCode, answer.body).toBeOneOf([400, 413, 415, 422]);
    expect(await wheelsets()).toBe(before);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  });
});
