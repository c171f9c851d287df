import { type Sheet, sheetOfTexts } from '@pp-tools/domain/catalogue';
import { failure, type Result, success } from '@pp-tools/domain/core';
// In Node the library's own build for it: the one for browsers brings a Buffer in JavaScript, nine times slower.
import { CsvError, parse } from '#csv-parse';
import type { SpreadsheetFault } from './spreadsheet-fault.ts';

const delimiters = [',', ';', '\t', '|'] as const;
/** So many lines tell which sign parts the cells. */
const linesLooked = 50;

/**
 * Reads rows of a text: CSV with commas, semicolons or bars, TSV, and what a spreadsheet puts on the clipboard. A first
 * line "sep=;" names the delimiter and is no row.
 */
export function readDelimited(text: string, maxRows: number): Result<Sheet, SpreadsheetFault> {
  const marked = text.replace(/^\ufeff/, '');
  const [line = '', named] = /^"?sep=(.)"?\r?\n/i.exec(marked) ?? [];
  try {
    const rows: string[][] = parse(marked.slice(line.length), {
      delimiter: named ?? delimiterOf(marked),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to: maxRows + 1,
    });
    if (rows.length > maxRows) return failure({ code: 'too-many-rows', max: maxRows });
    return success(sheetOfTexts(rows, line === '' ? 1 : 2));
  } catch (fault) {
    if (!(fault instanceof CsvError)) throw fault;
    return failure({ code: 'broken-text', line: Number(fault.lines) || 1 });
  }
}

/** The sign that parts most cells and parts them alike in most lines. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 200_000)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .slice(0, linesLooked)
    .map((line) => line.replace(/"(?:[^"]|"")*"/g, ''));
  let best = { delimiter: ',', score: 0 };
  for (const delimiter of delimiters) {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const usual = mostFrequent(counts.filter((count) => count > 0));
    const score = usual * counts.filter((count) => count === usual).length;
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

function mostFrequent(counts: readonly number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  let usual = 0;
  let most = 0;
  for (const [count, time] of times) {
    if (time > most || (time === most && count > usual)) [usual, most] = [count, time];
  }
  return usual;
}
