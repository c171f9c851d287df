import type { CataloguePreview, ImportedList } from '@pp-tools/domain/contract';
import { expect, test } from 'vitest';
import { isAgreed, removalsOf, withField, withList } from './import-question.ts';

const counts = { before: 20, total: 20, added: 0, changed: 1, removed: 0, refused: 0, suspicious: 0 };
const listWith = (more: Partial<typeof counts>): ImportedList => ({
  list: 'saddle',
  label: 'Saddles',
  revision: 1,
  counts: { ...counts, ...more },
  added: [],
  changed: [],
  removed: [],
  refused: [],
  suspicious: [],
});
const preview = (...lists: readonly ImportedList[]): CataloguePreview => ({
  sheets: [
    {
      name: 'a',
      rows: 1,
      list: 'saddle',
      missing: [],
      columns: [
        { column: 0, heading: 'A', field: 'id', examples: [] },
        { column: 1, heading: 'B', field: null, examples: [] },
      ],
    },
    { name: 'b', rows: 1, list: null, missing: [], columns: [] },
  ],
  lists: [...lists],
});
const none = { goodRows: false, removals: {} };

test('an import is agreed to when something changes, refused rows are left out and many removals typed', () => {
  expect(isAgreed(preview(listWith({})), none)).toBe(true);
  expect(isAgreed(preview(listWith({ changed: 0 })), none)).toBe(false);
  expect(isAgreed(preview(), none)).toBe(false);
  const refused = preview(listWith({ refused: 1 }));
  expect(isAgreed(refused, none)).toBe(false);
  expect(isAgreed(refused, { ...none, goodRows: true })).toBe(true);
  const removed = preview(listWith({ removed: 3 }));
  expect(isAgreed(removed, none)).toBe(false);
  expect(isAgreed(removed, { ...none, removals: { saddle: '4' } })).toBe(false);
  expect(isAgreed(removed, { ...none, removals: { saddle: ' 3 ' } })).toBe(true);
  expect(removalsOf({ ...none, removals: { saddle: ' 3 ', pedal: 'x' } })).toEqual({ saddle: 3 });
});

test('a field moves to the column that was chosen for it; another list has its columns matched again', () => {
  expect(withField(preview(), 0, 1, 'id')[0]).toEqual({ list: 'saddle', columns: [null, 'id'] });
  expect(withField(preview(), 0, 0, null)[0]).toEqual({ list: 'saddle', columns: [null, null] });
  expect(withList(preview(), 1, 'pedal')).toEqual([
    { list: 'saddle', columns: ['id', null] },
    { list: 'pedal', columns: null },
  ]);
});
