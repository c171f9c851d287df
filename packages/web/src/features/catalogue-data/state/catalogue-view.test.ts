import type { StaffField, StaffRow } from '@pp-tools/domain/contract';
import { expect, test } from 'vitest';
import { searchTexts, selectRows, shownValue, sortRows, valueCounts } from './catalogue-view.ts';

const field = (name: string, kind: StaffField['kind'], unit = ''): StaffField => ({
  name,
  label: name,
  kind,
  unit,
  words: [],
  isRequired: false,
  isKey: false,
});
const name = field('name', 'text');
const price = field('price', 'number', '$');
const disc = field('is_disc', 'flag');
const list = { name: 'x', label: 'X', rows: 3, key: ['name'], title: 'name', fields: [name, price, disc] };
const a: StaffRow = { name: 'Aero 10', price: 1200, is_disc: 1, position: 0 };
const b: StaffRow = { name: 'aero 9', price: -1, is_disc: 1, position: 1 };
const c: StaffRow = { name: 'Race', price: 90.5, is_disc: 0, position: 2 };
const rows = [a, b, c];

test('values are shown with their unit, unknown ones not at all', () => {
  expect([a, b, c].map((row) => shownValue(price, row.price))).toEqual(['$1,200', null, '$90.5']);
  expect(shownValue(disc, 1)).toBe('Yes');
  expect(shownValue(field('weight', 'number', 'g'), 320)).toBe('320 g');
});

test('texts sort as people count, unknown figures last both ways', () => {
  expect(sortRows(rows, { by: 'name', direction: 'ascending' }, name)).toEqual([b, a, c]);
  expect(sortRows(rows, { by: 'price', direction: 'ascending' }, price)).toEqual([c, a, b]);
  expect(sortRows(rows, { by: 'price', direction: 'descending' }, price)).toEqual([a, c, b]);
});

test('search words and filters narrow together, and each value is counted', () => {
  const texts = searchTexts(list, rows);
  expect(selectRows(rows, texts, 'AERO', [], list.fields)).toEqual([a, b]);
  expect(selectRows(rows, texts, 'aero', [{ field: 'price', value: '' }], list.fields)).toEqual([b]);
  expect(valueCounts(disc, rows)).toEqual([
    { value: 'Yes', count: 2 },
    { value: 'No', count: 1 },
  ]);
  expect(valueCounts(price, rows).at(-1)).toEqual({ value: '', count: 1 });
});
