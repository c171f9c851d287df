import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aWheelset } from '../testing/public.ts';
import {
  blankMyWheels,
  decodeMyWheels,
  encodeMyWheels,
  type MyWheels,
  mineFromCatalogue,
  myWheelsRanges,
  readMyWheels,
  weightUsed,
  wheelsetOfMine,
} from './public.ts';

const mine: MyWheels = {
  ppId: 1001,
  name: 'DB508',
  claimed: { pair: 1580 },
  weighed: { front: 742, rear: 890 },
  depth: { front: 45, rear: 50 },
  innerWidth: { front: 21, rear: null },
  tyre: 28,
  paid: 900,
};

const figure = (range: { readonly min: number; readonly max: number }) =>
  fc.integer({ min: range.min * 10, max: range.max * 10 }).map((tenths) => tenths / 10);
const known = <Value>(value: fc.Arbitrary<Value>) => fc.option(value);
const weight = known(
  fc.oneof(
    fc.record({ pair: figure(myWheelsRanges.pair) }),
    fc.record({ front: figure(myWheelsRanges.wheel), rear: figure(myWheelsRanges.wheel) }),
  ),
);
const both = (range: { readonly min: number; readonly max: number }) =>
  fc.record({ front: known(figure(range)), rear: known(figure(range)) });
const anyMine: fc.Arbitrary<MyWheels> = fc.record({
  ppId: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  name: fc.constantFrom('', 'Commuter', 'Räder ~ 2-way', '前輪', "O'Neil & Söhne"),
  claimed: weight,
  weighed: weight,
  depth: both(myWheelsRanges.depth),
  innerWidth: both(myWheelsRanges.innerWidth),
  tyre: known(figure(myWheelsRanges.tyre)),
  paid: known(figure(myWheelsRanges.paid)),
});

describe('the code of my wheels', () => {
  test('says every figure in a short text', () => {
    expect(encodeMyWheels(mine)).toBe('p1001-c1580-s742_890-d45_50-i21_-t28-x900~DB508');
  });

  test('loses nothing', () => {
    fc.assert(
      fc.property(anyMine, (each) => {
        expect(decodeMyWheels(encodeMyWheels(each))).toEqual(each);
      }),
    );
  });

  test.each([
    ['', 'nothing'],
    ['~Only a name', 'a name alone'],
    ['t28', 'a tire alone'],
    ['c1580-c1600', 'a figure twice'],
    ['c99', 'a pair lighter than any'],
    ['c1e3', 'another spelling of a number'],
    ['c-1500', 'a negative figure'],
    ['d45', 'a depth of one wheel without saying which'],
    ['q1', 'an unknown letter'],
    ['c1580~a\u202Eb', 'a name with a sign that turns the text'],
    [`c1580~${'x'.repeat(51)}`, 'a name that is too long'],
    [`c1580${'-'.repeat(300)}`, 'a text that is too long'],
    ['constructor', 'a name of the language'],
  ])('%j is not read: %s', (code) => {
    expect(decodeMyWheels(code)).toBeNull();
  });

  test('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void decodeMyWheels(text)));
  });
});

test('without a figure there is nothing to compare by', () => {
  expect(readMyWheels({ ...blankMyWheels, name: 'Old ones' }).ok).toBe(false);
  expect(readMyWheels({ ...blankMyWheels, depth: { front: 30, rear: null } }).ok).toBe(true);
});

describe('my wheels as a wheelset', () => {
  const listed = aWheelset({
    id: 1,
    ppId: 1001,
    weight: 1580,
    price: 1200,
    recalledColumns: ['weight', 'price'],
  });

  test('the scale goes before the claim, the price paid before the price of the shop', () => {
    expect(wheelsetOfMine(mine, [listed])).toMatchObject({ weight: 1632, price: 900, brand: 'Test' });
    expect(wheelsetOfMine({ ...mine, weighed: null, paid: null }, [listed])).toMatchObject({
      weight: 1580,
      price: 1200,
    });
    expect([mine, { ...mine, weighed: null }, blankMyWheels].map(weightUsed)).toEqual([
      'weighed',
      'claimed',
      null,
    ]);
  });

  test('what was entered is no estimate; what is left of the catalogue may be one', () => {
    expect(wheelsetOfMine({ ...mine, paid: null }, [listed]).recalledColumns).toEqual(['price']);
  });

  test('figures that were not entered are those of the catalogue, or unknown', () => {
    const { front, rear } = wheelsetOfMine(mine, [listed]);
    expect([front.innerWidth, rear.innerWidth, rear.rimDepth]).toEqual([21, 21, 50]);
    const alone = wheelsetOfMine({ ...mine, ppId: null }, [listed]);
    expect([alone.rear.innerWidth, alone.brake, alone.riderWeightLimit]).toEqual([null, null, null]);
  });

  test('they begin as the wheelset of the catalogue, whose weight is the claimed one', () => {
    expect(mineFromCatalogue(listed)).toMatchObject({ ppId: 1001, claimed: { pair: 1580 }, weighed: null });
    expect(readMyWheels(mineFromCatalogue(listed)).ok).toBe(true);
  });

  test('they have a name of their own, and never the page of the catalogue', () => {
    const { name, productLink } = wheelsetOfMine(mine, [listed]);
    expect([name, productLink]).toEqual(['My DB508', null]);
    expect(wheelsetOfMine({ ...mine, name: '' }, []).shortName).toBe('My wheels');
  });
});
