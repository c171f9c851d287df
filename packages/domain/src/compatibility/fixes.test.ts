import { describe, expect, test } from 'vitest';
import { swappedBikes } from '../testing/configured-bikes.ts';
import { fixFigures } from '../testing/fix-figures.ts';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { componentFacts, fixesOf, judgeBike, pairFixOf, withoutPart } from './public.ts';

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
