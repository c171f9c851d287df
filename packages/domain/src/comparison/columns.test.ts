import { describe, expect, test } from 'vitest';
import { aWheelset } from '../testing/public.ts';
import { estimatedLabels } from '../wheelset/public.ts';
import { columnOrder, comparisonColumns, isEqualColumn, isEstimatedCell, visibleColumns } from './public.ts';

const road = aWheelset({ id: 1, name: 'Road 45' });
const gravel = aWheelset({ id: 2, name: 'Gravel 40', intendedUse: 'gravel', price: 900, weight: 1600 });
const rim = aWheelset({ id: 3, name: 'Rim 30', brake: 'rim', price: null });
const catalogue = [road, gravel, rim];
const column = (id: string) => {
  const found = comparisonColumns.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`no column ${id}`);
  return found;
};

describe('columns', () => {
  test('CMP-09 labels stand in the order and spelling of the specification', () => {
    expect(comparisonColumns.map(({ label }) => label)).toEqual([
      'Price',
      'Disc or Rim',
      'Weight',
      'Clincher or Tubeless or Hookless',
      'Front Spoke Count',
      'Front Rim Depth',
      'Front Rim Inner Width',
      'Front Rim Outter Width',
      'Rear Spoke Count',
      'Rear Rim Depth',
      'Rear Rim Inner Width',
      'Rear Rim Outter Width',
      'Rider Weight Limit',
      'Spoke',
      'Warranty',
      'Freehub Engagement',
    ]);
  });

  test('CMP-10 the simple table has eight columns', () => {
    expect(visibleColumns(false).map(({ id }) => id)).toEqual([
      'price',
      'brake',
      'weight',
      'rimType',
      'frontRimDepth',
      'frontInnerWidth',
      'rearRimDepth',
      'rearInnerWidth',
    ]);
    expect(visibleColumns(true)).toHaveLength(16);
  });

  test('CMP-07 no limit is the largest rider weight limit and unknown comes last both ways', () => {
    const none = aWheelset({ id: 4, riderWeightLimit: Number.POSITIVE_INFINITY });
    const unknown = aWheelset({ id: 5, riderWeightLimit: null });
    const sorted = (direction: 'ascending' | 'descending') =>
      [unknown, none, road].sort(columnOrder(column('riderWeightLimit'), direction)).map(({ id }) => id);
    expect(sorted('ascending')).toEqual([1, 4, 5]);
    expect(sorted('descending')).toEqual([4, 1, 5]);
  });

  test('a column is equal only when every value is', () => {
    expect(isEqualColumn(column('frontRimDepth'), catalogue)).toBe(true);
    expect(isEqualColumn(column('price'), catalogue)).toBe(false);
    expect(isEqualColumn(column('price'), [road])).toBe(false);
    expect(isEqualColumn(column('riderWeightLimit'), [road, { ...road, riderWeightLimit: 120 }])).toBe(false);
  });

  test.each([
    [null, null, true],
    [null, 'Steel', false],
    ['steel', 'Steel', true],
    ['Carbon', 'Steel', false],
  ])('spokes of %j and %j: equal %j', (one, other, isEqual) => {
    const wheelsets = [aWheelset({ spokeType: one }), aWheelset({ spokeType: other })];
    expect(isEqualColumn(column('spokeType'), wheelsets)).toBe(isEqual);
  });
});

test('a cell is an estimate where its figure is known and no page states it', () => {
  const recalled = aWheelset({ recalledColumns: ['price', 'weight', 'frontRimInnerWidth'], weight: null });
  const marked = comparisonColumns.filter((column) => isEstimatedCell(column, recalled)).map(({ id }) => id);
  expect(marked).toEqual(['price', 'frontInnerWidth']);
  expect(comparisonColumns.some((column) => isEstimatedCell(column, aWheelset()))).toBe(false);
  expect(estimatedLabels(recalled)).toEqual(['Price', 'Weight', 'Front inner width']);
});
