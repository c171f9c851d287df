import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listIn, readRows } from './list-answer.ts';
import { unreadCount, unreadStore } from './unread-rows.ts';

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

describe('a list of which some rows cannot be read', () => {
  const row = z.object({ id: z.number() });
  const isList = (path: string) => path.startsWith('/list');
  const unread = () => unreadCount(unreadStore.getState(), isList);

  test('gives the others, counts those it cannot read, and forgets them when a later answer is whole', () => {
    expect(readRows('/list', row, [{ id: 1 }, { id: 'two' }, null, { id: 4 }])).toEqual([
      { id: 1 },
      { id: 4 },
    ]);
    expect(unread()).toBe(2);
    readRows('/list', row, [{ id: 1 }]);
    expect(unread()).toBe(0);
  });

  test('counts a row once when it is in two lists', () => {
    readRows('/list/all', row, [{ id: 'two' }, { id: 'three' }]);
    readRows('/list/of-one-frame', row, [{ id: 'two' }]);
    readRows('/another', row, [{}]);
    expect(unread()).toBe(2);
  });
});
