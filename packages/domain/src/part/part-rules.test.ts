import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBikeWheelset, aTube, aTyre } from '../testing/public.ts';
import {
  accessoryTotals,
  filterTubes,
  filterTyres,
  initialSealant,
  makeSealant,
  parseComponentPrice,
  parseComponentWeight,
  pickPreset,
  readOwnNumber,
  readOwnText,
  sealantPresets,
  sealantTotal,
  shownMaxTyre,
  shownMinTyre,
  sortBikeWheelsets,
  sortTubes,
  sortTyres,
  type WheelsetChoice,
  weightFromText,
} from './public.ts';

test.each([
  ['', null],
  ['My frame (v2.1) - x_y', null],
  ['a'.repeat(50), null],
  ['a'.repeat(51), 'tooLong'],
  ['Frame <b>', 'invalidCharacters'],
  ['50% off', 'invalidCharacters'],
  ['Straße', null],
])('BLD-93 the name %j gives fault %j', (text, code) => {
  const result = readOwnText('name', text);
  expect(result.ok ? null : result.fault.code).toBe(code);
});

test('BLD-43 a wheelset brand may have 30 characters', () => {
  expect(readOwnText('brand', 'b'.repeat(30)).ok).toBe(true);
  expect(readOwnText('brand', 'b'.repeat(31))).toEqual({
    ok: false,
    fault: { field: 'brand', code: 'tooLong', limit: 30 },
  });
});

test.each([
  ['weight', '900', 900],
  ['weight', '1,299 g', 1299],
  ['weight', '50000', 50_000],
  ['weight', '50001', 'tooLarge'],
  ['weight', '0', 'notPositive'],
  ['weight', '-5', 'notPositive'],
  ['weight', '', 'notPositive'],
  ['weight', '12.5', 'notWhole'],
  ['price', '$1,299.00', 1299],
  ['price', '1.299,00', 'notPositive'],
  ['price', 'free', 'notPositive'],
  ['price', '1e3', 'notPositive'],
  ['price', '10000', 10_000],
  ['price', '10001', 'tooLarge'],
  ['price', '9.99', 'notWhole'],
  ['tyreWidth', '', null],
  ['tyreWidth', '28', 28],
  ['tyreWidth', '100', 100],
  ['tyreWidth', '101', 'tooLarge'],
  ['tyreWidth', '27.5', 'notWhole'],
  ['tyreWidth', '0', 'notPositive'],
] as const)('BLD-94 %s %j reads as %j', (field, text, expected) => {
  const result = readOwnNumber(field, text);
  expect(result.ok ? result.value : result.fault.code).toBe(expected);
});

test.each([
  ['$1,299.50', 1299.5],
  ['1299', 1299],
  ['free', 0],
  ['', 0],
  ['-5', 0],
])('BLD-95 the component price %j is %j', (text, value) => {
  expect(parseComponentPrice(text)).toBe(value);
});
test.each([
  ['250g', 250],
  ['250.9', 250],
  ['light', 0],
])('BLD-95 the component weight %j is %j', (text, value) => {
  expect(parseComponentWeight(text)).toBe(value);
});
test.each([
  ['1,250 g', 1250],
  ['N/A', 0],
])('BLD-91 the weight text %j is reduced to %j', (text, value) => {
  expect(weightFromText(text)).toBe(value);
});

test('BLD-47 sealant starts at 60 ml and $0.15, presets set the price and go again', () => {
  expect(initialSealant).toEqual({ id: 'sealant', grams: 60, pricePerGram: 0.15, brand: null });
  expect(sealantTotal(initialSealant)).toBe(9);
  const presets = sealantPresets();
  expect(presets.map(({ pricePerGram }) => pricePerGram)).toEqual([0.12, 0.18, 0.16, 0.1, 0.14, 0.15]);
  const [, second = { brand: '', pricePerGram: 0 }] = presets;
  const picked = pickPreset(initialSealant, second);
  expect(picked).toMatchObject({ pricePerGram: 0.18, brand: 'Silca' });
  expect(pickPreset(picked, second)).toMatchObject({ pricePerGram: 0.18, brand: null });
});

test('sealant presets carry the names of the shop’s brands, and none is called by a letter', () => {
  expect(sealantPresets(['Own A', 'Own B']).map(({ brand }) => brand)).toEqual([
    'Own A',
    'Own B',
    'Muc-Off',
    'Stan’s',
    'Vittoria',
    'Custom',
  ]);
  expect(sealantPresets().filter(({ brand }) => /^Sealant /.test(brand))).toEqual([]);
});

test('BLD-47 any volume and price land on the steps within their range', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (grams, price) => {
      const sealant = makeSealant(grams, price, null);
      expect(sealant.grams % 5).toBe(0);
      expect(sealant.grams).toBeGreaterThanOrEqual(30);
      expect(sealant.grams).toBeLessThanOrEqual(120);
      expect(Math.abs(sealant.pricePerGram * 100 - Math.round(sealant.pricePerGram * 100))).toBeLessThan(
        1e-9,
      );
    }),
    { seed: 3, numRuns: 200 },
  );
});

test('BLD-48 tyres and tubes count twice, sealant once', () => {
  const tyre = aTyre({ price: 80.5, weight: 280 });
  expect(accessoryTotals({ tyre, tube: { kind: 'tube', tube: aTube({ price: 9.5, weight: 104 }) } })).toEqual(
    {
      price: 180,
      weight: 768,
    },
  );
  expect(accessoryTotals({ tyre, tube: { kind: 'sealant', sealant: initialSealant } })).toEqual({
    price: 170,
    weight: 620,
  });
});

const wheelset = (changes: Parameters<typeof aBikeWheelset>[0]): WheelsetChoice => ({
  kind: 'catalogue',
  wheelset: aBikeWheelset(changes),
});

test('BLD-42 the smallest tyre is the larger of both ends, the widest the smaller', () => {
  const choice = wheelset({ minTyreWidth: { front: 25, rear: 28 }, maxTyreWidth: { front: 45, rear: 40 } });
  expect([shownMinTyre(choice), shownMaxTyre(choice)]).toEqual([28, 40]);
});

test.each([
  ['priceAscending', [2, 1, 3]],
  ['priceDescending', [1, 2, 3]],
  ['weightAscending', [1, 2, 3]],
  ['weightDescending', [2, 1, 3]],
  ['minTyreWidth', [2, 1, 3]],
] as const)('BLD-40 wheelsets in order %s, unknown last', (sort, ids) => {
  const width = (value: number | null) => ({ front: value, rear: value });
  const wheelsets = [
    wheelset({ id: 3, price: null, weight: null, minTyreWidth: width(null) }),
    wheelset({ id: 1, price: 900, weight: 1300, minTyreWidth: width(28) }),
    wheelset({ id: 2, price: 500, weight: 1600, minTyreWidth: width(25) }),
  ];
  expect(sortBikeWheelsets(wheelsets, sort).map((choice) => choice.wheelset.id)).toEqual(ids);
});

test('BLD-46 tyre and tube filters narrow by every ticked group, sorts add width and valve', () => {
  const tyres = [
    aTyre({ id: 'a', brand: 'Michelin', type: 'clincher', width: 32 }),
    aTyre({ id: 'b', brand: 'Michelin', type: 'tubeless', width: 25 }),
    aTyre({ id: 'c', brand: 'Pirelli', type: 'tubeless', width: 28 }),
  ];
  const left = filterTyres(tyres, { brands: ['Michelin', 'Pirelli'], types: ['tubeless'] });
  expect(left.map(({ id }) => id)).toEqual(['b', 'c']);
  expect(sortTyres(tyres, 'widthAscending').map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  const tubes = [
    aTube({ id: 'a', valve: 'schrader', brand: 'Schwalbe' }),
    aTube({ id: 'b', material: 'latex' }),
  ];
  const latex = filterTubes(tubes, { brands: [], valves: ['presta'], materials: ['latex'] });
  expect(latex.map(({ id }) => id)).toEqual(['b']);
  expect(sortTubes(tubes, 'valve').map(({ id }) => id)).toEqual(['b', 'a']);
});
