/** The fonts of a PDF. */
export type PdfFont = 'Han' | 'Latin';

/** A piece of text in one font. */
export interface FontRun {
  readonly text: string;
  readonly font: PdfFont;
}

/** Says which font has a character; null when none has it. */
export type FindFont = (codePoint: number) => PdfFont | null;

type Ranges = readonly (readonly [number, number])[];

/** What stands in a PDF for a character that no font has: visible, never nothing. */
export const missingMark = '□';

function isIn(ranges: Ranges, codePoint: number): boolean {
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = ranges[middle] ?? [0, 0];
    if (codePoint < first) high = middle - 1;
    else if (codePoint > last) low = middle + 1;
    else return true;
  }
  return false;
}

/** Chinese first; the second font has what it lacks (Ł, ő, ş and other Latin letters). */
export const fontFinder =
  (coverage: { readonly han: Ranges; readonly latin: Ranges }): FindFont =>
  (codePoint) => {
    if (isIn(coverage.han, codePoint)) return 'Han';
    return isIn(coverage.latin, codePoint) ? 'Latin' : null;
  };

/** Splits a text into runs of one font each: the PDF library itself leaves missing characters out in silence. */
export function fontRuns(text: string, findFont: FindFont): FontRun[] {
  const runs: { text: string; font: PdfFont }[] = [];
  for (const character of text) {
    const found = findFont(character.codePointAt(0) ?? 0);
    const piece = found === null ? missingMark : character;
    const font = found ?? 'Han';
    const last = runs.at(-1);
    if (last?.font === font) last.text += piece;
    else runs.push({ text: piece, font });
  }
  return runs;
}
