/** What begins with these ends with that sign and has no elements inside. */
const passedOver: readonly (readonly [start: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];
/** The text of a cell, of which a cell has one: two in a row come from two cells that ran together. */
const cellText = 'is';
/** No tag of a spreadsheet is longer. */
const longestTag = 1_000_000;

/**
 * Sees whether the elements of an XML text close as they open. A reader that looks for marks one by one would join the
 * texts of two cells where the end of one is missing; a file that is no XML is refused instead.
 */
export class XmlNesting {
  readonly #open: string[] = [];
  #lastClosed = '';
  #rest = '';
  #isBroken = false;

  /** Takes the next piece of the text. */
  push(piece: string): void {
    if (this.#isBroken) return;
    const text = this.#rest + piece;
    let start = text.indexOf('<');
    while (start >= 0) {
      const end = endOfTag(text, start);
      if (end < 0) break;
      this.#take(text, start, end);
      start = text.indexOf('<', end + 1);
    }
    this.#rest = start < 0 ? '' : text.slice(start);
    if (this.#rest.length > longestTag) this.#isBroken = true;
  }

  /** Whether every element was closed in its turn, once the last piece was taken. */
  isWhole(): boolean {
    return !this.#isBroken && this.#open.length === 0 && this.#rest === '';
  }

  #take(text: string, start: number, end: number): void {
    const sign = text[start + 1];
    if (sign === '!' || sign === '?') return;
    if (sign === '/') {
      this.#lastClosed = text.slice(start + 2, end).trimEnd();
      if (this.#open.pop() !== this.#lastClosed) this.#isBroken = true;
      return;
    }
    if (text[end - 1] === '/') return;
    const name = nameAt(text, start + 1, end);
    if (name === cellText && this.#lastClosed === cellText) this.#isBroken = true;
    this.#lastClosed = '';
    this.#open.push(name);
  }
}

function nameAt(text: string, start: number, end: number): string {
  let stop = start;
  while (stop < end && text.charCodeAt(stop) > 32) stop += 1;
  return text.slice(start, stop);
}

/** Where the tag at a place ends; -1 when that has not come yet. */
function endOfTag(text: string, start: number): number {
  for (const [mark, close] of passedOver) {
    if (text.startsWith(mark, start)) {
      const end = text.indexOf(close, start + mark.length);
      return end < 0 ? -1 : end + close.length - 1;
    }
  }
  let end = text.indexOf('>', start);
  // A value in quotes may hold the sign that ends a tag.
  while (end >= 0 && hasOpenQuote(text, start, end)) end = text.indexOf('>', end + 1);
  return end;
}

function hasOpenQuote(text: string, start: number, end: number): boolean {
  let quote = '';
  for (let place = start; place < end; place += 1) {
    const sign = text.charAt(place);
    if (quote === '' ? sign === '"' || sign === "'" : sign === quote) quote = quote === '' ? sign : '';
  }
  return quote !== '';
}
