import { expect, test } from 'vitest';
import { gearLadder } from './public.ts';

const wheel = { metres: 2.1, inches: 26.3 };
const double = {
  rings: [50, 34],
  smallestCog: 11,
  largestCog: 34,
  sprockets: [11, 12, 13, 14, 15, 17, 19, 21, 24, 27, 30, 34],
};

test('every ring has each sprocket, from low to high', () => {
  const ladder = gearLadder(double, wheel);
  expect(ladder?.rows.map(({ ring, gears }) => [ring, gears[0]?.cog, gears.at(-1)?.cog])).toEqual([
    [50, 34, 11],
    [34, 34, 11],
  ]);
  expect(ladder?.count).toBe(24);
  // 34/34 rolls as far as the wheel itself.
  expect(ladder?.rows[1]?.gears[0]).toMatchObject({ ratio: 1, development: 2.1, step: null });
});

test('overlaps are the gears that another ring reaches too, the widest gap is between neighbours', () => {
  const ladder = gearLadder(double, wheel);
  // Of 50: 34 to 17 (1.47 to 2.94) lie below 34/11 = 3.09; of 34: from 21 up lie above 50/34 = 1.47.
  expect(ladder?.overlapping).toBe(7 + 8);
  // 15 to 17 teeth: 13.3 %, 30 to 34: 13.3 %, 21 to 24: 14.3 %.
  expect(ladder?.widest).toMatchObject({ from: { cog: 24 }, to: { cog: 21 } });
  expect(ladder?.widest?.step).toBeCloseTo(14.29, 2);
});

test('a single ring has no overlap', () => {
  expect(gearLadder({ ...double, rings: [40] }, wheel)?.overlapping).toBe(0);
});

test('without the sprockets between the ends there is no ladder', () => {
  expect(gearLadder({ ...double, sprockets: null }, wheel)).toBeNull();
});
