import { expect, test } from 'vitest';
import { blankOwnPart, ownPartOf, readOwnPart } from './own-part-reading.ts';

test('BLD-25 BLD-43 a checked form needs whole positive figures, a tire width may be blank', () => {
  expect(ownPartOf(blankOwnPart, 'checked')).toBeNull();
  expect(ownPartOf({ ...blankOwnPart, weight: '1299 g', price: '$1,900' }, 'checked')).toEqual({
    name: '',
    brand: '',
    weight: 1299,
    price: 1900,
    tyreWidth: null,
  });
  expect(ownPartOf({ ...blankOwnPart, weight: '1299', price: '19.5' }, 'checked')).toBeNull();
  expect(readOwnPart({ ...blankOwnPart, weight: '-3' }, 'checked').weight).toMatchObject({
    ok: false,
    fault: { code: 'notPositive' },
  });
});

test('BLD-64 BLD-95 a counted form takes blanks as unknown and what does not parse as 0', () => {
  const part = ownPartOf({ ...blankOwnPart, weight: 'light', price: '' }, 'counted');
  expect(part).toMatchObject({ weight: 0, price: null });
});

test('a text that is too long leaves the part unread', () => {
  expect(ownPartOf({ ...blankOwnPart, name: 'x'.repeat(500) }, 'counted')).toBeNull();
});
