import { expect, test } from 'vitest';
import { setFigures } from './rest-of-set.ts';

const set = {
  id: 's',
  name: 'Set',
  brand: 'B',
  model: 'M',
  bike_type: 'Road',
  price: 1000,
  total_weight: 2500,
};
const part = (type: string, price: number, weight: number) => ({
  id: type,
  short_name: type,
  brand: 'B',
  type,
  product_id: type,
  parent_groupset_model: 'M',
  bike_type: 'Road',
  price,
  weight,
});
const parts = [part('crankset', 300, 700), part('cassette', 100, 300)];
const draft = { price: '1000', total_weight: '2500' };

test('the rest of a set is its figure minus the sum of its parts', () => {
  expect(setFigures(set, draft, parts)).toEqual({
    price: { set: 1000, parts: 400, rest: 600, isAssumed: false },
    weight: { set: 2500, parts: 1000, rest: 1500, isAssumed: false },
  });
});

test('it follows what is typed and what a part costs now', () => {
  const now = setFigures(set, { ...draft, price: '1100.5' }, [
    part('crankset', 310, 700),
    part('cassette', 100, 300),
  ]);
  expect(now?.price).toEqual({ set: 1100.5, parts: 410, rest: 690.5, isAssumed: false });
});

test('a part of another set does not count', () => {
  const other = { ...part('chain', 50, 250), parent_groupset_model: 'Other' };
  expect(setFigures(set, draft, [...parts, other])?.price.parts).toBe(400);
});

test('a set without a figure has no rest; a blank or unreadable one is unknown', () => {
  const none = { set: null, parts: null, rest: null, isAssumed: false };
  expect(setFigures(set, { price: '', total_weight: 'heavy' }, parts)).toEqual({ price: none, weight: none });
});

test('a row that is no groupset has no figures', () => {
  expect(setFigures({ ...set, bike_type: 'Boat' }, draft, parts)).toBeNull();
});
