import { expect, test } from 'vitest';
import { unknownFacts } from '../catalogue/public.ts';
import { type Frame, frameFitFields, headsetSeat } from '../frameset/public.ts';
import type { OtherFit, RotorMount } from '../part/public.ts';
import { aBikeWheelset, aFrame, anOtherPart } from '../testing/public.ts';
import {
  type BikeFacts,
  frameFacts,
  handlebarFacts,
  judgeEachRule,
  otherFacts,
  ownComponentFacts,
  seatpostFacts,
  wheelsetFacts,
} from './public.ts';

const fitOf = (changes: Partial<Frame['fit']>): Frame['fit'] => ({
  ...unknownFacts(frameFitFields),
  ...changes,
});
const frameWith = (changes: Partial<Frame['fit']>) =>
  frameFacts({ kind: 'catalogue', frame: aFrame({ brake: 'disc', fit: fitOf(changes) }) });
const wheelsWith = (isCenterLock: boolean | null, depth: number | null = null) =>
  wheelsetFacts({
    kind: 'catalogue',
    wheelset: aBikeWheelset({ isDisc: true, isCenterLock, rimDepth: { front: depth, rear: depth } }),
  });
const bar = {
  name: 'Bar',
  recalledColumns: [],
  kind: 'drop',
  clampDiameter: 31.8,
  riderLimit: null,
} as const;
const post = {
  name: 'Post',
  recalledColumns: [],
  brand: 'Maker',
  shape: 'round',
  diameter: 27.2,
  dropperTravel: 0,
  riderLimit: null,
} as const;
const chosen = (...fits: readonly OtherFit[]): BikeFacts =>
  otherFacts(fits.map((fit) => anOtherPart({ category: fit.slot, name: fit.slot, brand: 'Maker', fit })));

/** Rule numbers and what they say, those of the parts that complete a bike. */
const said = (bike: BikeFacts) =>
  judgeEachRule(bike).flatMap((found) =>
    found.severity === 'notChecked' || found.rules.every((number) => number < 59)
      ? []
      : [`${found.code} ${found.severity}`],
  );
const unchecked = (bike: BikeFacts, field: string) =>
  judgeEachRule(bike).filter(
    (found) => found.severity === 'notChecked' && found.missing.some((missing) => missing.field === field),
  ).length;

const rotor = (mount: RotorMount | null, diameter: number | null): OtherFit => ({
  slot: 'rotor',
  mount,
  diameter,
});

test.each([
  ['center lock on 6-bolt hubs', [rotor('centerlock', 160)], false, {}, ['rotorMount blocks']],
  ['6-bolt on center lock hubs, by an adapter', [rotor('6-bolt', 160)], true, {}, ['rotorAdapter check']],
  ['the hub’s own fitting', [rotor('6-bolt', 160)], false, {}, []],
  [
    'below the frame’s native size',
    [rotor(null, 140)],
    null,
    { nativeRotorRearMm: 160 },
    ['rotorTooSmall blocks'],
  ],
  [
    'above the frame’s largest',
    [rotor(null, 180)],
    null,
    { nativeRotorRearMm: 140, maxRotorRearMm: 160 },
    ['rotorTooLarge check'],
  ],
  [
    'a small one behind a large one',
    [rotor(null, 180), rotor(null, 140)],
    null,
    { nativeRotorRearMm: 140, maxRotorRearMm: 160 },
    [],
  ],
] as const)('rule 59, rotors: %s', (_what, rotors, isCenterLock, fit, expected) => {
  expect(said({ ...chosen(...rotors), frame: frameWith(fit), wheelset: wheelsWith(isCenterLock) })).toEqual(
    expected,
  );
});

test('rule 59: a rotor is no larger than the caliper is rated for; own rotors say nothing and are not checked', () => {
  const brakes = { ...ownComponentFacts('brakes', 'Caliper'), isOwn: false, maxRotor: 160 };
  expect(said({ ...chosen(rotor(null, 180)), brakes })).toEqual(['rotorForCaliper blocks']);
  expect(said({ ...chosen(rotor(null, 160)), brakes })).toEqual([]);
  const own = otherFacts([anOtherPart({ category: 'rotor', name: 'Mine' })]);
  expect(
    said({ ...own, frame: frameWith({ nativeRotorRearMm: 160 }), wheelset: wheelsWith(true), brakes }),
  ).toEqual([]);
  expect(unchecked({ ...own, wheelset: wheelsWith(true) }, 'mounts')).toBe(1);
});

const stem = (clamp: number | null, ...steerers: readonly number[]): OtherFit => ({
  slot: 'stem',
  clamp,
  steerers,
});

test.each([
  ['the bar’s clamp and the steerer', stem(31.8, 28.6), {}, 'tapered 1-1/8..1-1/2', []],
  ['another clamp', stem(35, 28.6), {}, null, ['stemClamp blocks']],
  ['another steerer', stem(31.8, 28.6), {}, 'tapered 1-1/4..1-1/2', ['stemSteerer blocks']],
  ['both steerers', stem(31.8, 28.6, 31.8), {}, 'tapered 1-1/4..1-1/2', []],
  ['a steerer of its own shape', stem(31.8, 28.6), {}, 'proprietary (D-shaped)', ['stemOwnShape check']],
  [
    'a bar that has its stem',
    stem(31.8, 28.6),
    { kind: 'integrated' },
    'straight 1-1/8',
    ['stemDouble check'],
  ],
  ['nothing that is known', stem(null), { clampDiameter: null }, null, []],
] as const)('rule 60, a stem on %s', (_what, fit, changes, steerer, expected) => {
  const handlebar = handlebarFacts({ ...bar, ...changes });
  expect(said({ ...chosen(fit), handlebar, frame: frameWith({ steerer }) })).toEqual(expected);
});

const headset = (upper: string | null, lower: string | null, steerer: string | null): OtherFit => ({
  slot: 'headset',
  upper,
  lower,
  steerer,
});
const zeroStack = headset('ZS44/28.6', 'ZS56/40', 'tapered 1-1/8..1-1/2');

test.each([
  ['the frame’s seats', { headset: 'ZS44/28.6;ZS56/40', steerer: 'tapered 1-1/8..1-1/2' }, []],
  ['other seats', { headset: 'IS42;IS52', steerer: 'tapered 1-1/8..1-1/2' }, ['headsetSeat blocks']],
  ['seats that the steerer names', { steerer: 'tapered (headset IS42/52)' }, ['headsetSeat blocks']],
  [
    'seats that are a guess',
    { headset: 'IS42;IS52', steerer: null, recalledColumns: ['headset'] },
    ['headsetSeat check'],
  ],
  ['another steerer', { steerer: 'straight 1-1/8' }, ['headsetSteerer blocks']],
  ['a frame that brings one', { headset: 'included' }, ['headsetDouble check']],
  ['nothing that is known', {}, []],
] as const)('rule 61, a headset against %s', (_what, fit, expected) => {
  expect(said({ ...chosen(zeroStack), frame: frameWith(fit) })).toEqual(expected);
});

test.each([
  [{ headset: 'included', brakeRouting: 'external' }, 'included'],
  [{ headset: 'IS42/28.6;IS52/40' }, 'IS42/IS52'],
  [{ steerer: 'tapered (headset IS42/52)' }, 'IS42/IS52'],
  [{ steerer: 'tapered (headset 1-1/4 x 1-1/2)' }, null],
  [{ brakeRouting: 'integrated' }, 'included'],
  [{ steerer: 'proprietary (OverDrive Aero)' }, 'included'],
  [{ steerer: 'tapered 1-1/8..1-1/2', brakeRouting: 'internal' }, null],
] as const)('the headset of a frame with %j is %s', (fit, expected) => {
  expect(headsetSeat(fitOf(fit))).toBe(expected);
});

test('rule 62: a tubeless valve reaches through the deepest rim', () => {
  const valve = chosen({ slot: 'valve', maxRimDepth: 45 });
  expect(said({ ...valve, wheelset: wheelsWith(null, 45) })).toEqual([]);
  expect(said({ ...valve, wheelset: wheelsWith(null, 50) })).toEqual(['tubelessValveShort check']);
});

const rider = { slot: 'rider', name: 'rider', isOwn: false, recalled: [], weight: 110 } as const;

test('rule 63: frame, bar and post each tell a low limit from an unknown one', () => {
  const limited = (riderLimit: number | null): BikeFacts => ({
    rider,
    frame: frameWith({ riderLimitKg: riderLimit }),
    handlebar: handlebarFacts({ ...bar, riderLimit }),
    seatpost: seatpostFacts({ ...post, riderLimit }),
  });
  expect(said(limited(109))).toEqual(Array(3).fill('riderTooHeavy check'));
  expect(said(limited(110))).toEqual([]);
  expect(said(limited(null))).toEqual([]);
  expect(unchecked(limited(null), 'riderLimit')).toBe(3);
  expect(unchecked(limited(109), 'riderLimit')).toBe(0);
  const { rider: _rider, ...without } = limited(null);
  expect(unchecked(without, 'riderLimit')).toBe(0);
});
