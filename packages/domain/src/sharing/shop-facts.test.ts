import { expect, test } from 'vitest';
import { bikeSlots } from '../part/public.ts';
import { assortmentFromWire, assortmentOf, assortmentRowSchema, shopListsOf, shopReader } from './public.ts';

const rows = [
  {
    id: 'a',
    name: 'Old Saddle',
    brand: 'Selle',
    article_number: 'S-1',
    shop_state: 'discontinued',
    successor: 'b',
  },
  { id: 'b', name: 'Selle New Saddle', brand: 'Selle', stock: 'on-order', stock_days: 9, article_number: '' },
  { id: 'c', name: 'Plain', brand: '', stock: 'someday', stock_days: -1 },
  { id: 'd', name: 'Older', brand: 'Selle', shop_state: 'discontinued', successor: 'a' },
  { id: 'e', name: 'Ends', brand: 'Selle', shop_state: 'discontinued', successor: 'h' },
  { id: 'h', name: 'Hidden', brand: 'Selle', shop_state: 'hidden', stock: 'in-stock' },
  { id: 'x', name: 'Round', brand: '', shop_state: 'discontinued', successor: 'y' },
  { id: 'y', name: 'And round', brand: '', shop_state: 'discontinued', successor: 'x' },
  { product_key: 'f', id: 7, name: 'Frame', brand: '', stock: 'in-stock' },
];
const silent = { articleNumber: '', stock: '', stockDays: null, isDiscontinued: false, successor: null };
const gone = { ...silent, isDiscontinued: true };
const newSaddle = { id: 'b', name: 'Selle New Saddle' };

test.each([
  ['a', { ...gone, articleNumber: 'S-1', successor: newSaddle }],
  ['b', { ...silent, stock: 'on-order', stockDays: 9 }],
  ['c', silent],
  ['f', { ...silent, stock: 'in-stock' }],
  ['7', null],
])('what the shop says of %s', (id, facts) => expect(shopReader(rows)(id)).toEqual(facts));

test('a successor that is discontinued itself leads on to the one that is sold', () => {
  expect(shopReader(rows)('d')?.successor).toEqual(newSaddle);
});

test.each([
  ['hidden', 'e'],
  ['in a circle', 'x'],
])('a successor that is %s is not named', (_, id) => expect(shopReader(rows)(id)).toEqual(gone));

test('a successor that is in no list is not named', () => {
  expect(shopReader([{ id: 'a', shop_state: 'discontinued', successor: 'gone' }])('a')).toEqual(gone);
});

test('a wheelset has its name from the list of wheelsets', () => {
  const wheelsets = [
    { id: '1', shop_state: 'discontinued', successor: '2' },
    { id: '2', shop_state: '' },
  ];
  expect(shopReader(wheelsets, new Map([['2', 'Zipp 303']]))('1')?.successor).toEqual({
    id: '2',
    name: 'Zipp 303',
  });
  expect(shopReader(wheelsets)('1')?.successor).toBeNull();
});

test('every slot but sealant is sold from a list', () => {
  expect(bikeSlots.filter((slot) => shopListsOf(slot).length === 0)).toEqual(['sealant']);
});

const travelled = (isStockPublic: boolean) =>
  assortmentFromWire(
    assortmentOf('saddle', rows, new Map(), isStockPublic).map((row) =>
      assortmentRowSchema.parse(JSON.parse(JSON.stringify(row))),
    ),
  );

test('visitors learn what is discontinued, and of stock only where the shop shows it', () => {
  const [plain, open] = [travelled(false), travelled(true)];
  expect(plain('saddle', 'a')).toEqual({ ...gone, successor: newSaddle });
  expect(open('saddle', 'a')).toEqual({ ...gone, articleNumber: 'S-1', successor: newSaddle });
  expect([plain('saddle', 'b'), open('saddle', 'b')]).toEqual([
    null,
    { ...silent, stock: 'on-order', stockDays: 9 },
  ]);
  expect([open('saddle', 'h'), open('saddle', 'c'), open('pedal', 'a')]).toEqual([null, null, null]);
});
