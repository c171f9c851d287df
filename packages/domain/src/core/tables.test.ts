import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvCell, csvText, markdownTable, withoutApostrophe } from './public.ts';

fc.configureGlobal({ seed: 20261128, numRuns: 300 });

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
    ['+41 79', "'+41 79"],
    ['\rx', '"\'\rx"'],
    ['\nx', '"\'\nx"'],
    ['\uFF1D1+1', "'\uFF1D1+1"],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['a=1', 'a=1'],
    [-5, '-5'],
    [0.5, '0.5'],
    [Number.NaN, ''],
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

  test('a program that reads CSV gets every text back, with an apostrophe where a formula could start', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab"\',;=+-@\t\r\n '), maxLength: 12 });
    const rows = fc.array(fc.array(text, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(rows, (table) => {
        const guarded = table.map((row) =>
          row.map((cell) => (/^'*[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell)),
        );
        const cells = parse(csvText(table), { record_delimiter: '\r\n' });
        expect(cells).toEqual(guarded);
        expect(cells.map((row) => row.map(withoutApostrophe))).toEqual(table);
      }),
    );
  });

  test.each([
    ['<img src=x>', '\\<img src=x>'],
    ['[a](javascript:b)', '\\[a](javascript:b)'],
    ['`*\\', '\\`\\*\\\\'],
    [null, ''],
    [-5.5, '-5.5'],
  ])('the cell %j stands in Markdown as %s', (cell, text) => {
    expect(markdownTable(['A'], [[cell]])).toBe(`| A |\n| --- |\n| ${text} |\n`);
  });
});
