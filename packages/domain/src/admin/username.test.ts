import { describe, expect, test } from 'vitest';
import { isStrongAdminCode } from './admin-code.ts';
import { readUsername, usernameKey } from './username.ts';

describe('username rules', () => {
  test.each([
    ['mei', 'mei'],
    ['  Mei Lin ', 'Mei Lin'],
    ['王小明', '王小明'],
    ['ｍｅｉ', 'mei'],
    ['mei@shop.example', 'mei@shop.example'],
  ])('%j is taken as %j', (text, name) => {
    expect(readUsername(text)).toEqual({ ok: true, value: name });
  });

  test.each([
    ['', 'username-length'],
    ['ab', 'username-length'],
    ['x'.repeat(65), 'username-length'],
    ['<b>mei</b>', 'username-characters'],
    ['mei\u0000lin', 'username-characters'],
    ['mei\nlin', 'username-characters'],
    ['-- drop', 'username-characters'],
  ])('%j is refused as %s', (text, code) => {
    expect(readUsername(text)).toMatchObject({ ok: false, fault: { code } });
  });

  test('case, width and spaces around do not make another person', () => {
    expect(usernameKey(' ＭＥＩ ')).toBe(usernameKey('mei'));
  });
});

describe('admin code', () => {
  test.each([
    ['kD9x2-Vm4Qp-77TzB-wR1eY', true],
    ['short', false],
    ['aaaaaaaaaaaaaaaaaaaaaaaa', false],
    ['change-me-before-start-1', false],
    ['example-admin-code-12345', false],
  ])('%s is strong: %s', (code, strong) => {
    expect(isStrongAdminCode(code)).toBe(strong);
  });
});
