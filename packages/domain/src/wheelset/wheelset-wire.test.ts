import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeLink, sheetOfTexts } from '../catalogue/public.ts';
import {
  brakes,
  isInCategory,
  readWheelsetSheet,
  rimTypes,
  type Wheelset,
  type WheelsetWire,
  wheelsetCategories,
  wheelsetFromWire,
  wheelsetWireSchema,
} from './public.ts';

fc.configureGlobal({ seed: 20261128, numRuns: 300 });

const wire = wheelsetWireSchema.parse({
  id: 7,
  ppId: 1007,
  name: ' Nine 50 ',
  imgLink: 'javascript:alert(1)',
  link: 'https://shop.example/nine',
  shortName: '',
  brand: '',
  price: -1,
  weight: 1350,
  intendedUse: 'road, gravel',
  DiscOrRim: 'DISC',
  clincherOrTubelessOrHookless: 'hookless',
  frontSpokeCount: 20,
  rearSpokeCount: -1,
  frontRimDepth: 50,
  rearRimDepth: 58,
  frontRimInnerWidth: 23.6,
  rearRimInnerWidth: 23.6,
  frontRimOutterWidth: 30,
  rearRimOutterWidth: 30,
  riderWeightLimit: 999999,
  spokeType: ' ',
  warranty: '',
  freehubEngagementDegrees: 10,
  hubType: '',
  minTireWidth: -1,
  maxTireWidth: -1,
  isBoost: 0,
  isCenterLock: -1,
  xfactorIndex: 61.5,
  stiffness: -1,
  source: '',
  recalled: 'price; weight',
});

describe('a wheelset from the wire', () => {
  const wheelset = wheelsetFromWire(wire);

  test('CMP-11 -1 becomes unknown and 999999 no limit', () => {
    expect(wheelset.price).toBeNull();
    expect(wheelset.rear.spokeCount).toBeNull();
    expect(wheelset.isCenterLock).toBeNull();
    expect(wheelset.isBoost).toBe(false);
    expect(wheelset.riderWeightLimit).toBe(Number.POSITIVE_INFINITY);
  });

  test('blank words are absent, names are trimmed, the name stands in for a missing short name', () => {
    expect(wheelset).toMatchObject({ name: 'Nine 50', shortName: 'Nine 50', brand: null, spokeType: null });
    expect(wheelset.recalledColumns).toEqual(['price', 'weight']);
  });

  test('brake and rim type are read in any case', () => {
    expect(wheelset).toMatchObject({ brake: 'disc', rimType: 'Hookless' });
  });

  test.each([
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['//evil.example', null],
    ['https://a.example/"onload=', null],
    [' https://a.example/x ', 'https://a.example/x'],
    ['HTTP://a.example', 'HTTP://a.example'],
  ])('the link %j is kept as %j', (text, link) => {
    expect(safeLink(text)).toBe(link);
  });
});

/** The way back that only this test needs: unknown is -1 or blank, no limit is 999999. */
const toWire = (wheelset: Wheelset): WheelsetWire => {
  const figure = (value: number | null) => value ?? -1;
  const flag = (value: boolean | null) => (value === null ? -1 : Number(value));
  const { front, rear } = wheelset;
  return {
    id: wheelset.id,
    ppId: wheelset.ppId,
    name: wheelset.name,
    imgLink: wheelset.imageLink ?? '',
    link: wheelset.productLink ?? '',
    shortName: wheelset.shortName,
    brand: wheelset.brand ?? '',
    price: figure(wheelset.price),
    weight: figure(wheelset.weight),
    intendedUse: wheelset.intendedUse,
    DiscOrRim: wheelset.brake ?? '',
    clincherOrTubelessOrHookless: wheelset.rimType ?? '',
    frontSpokeCount: figure(front.spokeCount),
    rearSpokeCount: figure(rear.spokeCount),
    frontRimDepth: figure(front.rimDepth),
    rearRimDepth: figure(rear.rimDepth),
    frontRimInnerWidth: figure(front.innerWidth),
    rearRimInnerWidth: figure(rear.innerWidth),
    frontRimOutterWidth: figure(front.outerWidth),
    rearRimOutterWidth: figure(rear.outerWidth),
    riderWeightLimit: Math.min(figure(wheelset.riderWeightLimit), 999999),
    spokeType: wheelset.spokeType ?? '',
    warranty: wheelset.warranty ?? '',
    freehubEngagementDegrees: figure(wheelset.freehubEngagement),
    hubType: wheelset.hubType ?? '',
    minTireWidth: figure(wheelset.minTyreWidth),
    maxTireWidth: figure(wheelset.maxTyreWidth),
    isBoost: flag(wheelset.isBoost),
    isCenterLock: flag(wheelset.isCenterLock),
    xfactorIndex: figure(wheelset.xfactorIndex),
    stiffness: figure(wheelset.stiffness),
    source: wheelset.source ?? '',
    recalled: wheelset.recalledColumns.join(';'),
  };
};

const figure = fc.option(fc.double({ min: 0, max: 9999, noNaN: true }).map((value) => value + 0));
const text = fc.option(fc.constantFrom('9Velo', 'Carbon Bladed', '2 years, crash "replacement"', '轮组'));
const link = fc.option(fc.webUrl().filter((address) => safeLink(address) === address));
const flag = fc.option(fc.boolean());
const wheel = fc.record({ spokeCount: figure, rimDepth: figure, innerWidth: figure, outerWidth: figure });
const anyWheelset: fc.Arbitrary<Wheelset> = fc.record({
  id: fc.nat(),
  ppId: fc.nat(),
  name: fc.constantFrom('AERO 50', 'Nine & Co "55"'),
  shortName: fc.constantFrom('AERO', '55'),
  brand: text,
  imageLink: link,
  productLink: link,
  price: figure,
  weight: figure,
  intendedUse: fc.constantFrom('road', 'road, gravel', 'MTB', 'TT', ''),
  brake: fc.option(fc.constantFrom(...brakes)),
  rimType: fc.option(fc.constantFrom(...rimTypes)),
  front: wheel,
  rear: wheel,
  riderWeightLimit: fc.oneof(figure, fc.constant(Number.POSITIVE_INFINITY)),
  spokeType: text,
  warranty: text,
  freehubEngagement: figure,
  hubType: text,
  minTyreWidth: figure,
  maxTyreWidth: figure,
  isBoost: flag,
  isCenterLock: flag,
  xfactorIndex: figure,
  stiffness: figure,
  source: text,
  recalledColumns: fc.uniqueArray(fc.constantFrom('price', 'weight', 'warranty')),
});

test('CMP-11 a wheelset comes back from the wire as it went, through JSON and schema, for any wheelset', () => {
  fc.assert(
    fc.property(anyWheelset, (wheelset) => {
      const received = wheelsetWireSchema.parse(JSON.parse(JSON.stringify(toWire(wheelset))));
      expect(wheelsetFromWire(received)).toEqual(wheelset);
    }),
  );
});

test.each([
  ['price', -2],
  ['price', '1799'],
  ['price', null],
  ['weight', 1e7],
  ['isBoost', 2],
  ['id', 1.5],
  ['name', ''],
  ['warranty', 'x'.repeat(501)],
])('a row whose %s is %j is refused and the column is named', (column, value) => {
  const reading = wheelsetWireSchema.safeParse({ ...wire, [column]: value });
  expect(reading.error?.issues.map(({ path }) => path)).toEqual([[column]]);
});

describe('the 120 rows of data/wheelsets.csv', () => {
  const file = readFileSync(new URL('../../../../data/wheelsets.csv', import.meta.url), 'utf8');
  const reading = readWheelsetSheet(sheetOfTexts(parse(file, { bom: true })));
  const rows = reading.ok ? reading.value.wheelsets : [];
  const wheelsets = rows.map(({ wheelset }, place) =>
    wheelsetFromWire(wheelsetWireSchema.parse({ ...wheelset, id: place + 1 })),
  );

  test('all pass the schema; names and ppIds are there once each', () => {
    expect(wheelsets).toHaveLength(120);
    expect(new Set(wheelsets.map(({ name }) => name)).size).toBe(120);
    expect(new Set(wheelsets.map(({ ppId }) => ppId)).size).toBe(120);
  });

  // Counted in the file itself: cells that are blank or -1.
  const unknowns: readonly [string, number, (wheelset: Wheelset) => unknown][] = [
    ['prices', 33, ({ price }) => price],
    ['weights', 12, ({ weight }) => weight],
    ['front spoke counts', 38, ({ front }) => front.spokeCount],
    ['rear spoke counts', 39, ({ rear }) => rear.spokeCount],
    ['front rim depths', 19, ({ front }) => front.rimDepth],
    ['front inner widths', 14, ({ front }) => front.innerWidth],
    ['rear outer widths', 38, ({ rear }) => rear.outerWidth],
    ['rider weight limits', 75, ({ riderWeightLimit }) => riderWeightLimit],
    ['spoke types', 11, ({ spokeType }) => spokeType],
    ['warranties', 59, ({ warranty }) => warranty],
    ['freehub engagements', 70, ({ freehubEngagement }) => freehubEngagement],
    ['brakes', 0, ({ brake }) => brake],
    ['rim types', 0, ({ rimType }) => rimType],
  ];
  test.each(unknowns)('CMP-11 unknown %s are %d', (_, count, readValue) => {
    expect(wheelsets.filter((wheelset) => readValue(wheelset) === null)).toHaveLength(count);
  });

  test('CMP-11 two state no rider weight limit', () => {
    const isUnlimited = ({ riderWeightLimit }: Wheelset) => riderWeightLimit === Number.POSITIVE_INFINITY;
    expect(wheelsets.filter(isUnlimited)).toHaveLength(2);
  });

  test('CMP-03 the categories hold 60, 16, 21, 8 and 16 of them', () => {
    const sizes = wheelsetCategories.map(
      (category) => wheelsets.filter((wheelset) => isInCategory(wheelset, category)).length,
    );
    expect(sizes).toEqual([60, 16, 21, 8, 16]);
  });
});
