import { describe, expect, test } from 'vitest';
import { chosenColumns, columnViews, comparisonColumns, mostPinnedColumns, togglePin } from './public.ts';

describe('column views', () => {
  test('every saved view names columns that exist, each once', () => {
    const known = new Set(comparisonColumns.map(({ id }) => id));
    for (const ids of Object.values(columnViews)) {
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(known.has(id)).toBe(true);
    }
  });

  test('CMP-10 without a choice the mode decides, with a choice its order stands', () => {
    expect(chosenColumns(null, false)).toHaveLength(8);
    expect(chosenColumns(null, true)).toHaveLength(16);
    expect(chosenColumns(['weight', 'price', 'gone'], true).map(({ id }) => id)).toEqual(['weight', 'price']);
  });

  test('pinned columns come first in the order of their pinning; one that is hidden pins nothing', () => {
    const ids = chosenColumns(['price', 'weight', 'warranty'], true, ['warranty', 'brake', 'weight']);
    expect(ids.map(({ id }) => id)).toEqual(['warranty', 'weight', 'price']);
  });

  test('a pin is taken off by a second press, and the oldest one makes room', () => {
    expect(togglePin(['price'], 'price')).toEqual([]);
    const four = ['a', 'b', 'c', 'd'].reduce<readonly string[]>(togglePin, []);
    expect(four).toEqual(['b', 'c', 'd']);
    expect(four).toHaveLength(mostPinnedColumns);
  });
});
