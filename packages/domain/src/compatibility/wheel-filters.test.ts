import { expect, test } from 'vitest';
import { aBikeWheelset, aFrame, aTube, aTyre } from '../testing/public.ts';
import { fitsTyre, fitsWheelset, wheelsetClashes } from './public.ts';

const frame = (changes: Parameters<typeof aFrame>[0] = {}) =>
  ({ kind: 'catalogue', frame: aFrame(changes) }) as const;
const wheelset = (changes: Parameters<typeof aBikeWheelset>[0] = {}) =>
  ({ kind: 'catalogue', wheelset: aBikeWheelset(changes) }) as const;

test.each([
  ['Road', 'road', true],
  ['Road', 'gravel', false],
  ['Road', 'mountain', false],
  ['Gravel', 'gravel', true],
  ['Gravel', 'road', true],
  ['Gravel', 'mountain', false],
  ['Mountain', 'mountain', true],
  ['Mountain', 'road', false],
] as const)('BLD-41 a %s wheelset on a %s bike fits: %s', (use, type, fits) => {
  const verdicts = wheelsetClashes(wheelset({ use }), { type, rimBrake: false }, frame());
  expect(verdicts).toEqual(
    fits
      ? []
      : [
          expect.objectContaining({
            code: 'wheelsetUse',
            severity: 'blocks',
            part: expect.objectContaining({ value: use }),
            other: expect.objectContaining({ value: type }),
          }),
        ],
  );
});

const road = { type: 'road', rimBrake: false } as const;
test.each([
  ['disc', true, null],
  ['rim', false, null],
  ['rim', true, 'disc'],
  ['disc', false, 'rim'],
  ['rim', null, null],
] as const)(
  'BLD-41 a %s brake frame with a wheelset of isDisc %s has a clash of the %s wheel',
  (brake, isDisc, wheel) => {
    const [verdict] = wheelsetClashes(wheelset({ isDisc }), road, frame({ brake }));
    expect(verdict?.part.value ?? null).toBe(wheel);
    expect(verdict?.code ?? null).toBe(wheel === null ? null : 'brakeKind');
  },
);

test('BLD-41 a frame narrower than the smallest tyre is refused with both numbers', () => {
  const narrow = frame({ maxTyreWidth: { front: 25, rear: 23 } });
  const wide = wheelset({ minTyreWidth: { front: 25, rear: 28 } });
  expect(wheelsetClashes(wide, road, narrow)).toEqual([
    expect.objectContaining({
      code: 'frameTooNarrow',
      severity: 'blocks',
      part: expect.objectContaining({ value: 28 }),
      other: expect.objectContaining({ value: 25 }),
    }),
  ]);
  expect(wheelsetClashes(wide, road, frame({ maxTyreWidth: { front: 28, rear: 28 } }))).toEqual([]);
  expect(wheelsetClashes(wide, road, frame({ maxTyreWidth: { front: null, rear: null } }))).toEqual([]);
});

test('BLD-43 an own wheelset fits every bike', () => {
  const own = {
    kind: 'own',
    wheelset: { id: 'custom_1', name: 'Mine', brand: 'Mine', weight: 1, price: 1, minTyreWidth: 99 },
  } as const;
  expect(wheelsetClashes(own, { type: 'mountain', rimBrake: false }, frame({ brake: 'rim' }))).toEqual([]);
});

test.each([
  ['a usual tyre', {}, {}, true],
  ['one narrower than the wheel allows', { width: 23 }, {}, false],
  ['one wider than the frame takes', { width: 35 }, {}, false],
  ['a mountain tyre on a road wheel', { use: 'Mountain' }, {}, false],
  ['a tubular on a tubeless rim', { type: 'tubular' }, {}, false],
  ['a clincher on a hookless rim', { type: 'clincher' }, { rimType: 'Hookless' }, false],
  ['a tyre not allowed on hookless', { allowsHookless: false }, { rimType: 'Hookless' }, false],
  ['anything on a rim of unknown type', { type: 'tubular' }, { rimType: null }, true],
] as const)('%s fits: %s', (_name, tyre, wheels, fits) => {
  expect(fitsWheelset(aTyre(tyre), wheelset(wheels), frame())).toBe(fits);
});

test('a tube fits the tyre widths that it is made for', () => {
  expect(fitsTyre(aTube({ minTyreWidth: 25, maxTyreWidth: 32 }), aTyre({ width: 28 }))).toBe(true);
  expect(fitsTyre(aTube({ minTyreWidth: 32, maxTyreWidth: null }), aTyre({ width: 28 }))).toBe(false);
  expect(fitsTyre(aTube({ minTyreWidth: 32 }), null)).toBe(true);
});
