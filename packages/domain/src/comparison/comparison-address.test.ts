import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unitSystems } from '../core/public.ts';
import { myWheelsId, wheelsetCategories, wheelsetSorts } from '../wheelset/public.ts';
import {
  comparisonColumns,
  type LinkedComparison,
  mostLinkedWheelsets,
  readComparisonAddress,
  writeComparisonAddress,
} from './public.ts';

fc.configureGlobal({ seed: 20261128, numRuns: 300 });

const columnIds = comparisonColumns.map(({ id }) => id);
const ppId = fc.integer({ min: 1, max: 9_999_999_999 });
const mine = 's742_890~Old – 2';
const link: fc.Arbitrary<LinkedComparison> = fc
  .record({
    ppIds: fc.uniqueArray(ppId, { minLength: 1, maxLength: mostLinkedWheelsets }),
    mine: fc.constantFrom(null, mine),
    hasBaseline: fc.boolean(),
    category: fc.option(fc.constantFrom(...wheelsetCategories)),
    sort: fc.option(fc.constantFrom(...wheelsetSorts)),
    columnSort: fc.option(
      fc.record({
        columnId: fc.constantFrom(...columnIds),
        direction: fc.constantFrom('ascending', 'descending'),
      }),
    ),
    isAdvanced: fc.option(fc.boolean()),
    columns: fc.option(fc.uniqueArray(fc.constantFrom(...columnIds), { minLength: 1 })),
    units: fc.option(fc.constantFrom(...unitSystems)),
  })
  .map(({ hasBaseline, ...rest }) => ({
    ...rest,
    baselinePpId: hasBaseline ? (rest.mine === null ? (rest.ppIds[0] ?? null) : myWheelsId) : null,
  }));

describe('the address of a comparison', () => {
  test('is short', () => {
    expect(
      writeComparisonAddress({
        ppIds: [1001, 1003],
        mine: null,
        baselinePpId: 1003,
        category: 'roadRim',
        sort: 'weightAscending',
        columnSort: { columnId: 'price', direction: 'descending' },
        isAdvanced: true,
        columns: ['weight', 'price'],
        units: 'imperial',
      }),
    ).toEqual({
      v: '1',
      w: '1001-1003',
      b: '1003',
      c: 'roadRim',
      s: 'weightAscending',
      o: 'price-d',
      a: '1',
      k: 'weight-price',
      u: 'imperial',
    });
  });

  test('carries the wheels of the sender, as the baseline too', () => {
    const { link: linked } = readComparisonAddress({ v: '1', w: '1001', m: mine, b: 'm' });
    expect(linked).toMatchObject({ ppIds: [1001], mine, baselinePpId: myWheelsId });
  });

  test('what is written is read back whole, for any comparison, also through a browser address', () => {
    fc.assert(
      fc.property(link, (linked) => {
        const query = new URLSearchParams(writeComparisonAddress(linked)).toString();
        const parameters = Object.fromEntries(new URLSearchParams(query));
        expect(readComparisonAddress(parameters)).toEqual({ link: linked, dropped: [] });
      }),
    );
  });

  test.each([
    [{}, undefined, []],
    [{ w: '1001' }, undefined, []],
    [{ v: '2', w: '1001' }, undefined, ['version']],
    [{ v: '1' }, undefined, []],
    [{ v: '1', w: '' }, undefined, ['wheelsets']],
    [{ v: '1', w: 'drop table' }, undefined, ['wheelsets']],
    [{ v: '1', w: `-1--2-1e9-0x10${'9'.repeat(40)}` }, [1, 2], ['wheelsets']],
    [{ v: '1', w: '1001-1001' }, [1001], []],
    [{ v: '1', w: '1001', b: '1002' }, [1001], ['baseline']],
    [{ v: '1', w: '0-1001' }, [1001], ['wheelsets']],
    [{ v: '1', w: '1001', b: 'm' }, [1001], ['baseline']],
    [{ v: '1', w: '1001', b: 'm', m: 'x'.repeat(241) }, [1001], ['mine', 'baseline']],
    [{ v: '1', w: '1001', o: 'price-d-d' }, [1001], ['sort']],
    [{ v: '1', w: '1001', o: 'price' }, [1001], ['sort']],
    [{ v: '1', w: '1001', s: 'toString', o: '__proto__-a' }, [1001], ['sort']],
    [
      {
        v: '1',
        w: '1001',
        b: '<script>',
        c: 'all',
        s: '__proto__',
        a: 'yes',
        k: 'constructor-price',
        u: '9',
      },
      [1001],
      ['baseline', 'category', 'sort', 'mode', 'columns', 'units'],
    ],
  ])('of %j the ids %j are read and %j is named as left out', (parameters, ppIds, dropped) => {
    const reading = readComparisonAddress(parameters);
    expect(reading.link?.ppIds).toEqual(ppIds);
    expect(reading.dropped).toEqual(dropped);
  });

  test('of an unreadable column list the readable columns stay', () => {
    const { link: linked } = readComparisonAddress({ v: '1', w: '1001', k: 'constructor-price' });
    expect(linked?.columns).toEqual(['price']);
  });

  test(`more than ${mostLinkedWheelsets} wheelsets are cut, and it is named`, () => {
    const w = Array.from({ length: mostLinkedWheelsets + 1 }, (_, place) => place + 1).join('-');
    const reading = readComparisonAddress({ v: '1', w });
    expect(reading.link?.ppIds).toHaveLength(mostLinkedWheelsets);
    expect(reading.dropped).toEqual(['wheelsets']);
  });

  test('any text is survived, and what is read can be written and read again', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0123456789-ad') }),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...'wmbcsoaku'), text), (parameters) => {
        const { link: linked } = readComparisonAddress({ ...parameters, v: '1' });
        if (linked === null) return;
        expect(readComparisonAddress(writeComparisonAddress(linked))).toEqual({ link: linked, dropped: [] });
      }),
    );
  });
});
