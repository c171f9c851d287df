import { expect, test } from 'vitest';
import { carrierFromLink, carrierLabel, readCarrierCode } from './carrier.ts';
import { readPhoneLastFour } from './phone-digits.ts';
import { readTrackingNumber, splitTrackingNumbers } from './tracking-number.ts';

test.each([
  [' YT2600000000000111 ', 'YT2600000000000111'],
  ['lx000000141cn', 'LX000000141CN'],
  ['\u200bLX000000141CN', 'LX000000141CN'],
  ['LX 0000 00141\u00a0CN', 'LX000000141CN'],
  ['ＡＢ１２３', 'AB123'],
  ['JD-0001-22', 'JD-0001-22'],
])('%j is stored as %s', (text, number) => {
  expect(readTrackingNumber(text)).toEqual({ ok: true, value: number });
});

test.each([
  ['AB1', 'number-too-short'],
  ['A'.repeat(51), 'number-too-long'],
  ['9.40011E+21', 'number-scientific'],
  ['9.40011e+21', 'number-scientific'],
  ["'DROPTABLE", 'number-characters'],
  ['=HYPERLINK()', 'number-characters'],
  ['单号12345', 'number-characters'],
])('%j is refused as %s', (text, fault) => {
  expect(readTrackingNumber(text)).toEqual({ ok: false, fault });
});

test.each([
  ['LX000000124CN，LX000000138CN,', ['LX000000124CN', 'LX000000138CN']],
  ['A1;B2；C3、D4\nE5\tF6', ['A1', 'B2', 'C3', 'D4', 'E5', 'F6']],
  [' , ，\u200b', []],
  ['LX000000155CN LX000000169CN', ['LX000000155CN', 'LX000000169CN']],
  ['1234567890 1234567891', ['1234567890', '1234567891']],
  ['123 456 789', ['123456789']],
  ['9400 1118 9922 3818 0000 00', ['9400111899223818000000']],
  ['LX 000 000 124 CN', ['LX000000124CN']],
  ['LX\u3000000\u00a0000 124\u200b CN', ['LX000000124CN']],
  ['00340434 161094 022115', ['00340434161094022115']],
  ['123 456 789, LX 000 000 124 CN', ['123456789', 'LX000000124CN']],
])('TRK-13 %j holds %j', (text, numbers) => {
  expect(splitTrackingNumbers(text)).toEqual(numbers.map((number) => ({ text: number, isClear: true })));
});

test.each(['AB12345 CD12345', '12345678 12345678', 'LX000000155CN 12'])(
  'nobody can tell whether %j is one number or two',
  (text) => {
    expect(splitTrackingNumbers(text)).toEqual([{ text, isClear: false }]);
  },
);

test.each([
  ['42', '0042'],
  ['  0099 ', '0099'],
  ['０００７', '0007'],
  ['', null],
  ['unknown', null],
])('the phone digits %j are %s', (text, digits) => {
  expect(readPhoneLastFour(text)).toEqual({ ok: true, value: digits });
});

test.each(['12345', '12a4', '4.2', '-042'])('the phone digits %j are refused', (text) => {
  expect(readPhoneLastFour(text)).toEqual({ ok: false, fault: 'phone-invalid' });
});

test.each([
  ['https://t.17track.net/en#nums=LX1CN&fc=100012', 100012],
  ['https://www.17track.net/en/track?nums=1&fc=3011', 3011],
  ['https://t.17track.net/en#fc=190008', 190008],
  ['https://t.17track.net/en#nums=LX1CN', null],
  ['https://t.17track.net/en#nums=LX1CN&fc=abc', null],
  ['https://t.17track.net/en#xfc=100012', null],
  ['17TRACK', null],
  ['', null],
])('TRK-13 the carrier of %j is %s', (link, carrier) => {
  expect(carrierFromLink(link)).toBe(carrier);
});

test.each([
  ['190008', 190008],
  ['-1', null],
  ['', null],
])('the carrier code %j is %s', (text, code) => {
  expect(readCarrierCode(text)).toEqual({ ok: true, value: code });
});

test('a carrier is shown by name, an unknown one by its code', () => {
  expect([carrierLabel(100002), carrierLabel(424242), carrierLabel(null)]).toEqual(['UPS', '424242', null]);
});
