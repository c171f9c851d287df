import { describe, expect, test } from 'vitest';
import { readSecondFactorCode, recoveryCodeText } from './second-factor.ts';

describe('the code of a second step', () => {
  test.each([
    ['123456', { kind: 'totp', code: '123456' }],
    [' 123 456 ', { kind: 'totp', code: '123456' }],
    ['abcd-efgh-jkmn-pqrs', { kind: 'recovery', code: 'abcdefghjkmnpqrs' }],
    ['ABCD EFGH jkmn pqrs', { kind: 'recovery', code: 'abcdefghjkmnpqrs' }],
  ])('%s is read', (text, code) => {
    expect(readSecondFactorCode(text)).toEqual(code);
  });

  test.each(['', '12345', '1234567', '١٢٣٤٥٦', 'abcd-efgh-jkmn', 'abcd-efgh-jkmn-pqr1', 'l'.repeat(16)])(
    '"%s" is no code',
    (text) => {
      expect(readSecondFactorCode(text)).toBeNull();
    },
  );

  test('a recovery code is shown in groups and read from them', () => {
    const text = recoveryCodeText('abcdefghjkmnpqrs');
    expect(text).toBe('abcd-efgh-jkmn-pqrs');
    expect(readSecondFactorCode(text)).toEqual({ kind: 'recovery', code: 'abcdefghjkmnpqrs' });
  });
});
