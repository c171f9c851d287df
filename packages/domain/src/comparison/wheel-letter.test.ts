import { expect, test } from 'vitest';
import { wheelLetters } from './wheel-letter.ts';

test('a letter follows the order of choice, and the ninth wheelset has none', () => {
  expect([...wheelLetters([7, 3, 5])]).toEqual([
    [7, 'A'],
    [3, 'B'],
    [5, 'C'],
  ]);
  const many = wheelLetters([11, 12, 13, 14, 15, 16, 17, 18, 19]);
  expect(many.get(18)).toBe('H');
  expect(many.has(19)).toBe(false);
  expect(wheelLetters([]).size).toBe(0);
});
