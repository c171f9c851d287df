import { describe, expect, test } from 'vitest';
import { defaultParts, type GroupsetComponent } from '../groupset/public.ts';
import { swappedBikes, withComponent } from '../testing/configured-bikes.ts';
import { fixFigures } from '../testing/fix-figures.ts';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import {
  type BikeFacts,
  componentFacts,
  fixesOf,
  frameFacts,
  groupsetFacts,
  judgeBike,
  judgePart,
  pairFixOf,
  takeAlong,
  withoutPart,
} from './public.ts';

const catalogue = sampleCatalogue();
const named = (id: string) => {
  const component = catalogue.components.find((each) => each.id === id);
  if (component === undefined) throw new Error(`no ${id}`);
  return component;
};

describe('what is offered against a clash', () => {
  test('removes it and brings no other, over groupsets on frames and wheels of the catalogue', () => {
    const figures = fixFigures(swappedBikes(catalogue, 1, 2), catalogue, 2);
    expect(figures.broken).toEqual([]);
    expect(figures.offered).toBeGreaterThan(300);
    expect(figures.pairs).toBeGreaterThan(10);
  }, 60_000);

  test('a mountain crank on a gravel bike is taken with cups for the frame, and without the front derailleur', () => {
    const frames = catalogue.frames.filter(({ use }) => use === 'Gravel');
    const sets = catalogue.groupsets.filter(({ use }) => use === 'Gravel');
    const cranks = catalogue.components.filter(({ type, use }) => type === 'crankset' && use === 'Mountain');
    const isBlocked = (bike: BikeFacts, part: GroupsetComponent) =>
      judgePart(bike, componentFacts(part)).some(({ severity }) => severity === 'blocks');
    const cups = catalogue.components.filter(({ type }) => type === 'bottom_bracket');
    const changes: number[] = [];
    const wrong: string[] = [];
    for (const frame of frames.slice(0, 12))
      for (const groupset of sets) {
        const bike = {
          ...groupsetFacts(defaultParts(groupset, catalogue.components)),
          frame: frameFacts({ kind: 'catalogue', frame }),
        };
        for (const crank of cranks.filter((each) => isBlocked(bike, each))) {
          const name = `${frame.name}, ${groupset.name}, ${crank.name}`;
          const along = takeAlong(bike, crank, catalogue.components);
          if (along === null) {
            // Only where no cups of the catalogue hold this spindle in this shell.
            const turning = withComponent(bike, crank);
            if (cups.some((cup) => !isBlocked(turning, cup))) wrong.push(`${name}: nothing offered`);
            continue;
          }
          const bare = along.removed === null ? bike : withoutPart(bike, along.removed);
          const after = [crank, ...along.parts].reduce(withComponent, bare);
          if ([crank, ...along.parts].some((part) => isBlocked(after, part))) wrong.push(name);
          changes.push(along.parts.length + (along.removed === null ? 0 : 1));
        }
      }
    expect(wrong).toEqual([]);
    expect(changes.length).toBeGreaterThan(300);
    expect(changes).toContain(2);
  }, 60_000);

  test('one ring: the front derailleur goes', () => {
    const bike = {
      frontDer: componentFacts(named('fd-r7100-f--sh-105-r7120')),
      crankset: { ...componentFacts(named('fc-r7100--sh-105-r7120')), rings: [40] },
    };
    const [clash] = judgeBike(bike).flatMap((each) => (each.severity === 'blocks' ? [each] : []));
    if (clash === undefined) throw new Error('no clash');
    expect(clash.code).toBe('frontMechUnneeded');
    const noCranks = catalogue.components.filter(({ type }) => type !== 'crankset');
    expect(fixesOf(bike, clash, noCranks)).toEqual([]);
    expect(pairFixOf(bike, clash, noCranks)).toEqual({ removed: 'frontDer', parts: [] });
    expect(judgeBike(withoutPart(bike, 'frontDer')).filter(({ severity }) => severity === 'blocks')).toEqual(
      [],
    );
  });
});
