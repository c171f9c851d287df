import { describe, expect, test } from 'vitest';
import { listIn } from './list-answer.ts';

describe('the list inside an answer', () => {
  test.each([
    ['data.wheelsets', { data: { wheelsets: [1] } }],
    ['wheelsets', { wheelsets: [1] }],
    ['data', { data: [1] }],
    ['results', { results: [1] }],
    ['rows', { rows: [1] }],
  ])('BLD-40 is found under %s', (_place, body) => {
    expect(listIn(body, 'wheelsets')).toEqual([1]);
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'oops'],
    ['an object in its place', { data: { wheelsets: { 0: 1 } } }],
    ['a list of another name', { data: { tires: [1] } }],
  ])('BLD-49 is not found in %s', (_what, body) => {
    expect(listIn(body, 'wheelsets')).toBeNull();
  });
});
