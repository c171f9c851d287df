import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { factsFromWire, partShape } from '../catalogue/public.ts';
import { aFrame } from '../testing/public.ts';
import {
  type FrameSize,
  frameSizeFields,
  frontCentreOf,
  geometryOfSize,
  middleSize,
  sizeFigures,
  sizesOfFrame,
  suggestSize,
  wheelbaseOf,
  wheelRadiusOf,
} from './public.ts';

const row = z.object(partShape(frameSizeFields));
const texts = z.array(z.record(z.string(), z.string()));
const file = readFileSync(new URL('../../../../data/frame-sizes.csv', import.meta.url), 'utf8');
const figureColumns = new Set(
  Object.entries(frameSizeFields).flatMap(([name, { takes }]) => (takes.kind === 'number' ? [name] : [])),
);
const sizes: readonly FrameSize[] = texts.parse(parse(file, { columns: true, bom: true })).map((record) => {
  const cells = Object.entries(record).filter(([, cell]) => cell !== '');
  const wire = cells.map(([name, cell]) => [name, figureColumns.has(name) ? Number(cell) : cell]);
  return factsFromWire(frameSizeFields, row.parse(Object.fromEntries(wire)));
});
const frameKeys = [...new Set(sizes.map(({ frameId }) => frameId))];
const sizesOf = (key: string) => sizesOfFrame(aFrame({ key }), sizes);

test('the sizes of 45 frames are read', () => {
  expect(sizes).toHaveLength(278);
  expect(frameKeys).toHaveLength(45);
  expect(sizesOf('no-such-frame')).toEqual([]);
});

describe('every size of every frame', () => {
  test.each(sizes.map((size) => [size.frameId, size.size, size] as const))(
    '%s in %s',
    (_frame, _size, size) => {
      const { source, wheelbaseMm, frontCentreMm } = size;
      const computed = wheelbaseOf(geometryOfSize(size));
      // The sizes whose chart contradicts itself say so in their source.
      if (wheelbaseMm !== null && computed !== null && !source?.includes('check:')) {
        expect(Math.abs(computed - wheelbaseMm)).toBeLessThanOrEqual(3);
      }
      const front = frontCentreOf(geometryOfSize(size));
      if (frontCentreMm !== null && wheelbaseMm !== null && front !== null)
        expect(Math.abs(front - frontCentreMm)).toBeLessThanOrEqual(3);
      const { trail, toeRoom } = sizeFigures(size, wheelRadiusOf(622, 28));
      if (trail !== null) expect(trail.value).toBeGreaterThan(40);
      if (toeRoom !== null) expect(Math.abs(toeRoom.value)).toBeLessThan(300);
    },
  );
});

test('a published trail and the one worked out agree on the wheel that the maker measures with', () => {
  const tarmac = sizesOf('specialized-tarmac-sl8').find(({ size }) => size === '54');
  if (tarmac === undefined) throw new Error('no Tarmac 54');
  const published = sizeFigures(tarmac, wheelRadiusOf(622, 26)).trail;
  const derived = sizeFigures({ ...tarmac, trailMm: null }, wheelRadiusOf(622, 26)).trail;
  expect(published?.isDerived).toBe(false);
  expect(derived?.isDerived).toBe(true);
  expect(Math.abs((published?.value ?? 0) - (derived?.value ?? 0))).toBeLessThan(2);
});

test('a smaller size, a longer crank and a wider tyre leave less room for the toes', () => {
  const [small, , , middle] = sizesOf('specialized-tarmac-sl8');
  if (small === undefined || middle === undefined) throw new Error('no Tarmac');
  const room = (size: FrameSize, tyre: number, crank: number | null) =>
    sizeFigures(size, wheelRadiusOf(622, tyre), crank).toeRoom?.value ?? Number.NaN;
  expect(room(small, 28, 170)).toBeLessThan(room(middle, 28, 170));
  expect(room(middle, 28, 175)).toBe(room(middle, 28, 170) - 5);
  expect(room(middle, 32, 170)).toBe(room(middle, 28, 170) - 4);
  // Front centre 584 mm, radius 339 mm, crank 170 mm, shoe 105 mm.
  expect(room({ ...middle, frontCentreMm: 584 }, 28, 170)).toBe(-30);
});

test.each([
  ['specialized-tarmac-sl8', '54', '54'],
  ['santa-cruz-blur-4', 'M', 'M'],
  ['santa-cruz-megatower-2', 'MD (high)', 'LG (high)'],
  ['otso-waheela-c', null, 'M (front)'],
  ['giant-tcr-advanced-pro-2025', null, 'M'],
])('the middle size of %s with geometry of %s is %s', (key, size, expected) => {
  const frame = aFrame({ key, geometry: { ...aFrame().geometry, size } });
  expect(middleSize(frame, sizesOf(key))?.size).toBe(expected);
});

test('a frame without sizes has no middle size', () => {
  expect(middleSize(aFrame(), [])).toBeNull();
});

test.each([
  ['canyon-aeroad-cfr', 160, '2XS', 0],
  ['canyon-aeroad-cfr', 181, 'M', 0],
  ['canyon-aeroad-cfr', 205, '2XL', 0],
  ['bmc-teammachine-slr-01', 173, '51', 1],
  ['bmc-teammachine-slr-01', 174, '54', 1],
  ['specialized-s-works-crux', 170, '54', 0],
])('the maker of %s advises a rider of %d cm %s', (key, height, size, others) => {
  const suggestion = suggestSize(aFrame({ key }), sizesOf(key), { height });
  expect(suggestion?.size.size).toBe(size);
  expect(suggestion?.others).toHaveLength(others);
  expect(suggestion?.isEstimate).toBe(false);
});

test('an inseam is turned into a height, which is an estimate', () => {
  const key = 'canyon-aeroad-cfr';
  const suggestion = suggestSize(aFrame({ key }), sizesOf(key), { inseam: 86.4 });
  expect(suggestion).toMatchObject({ isEstimate: true, size: { size: 'M' } });
  expect(suggestion?.height).toBeCloseTo(180, 6);
});

test.each([
  ['specialized-s-works-crux', 210],
  ['specialized-tarmac-sl8', 178],
])('no size of %s is advised to a rider of %d cm', (key, height) => {
  expect(suggestSize(aFrame({ key }), sizesOf(key), { height })).toBeNull();
});

test('every height inside the published ranges of a frame gets one of its sizes', () => {
  for (const key of frameKeys) {
    const of = sizesOf(key);
    for (const { riderHeightMinCm: min, riderHeightMaxCm: max } of of) {
      for (const height of [min, max]) {
        if (height !== null) expect(suggestSize(aFrame({ key }), of, { height })).not.toBeNull();
      }
    }
  }
});
