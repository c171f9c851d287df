import { expect, test } from 'vitest';
import { extraInfoFrom, noExtraInfo, readExtraInfo } from './extra-info.ts';

const typed = { postalCode: '', country: '', other: '' };

test.each([
  ['nothing', {}, noExtraInfo],
  ['a postal code of Canada', { postalCode: ' k1a 0b1 ' }, { ...noExtraInfo, postalCode: 'K1A 0B1' }],
  ['full-width digits', { postalCode: '９７２０１' }, { ...noExtraInfo, postalCode: '97201' }],
  ['a country', { country: 'de' }, { ...noExtraInfo, country: 'DE' }],
  ['anything else', { other: ' customs 4711 ' }, { ...noExtraInfo, other: 'customs 4711' }],
])('%s is read', (_name, given, expected) => {
  expect(readExtraInfo({ ...typed, ...given })).toEqual({ ok: true, value: expected });
});

test.each([
  ['postalCode', '97201; drop'],
  ['postalCode', '-97201'],
  ['country', 'Germany'],
  ['other', 'x'.repeat(101)],
  ['other', 'a\u0000b'],
] as const)('a wrong %s is named: %s', (name, text) => {
  expect(readExtraInfo({ ...typed, [name]: text })).toEqual({ ok: false, fault: name });
});

test('what is stored is read again, and what another version stored is nothing', () => {
  const info = { postalCode: '97201', country: 'US', other: null };
  expect(extraInfoFrom(JSON.stringify(info))).toEqual(info);
  for (const text of [null, '', '{', '[]', '{"postalCode":7}'])
    expect(extraInfoFrom(text)).toEqual(noExtraInfo);
});
