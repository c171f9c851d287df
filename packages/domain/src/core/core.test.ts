import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  byNumber,
  byText,
  csvCell,
  csvText,
  formatTotalWeight,
  historyLimit,
  kilogramsToPounds,
  markdownTable,
  poundsToKilograms,
  record,
  redo,
  roundTo,
  startHistory,
  undo,
} from './public.ts';

fc.configureGlobal({ seed: 20261128, numRuns: 300 });

const figure = fc.option(fc.oneof(fc.double({ noNaN: true }), fc.constant(Number.POSITIVE_INFINITY)));

describe('orders', () => {
  test.each(['ascending', 'descending'] as const)(
    'CMP-07 unknown is last when %s, for any values',
    (direction) => {
      fc.assert(
        fc.property(fc.array(figure), (values) => {
          const sorted = [...values].sort(byNumber((value) => value, direction));
          const firstUnknown = sorted.indexOf(null);
          expect(firstUnknown === -1 || sorted.slice(firstUnknown).every((value) => value === null)).toBe(
            true,
          );
          const known = sorted.filter((value) => value !== null);
          for (const [place, value] of known.entries()) {
            const next = known[place + 1] ?? value;
            expect(direction === 'ascending' ? value <= next : value >= next).toBe(true);
          }
        }),
      );
    },
  );

  test('names read as people read them: case does not count and 9 comes before 10', () => {
    const names = ['aero 50', 'Zipp', 'AERO 9', null, 'aero 10', ''];
    expect(names.sort(byText((name) => name))).toEqual(['AERO 9', 'aero 10', 'aero 50', 'Zipp', null, '']);
  });
});

describe('history', () => {
  const deeds = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: historyLimit });

  test('undoing every deed gives back the start, redoing them the end, for any deeds', () => {
    fc.assert(
      fc.property(deeds, (values) => {
        const end = values.reduce(
          (history, value) => record(history, `set ${value}`, value),
          startHistory(-1),
        );
        let history = end;
        for (const _ of end.past) history = undo(history);
        expect(history.present).toBe(-1);
        for (const _ of end.past) history = redo(history);
        expect(history).toEqual(end);
      }),
    );
  });

  test('a deed that changes nothing is not remembered', () => {
    const history = startHistory('a');
    expect(record(history, 'nothing', 'a')).toBe(history);
  });

  test('a new deed ends the future', () => {
    const history = record(undo(record(startHistory(1), 'two', 2)), 'three', 3);
    expect(history.future).toEqual([]);
    expect(redo(history)).toBe(history);
  });

  test(`only the last ${historyLimit} deeds are kept`, () => {
    let history = startHistory(0);
    for (let value = 1; value <= historyLimit + 20; value += 1) history = record(history, 'step', value);
    expect(history.past).toHaveLength(historyLimit);
  });
});

describe('figures', () => {
  test.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [0.05, 1, 0.1],
    [-0.04, 1, 0],
    [2.5, 0, 3],
    [23.649, 1, 23.6],
  ])('%d at %d decimals is %d', (value, decimals, expected) => {
    expect(roundTo(value, decimals)).toBe(expected);
    expect(Object.is(roundTo(value, decimals), -0)).toBe(false);
  });

  test('pounds and kilograms convert back exactly enough', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1000, noNaN: true }), (kilograms) => {
        expect(poundsToKilograms(kilogramsToPounds(kilograms))).toBeCloseTo(kilograms, 9);
      }),
    );
  });

  test.each([
    [0, 'TBD'],
    [1, '1g'],
    [999, '999g'],
    [999.4, '999g'],
    [1000, '1.0kg'],
    [1234, '1.2kg'],
    [1250, '1.3kg'],
  ])('BLD-91 a total of %d g reads %s', (grams, text) => {
    expect(formatTotalWeight(grams)).toBe(text);
  });
});

describe('tables that leave the product', () => {
  test.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['@cmd', "'@cmd"],
    ['-sum', "'-sum"],
    ['\tx', "'\tx"],
    [-5, '-5'],
    [null, ''],
    [Number.POSITIVE_INFINITY, ''],
  ])('the cell %j is written %j', (cell, text) => {
    expect(csvCell(cell)).toBe(text);
  });

  test('rows end with CR LF', () => {
    expect(
      csvText([
        ['a', 1],
        ['b', null],
      ]),
    ).toBe('a,1\r\nb,\r\n');
  });

  test('a bar in a Markdown cell does not break the table', () => {
    expect(markdownTable(['Name', 'Note'], [['A|B', 'two\nlines']])).toBe(
      '| Name | Note |\n| --- | --- |\n| A\\|B | two lines |\n',
    );
  });
});
