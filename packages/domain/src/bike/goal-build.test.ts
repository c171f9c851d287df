import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fork } from '../frameset/public.ts';
import { asListed, defaultParts } from '../groupset/public.ts';
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
  type BuildCatalogue,
  blocksOf,
  buildLines,
  bySwapWorth,
  cheapestGrams,
  emptyBuild,
  goalBuild,
  isBeating,
  totalsOf,
} from './public.ts';

const at = '2026-01-01T00:00:00.000Z';
const bike = { type: 'road', rimBrake: false } as const;

const figure = fc.option(fc.integer({ min: 20, max: 3000 }), { freq: 6 });
const figures = fc.record({ price: figure, weight: figure });
const listOf = <Part>(
  make: (figures: { price: number | null; weight: number | null }, place: number) => Part,
) => fc.array(figures, { minLength: 1, maxLength: 5 }).map((all) => all.map(make));

const catalogues: fc.Arbitrary<BuildCatalogue> = fc.record({
  frames: listOf((known, place) =>
    aFrame({
      key: `frame-${place}`,
      name: `Frame ${place}`,
      brake: place % 3 === 2 ? 'rim' : 'disc',
      maxTyreWidth: { front: 26 + place * 2, rear: 26 + place * 2 },
      ...known,
    }),
  ),
  forks: fc.constant([]),
  handlebars: fc.constant([]),
  seatposts: fc.constant([]),
  wheelsets: listOf((known, place) =>
    aBikeWheelset({
      id: place + 1,
      name: `Wheels ${place}`,
      rimType: place % 2 ? 'Hookless' : 'Tubeless',
      ...known,
    }),
  ),
  tyres: listOf((known, place) =>
    aTyre({
      id: `tyre-${place}`,
      name: `Tyre ${place}`,
      width: 25 + place * 2,
      allowsHookless: place % 2 === 0,
      ...known,
    }),
  ),
  tubes: listOf((known, place) => aTube({ id: `tube-${place}`, name: `Tube ${place}`, ...known })),
  groupsets: listOf((known, place) =>
    aGroupset({
      id: `g-${place}`,
      name: `Groupset ${place}`,
      model: `M${place}`,
      isElectronic: place % 2 === 0,
      ...known,
    }),
  ),
  components: fc.constant([]),
  others: fc
    .tuple(
      listOf((known, place) => anOtherPart({ id: `saddle-${place}`, name: `Saddle ${place}`, ...known })),
      listOf((known, place) =>
        anOtherPart({
          id: `pedal-${place}`,
          name: `Pedal ${place}`,
          category: 'pedal',
          type: 'Road Clipless',
          pedalType: 'CLIPLESS',
          ...known,
        }),
      ),
    )
    .map(([saddles, pedals]) => [...saddles, ...pedals]),
});
const emptyLists: BuildCatalogue = {
  frames: [],
  forks: [],
  handlebars: [],
  seatposts: [],
  wheelsets: [],
  tyres: [],
  tubes: [],
  groupsets: [],
  components: [],
  others: [],
};
const law = { seed: 20_261_128, numRuns: 150 };
const sums = (build: Build) => {
  const { price, weight } = totalsOf(buildLines(build));
  return { price: price.value, weight: weight.value };
};

describe('a bike for a goal', () => {
  test('never costs more than its budget, goes together and is made of known figures', () => {
    fc.assert(
      fc.property(catalogues, fc.integer({ min: 500, max: 15_000 }), (catalogue, dollars) => {
        const made = goalBuild({ kind: 'budget', dollars }, bike, catalogue, at);
        if (!made.ok) return;
        const { build, totals, lines } = made.value;
        expect(totals.price.value).toBeLessThanOrEqual(dollars);
        expect([...blocksOf(build)]).toEqual([]);
        expect(totals.price.missing).toEqual([]);
        expect(totals.weight.missing).toEqual([]);
        for (const { line, reason } of lines) {
          if (line.name === null) expect(reason.kind).toBe('default');
          else expect([line.figures.price.kind, line.figures.weight.kind]).toEqual(['counted', 'counted']);
        }
        expect(goalBuild({ kind: 'budget', dollars }, bike, catalogue, at)).toEqual(made);
      }),
      law,
    );
  });

  test('more money never gives a heavier one, a heavier goal never a lighter one', () => {
    fc.assert(
      fc.property(catalogues, fc.integer({ min: 500, max: 12_000 }), (catalogue, amount) => {
        const less = goalBuild({ kind: 'budget', dollars: amount }, bike, catalogue, at);
        const more = goalBuild({ kind: 'budget', dollars: amount + 700 }, bike, catalogue, at);
        if (less.ok) expect(more.ok).toBe(true);
        if (less.ok && more.ok) {
          expect(more.value.totals.weight.value).toBeLessThanOrEqual(less.value.totals.weight.value);
        }
        const light = goalBuild({ kind: 'weight', grams: amount }, bike, catalogue, at);
        const heavy = goalBuild({ kind: 'weight', grams: amount + 700 }, bike, catalogue, at);
        if (light.ok) expect(light.value.totals.weight.value).toBeLessThanOrEqual(amount);
        if (light.ok && heavy.ok) {
          expect(heavy.value.totals.weight.value).toBeGreaterThanOrEqual(light.value.totals.weight.value);
        }
      }),
      law,
    );
  });

  test('a reason tells what a lighter part saves and costs over the cheapest one', () => {
    fc.assert(
      fc.property(catalogues, (catalogue) => {
        const cheap = goalBuild({ kind: 'weight', grams: 1e6 }, bike, catalogue, at);
        const best = goalBuild({ kind: 'budget', dollars: 1e6 }, bike, catalogue, at);
        if (!cheap.ok || !best.ok) return;
        const reasons = best.value.lines.map(({ reason }) => reason);
        const total = (kind: 'grams' | 'dollars') =>
          reasons.reduce((sum, reason) => sum + (reason.kind === 'lighter' ? reason[kind] : 0), 0);
        const before = sums(cheap.value.build);
        const after = sums(best.value.build);
        expect(total('grams')).toBeCloseTo(before.weight - after.weight, 6);
        expect(total('dollars')).toBeCloseTo(after.price - before.price, 6);
      }),
      law,
    );
  });

  const plain: BuildCatalogue = {
    frames: [aFrame()],
    forks: [],
    handlebars: [],
    seatposts: [],
    wheelsets: [aBikeWheelset()],
    tyres: [aTyre()],
    tubes: [aTube()],
    groupsets: [aGroupset()],
    components: [],
    others: [anOtherPart()],
  };
  test('a place that the frame does not fill is said to be still open', () => {
    const made = goalBuild({ kind: 'budget', dollars: 9000 }, bike, plain, at);
    const defaults = made.ok ? made.value.lines.filter(({ reason }) => reason.kind === 'default') : [];
    expect(defaults.map(({ line, reason }) => [line.slot, reason])).toEqual([
      ['fork', { kind: 'default', comesWith: 'frame' }],
      ['bottomBracket', { kind: 'default', comesWith: null }],
      ['handlebar', { kind: 'default', comesWith: null }],
      ['seatpost', { kind: 'default', comesWith: 'frame' }],
    ]);
  });

  // $2,000 + 1,000 + 2 x 80 + 2 x 9.50 + 1,900 + 150; 900 + 760 g default parts + 1,400 + 560 + 208 + 2,600 + 200 g.
  test.each([
    [plain, { kind: 'budget', dollars: 5228 }, { code: 'budgetTooLow', least: 5229 }],
    [plain, { kind: 'weight', grams: 6627 }, { code: 'tooLight', lightest: 6628 }],
    [
      { ...plain, frames: [] },
      { kind: 'budget', dollars: 9000 },
      { code: 'nothingFits', slot: 'frame' },
    ],
    [
      { ...plain, tyres: [aTyre({ width: 23 })] },
      { kind: 'budget', dollars: 9000 },
      { code: 'nothingFits', slot: 'wheelset' },
    ],
    [
      { ...plain, groupsets: [aGroupset({ isDisc: false })] },
      { kind: 'budget', dollars: 9000 },
      { code: 'nothingFits', slot: 'groupset' },
    ],
  ] as const)('catalogue %# has no bike for %j', (catalogue, goal, fault) => {
    expect(goalBuild(goal, bike, catalogue, at)).toEqual({ ok: false, fault });
  });
});

describe('the cheapest grams', () => {
  test('every swap does what it says, goes together and stands in its order', () => {
    fc.assert(
      fc.property(catalogues, (catalogue) => {
        const made = goalBuild({ kind: 'weight', grams: 1e6 }, bike, catalogue, at);
        if (!made.ok) return;
        const { build } = made.value;
        const before = sums(build);
        const swaps = cheapestGrams(build, catalogue);
        for (const { grams, dollars, commands } of swaps) {
          const next = commands.reduce(applyCommand, build);
          const after = sums(next);
          expect(grams).toBeGreaterThan(0);
          expect(before.weight - after.weight).toBeCloseTo(grams, 6);
          expect(after.price - before.price).toBeCloseTo(dollars, 6);
          expect([...blocksOf(next)]).toEqual([]);
        }
        expect([...swaps].sort(bySwapWorth)).toEqual(swaps);
        const firstDearer = swaps.findIndex((swap) => !isBeating(swap));
        if (firstDearer >= 0) expect(swaps.slice(firstDearer).some(isBeating)).toBe(false);
      }),
      law,
    );
  });

  const fork = (key: string, travel: number, weight: number): Fork => ({
    key,
    name: key,
    shortName: key,
    brand: 'Test',
    weight,
    price: 500,
    imageLink: null,
    source: null,
    recalledColumns: [],
    steerer: null,
    axle: null,
    brake: 'disc',
    wheelSize: '29',
    maxTyreWidth: null,
    travel,
    axleToCrown: null,
    rake: null,
  });

  test('no swap trades suspension, tyre width or shoes', () => {
    const frame = aFrame({ use: 'Mountain' });
    const [long, light, rigid] = [fork('Long', 120, 1900), fork('Light', 120, 1600), fork('Rigid', 0, 700)];
    const catalogue: BuildCatalogue = {
      frames: [],
      forks: [long, light, rigid],
      handlebars: [],
      seatposts: [],
      wheelsets: [],
      tyres: [
        aTyre({ id: 'narrow', name: 'Narrow', width: 26, weight: 200 }),
        aTyre({ id: 'b', name: 'Same', weight: 260 }),
      ],
      tubes: [],
      groupsets: [],
      components: [],
      others: [
        anOtherPart({
          id: 'spd',
          name: 'SPD',
          category: 'pedal',
          type: 'SPD',
          pedalType: 'CLIPLESS',
          weight: 100,
        }),
      ],
    };
    const part = { key: 'Long', name: 'Long', weight: 1900, price: 500 };
    const defaults = { kind: 'default' } as const;
    const build = [
      { kind: 'selectBike', bike: { type: 'mountain', rimBrake: false } } as const,
      { kind: 'selectFrame', frame: { kind: 'catalogue', frame } } as const,
      {
        kind: 'configureFrame',
        key: frame.key,
        configuration: {
          fork: { kind: 'listed', part },
          bottomBracket: defaults,
          handlebar: defaults,
          seatpost: defaults,
        },
      } as const,
      { kind: 'selectWheelset', wheelset: { kind: 'catalogue', wheelset: aBikeWheelset() } } as const,
      {
        kind: 'configureWheelset',
        key: '1',
        configuration: { tyre: aTyre(), tube: null, updatedAt: at },
      } as const,
      {
        kind: 'addOther',
        other: {
          kind: 'catalogue',
          part: anOtherPart({ category: 'pedal', type: 'Road Clipless', pedalType: 'CLIPLESS', weight: 300 }),
        },
      } as const,
    ].reduce(applyCommand, emptyBuild);
    expect(cheapestGrams(build, catalogue).map(({ to }) => to)).toEqual(['Light', 'Same']);
  });

  test('a groupset as sold gives way as a whole, a modified one part by part', () => {
    const components = [
      aComponent('cassette'),
      aComponent('cassette', {
        id: 'c2',
        productId: 'c2',
        name: 'Light cassette',
        groupsetModel: null,
        weight: 200,
        price: 250,
      }),
      aComponent('chain'),
    ];
    const lighter = aGroupset({ id: 'g2', model: 'G2', name: 'Lighter', weight: 2400, price: 2500 });
    const groupset = aGroupset();
    const catalogue: BuildCatalogue = { ...emptyLists, components, groupsets: [groupset, lighter] };
    const sold = { ...emptyBuild, groupset: { groupset, parts: defaultParts(groupset, components) } };
    expect(cheapestGrams(sold, catalogue).map(({ to }) => to)).toEqual(['Lighter']);
    const chain = { ...asListed(aComponent('chain')), editedPrice: 20 };
    const modified = { ...sold, groupset: { groupset, parts: { ...sold.groupset.parts, chain } } };
    const [swap, ...rest] = cheapestGrams(modified, catalogue);
    expect(swap).toMatchObject({
      slot: 'cassette',
      to: 'Light cassette',
      grams: 100,
      dollars: 150,
      dollarsPerGram: 1.5,
      estimates: [],
    });
    expect(rest).toEqual([]);
    const recalled = components.map((part) => ({ ...part, recalledColumns: ['price'] }));
    const [guess] = cheapestGrams(modified, { ...catalogue, components: recalled });
    expect(guess?.estimates).toEqual(['price']);
  });
});
