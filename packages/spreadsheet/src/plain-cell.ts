const quote = 34;
const blank = 32;

/**
 * Reads one cell of a sheet as spreadsheet programs write plain data: `<c r="B2" s="1" t="s"><v>12</v></c>`, an inline
 * text, or nothing. One reader serves all cells of a sheet; its fields tell the last cell.
 */
export class PlainCell {
  /** Row and column as the cell names them, from 0; -1 when it does not. */
  row = -1;
  column = -1;
  /** Index of its format; -1 when it has none. */
  style = -1;
  /** Kind of its value: "s", "str", "inlineStr", "n", "b" …; empty when it has none. */
  type = '';
  /** What is in `<v>` or in the inline text, as XML writes it; null when there is neither. */
  content: string | null = null;
  isInline = false;
  readonly #xml: string;

  constructor(xml: string) {
    this.#xml = xml;
  }

  /** Where the cell at this place ends; -1 when it is not a plain one. */
  read(start: number): number {
    if (!this.#xml.startsWith('<c', start)) return -1;
    this.row = -1;
    this.column = -1;
    this.style = -1;
    this.type = '';
    this.content = null;
    this.isInline = false;
    const place = this.#attributes(start + 2);
    if (place < 0) return -1;
    if (this.#xml.startsWith('/>', place)) return place + 2;
    return this.#xml[place] === '>' ? this.#inside(place + 1) : -1;
  }

  #attributes(start: number): number {
    const xml = this.#xml;
    let place = start;
    while (xml.charCodeAt(place) === blank) {
      const end = xml.charCodeAt(place + 3) === quote ? xml.indexOf('"', place + 4) : -1;
      if (end < 0 || xml[place + 2] !== '=' || end - place > 24) return -1;
      if (!this.#attribute(xml[place + 1], place + 4, end)) return -1;
      place = end + 1;
    }
    return place;
  }

  #attribute(name: string | undefined, start: number, end: number): boolean {
    if (name === 'r') return this.column < 0 && this.#reference(start, end);
    if (name === 't') {
      if (this.type !== '') return false;
      this.type = this.#xml.slice(start, end);
      return this.type !== '';
    }
    if (name !== 's' || this.style >= 0) return false;
    this.style = digits(this.#xml, start, end);
    return this.style >= 0;
  }

  /** "B2": letters of the column, then the row. */
  #reference(start: number, end: number): boolean {
    const xml = this.#xml;
    let place = start;
    let column = 0;
    for (let code = xml.charCodeAt(place); code >= 65 && code <= 90; code = xml.charCodeAt(place)) {
      column = column * 26 + code - 64;
      place += 1;
    }
    this.column = column - 1;
    this.row = digits(xml, place, end) - 1;
    return place > start && place - start <= 3 && this.row >= 0;
  }

  #inside(start: number): number {
    const xml = this.#xml;
    if (xml.startsWith('</c>', start)) return start + 4;
    if (xml.startsWith('<v>', start)) return this.#content(start + 3, '</v></c>');
    this.isInline = true;
    if (xml.startsWith('<is><t>', start)) return this.#content(start + 7, '</t></is></c>');
    const preserved = '<is><t xml:space="preserve">';
    return xml.startsWith(preserved, start) ? this.#content(start + preserved.length, '</t></is></c>') : -1;
  }

  #content(start: number, close: string): number {
    const end = this.#xml.indexOf('<', start);
    if (end < 0 || !this.#xml.startsWith(close, end)) return -1;
    this.content = this.#xml.slice(start, end);
    return end + close.length;
  }
}

/** A whole number of one to seven digits; -1 when the piece is anything else. */
function digits(text: string, start: number, end: number): number {
  if (end <= start || end - start > 7) return -1;
  let value = 0;
  for (let place = start; place < end; place += 1) {
    const digit = text.charCodeAt(place) - 48;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}
