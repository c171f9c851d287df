import { expect, test } from 'vitest';
import { sourceName } from './public.ts';

test.each([
  ['https://docs.google.com/spreadsheets/d/x/export?format=csv', null],
  ['/srv/shop/data/wheelsets.csv', 'wheelsets.csv'],
  ['C:\\shop\\wheelsets.csv', 'wheelsets.csv'],
  ['wheelsets.csv', null],
  ['/', null],
])('%s is called %j', (place, name) => {
  expect(sourceName(place)).toBe(name ?? place);
});
