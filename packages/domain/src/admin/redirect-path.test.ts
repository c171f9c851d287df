import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeRedirectPath } from './redirect-path.ts';

const home = '/ppauth/admin';
const origin = 'https://shop.example';

describe('redirect after logging in', () => {
  test.each([
    '/',
    '/ppauth/admin/wheelsets',
    '/ppauth/admin/tracking?q=ABC-1&page=2#row-7',
    '/ppauth/admin/tracking?q=a%20b%2Fc@d',
    '/wheelsetCompare/1001',
  ])('ADM-02 %s is a path of our own and is kept', (path) => {
    expect(safeRedirectPath(path, home)).toBe(path);
  });

  test.each([
    undefined,
    null,
    '',
    'ppauth/admin',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/%09/evil.example',
    '/%0d%0aSet-Cookie:x=1',
    '%2f%2fevil.example',
    '/%2f/evil.example',
    '/%252f/evil.example',
    '/%5cevil.example',
    'https:evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/ppauth/admin@evil.example',
    '/ppauth/../..//evil.example',
    '/./evil',
    '/ppauth//admin',
    ' /ppauth/admin',
    '/ppauth/admin\u0000',
    '/ppauth/adminLogin?redirect=/x',
    `/${'a'.repeat(5000)}`,
  ])('ADM-02 %j falls back to the admin home', (candidate) => {
    expect(safeRedirectPath(candidate, home)).toBe(home);
  });

  test('no text leads to another host', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc
        .array(fc.constantFrom('/', '\\', '.', '@', ':', '%2f', '%5c', '\t', 'e', '?', '#'))
        .map((a) => a.join('')),
    );
    fc.assert(
      fc.property(text, (candidate) => {
        const path = safeRedirectPath(candidate, home);
        const address = new URL(path, origin);
        expect(address.origin).toBe(origin);
        expect(address.pathname + address.search + address.hash).toBe(
          path.replace(/[?#]$/, '').replace(/\?#/, '#'),
        );
      }),
      { seed: 20261128, numRuns: 2000 },
    );
  });
});
