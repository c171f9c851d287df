import { describe, expect, test } from 'vitest';
import { growthOnDoubling, linearGrowth } from '../testing/growth.ts';
import { matchHeadings } from './match-headings.ts';
import { partFields } from './part-field.ts';
import { millimetres, partKey, partName, partPrice } from './part-kinds.ts';
import { type ListRow, rowSuspicion } from './suspicious-values.ts';

const fields = partFields({ id: partKey, name: partName, price: partPrice, reach: millimetres('Reach') });
const row = (index: number, price: number): ListRow => ({
  id: `a${index}`,
  name: `Bar ${index}`,
  price,
  reach: 80,
});

describe('what an import judges costs in proportion to the file', { timeout: 120_000 }, () => {
  test.each([
    ['all unknown', (index: number) => `Column ${index}`],
    ['all the same', () => 'Price ($)'],
    ['without a letter', (index: number) => '-'.repeat(index % 5)],
  ])('headings %s', async (_, headingOf) => {
    const headings = (count: number) => Array.from({ length: count }, (_item, index) => headingOf(index));
    const growth = await growthOnDoubling((all) => matchHeadings(all, fields), headings, 4000);
    expect(growth).toBeLessThan(linearGrowth);
  });

  test.each([
    ['an open bracket', '('],
    ['blanks', ' '],
    ['brackets that close', '()'],
    ['letters', 'é'],
  ])('one heading of %s, very long', async (_, sign) => {
    const heading = (count: number) => `Price ${sign.repeat(count)}x`;
    const growth = await growthOnDoubling((text) => matchHeadings([text], fields), heading, 4000);
    expect(growth).toBeLessThan(linearGrowth);
  });

  test('suspicious values of rows that change and rows that are new', async () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, index) => row(index, 20 + (index % 90)));
    const judgeAll = (list: readonly ListRow[]) => {
      const judge = rowSuspicion(fields, list);
      return list.map((before, index) =>
        judge(index % 2 === 0 ? before : null, row(index, (index % 7) * 100)),
      );
    };
    expect(await growthOnDoubling(judgeAll, rows, 4000)).toBeLessThan(linearGrowth);
  });
});
