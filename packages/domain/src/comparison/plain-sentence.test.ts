import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aWheelset } from '../testing/public.ts';
import { comparisonColumns, differenceWord, plainSentence, summarise } from './public.ts';

fc.configureGlobal({ seed: 20261128, numRuns: 300 });

const base = aWheelset({ id: 1, name: 'DB508' });
const { front } = base;

describe('one plain sentence against the baseline', () => {
  test.each([
    [
      { weight: 1388, price: 1440, front: { ...front, rimDepth: 55 } },
      '62 g lighter, 10 mm deeper and $240 dearer than DB508',
    ],
    [{ weight: 1500 }, '50 g heavier than DB508'],
    [{ weight: 3450, price: 199.5 }, '2000 g heavier and $1,000.50 cheaper than DB508'],
    [{ weight: null, front: { ...front, rimDepth: 40, innerWidth: 20.96 } }, '5 mm shallower than DB508'],
    [{ front: { ...front, innerWidth: 23.6 } }, '2.6 mm wider than DB508'],
    [{}, 'the same as DB508 in weight, depth, width and price as far as they are known'],
    [
      { weight: null, price: null, front: { ...front, rimDepth: null, innerWidth: null } },
      'too little is known to compare it with DB508',
    ],
  ])('%j reads "%s"', (changes, sentence) => {
    expect(plainSentence(aWheelset({ id: 2, ...changes }), base)).toBe(sentence);
  });

  test('imperial units stand in the sentence as well', () => {
    const other = aWheelset({ id: 2, weight: 1388, front: { ...front, rimDepth: 55 } });
    expect(plainSentence(other, base, 'imperial')).toBe('2.2 oz lighter and 0.39 in deeper than DB508');
  });

  test('the way back says the same amounts with the other sign, for any figures', () => {
    const figure = fc.option(fc.integer({ min: 1, max: 5000 }));
    const wheelset = fc
      .record({ price: figure, weight: figure, rimDepth: figure, innerWidth: figure })
      .map(({ price, weight, rimDepth, innerWidth }) =>
        aWheelset({ price, weight, front: { ...front, rimDepth, innerWidth } }),
      );
    fc.assert(
      fc.property(wheelset, wheelset, (a, b) => {
        const there = summarise(a, b);
        const back = summarise(b, a);
        expect(back.kind).toBe(there.kind);
        if (there.kind !== 'differs' || back.kind !== 'differs') return;
        expect(back.parts).toEqual(there.parts.map(({ subject, amount }) => ({ subject, amount: -amount })));
      }),
    );
  });
});

describe('the word of a difference', () => {
  test.each([
    ['price', -40, 'cheaper'],
    ['price', 0.5, 'dearer'],
    ['weight', -1, 'lighter'],
    ['weight', 410, 'heavier'],
    ['weight', 0, null],
    ['frontRimDepth', 6, null],
    ['riderWeightLimit', 1, null],
  ])('%s %d: %s', (id, amount, word) => {
    const column = comparisonColumns.find((each) => each.id === id);
    expect(column && differenceWord(column, amount)).toBe(word);
  });
});
