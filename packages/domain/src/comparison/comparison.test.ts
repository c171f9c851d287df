import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aWheelset } from '../testing/public.ts';
import {
  addWheelset,
  type Comparison,
  chooseCategory,
  columnOrder,
  compareCell,
  compareWithLink,
  comparisonColumns,
  completeness,
  dropUnknown,
  emptyComparison,
  exportRows,
  isEqualColumn,
  mergeComparison,
  priceWeightFrontier,
  readComparisonAddress,
  removeWheelset,
  riderVerdict,
  selectAll,
  shownWheelsets,
  toggleBaseline,
  visibleColumns,
  writeComparisonAddress,
} from './public.ts';

fc.configureGlobal({ seed: 20261128, numRuns: 300 });

const road = aWheelset({ id: 1, name: 'Road 45' });
const gravel = aWheelset({ id: 2, name: 'Gravel 40', intendedUse: 'gravel', price: 900, weight: 1600 });
const rim = aWheelset({ id: 3, name: 'Rim 30', brake: 'rim', price: null });
const catalogue = [road, gravel, rim];
const listOf = (...ids: number[]): Comparison => ({ ...emptyComparison, ids });
const column = (id: string) => {
  const found = comparisonColumns.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`no column ${id}`);
  return found;
};

describe('the list', () => {
  test('CMP-05 a wheelset of the same name joins only once', () => {
    const twin = aWheelset({ id: 9, name: ' road 45 ' });
    expect(addWheelset(listOf(1), twin, [...catalogue, twin])).toEqual({
      ok: false,
      fault: { code: 'already-added', name: ' road 45 ' },
    });
    expect(addWheelset(listOf(1), road, catalogue).ok).toBe(false);
    expect(addWheelset(listOf(1), gravel, catalogue)).toEqual({ ok: true, value: listOf(1, 2) });
  });

  test('removing the baseline leaves comparison mode', () => {
    const compared = toggleBaseline(listOf(1, 2), 1);
    expect(removeWheelset(compared, 1)).toEqual(listOf(2));
    expect(removeWheelset(compared, 2).baselineId).toBe(1);
  });

  test('CMP-12 choosing the baseline again leaves comparison mode', () => {
    expect(toggleBaseline(toggleBaseline(listOf(1), 1), 1)).toEqual(listOf(1));
  });

  test('CMP-03 clearing the category restores the earlier list', () => {
    const narrowed = chooseCategory(listOf(1, 2, 3), 'gravel');
    expect(shownWheelsets(narrowed, catalogue)).toEqual([gravel]);
    expect(shownWheelsets(chooseCategory(narrowed, null), catalogue)).toEqual(catalogue);
  });

  test('CMP-08 Select All shows the whole category and gives the earlier list back', () => {
    const all = selectAll(chooseCategory(listOf(1), 'roadRim'), true);
    expect(shownWheelsets(all, catalogue)).toEqual([rim]);
    expect(selectAll(chooseCategory(all, null), false)).toEqual(listOf(1));
  });

  test('CMP-16 ids that no longer exist are dropped quietly', () => {
    expect(dropUnknown({ ...listOf(1, 77), baselineId: 77 }, catalogue)).toEqual(listOf(1));
    const clean = listOf(1, 2);
    expect(dropUnknown(clean, catalogue)).toBe(clean);
  });

  test('any order of deeds keeps every id once and the baseline in the list', () => {
    const deed = fc.record({
      kind: fc.constantFrom('add', 'remove', 'base', 'merge'),
      id: fc.constantFrom(1, 2, 3),
    });
    fc.assert(
      fc.property(fc.array(deed), (deeds) => {
        let comparison = emptyComparison;
        for (const { kind, id } of deeds) {
          const wheelset = catalogue.find((candidate) => candidate.id === id) ?? road;
          if (kind === 'add') {
            const added = addWheelset(comparison, wheelset, catalogue);
            if (added.ok) comparison = added.value;
          } else if (kind === 'remove') comparison = removeWheelset(comparison, id);
          else if (kind === 'merge') comparison = mergeComparison(comparison, listOf(id, 3));
          else if (comparison.ids.includes(id)) comparison = toggleBaseline(comparison, id);
          expect(new Set(comparison.ids).size).toBe(comparison.ids.length);
          expect(comparison.baselineId === null || comparison.ids.includes(comparison.baselineId)).toBe(true);
        }
      }),
    );
  });
});

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
  });
});

describe('CMP-12 differences', () => {
  test.each([
    ['price', { price: 1440 }, { kind: 'difference', amount: 240, verdict: 'worse' }],
    ['price', { price: 1000 }, { kind: 'difference', amount: -200, verdict: 'better' }],
    ['price', { price: null }, { kind: 'unknown' }],
    ['weight', { weight: 1450 }, { kind: 'same' }],
    ['weight', { weight: 1450.04 }, { kind: 'same' }],
    ['riderWeightLimit', { riderWeightLimit: 90 }, { kind: 'plain' }],
    ['warranty', { warranty: 'none' }, { kind: 'plain' }],
    ['brake', { brake: 'rim' }, { kind: 'other' }],
    ['spokeType', { spokeType: null }, { kind: 'unknown' }],
    ['spokeType', { spokeType: 'steel bladed' }, { kind: 'same' }],
  ] as const)('%s of %j beside the plain wheelset', (id, changes, expected) => {
    expect(compareCell(column(id), aWheelset({ id: 2, ...changes }), road)).toEqual(expected);
  });

  test('depth and width differences are neutral and rounded to one decimal', () => {
    const wide = aWheelset({ front: { ...road.front, innerWidth: 23.64, rimDepth: 55 } });
    expect(compareCell(column('frontInnerWidth'), wide, road)).toEqual({
      kind: 'difference',
      amount: 2.6,
      verdict: 'neutral',
    });
    expect(compareCell(column('frontRimDepth'), wide, road)).toMatchObject({
      amount: 10,
      verdict: 'neutral',
    });
  });

  test('the difference the other way round is the same with the other sign, for any figures', () => {
    const price = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(price, price, (a, b) => {
        const there = compareCell(column('price'), aWheelset({ price: a }), aWheelset({ price: b }));
        const back = compareCell(column('price'), aWheelset({ price: b }), aWheelset({ price: a }));
        if (there.kind !== 'difference' || back.kind !== 'difference') expect(there).toEqual(back);
        else expect(there.amount).toBe(-back.amount);
      }),
    );
  });
});

describe('frontier and badges', () => {
  test('a beaten wheel says by whom and by how much; unknown ones stand apart', () => {
    const dearAndHeavy = aWheelset({ id: 6, price: 1500, weight: 1500 });
    const frontier = priceWeightFrontier([...catalogue, dearAndHeavy]);
    expect(frontier.best.map(({ wheelset }) => wheelset.id)).toEqual([2, 1]);
    expect(frontier.beaten).toMatchObject([{ by: { wheelset: { id: 1 } }, cheaperBy: 300, lighterBy: 50 }]);
    expect(frontier.unplaced).toEqual([rim]);
  });

  test('nothing on the frontier is beaten and everything off it is, for any catalogue', () => {
    const wheel = fc.record({
      price: fc.integer({ min: 1, max: 30 }),
      weight: fc.integer({ min: 1, max: 30 }),
    });
    fc.assert(
      fc.property(fc.array(wheel, { maxLength: 40 }), (wheels) => {
        const all = wheels.map((figures, place) => aWheelset({ id: place + 1, ...figures }));
        const { best, beaten } = priceWeightFrontier(all);
        expect(best.length + beaten.length).toBe(all.length);
        for (const { price, weight } of best) {
          expect(
            wheels.some(
              (w) => w.price <= price && w.weight <= weight && (w.price < price || w.weight < weight),
            ),
          ).toBe(false);
        }
        for (const { cheaperBy, lighterBy } of beaten) {
          expect(cheaperBy >= 0 && lighterBy >= 0 && cheaperBy + lighterBy > 0).toBe(true);
        }
      }),
    );
  });

  test.each([
    [110, 'fits'],
    [110.1, 'exceeds'],
  ] as const)('a rider of %d kg %s a limit of 110 kg', (rider, verdict) => {
    expect(riderVerdict(road, rider)).toBe(verdict);
    expect(riderVerdict(aWheelset({ riderWeightLimit: null }), rider)).toBe('unknown');
    expect(riderVerdict(aWheelset({ riderWeightLimit: Number.POSITIVE_INFINITY }), rider)).toBe('fits');
  });

  test('completeness counts what is known of the sixteen columns', () => {
    expect(completeness(road)).toEqual({ known: 16, total: 16 });
    expect(completeness(rim)).toEqual({ known: 15, total: 16 });
  });
});

describe('address', () => {
  const link = {
    ppIds: [1001, 1003],
    baselinePpId: 1003,
    category: 'roadRim',
    sort: 'weightAscending',
    isAdvanced: true,
    columns: ['weight', 'price'],
    units: 'imperial',
  } as const;

  test('what is written is read back', () => {
    expect(readComparisonAddress(writeComparisonAddress(link))).toEqual(link);
  });

  test.each([
    [{}],
    [{ v: '2', w: '1001' }],
    [{ v: '1', w: '' }],
    [{ v: '1', w: 'drop table' }],
    [{ v: '1', w: `-1--2-1e9-0x10${'9'.repeat(40)}` }, [1, 2]],
    [
      {
        v: '1',
        w: '1001-1001',
        b: '<script>',
        c: 'all',
        s: '__proto__',
        a: 'yes',
        k: 'constructor-price',
        u: '9',
      },
      [1001],
    ],
  ])('the hostile address %j never throws', (parameters, ppIds?: readonly number[]) => {
    const read = readComparisonAddress(parameters);
    expect(read?.ppIds).toEqual(ppIds);
  });

  test('any text is survived', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('v', 'w', 'b', 'c', 's', 'a', 'k', 'u'), fc.string()),
        (parameters) => {
          expect(() => readComparisonAddress({ ...parameters, v: '1' })).not.toThrow();
        },
      ),
    );
  });

  test('a link says what it adds, what it lacks and how many ids nobody knows', () => {
    const difference = compareWithLink([1, 3], { ...link, ppIds: [1001, 1002, 4711] }, catalogue);
    expect(difference).toMatchObject({ linked: [road, gravel], added: [gravel], missing: [rim], unknown: 1 });
  });
});

test('the export has bare figures, units in the header and words for what is not a figure', () => {
  const { header, rows } = exportRows(
    [column('price'), column('riderWeightLimit'), column('brake')],
    [aWheelset({ riderWeightLimit: Number.POSITIVE_INFINITY, price: null })],
  );
  expect(header).toEqual(['Name', 'Price ($)', 'Rider Weight Limit (kg)', 'Disc or Rim', 'Product page']);
  expect(rows).toEqual([['Test Wheelset 1', 'N/A', 'no limit', 'disc', 'https://shop.example/wheelset']]);
});
