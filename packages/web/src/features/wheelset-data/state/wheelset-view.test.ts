import { blankWheelset } from '@pp-tools/domain/wheelset';
import { expect, test } from 'vitest';
import { searchWheelsets, sortWheelsets } from './wheelset-view.ts';

const wheel = (id: number, name: string, price: number, brand = '') => ({
  ...blankWheelset,
  id,
  version: 1,
  ppId: 1000 + id,
  name,
  price,
  brand,
});
const list = [wheel(1, 'Zipp 303', 1900), wheel(2, 'DT 10', -1, 'DT Swiss'), wheel(3, 'DT 9', 800)];
const ids = (wheelsets: readonly { readonly id: number }[]) => wheelsets.map(({ id }) => id);

test.each([
  ['name', 'ascending', [3, 2, 1]],
  ['name', 'descending', [1, 2, 3]],
  ['price', 'ascending', [3, 1, 2]],
  ['price', 'descending', [1, 3, 2]],
  ['brand', 'descending', [2, 1, 3]],
] as const)(
  'ADM-09 by %s %s unknown ones are last and equal ones keep their order',
  (by, direction, order) => {
    expect(ids(sortWheelsets(list, { by, direction }))).toEqual(order);
  },
);

test.each([
  ['', [1, 2, 3]],
  ['dt', [2, 3]],
  ['SWISS dt', [2]],
  ['1003', [3]],
  ['nothing', []],
] as const)('ADM-09 the search "%s" finds those that hold all its words', (search, found) => {
  expect(ids(searchWheelsets(list, search))).toEqual(found);
});
