import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Build, buildLines, emptyBuild, totalsOf } from '../bike/public.ts';
import { type PartFieldTable, partShape } from '../catalogue/public.ts';
import type { OtherPart } from '../part/public.ts';
import { anOtherPart } from '../testing/public.ts';
import {
  asListed,
  componentFields,
  defaultParts,
  type Groupset,
  type GroupsetParts,
  groupsetComponentFromWire,
  groupsetFields,
  groupsetFromWire,
  groupsetRestFields,
  groupsetWithRest,
} from './public.ts';

const records = z.array(z.record(z.string(), z.string()));

/** The rows of a file as they travel; blank cells are absent. */
function rowsOf<Fields extends PartFieldTable>(file: string, fields: Fields) {
  const text = readFileSync(new URL(`../../../../data/${file}`, import.meta.url), 'utf8');
  const schema = z.object(partShape(fields));
  return records.parse(parse(text, { columns: true, bom: true })).map((record) => {
    const cells = Object.entries(record).filter(([, cell]) => cell !== '');
    const isFigure = (name: string) => ['number', 'flag'].includes(fields[name]?.takes.kind ?? '');
    return schema.parse(
      Object.fromEntries(cells.map(([name, cell]) => [name, isFigure(name) ? Number(cell) : cell])),
    );
  });
}

const componentRows = rowsOf('groupset_components.csv', componentFields).map((row) => ({
  ...row,
  fit: null,
}));
const components = componentRows.map(groupsetComponentFromWire);
const restRows = rowsOf('groupset-rest.csv', groupsetRestFields);
const groupsets = rowsOf('groupsets.csv', groupsetFields).map((row) =>
  groupsetFromWire(groupsetWithRest({ ...row, rest: null }, componentRows, restRows)),
);

const totals = (groupset: Groupset, parts: GroupsetParts | null) => {
  const build: Build = { ...emptyBuild, groupset: { groupset, parts } };
  return totalsOf(buildLines(build));
};

describe.each(groupsets.map((groupset) => [groupset.name, groupset] as const))('%s', (_name, groupset) => {
  const defaults = defaultParts(groupset, components);

  test('swapping a part changes weight and price by exactly the difference of the two parts', () => {
    const before = totals(groupset, defaults);
    for (const component of components) {
      const old = defaults[component.type];
      if (old?.kind !== 'catalogue' || component.groupsetModel === groupset.model) continue;
      const { price, weight } = totals(groupset, { ...defaults, [component.type]: asListed(component) });
      const { component: own } = old;
      if (component.weight !== null && own.weight !== null) {
        expect(weight.value - before.weight.value).toBeCloseTo(component.weight - own.weight, 6);
      }
      if (component.price !== null && own.price !== null) {
        expect(price.value - before.price.value).toBeCloseTo(component.price - own.price, 6);
      }
    }
  });
});

test('what the catalogue itemises of the rest of a set sums to it, residual included', () => {
  const sumOf = (id: string, value: 'weight_g' | 'price_usd', counts: 'in_set_weight' | 'in_set_price') =>
    restRows
      .filter((row) => row.groupset_id === id && row[counts] === '1')
      .reduce((sum, row) => sum + Number(row[value]), 0);
  let checked = 0;
  for (const { id, rest: own } of groupsets) {
    const residual = restRows.find(({ groupset_id, kind }) => groupset_id === id && kind === 'residual');
    if (own === null || residual === undefined) continue;
    if (residual.weight_g !== '' && own.weight.kind !== 'missing') {
      expect(own.weight.value).toBeCloseTo(sumOf(id, 'weight_g', 'in_set_weight'), 6);
      checked += 1;
    }
    if (residual.price_usd !== '' && own.price.kind !== 'missing') {
      expect(own.price.value).toBeCloseTo(sumOf(id, 'price_usd', 'in_set_price'), 6);
      checked += 1;
    }
  }
  expect(checked).toBe(14 + 23);
});

test('105 R7120: 2,845 g are 2,659 g of parts and 186 g of hoses, cables and differences', () => {
  const set = groupsets.find(({ id }) => id === 'sh-105-r7120');
  expect(set?.rest).toEqual({
    price: { kind: 'counted', value: 40, estimate: 40 },
    weight: { kind: 'counted', value: 186 },
  });
});

test('the rest of a set is a line of its own once parts are counted one by one', () => {
  const set = groupsets.find(({ id }) => id === 'sh-105-r7120');
  if (set === undefined) throw new Error('no 105 R7120');
  const parts = defaultParts(set, components);
  const asSold = buildLines({ ...emptyBuild, groupset: { groupset: set, parts } });
  expect(asSold.some(({ isRest }) => isRest)).toBe(false);
  const { cassette } = parts;
  if (cassette?.kind !== 'catalogue') throw new Error('no cassette');
  const lines = buildLines({
    ...emptyBuild,
    groupset: { groupset: set, parts: { ...parts, cassette: { ...cassette, editedWeight: 400 } } },
  });
  expect(lines.filter(({ isRest }) => isRest)).toHaveLength(1);
});

describe('small parts that the weight of a set counts', () => {
  const named = (id: string) => {
    const groupset = groupsets.find((set) => set.id === id);
    if (groupset === undefined) throw new Error(`no ${id}`);
    return groupset;
  };
  /** What choosing parts besides a set changes. */
  const added = (id: string, chosen: readonly OtherPart[]) => {
    const build: Build = { ...emptyBuild, groupset: { groupset: named(id), parts: null } };
    const others = chosen.map((part) => ({ kind: 'catalogue' as const, part }));
    const before = totalsOf(buildLines(build));
    const after = totalsOf(buildLines({ ...build, others }));
    return [after.price.value - before.price.value, after.weight.value - before.weight.value];
  };
  const rotor = (weight: number | null, id = 'r1') =>
    anOtherPart({ id, name: id, category: 'rotor', price: 75, weight });
  const small = (id: string, weight: number) =>
    anOtherPart({ id, name: id, category: 'smallPart', price: 58, weight });

  test.each([
    // One rotor is meant for both wheels.
    ['sr-red-e1', [rotor(140)], [150, 0]],
    ['sr-red-e1', [rotor(160)], [150, 40]],
    ['sr-red-e1', [rotor(120)], [150, -40]],
    ['sr-red-e1', [rotor(140), rotor(120, 'r2')], [150, -20]],
    ['sr-red-e1', [rotor(null)], [150, 0]],
    // Nobody says what these weigh in the set: as much as the chosen ones.
    ['sr-force-e1', [rotor(150)], [150, 0]],
    ['sr-red-e1', [small('battery-sram-axs', 24)], [58, 0]],
    // Its weight has hoses and cables, and no rotors.
    ['sh-105-r7120', [rotor(140)], [150, 280]],
    ['sh-105-r7120', [small('battery-sram-axs', 24)], [58, 24]],
  ])('%s with %j changes price and weight by %j', (id, chosen, [price, weight]) => {
    const [dollars, grams] = added(id, chosen);
    expect([dollars, grams]).toEqual([price, weight]);
  });

  test('no set without a weight of its own counts any', () => {
    for (const { weight, weighed } of groupsets) if (weight === null) expect(weighed).toEqual([]);
    expect(groupsets.filter(({ weighed }) => weighed.some(({ isRotor }) => isRotor)).length).toBeGreaterThan(
      2,
    );
  });
});
