import { expect, test } from 'vitest';
import { aComponent, aGroupset } from '../testing/public.ts';
import {
  asListed,
  componentTypeOrder,
  defaultParts,
  filterGroupsets,
  type GroupsetFilter,
  groupsetFigures,
  groupsetSection,
  isGroupsetModified,
  sortComponents,
} from './public.ts';

const groupset = aGroupset();
const crankset = aComponent('crankset', { price: 400, weight: 700 });
const cassette = aComponent('cassette', { price: 120, weight: null });
const parts = defaultParts(groupset, [
  aComponent('crankset', { id: 'other', groupsetModel: 'G2' }),
  crankset,
  aComponent('crankset', { id: 'second' }),
  cassette,
]);

test('the default part of a type is the first of the own model', () => {
  expect(parts).toEqual({ crankset: asListed(crankset), cassette: asListed(cassette) });
});

test.each([
  ['not configured', null, false],
  ['all default parts', parts, false],
  [
    'a part of another model',
    { ...parts, crankset: asListed(aComponent('crankset', { groupsetModel: 'G2' })) },
    true,
  ],
  ['a loose part', { ...parts, crankset: asListed(aComponent('crankset', { groupsetModel: null })) }, true],
  ['an edited price', { ...parts, crankset: { ...asListed(crankset), editedPrice: 1 } }, true],
  ['an edited weight', { ...parts, crankset: { ...asListed(crankset), editedWeight: 1 } }, true],
  [
    'an own part',
    {
      ...parts,
      chain: { kind: 'own', id: 'c', name: 'Mine', brand: 'Bring My Own', price: null, weight: null },
    },
    true,
  ],
] as const)('BLD-72 a groupset with %s is modified: %s', (_name, chosen, expected) => {
  expect(isGroupsetModified({ groupset, parts: chosen })).toBe(expected);
});

test('BLD-72 an unmodified groupset has its own figures, a modified one the sum of its parts', () => {
  expect(groupsetFigures({ groupset, parts })).toEqual({
    price: { kind: 'counted', value: 1900 },
    weight: { kind: 'counted', value: 2600 },
  });
  const edited = { ...parts, crankset: { ...asListed(crankset), editedPrice: 350 } };
  // The cassette's weight is unknown: BLD-73 puts 300 g in its place and the sum says so.
  expect(groupsetFigures({ groupset, parts: edited })).toEqual({
    price: { kind: 'counted', value: 470 },
    weight: { kind: 'assumed', value: 1000, estimate: 300 },
  });
});

test('an unknown price of a groupset is the sum of its parts once they are known', () => {
  expect(groupsetFigures({ groupset: aGroupset({ price: null }), parts }).price).toEqual({
    kind: 'counted',
    value: 520,
  });
  expect(groupsetFigures({ groupset: aGroupset({ price: null }), parts: null }).price).toEqual({
    kind: 'missing',
  });
});

test.each([
  ['Shimano', false, 'Shimano'],
  ['sram ', false, 'SRAM'],
  ['L-TWOO', true, 'own'],
  ['Microshift', false, null],
] as const)('BLD-61 brand %s (own %s) stands in section %s', (brand, isOwnBrand, section) => {
  expect(groupsetSection(aGroupset({ brand, isOwnBrand }))).toBe(section);
});

const shop = [
  aGroupset({ id: 'de12', price: 3000 }),
  aGroupset({ id: 'dm11', price: 900, isElectronic: false, speed: 11 }),
  aGroupset({ id: 're11', price: null, isDisc: false, speed: 11 }),
  aGroupset({ id: 'rm12', price: 1500, isDisc: false, isElectronic: false }),
];
test.each([
  ['all', ['de12', 'dm11', 're11', 'rm12']],
  ['priceAscending', ['dm11', 'rm12', 'de12', 're11']],
  ['priceDescending', ['de12', 'rm12', 'dm11', 're11']],
  ['discElectronic', ['de12']],
  ['discMechanical', ['dm11']],
  ['rimElectronic', ['re11']],
  ['rimMechanical', ['rm12']],
  ['speed11', ['dm11', 're11']],
  ['speed12', ['de12', 'rm12']],
] as const satisfies readonly (readonly [GroupsetFilter, readonly string[]])[])(
  'BLD-61 filter %s leaves %j',
  (filter, ids) => {
    expect(filterGroupsets(shop, filter).map(({ id }) => id)).toEqual(ids);
  },
);

test('BLD-70 tabs begin with crankset and cassette, the rest is alphabetical', () => {
  const rest = componentTypeOrder.slice(2);
  expect(componentTypeOrder.slice(0, 2)).toEqual(['crankset', 'cassette']);
  expect(rest).toEqual([...rest].sort((a, b) => a.localeCompare(b)));
});

test.each([
  ['default', ['own', 'a', 'b']],
  ['priceAscending', ['b', 'own', 'a']],
  ['priceDescending', ['own', 'b', 'a']],
  ['weightAscending', ['a', 'own', 'b']],
] as const)('BLD-70 order %s gives %j, unknown last', (sort, ids) => {
  const components = [
    aComponent('chain', { id: 'a', name: 'a', groupsetModel: null, price: null, weight: 100 }),
    aComponent('chain', { id: 'b', name: 'b', groupsetModel: null, price: 10, weight: 300 }),
    aComponent('chain', { id: 'own', name: 'z', price: 20, weight: 200 }),
  ];
  expect(sortComponents(components, sort, 'G1').map(({ id }) => id)).toEqual(ids);
});
