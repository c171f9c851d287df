import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aWheelset } from '../testing/public.ts';
import type { Wheelset } from '../wheelset/public.ts';
import { asksForGravel, type FinderAnswers, meaning, slidersOf } from './answers.ts';
import { innerWidthBands } from './filters.ts';
import { decodeFinderAnswers, encodeFinderAnswers } from './finder-address.ts';
import { attributes, type Preference, preferences, sliderValues } from './preferences.ts';
import { finderQuestions, notSure, weightRange } from './questions.ts';
import { finalOrder, rank } from './ranking.ts';

fc.configureGlobal({ seed: 505, numRuns: 300 });

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 5 });
const figures = fc.record({
  rimDepth: maybe(fc.integer({ min: 20, max: 90 })),
  innerWidth: maybe(fc.integer({ min: 16, max: 30 })),
  outerWidth: maybe(fc.integer({ min: 24, max: 38 })),
});
const wheelset = fc
  .record({
    front: figures,
    weight: maybe(fc.integer({ min: 1000, max: 2000 })),
    price: maybe(fc.integer({ min: 200, max: 3000 })),
    stiffness: maybe(fc.integer({ min: 1, max: 9 })),
    xfactorIndex: maybe(fc.integer({ min: 0, max: 20 })),
    riderWeightLimit: maybe(fc.constantFrom(85, 100, 110, 120, Number.POSITIVE_INFINITY)),
    spokeType: maybe(fc.constantFrom('Steel Bladed', 'Carbon', 'Carbon Tri-Spoke', ' ')),
    intendedUse: fc.constantFrom('road', 'road', 'road, gravel', 'Gravel', 'MTB', ''),
    brake: maybe(fc.constantFrom('disc', 'disc', 'rim')),
    name: fc.constantFrom('A', 'a', 'B 2', 'B 10'),
  })
  .map(({ front, ...rest }) => aWheelset({ ...rest, front: { spokeCount: 20, ...front } }));
const catalogue = fc
  .array(wheelset, { maxLength: 60 })
  .map((list) => list.map((item, place): Wheelset => ({ ...item, id: place })));

const [wheels, brake, roads, terrain, riding] = finderQuestions;
const answerOf = <Option extends string>({ options }: { readonly options: readonly Option[] }) =>
  fc.constantFrom<Option | typeof notSure | null>(...options, notSure, null);
const slider = fc.constantFrom(...sliderValues);
const moved = fc.record(
  { aerodynamics: slider, lowWeight: slider, stiffness: slider, comfort: slider, lowPrice: slider },
  { requiredKeys: [] },
);
const answers: fc.Arbitrary<FinderAnswers> = fc.record({
  wheels: answerOf(wheels),
  brake: answerOf(brake),
  roads: answerOf(roads),
  terrain: answerOf(terrain),
  riding: answerOf(riding),
  weight: fc.integer({ min: weightRange.min, max: weightRange.max }),
  moved,
});

describe('laws of the finder', () => {
  test('FND-07 narrowing never leaves fewer than three wheels of three or more', () => {
    fc.assert(
      fc.property(catalogue, answers, (list, given) => {
        for (const step of rank(list, given).steps) {
          if (step.kind === 'preference') expect(step.after).toBeGreaterThanOrEqual(Math.min(3, step.before));
        }
      }),
    );
  });

  test('no removed wheel is better in the attribute of its step than one that stayed', () => {
    const isBetter = (preference: Preference, a: Wheelset, b: Wheelset) => {
      const { read, better } = attributes[preference];
      const [x, y] = [read(a), read(b)];
      if (x === null || y === null) return x !== null;
      return better === 'larger' ? x > y : x < y;
    };
    fc.assert(
      fc.property(catalogue, answers, (list, given) => {
        const { steps, results } = rank(list, given);
        for (const step of steps) {
          if (step.kind === 'filter') continue;
          for (const gone of step.removed) {
            for (const kept of results) {
              const { read } = attributes[step.id];
              if (read(gone) !== read(kept)) expect(isBetter(step.id, gone, kept)).toBe(false);
            }
          }
        }
      }),
    );
  });

  test('a higher slider alone keeps a part of what the lower one kept', () => {
    fc.assert(
      fc.property(
        catalogue,
        answers,
        fc.constantFrom(...preferences),
        fc.constantFrom(1, 2),
        (list, given, id, low) => {
          const alone = { aerodynamics: 0, lowWeight: 0, stiffness: 0, comfort: 0, lowPrice: 0 } as const;
          const at = (value: 1 | 2 | 3) => rank(list, { ...given, moved: { ...alone, [id]: value } });
          const [lower, higher] = [at(low === 1 ? 1 : 2), at(low === 1 ? 2 : 3)];
          if (higher.steps.some((step) => step.kind === 'preference' && step.outcome === 'wouldLeaveTooFew'))
            return;
          for (const result of higher.results) expect(lower.results).toContain(result);
        },
      ),
    );
  });

  test('FND-07 results stand in the final order', () => {
    fc.assert(
      fc.property(catalogue, answers, (list, given) => {
        const { results } = rank(list, given);
        expect(results).toEqual(results.toSorted(finalOrder));
      }),
    );
  });

  test('FND-04 FND-05 exclusions, rider limit and inner-width band hold for any catalogue', () => {
    fc.assert(
      fc.property(catalogue, answers, (list, given) => {
        const road = meaning('roads', given);
        for (const { front, spokeType, riderWeightLimit } of rank(list, given).results) {
          expect(spokeType?.trim()).toBeTruthy();
          expect(spokeType).not.toBe('Carbon Tri-Spoke');
          expect(front.outerWidth ?? 0).toBeLessThanOrEqual(34);
          if (given.weight > 90) expect(riderWeightLimit ?? 0).toBeGreaterThan(given.weight);
          if (road === null || asksForGravel(given)) continue;
          expect(front.innerWidth ?? 0).toBeGreaterThanOrEqual(innerWidthBands[road].from);
          expect(front.innerWidth ?? 0).toBeLessThanOrEqual(innerWidthBands[road].to);
        }
      }),
    );
  });

  test('the same answers give the same result whatever the order of the catalogue', () => {
    fc.assert(
      fc.property(catalogue, answers, (list, given) => {
        expect(rank(list.toReversed(), given).results).toEqual(rank(list, given).results);
      }),
    );
  });

  test('the sizes of the trace join up and end at the results', () => {
    fc.assert(
      fc.property(catalogue, answers, (list, given) => {
        const { steps, results } = rank(list, given);
        let size = list.length;
        for (const step of steps) {
          expect(step.before).toBe(size);
          expect(step.removed).toHaveLength(step.before - step.after);
          size = step.after;
        }
        expect(results).toHaveLength(size);
      }),
    );
  });

  test('answers survive the way through an address', () => {
    fc.assert(
      fc.property(answers, (given) => {
        expect(decodeFinderAnswers(encodeFinderAnswers(given))).toEqual({ ok: true, value: given });
      }),
    );
  });

  test('reading an address never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^1-.{5}-\d+-.{5}$/)), (text) => {
        const read = decodeFinderAnswers(text);
        if (read.ok) expect(slidersOf(read.value)).toBeDefined();
      }),
    );
  });
});
