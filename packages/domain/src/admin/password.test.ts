import { describe, expect, test } from 'vitest';
import { findPasswordFault, passwordLength } from './password.ts';

const list = new Set(['password', 'qwertyuiop', 'dragon', 'iloveyou12']);
const fault = (password: string, username = 'mei.lin') =>
  findPasswordFault(password, { username, isCommon: (text) => list.has(text) })?.code ?? null;

describe('password rules', () => {
  test.each([
    ['', 'password-length'],
    ['ninechars', 'password-length'],
    ['x'.repeat(passwordLength.max + 1), 'password-length'],
    ['aaaaaaaaaaaaaaaa', 'password-monotonous'],
    ['abababababab', 'password-monotonous'],
    ['qwertyuiop', 'password-common'],
    ['QWERTYUIOP', 'password-common'],
    ['Password2026', 'password-common'],
    ['2026Dragon!!', 'password-common'],
    ['iloveyou12', 'password-common'],
    ['1234567890123', 'password-predictable'],
    ['9876543210987', 'password-predictable'],
    ['abcdefghijklm', 'password-predictable'],
    ['QwertyuiopAsdf', 'password-predictable'],
    ['spokespokespoke', 'password-predictable'],
    ['aaabbbcccdddeee1112', 'password-predictable'],
    ['asdfasdf1234', 'password-predictable'],
    ['Mei.Lin likes tea', 'password-has-username'],
  ])('ADM-10 %j is refused as %s', (password, code) => {
    expect(fault(password)).toBe(code);
  });

  test.each([
    'wheel truing stand',
    '  spaces count  ',
    '轮组对比工具与密码测试长',
    '🚲🛞🔧⛰️🗺️🧭🪛🔩🧰🚵',
    'dragon built a bike',
    'a lamp, two mugs and the red kayak; '.repeat(5).concat('nobody rides in gum'),
    'r7!kQz2#Lw',
    'mistress of the north',
  ])('ADM-10 %j is accepted', (password) => {
    expect(fault(password)).toBeNull();
  });
});
