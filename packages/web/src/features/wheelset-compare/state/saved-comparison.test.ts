import { readFileSync } from 'node:fs';
import { chosenColumns } from '@pp-tools/domain/comparison';
import { expect, test } from 'vitest';
import { parseKept } from '../../../platform/browser-storage.ts';
import { keptComparison } from './kept-comparison.ts';

/** Comparisons as browsers hold them, one file for each form; they are never edited, a new form is a new file. */
const saved = (file: string): string => readFileSync(new URL(`saved/${file}`, import.meta.url), 'utf8');
const list = { ids: [3, 1, 2], baselineId: 1, category: 'gravel', isAllSelected: false };

test.each([
  ['comparison-1.json', { comparison: list, sort: 'weightAscending', isCompact: true, pinned: [] }],
  ['comparison-2.json', { comparison: list, sort: 'weightAscending', isZoom: true, pinned: ['weight'] }],
])('CMP-16 the saved comparison %s is read', (file, expected) => {
  expect(parseKept(keptComparison, saved(file))).toMatchObject(expected);
});

test('a saved column that is there no more is passed over', () => {
  const columns = parseKept(keptComparison, saved('comparison-1.json'))?.columns ?? null;
  expect(chosenColumns(columns, true).map(({ id }) => id)).toEqual(['weight', 'price']);
});

test.each(['sort', 'isAdvanced', 'isZoom', 'isCompact', 'columns', 'pinned'])(
  'a saved comparison without %s is read, and the list of wheelsets stays',
  (name) => {
    const { version, value } = JSON.parse(saved('comparison-2.json'));
    const { [name]: _left, ...less } = value;
    const read = parseKept(keptComparison, JSON.stringify({ version, value: less }));
    expect(read).toMatchObject({ comparison: list, [name]: Reflect.get(keptComparison.fallback, name) });
  },
);
