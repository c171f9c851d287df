import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf, sumOf } from '../core/public.ts';
import { initialConfiguration } from '../frameset/public.ts';
import { asListed } from '../groupset/public.ts';
import { type BikeSlot, bikeSlots, initialSealant } from '../part/public.ts';
import {
  aBikeWheelset,
  aComponent,
  aFrame,
  aGroupset,
  anOtherPart,
  aTube,
  aTyre,
} from '../testing/public.ts';
import {
  applyCommand,
  type Build,
  type BuildCommand,
  buildLines,
  compareBuilds,
  emptyBuild,
  takePart,
  totalsOf,
} from './public.ts';

const bike = { type: 'road', rimBrake: false } as const;
const light = aBikeWheelset({ id: 2, name: 'Light wheels', price: 1900, weight: 1200 });
const post = { key: 'post', name: 'Light post', weight: 150, price: 200 };
const commands: readonly BuildCommand[] = [
  { kind: 'selectBike', bike },
  { kind: 'selectFrame', frame: { kind: 'catalogue', frame: aFrame() } },
  { kind: 'selectFrame', frame: { kind: 'catalogue', frame: aFrame({ key: 'b', name: 'B', weight: null }) } },
  {
    kind: 'configureFrame',
    key: 'test-frame',
    configuration: { ...initialConfiguration('catalogue'), seatpost: { kind: 'listed', part: post } },
  },
  { kind: 'selectWheelset', wheelset: { kind: 'catalogue', wheelset: aBikeWheelset() } },
  { kind: 'selectWheelset', wheelset: { kind: 'catalogue', wheelset: light } },
  {
    kind: 'configureWheelset',
    key: '1',
    configuration: {
      tyre: aTyre(),
      tube: { kind: 'sealant', sealant: initialSealant },
      updatedAt: '2026-01-01',
    },
  },
  {
    kind: 'configureWheelset',
    key: '2',
    configuration: { tyre: null, tube: { kind: 'tube', tube: aTube() }, updatedAt: '2026-01-02' },
  },
  { kind: 'selectGroupset', groupset: { groupset: aGroupset(), parts: null } },
  {
    kind: 'selectGroupset',
    groupset: {
      groupset: aGroupset({ id: 'g2', model: 'G2', name: 'Second' }),
      parts: { cassette: asListed(aComponent('cassette')), chain: asListed(aComponent('chain')) },
    },
  },
  { kind: 'addOther', other: { kind: 'catalogue', part: anOtherPart() } },
  {
    kind: 'addOther',
    other: { kind: 'catalogue', part: anOtherPart({ id: 's2', name: 'S2', price: null }) },
  },
  {
    kind: 'addOther',
    other: { kind: 'catalogue', part: anOtherPart({ id: 'c', name: 'Cage', category: 'misc' }) },
  },
];
const builds = fc
  .array(fc.constantFrom(...commands), { maxLength: 14 })
  .map((sequence): Build => sequence.reduce(applyCommand, emptyBuild));
const law = { seed: 20_261_128, numRuns: 300 };

test('rows outside a groupset sum to the totals of every build', () => {
  fc.assert(
    fc.property(fc.array(builds, { minLength: 2, maxLength: 4 }), (compared) => {
      const { rows, totals } = compareBuilds(compared, 0);
      for (const [place, build] of compared.entries()) {
        expect(totals[place]).toEqual(totalsOf(buildLines(build)));
        for (const kind of ['price', 'weight'] as const) {
          const cells = rows.filter((row) => !row.isWithinGroupset).map(({ cells }) => cells[place] ?? null);
          const sum = sumOf(cells.map((cell) => (cell === null ? 0 : amountOf(cell.figures[kind]))));
          expect(sum).toBe(totals[place]?.[kind].value);
        }
      }
    }),
    law,
  );
});

test('a build compared with itself differs in nothing, and differences turn their sign with the baseline', () => {
  fc.assert(
    fc.property(builds, builds, (a, b) => {
      expect(compareBuilds([a, a], 0).rows.every(({ isEqual }) => isEqual)).toBe(true);
      const there = compareBuilds([a, b], 0);
      const back = compareBuilds([a, b], 1);
      expect(there.differences[1]?.price).toBe(0 - (back.differences[0]?.price ?? 0) || 0);
      for (const [place, row] of there.rows.entries()) {
        const difference = row.cells[1]?.difference?.weight ?? null;
        const turned = back.rows[place]?.cells[0]?.difference?.weight ?? null;
        expect(difference).toBe(turned === null ? null : 0 - turned || 0);
      }
    }),
    law,
  );
});

test('a part taken over is the same in both builds afterwards', () => {
  fc.assert(
    fc.property(
      builds,
      builds,
      fc.constantFrom(...bikeSlots.filter((slot) => slot !== 'sealant')),
      (own, other, slot) => {
        const taking = takePart(own, other, slot);
        if (!taking.ok) return;
        const taken = taking.value.reduce(applyCommand, own);
        const cellsOf = (wanted: BikeSlot) =>
          compareBuilds([taken, other], 1).rows.find((row) => row.slot === wanted)?.cells;
        // Small parts add up, and a groupset of which one part is taken is modified: its name stays its own.
        const [mine, theirs] = cellsOf(slot) ?? [];
        if (slot === 'misc') expect(mine?.name).toContain(theirs?.name ?? '');
        else expect(mine?.name).toBe(theirs?.name);
      },
    ),
    law,
  );
});

const start: Build = commands.slice(0, 2).reduce(applyCommand, emptyBuild);
const full: Build = commands.filter(({ kind }) => kind !== 'clear').reduce(applyCommand, emptyBuild);

test.each([
  ['fork', emptyBuild, full, 'noFrame'],
  ['fork', start, full, 'nothingThere'],
  ['tyre', start, full, 'noWheelset'],
  ['cassette', start, full, 'noGroupset'],
  ['saddle', full, start, 'nothingThere'],
  ['frame', { ...start, bike: { type: 'mountain', rimBrake: false } }, full, 'otherBikeType'],
  ['wheelset', { ...start, bike: { type: 'mountain', rimBrake: false } }, full, 'wheelsetClashes'],
] as const)('a %s is refused where it cannot be taken', (slot, own, other, fault) => {
  expect(takePart(own, other, slot)).toEqual({ ok: false, fault });
});

test('a taken wheelset keeps the tyres that fit it and takes its own where they do not', () => {
  const withTyres = commands.slice(0, 7).reduce(applyCommand, emptyBuild);
  const own = applyCommand(withTyres, {
    kind: 'selectWheelset',
    wheelset: { kind: 'catalogue', wheelset: aBikeWheelset() },
  });
  const other = { ...full, wheelset: { kind: 'catalogue', wheelset: light } } as const;
  const taking = takePart(own, other, 'wheelset');
  const taken = taking.ok ? taking.value.reduce(applyCommand, own) : emptyBuild;
  expect(taken.wheelsetConfigurations['2']?.tyre?.id).toBe('tyre');
  const wide = {
    ...other,
    wheelset: { kind: 'catalogue', wheelset: { ...light, minTyreWidth: { front: 29, rear: 29 } } },
  } as const;
  const second = takePart(own, wide, 'wheelset');
  const replaced = second.ok ? second.value.reduce(applyCommand, own) : emptyBuild;
  expect(replaced.wheelsetConfigurations['2']?.tyre).toBeNull();
});
