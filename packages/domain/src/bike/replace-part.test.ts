import { describe, expect, test } from 'vitest';
import { tryGoals } from '../testing/goal-figures.ts';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import {
  applyCommand,
  type Build,
  buildLines,
  chosenParts,
  emptyBuild,
  replacePart,
  totalsOf,
} from './public.ts';

const catalogue = sampleCatalogue();
const build = tryGoals(catalogue).find(({ bike }) => bike.type === 'road')?.made.build ?? emptyBuild;
const { components } = catalogue;

const lists: Readonly<Record<string, readonly string[]>> = {
  frame: catalogue.frames.map(({ key }) => key),
  fork: catalogue.forks.map(({ key }) => key),
  handlebar: catalogue.handlebars.map(({ key }) => key),
  seatpost: catalogue.seatposts.map(({ key }) => key),
  wheelset: catalogue.wheelsets.map(({ ppId }) => String(ppId)),
  tyre: catalogue.tyres.map(({ id }) => id),
  tube: catalogue.tubes.map(({ id }) => id),
  groupset: catalogue.groupsets.map(({ id }) => id),
};
const idsOf = (slot: string): readonly string[] =>
  lists[slot] ?? [
    ...catalogue.others.filter(({ category }) => category === slot).map(({ id }) => id),
    ...components.filter(({ type }) => type === slot).map(({ id }) => id),
  ];

/** The build with one part replaced; null where it cannot be. */
function replaced(from: Build, slot: Parameters<typeof replacePart>[2]['slot'], id: string, to: string) {
  const commands = replacePart(from, catalogue, { slot, id, successor: to });
  return commands?.reduce(applyCommand, from) ?? null;
}

const idIn = (of: Build, slot: string) => chosenParts(of).find((part) => part.slot === slot)?.id;

describe('every part of a bike', () => {
  const parts = chosenParts(build).filter(({ isListed }) => isListed);

  test('of this test are most slots', () => expect(parts.length).toBeGreaterThan(8));

  test.each(parts.map(({ slot, id }) => [slot, id] as const))(
    '%s is replaced by its successor',
    (slot, id) => {
      const successor = idsOf(slot).find((each) => each !== id) ?? '';
      const next = replaced(build, slot, id, successor);
      expect(next && idIn(next, slot)).toBe(successor);
      const others = (of: Build) => chosenParts(of).filter((part) => part.slot !== slot).length;
      // Another frame may bring other parts; what was put into this one stays with it.
      expect(next && others(next)).toBe(others(build));
      expect(next && totalsOf(buildLines(next)).weight.value).toBeGreaterThan(0);
    },
  );

  test.each(parts.map(({ slot, id }) => [slot, id] as const))(
    '%s stays without its successor',
    (slot, id) => {
      expect(replaced(build, slot, id, 'in no list')).toBeNull();
      expect(replaced(emptyBuild, slot, id, idsOf(slot)[0] ?? '')).toBeNull();
    },
  );
});

test('one part of a groupset is replaced, the others stay', () => {
  const [first, second] = components.filter(({ type }) => type === 'cassette');
  const { groupset } = build;
  if (!first || !second || !groupset) throw new Error('the sample has two cassettes');
  const modified: Build = {
    ...build,
    groupset: {
      ...groupset,
      parts: {
        ...groupset.parts,
        cassette: { kind: 'catalogue', component: first, editedPrice: null, editedWeight: null },
      },
    },
  };
  const next = replaced(modified, 'cassette', first.id, second.id);
  expect(next?.groupset?.parts).toEqual({
    ...modified.groupset?.parts,
    cassette: { kind: 'catalogue', component: second, editedPrice: null, editedWeight: null },
  });
});
