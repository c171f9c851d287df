import { expect, test } from 'vitest';
import { filterOthers, type OtherFilter, otherTypeFilters } from './other-filter.ts';

const part = (name: string, type: string, price: number | null, weight: number | null) => ({
  name,
  type,
  price,
  weight,
});
const parts = [
  part('Cage', 'Bottle Cage', 20, 30),
  part('Tape', 'Bar Tape', null, 60),
  part('Axle', 'Thru-Axle', 40, null),
  part('Grips', 'Grips', 20, 90),
];

test.each<[OtherFilter, readonly string[]]>([
  ['all', ['Cage', 'Tape', 'Axle', 'Grips']],
  ['priceAscending', ['Cage', 'Grips', 'Axle', 'Tape']],
  ['priceDescending', ['Axle', 'Cage', 'Grips', 'Tape']],
  ['weightAscending', ['Cage', 'Tape', 'Grips', 'Axle']],
  ['type:Grips', ['Grips']],
  ['type:Gone', ['Cage', 'Tape', 'Axle', 'Grips']],
])('BLD-62 the filter %s shows %j', (filter, names) => {
  expect(filterOthers(parts, filter).map(({ name }) => name)).toEqual(names);
});

test('the type filters of a tab are the types that occur', () => {
  expect(otherTypeFilters(parts)).toEqual([
    'type:Bar Tape',
    'type:Bottle Cage',
    'type:Grips',
    'type:Thru-Axle',
  ]);
});
