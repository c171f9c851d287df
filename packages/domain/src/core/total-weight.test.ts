import { expect, test } from 'vitest';
import { formatTotalWeight } from './public.ts';

test.each([
  [0, 'TBD'],
  [1, '1g'],
  [999, '999g'],
  [999.4, '999g'],
  [999.6, '1.0kg'],
  [1000, '1.0kg'],
  [1049, '1.0kg'],
  [1234, '1.2kg'],
  [1250, '1.3kg'],
  [7480, '7.5kg'],
])('BLD-91 a total of %d g reads %s', (grams, text) => {
  expect(formatTotalWeight(grams)).toBe(text);
});
