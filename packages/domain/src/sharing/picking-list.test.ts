import { expect, test } from 'vitest';
import { emptyBuild } from '../bike/public.ts';
import { tryGoals } from '../testing/goal-figures.ts';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { pickingList, pickingTotals } from './public.ts';

const catalogue = sampleCatalogue();
const made = tryGoals(catalogue);
const build = made.find(({ bike }) => bike.type === 'road')?.made.build ?? emptyBuild;

test('every part of every bike is listed once, with the price of its list', () => {
  expect(made.length).toBeGreaterThan(100);
  for (const { name, made: offer } of made) {
    const rows = pickingList(offer.build, catalogue);
    const gone = rows.filter(({ today }) => today.kind === 'gone');
    expect([name, gone]).toEqual([name, []]);
    for (const { today, priceThen } of rows) if (today.kind === 'listed') expect(today.price).toBe(priceThen);
    expect(rows.filter(({ slot }) => slot === 'tyre').map(({ pieces }) => pieces)).toEqual([2]);
  }
});

test('a new price and a part that left the catalogue are seen', () => {
  const wheelsets = catalogue.wheelsets.map((each) => ({ ...each, price: 1000 }));
  const rows = pickingList(build, { ...catalogue, wheelsets, tyres: [] });
  const rowOf = (slot: string) => rows.find((row) => row.slot === slot);
  expect(rowOf('wheelset')).toMatchObject({
    priceThen: build.wheelset?.wheelset.price,
    today: { kind: 'listed', price: 1000 },
  });
  expect(rowOf('tyre')).toMatchObject({ today: { kind: 'gone' }, pieces: 2 });
});

test('own parts are on the list and in no catalogue', () => {
  const own = {
    id: 'custom_1',
    name: 'My wheels',
    brand: 'Me',
    price: 450,
    weight: 1500,
    minTyreWidth: null,
  };
  const rows = pickingList({ ...emptyBuild, wheelset: { kind: 'own', wheelset: own } }, catalogue);
  expect(rows).toEqual([
    { slot: 'wheelset', id: '', name: 'My wheels', pieces: 1, priceThen: 450, today: { kind: 'unlisted' } },
  ]);
});

test('totals count pieces and say what has no price today', () => {
  const row = { slot: 'tyre', id: 'a', name: 'A', pieces: 2, priceThen: 40 } as const;
  expect(
    pickingTotals([
      { ...row, today: { kind: 'listed', price: 45 } },
      { ...row, pieces: 1, today: { kind: 'gone' } },
      { ...row, priceThen: null, today: { kind: 'listed', price: null } },
    ]),
  ).toEqual({ pricesThen: 120, pricesToday: 90, withoutPrice: 2 });
});
