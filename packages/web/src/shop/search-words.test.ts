import { expect, test } from 'vitest';
import { holdsWords, searchWords } from './search-words.ts';

test('a search is its words, whatever the case and the spaces between', () => {
  expect(searchWords('  Zipp\t303  FIRECREST ')).toEqual(['zipp', '303', 'firecrest']);
  expect(searchWords('   ')).toEqual([]);
});

test('every word must occur, in any order and also inside a longer word', () => {
  expect(holdsWords('zipp 303 firecrest', searchWords('Crest zipp'))).toBe(true);
  expect(holdsWords('zipp 303 firecrest', searchWords('zipp 404'))).toBe(false);
  expect(holdsWords('zipp', searchWords(''))).toBe(true);
});
