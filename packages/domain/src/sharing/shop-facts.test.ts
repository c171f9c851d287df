import { expect, test } from 'vitest';
import { bikeSlots } from '../part/public.ts';
import { shopFacts, shopListsOf } from './public.ts';

const rows = [
  {
    id: 'a',
    name: 'Old Saddle',
    brand: 'Selle',
    article_number: 'S-1',
    shop_state: 'discontinued',
    successor: 'b',
  },
  { id: 'b', name: 'New Saddle', brand: 'Selle', stock: 'on-order', stock_days: 9, article_number: '' },
  { id: 'c', name: 'Plain', brand: '', stock: 'someday', stock_days: -1 },
  { product_key: 'f', id: 7, name: 'Frame', stock: 'in-stock' },
];

test.each([
  [
    'a',
    {
      articleNumber: 'S-1',
      stock: '',
      stockDays: null,
      isDiscontinued: true,
      successor: { id: 'b', name: 'Selle New Saddle' },
    },
  ],
  ['b', { articleNumber: '', stock: 'on-order', stockDays: 9, isDiscontinued: false, successor: null }],
  ['c', { articleNumber: '', stock: '', stockDays: null, isDiscontinued: false, successor: null }],
  ['f', { articleNumber: '', stock: 'in-stock', stockDays: null, isDiscontinued: false, successor: null }],
  ['7', null],
])('what the shop says of %s', (id, facts) => expect(shopFacts(rows, id)).toEqual(facts));

test('a successor that is in no list is named by its id', () => {
  expect(shopFacts([{ id: 'a', successor: 'gone' }], 'a')?.successor).toEqual({ id: 'gone', name: 'gone' });
});

test('every slot but sealant is sold from a list', () => {
  expect(bikeSlots.filter((slot) => shopListsOf(slot).length === 0)).toEqual(['sealant']);
});
