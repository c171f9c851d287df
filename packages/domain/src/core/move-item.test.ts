import { expect, test } from 'vitest';
import { moveItem } from './public.ts';

test.each([
  ['c', -1, ['a', 'c', 'b']],
  ['a', -1, ['a', 'b', 'c']],
  ['a', 1, ['b', 'a', 'c']],
  ['c', 1, ['a', 'b', 'c']],
  ['gone', 1, ['a', 'b', 'c']],
  ['gone', -1, ['a', 'b', 'c']],
] as const)('%s moved by %d gives %j', (item, by, expected) => {
  expect(moveItem(['a', 'b', 'c'], item, by)).toEqual(expected);
});
