import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialConfiguration, namedFork, namedHandlebar, namedSeatpost } from '../frameset/public.ts';
import { asListed, defaultParts } from '../groupset/public.ts';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import {
  applyCommand,
  type Build,
  type BuildCommand,
  buildLines,
  emptyBuild,
  totalsOf,
  wholeBike,
} from './public.ts';

const catalogue = sampleCatalogue();
const from = <Part>(parts: readonly Part[]) => fc.constantFrom(...parts);
const law = { seed: 20_261_128, numRuns: 120 };

/** One part for each place of a bike, from the whole catalogue; each command fills places that are empty. */
const bikes = fc
  .record({
    frame: from(catalogue.frames),
    fork: from(catalogue.forks),
    handlebar: from(catalogue.handlebars),
    seatpost: from(catalogue.seatposts),
    wheelset: from(catalogue.wheelsets),
    tyre: from(catalogue.tyres),
    tube: from(catalogue.tubes),
    groupset: from(catalogue.groupsets),
    others: fc.uniqueArray(from(catalogue.others), {
      selector: ({ category, name }) => (category === 'misc' ? name : category),
      maxLength: 5,
    }),
  })
  .map(({ frame, fork, handlebar, seatpost, wheelset, tyre, tube, groupset, others }) => {
    const commands: readonly BuildCommand[] = [
      { kind: 'selectFrame', frame: { kind: 'catalogue', frame } },
      {
        kind: 'configureFrame',
        key: frame.key,
        configuration: {
          ...initialConfiguration('catalogue'),
          fork: { kind: 'listed', part: namedFork(fork) },
          handlebar: { kind: 'listed', part: namedHandlebar(handlebar) },
          seatpost: { kind: 'listed', part: namedSeatpost(seatpost) },
        },
      },
      { kind: 'selectWheelset', wheelset: { kind: 'catalogue', wheelset } },
      {
        kind: 'configureWheelset',
        key: String(wheelset.id),
        configuration: { tyre, tube: { kind: 'tube', tube }, updatedAt: '2026-01-01T00:00:00.000Z' },
      },
      {
        kind: 'selectGroupset',
        groupset: { groupset, parts: defaultParts(groupset, catalogue.components) },
      },
      ...others.map((part) => ({ kind: 'addOther', other: { kind: 'catalogue', part } }) as const),
    ];
    return commands;
  });

const sumsOf = (build: Build) => {
  const { price, weight } = totalsOf(buildLines(build));
  return { price: price.value, weight: weight.value };
};

/** Grams of the small parts in the set's own weight that a named part takes the place of. */
function weighedBySet({ groupset }: Build, command: BuildCommand): number {
  if (command.kind !== 'addOther' || command.other.kind !== 'catalogue') return 0;
  const { id, category } = command.other.part;
  const replaced =
    groupset?.groupset.weighed.filter(({ partId, isRotor }) =>
      isRotor ? category === 'rotor' : partId === id,
    ) ?? [];
  return replaced.reduce((sum, { weight }) => sum + (weight ?? 0), 0);
}

describe('totals, over the whole catalogue', () => {
  test('a part in an empty place never lowers a total', () => {
    fc.assert(
      fc.property(bikes, (commands) => {
        let build = emptyBuild;
        for (const command of commands) {
          const before = sumsOf(build);
          build = applyCommand(build, command);
          const after = sumsOf(build);
          expect(after.price).toBeGreaterThanOrEqual(before.price);
          // A lighter part in place of one that the set's own weight counts takes off their difference, no more.
          expect(after.weight).toBeGreaterThanOrEqual(before.weight - weighedBySet(build, command));
        }
      }),
      law,
    );
  });

  test('the order of choosing does not matter, to totals and to the finished bike', () => {
    const shuffled = bikes.chain((commands) =>
      fc.tuple(fc.constant(commands), fc.shuffledSubarray([...commands], { minLength: commands.length })),
    );
    fc.assert(
      fc.property(shuffled, ([commands, other]) => {
        const [a, b] = [commands, other].map((list) => list.reduce(applyCommand, emptyBuild));
        if (a === undefined || b === undefined) throw new Error('two builds');
        expect(sumsOf(b).price).toBeCloseTo(sumsOf(a).price, 6);
        expect(sumsOf(b).weight).toBeCloseTo(sumsOf(a).weight, 6);
        const [wholeA, wholeB] = [a, b].map((build) => wholeBike(build, buildLines(build)));
        expect(wholeB).toEqual(wholeA);
      }),
      law,
    );
  });

  test('one groupset part for another changes a total by the difference of the two, so a heavier one never lightens', () => {
    fc.assert(
      fc.property(from(catalogue.groupsets), from(catalogue.components), (groupset, component) => {
        const parts = defaultParts(groupset, catalogue.components);
        const old = parts[component.type];
        if (old?.kind !== 'catalogue' || component.groupsetModel === groupset.model) return;
        const totals = (chosen: typeof parts) =>
          sumsOf({ ...emptyBuild, groupset: { groupset, parts: chosen } });
        const before = totals(parts);
        const after = totals({ ...parts, [component.type]: asListed(component) });
        for (const figure of ['price', 'weight'] as const) {
          const [was, is] = [old.component[figure], component[figure]];
          if (was !== null && is !== null) expect(after[figure] - before[figure]).toBeCloseTo(is - was, 6);
        }
      }),
      { ...law, numRuns: 400 },
    );
  });
});
