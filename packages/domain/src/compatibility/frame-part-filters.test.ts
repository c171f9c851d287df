import { expect, test } from 'vitest';
import type { Fork, FramesetPart, Handlebar, Seatpost } from '../frameset/public.ts';
import { aBikeWheelset, aFrame, aTube } from '../testing/public.ts';
import { forkFitsFrame, handlebarFitsFrame, seatpostFitsFrame, tubeFitsWheelset } from './public.ts';

const part: FramesetPart = {
  key: 'x',
  name: 'Maker Part',
  shortName: 'Part',
  brand: 'Maker',
  weight: 400,
  price: null,
  imageLink: null,
  source: null,
  recalledColumns: [],
};
const fork = (changes: Partial<Fork>): Fork => ({
  ...part,
  steerer: 'tapered 1-1/8..1-1/2',
  axle: '12x100',
  brake: 'disc',
  wheelSize: '700c',
  maxTyreWidth: 32,
  travel: 0,
  axleToCrown: null,
  rake: null,
  ...changes,
});
const handlebar = (kind: Handlebar['kind']): Handlebar => ({
  ...part,
  kind,
  width: 420,
  reach: null,
  drop: null,
  clampDiameter: null,
  riderLimit: null,
});
const seatpost = (changes: Partial<Seatpost>): Seatpost => ({
  ...part,
  shape: 'round',
  diameter: 27.2,
  setback: 0,
  dropperTravel: 0,
  riderLimit: null,
  ...changes,
});

test.each([
  ['a rigid disc fork on a road disc frame', 'Road_Disc', {}, true],
  ['a rim brake fork on a disc frame', 'Road_Disc', { brake: 'rim' }, false],
  ['a suspension fork on a road frame', 'Road_Disc', { travel: 40 }, false],
  ['a mountain fork on a road frame', 'Road_Disc', { wheelSize: '29' }, false],
  ['a suspension fork on a gravel frame', 'Gravel', { travel: 40, maxTyreWidth: 50 }, true],
  ['a long travel fork on a gravel frame', 'Gravel', { travel: 120 }, false],
  ['a narrow fork on a gravel frame', 'Gravel', { maxTyreWidth: 32 }, false],
  ['a fork of unknown width on a gravel frame', 'Gravel', { maxTyreWidth: null }, true],
  ['a mountain fork on a mountain frame', 'Mountain', { wheelSize: '29', travel: 120 }, true],
  ['a road fork on a mountain frame', 'Mountain', {}, false],
  ["another maker's own steerer", 'Road_Disc', { steerer: 'proprietary (flat)', brand: 'Else' }, false],
] as const)('BLD-96 %s (%s) with %j fits: %s', (_, use, changes, fits) => {
  expect(forkFitsFrame(fork(changes), aFrame({ use, brake: 'disc', brand: 'Maker' }))).toBe(fits);
});

test('BLD-96 a fork much taller than the geometry asks for does not fit; unknown height speaks for nothing', () => {
  const plain = aFrame({ use: 'Road_Disc', brake: 'disc' });
  const frame = { ...plain, geometry: { ...plain.geometry, forkAxleToCrown: 366 } };
  expect(forkFitsFrame(fork({ axleToCrown: 401 }), frame)).toBe(false);
  expect(forkFitsFrame(fork({ axleToCrown: 372 }), frame)).toBe(true);
  expect(forkFitsFrame(fork({ axleToCrown: null }), frame)).toBe(true);
});

test.each([
  ['drop', 'Gravel', true],
  ['integrated', 'Road_Rim', true],
  ['riser', 'Gravel', false],
  ['flat', 'Mountain', true],
  ['drop', 'Mountain', false],
] as const)('BLD-96 a %s bar on a %s frame fits: %s', (kind, use, fits) => {
  expect(handlebarFitsFrame(handlebar(kind), aFrame({ use }))).toBe(fits);
});

test.each([
  ['a round post', {}, 'Road_Disc', true],
  ['a dropper on a road frame', { dropperTravel: 100 }, 'Road_Disc', false],
  ['a dropper on a mountain frame', { dropperTravel: 100 }, 'Mountain', true],
  ["the maker's own post", { shape: 'proprietary', brand: 'MAKER' }, 'Road_Disc', true],
  ["another maker's own post", { shape: 'proprietary', brand: 'Else' }, 'Road_Disc', false],
] as const)('BLD-96 %s (%j) on %s fits: %s', (_, changes, use, fits) => {
  expect(seatpostFitsFrame(seatpost(changes), aFrame({ use, brand: 'Maker' }))).toBe(fits);
});

test.each([
  ['a road tube', { minTyreWidth: 18, maxTyreWidth: 28 }, 'Road', true],
  ['a mountain tube', { minTyreWidth: 50, maxTyreWidth: 64 }, 'Road', false],
  ['a tube of unknown range', { minTyreWidth: null, maxTyreWidth: null }, 'Mountain', true],
  ['a narrow tube', { minTyreWidth: 18, maxTyreWidth: 28 }, 'Mountain', false],
] as const)('BLD-96 %s (%j) on a %s wheelset fits: %s', (_, changes, use, fits) => {
  const unknown = { front: null, rear: null };
  const wheelset = aBikeWheelset({ use, minTyreWidth: unknown, maxTyreWidth: unknown, rimType: 'Tubeless' });
  expect(tubeFitsWheelset(aTube(changes), wheelset)).toBe(fits);
  expect(tubeFitsWheelset(aTube(changes), { ...wheelset, rimType: 'Tubular' })).toBe(false);
});
