import { expect, test } from 'vitest';
import { matchHeadings } from './match-headings.ts';
import { partFields } from './part-field.ts';
import { millimetres, partKey, partName, partPrice, words } from './part-kinds.ts';

const fields = partFields({
  id: partKey,
  name: partName,
  price: partPrice,
  reach: millimetres('Reach'),
  colour: { ...words('Colour'), heading: 'Paint-Code', headings: ['shade'] },
});

test.each([
  [
    ['id', 'NAME', ' Price '],
    ['id', 'name', 'price'],
  ],
  [
    ['Key', 'Price ($)', 'Reach (mm)'],
    ['id', 'price', 'reach'],
  ],
  [
    ['Price [USD]', 'Reach', 'paint code', 'Shade'],
    ['price', 'reach', 'colour', null],
  ],
  [
    ['Artikel', 'Preis', ''],
    [null, null, null],
  ],
  [
    ['id', 'Key'],
    ['id', null],
  ],
])('the headings %j mean %j', (headings, meant) => {
  expect(matchHeadings(headings, fields)).toEqual(meant);
});

test('what staff chose before goes before the names of the fields, and a field that is gone is not matched', () => {
  const remembered = new Map([
    ['artikel', 'id'],
    ['name', null],
    ['modell', 'name'],
    ['alt', 'gone'],
  ]);
  expect(matchHeadings(['Artikel', 'Name', 'Modell', 'alt'], fields, remembered)).toEqual([
    'id',
    null,
    'name',
    null,
  ]);
});
