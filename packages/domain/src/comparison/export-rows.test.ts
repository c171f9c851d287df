import { expect, test } from 'vitest';
import { aWheelset } from '../testing/public.ts';
import { comparisonColumns, exportRows } from './public.ts';

const column = (id: string) => {
  const found = comparisonColumns.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`no column ${id}`);
  return found;
};

test('the export has bare figures, units in the header and words for what is not a figure', () => {
  const { header, rows } = exportRows(
    [column('price'), column('riderWeightLimit'), column('brake')],
    [aWheelset({ riderWeightLimit: Number.POSITIVE_INFINITY, price: null })],
  );
  expect(header).toEqual(['Name', 'Price ($)', 'Rider Weight Limit (kg)', 'Disc or Rim', 'Product page']);
  expect(rows).toEqual([['Test Wheelset 1', 'N/A', 'no limit', 'disc', 'https://shop.example/wheelset']]);
});
