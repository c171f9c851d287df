/** The fonts of a PDF: everyday Chinese, what it lacks of Latin, and slices of all other characters. */
export type PdfFont = 'Han' | 'Latin' | `Rest${number}`;

/** A piece of text in one font. */
export interface FontRun {
  readonly text: string;
  readonly font: PdfFont;
}

/** Says which font has a character; null when none has it. */
export type FindFont = (codePoint: number) => PdfFont | null;

type Ranges = readonly (readonly [number, number])[];

/** What each font has: pairs of first and last code point. */
export interface FontCoverage {
  readonly han: Ranges;
  readonly latin: Ranges;
  readonly rest: readonly Ranges[];
}

/** What is printed for a character that no font has: visible, never nothing. */
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

/** The name of the font of a slice. */
export const restFont = (slice: number): `Rest${number}` => `Rest${slice}`;

/** Everyday Chinese first; then Latin (Ł, ő, ş) and the slices, of which few texts need one. */
export const fontFinder =
  ({ han, latin, rest }: FontCoverage): FindFont =>
  (codePoint) => {
    if (isIn(han, codePoint)) return 'Han';
    if (isIn(latin, codePoint)) return 'Latin';
    const slice = rest.findIndex((ranges) => isIn(ranges, codePoint));
    return slice < 0 ? null : restFont(slice);
  };

const clusters = new Intl.Segmenter('zh', { granularity: 'grapheme' });
/** Variation selectors, joiners and direction marks print nothing; the break mark of the layout stays. */
const invisible = /(?!\u200b)\p{Default_Ignorable_Code_Point}/gu;
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

interface Piece {
  readonly text: string;
  readonly font: PdfFont | null;
}

/** The pieces of one letter as people see it; an emoji without a font is one piece, however many signs it has. */
function piecesOf(cluster: string, findFont: FindFont): Piece[] {
  const pieces = [...cluster.replace(invisible, '')].map(
    (text): Piece => ({ text, font: findFont(text.codePointAt(0) ?? 0) }),
  );
  const missing = pieces.filter(({ font }) => font === null);
  if (missing.length === 0) return pieces;
  if (emoji.test(cluster)) return [{ text: cluster, font: null }];
  const first = missing[0];
  return pieces.filter((piece) => piece.font !== null || piece === first);
}

const allPieces = (text: string, findFont: FindFont): Piece[] =>
  [...clusters.segment(text.normalize('NFC'))].flatMap(({ segment }) => piecesOf(segment, findFont));

/** Latin, Chinese and their punctuation: no sign of these joins its neighbour, so each is a letter of its own. */
const plain = /^[\x20-\x7e\xa1-\xac\xae-\u02af\u200b\u3001-\u3029\u4e00-\u9fff\uff01-\uff5e]*$/;

/** The runs of a plain text whose characters all have a font; null for any other text. */
function plainRuns(text: string, findFont: FindFont): FontRun[] | null {
  const runs: FontRun[] = [];
  let start = 0;
  let current: PdfFont | null = null;
  for (let at = 0; at < text.length; at += 1) {
    const font = findFont(text.charCodeAt(at));
    if (font === null) return null;
    if (font === current) continue;
    if (current !== null) runs.push({ text: text.slice(start, at), font: current });
    [start, current] = [at, font];
  }
  if (current !== null) runs.push({ text: text.slice(start), font: current });
  return runs;
}

/**
 * Splits a text into runs of one font each: the PDF library itself leaves missing characters out in silence. Letters
 * and their accents are composed first.
 */
export function fontRuns(text: string, findFont: FindFont): FontRun[] {
  // Nearly all texts are plain; to look for letters of several signs in them would take most of the time.
  return (plain.test(text) ? plainRuns(text, findFont) : null) ?? anyRuns(text, findFont);
}

function anyRuns(text: string, findFont: FindFont): FontRun[] {
  const runs: { text: string; font: PdfFont }[] = [];
  for (const piece of allPieces(text, findFont)) {
    const font = piece.font ?? 'Han';
    const shown = piece.font === null ? missingMark : piece.text;
    const last = runs.at(-1);
    if (last?.font === font) last.text += shown;
    else runs.push({ text: shown, font });
  }
  return runs;
}

/** The characters of a text that no font has, each once. */
export const missingCharacters = (text: string, findFont: FindFont): string[] =>
  plain.test(text) && plainRuns(text, findFont) !== null
    ? []
    : [...new Set(allPieces(text, findFont).flatMap((piece) => (piece.font === null ? [piece.text] : [])))];

/** The slices that some texts need. */
export function neededSlices(texts: Iterable<string>, findFont: FindFont): number[] {
  const needed = new Set<number>();
  for (const text of texts) {
    for (const { font } of fontRuns(text, findFont)) {
      if (font.startsWith('Rest')) needed.add(Number(font.slice(4)));
    }
  }
  return [...needed].sort((a, b) => a - b);
}
