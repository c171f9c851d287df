import { type SheetCell, textCell } from '@pp-tools/domain/catalogue';
import { PlainCell } from './plain-cell.ts';
import { plainXmlText } from './plain-xml-text.ts';
import type { SharedTexts } from './shared-texts.ts';

/** A figure whose format is known once the library has read another cell of the same style. */
export interface StyledFigure {
  readonly cells: SheetCell[];
  readonly index: number;
  readonly value: number;
  readonly style: number;
}

/** The rows of a sheet that hold nothing unusual, and the sheet without them. */
export interface SplitSheet {
  /** Cells by the index of their row, from 0. */
  readonly plain: ReadonlyMap<number, SheetCell[]>;
  /** Index of the last plain row; -1 when there is none. */
  readonly last: number;
  readonly figures: readonly StyledFigure[];
  /** For every style of a figure a cell "row,column" that the library reads. */
  readonly samples: ReadonlyMap<number, string>;
  readonly rest: string;
}

const rowStart =
  /<row r="(\d{1,7})"(?: (?:spans|ht|customHeight|x14ac:dyDescent|s|customFormat)="[^"<>]*")*>/y;
const anyRow = /<row(?= )[^<>]*? r="(\d{1,7})"[^<>]*>/y;
const figure = /^-?\d{1,17}(?:\.\d{1,17})?(?:E[+-]?\d{1,3})?$/;
const rowEnd = '</row>';
const empty: SheetCell = { kind: 'empty' };

/**
 * Takes the rows out of a sheet that are written as spreadsheet programs write plain data: texts, shared texts and
 * figures, in order, without formulas. Whatever else there is stays for the library. Null when the sheet as a whole
 * is written in another way.
 */
export function splitPlainRows(xml: string, shared: SharedTexts | null, columns: number): SplitSheet | null {
  const open = '<sheetData>';
  const start = xml.indexOf(open) + open.length;
  if (start < open.length || xml.includes('<!') || xml.indexOf('<?', 1) >= 0) return null;
  const split = new Splitting(xml, shared, columns);
  const end = split.run(start);
  if (end === null) return null;
  const { plain, last, figures, samples } = split;
  return { plain, last, figures, samples, rest: xml.slice(0, start) + split.left.join('') + xml.slice(end) };
}

class Splitting {
  readonly plain = new Map<number, SheetCell[]>();
  last = -1;
  readonly figures: StyledFigure[] = [];
  readonly samples = new Map<number, string>();
  /** The rows that stay. */
  readonly left: string[] = [];
  readonly #xml: string;
  readonly #shared: SharedTexts | null;
  readonly #columns: number;
  readonly #found: PlainCell;

  constructor(xml: string, shared: SharedTexts | null, columns: number) {
    this.#xml = xml;
    this.#shared = shared;
    this.#columns = columns;
    this.#found = new PlainCell(xml);
  }

  /** Where the rows end; null when something other than rows in their order is between. */
  run(start: number): number | null {
    const xml = this.#xml;
    let place = start;
    let last = 0;
    while (!xml.startsWith('</sheetData>', place)) {
      rowStart.lastIndex = place;
      const plain = rowStart.exec(xml);
      const end = plain === null ? -1 : this.#plainRow(Number(plain[1]), rowStart.lastIndex);
      anyRow.lastIndex = place;
      const row = plain ?? anyRow.exec(xml);
      const number = Number(row?.[1] ?? 0);
      if (number <= last) return null;
      last = number;
      if (end >= 0) {
        place = end;
        continue;
      }
      const close = this.#endOfRow(place, row?.[0] ?? '');
      if (close < 0) return null;
      this.left.push(xml.slice(place, close));
      place = close;
    }
    return place;
  }

  #endOfRow(place: number, tag: string): number {
    if (tag.endsWith('/>')) return place + tag.length;
    const end = this.#xml.indexOf(rowEnd, place);
    return end < 0 ? -1 : end + rowEnd.length;
  }

  /** Reads the cells of a row from a place; where it ends, or -1 when it holds something unusual. */
  #plainRow(number: number, start: number): number {
    const xml = this.#xml;
    const found = this.#found;
    const cells: SheetCell[] = [];
    const styled: StyledFigure[] = [];
    let place = start;
    while (!xml.startsWith(rowEnd, place)) {
      place = found.read(place);
      if (place < 0 || (found.row >= 0 && found.row !== number - 1)) return -1;
      const column = found.column < 0 ? cells.length : found.column;
      if (column < cells.length || column >= this.#columns) return -1;
      while (cells.length < column) cells.push(empty);
      const cell = this.#cell();
      if (
        cell === null ||
        (cell.kind === 'number' && !this.#isFigure(number - 1, cells, cell.value, styled))
      ) {
        return -1;
      }
      cells.push(cell);
    }
    this.plain.set(number - 1, cells);
    this.last = number - 1;
    for (const one of styled) this.figures.push(one);
    return place + rowEnd.length;
  }

  #cell(): SheetCell | null {
    const { type, content, isInline } = this.#found;
    if (isInline !== (type === 'inlineStr')) return null;
    if (content === null) return type === '' || type === 's' || type === 'n' ? empty : null;
    if (type === 'inlineStr' || type === 'str') return textOf(plainXmlText(content));
    if (type === 's')
      return sharedIndex.test(content) ? textOf(this.#shared?.text(Number(content)) ?? null) : null;
    if ((type !== '' && type !== 'n') || !figure.test(content)) return null;
    return { kind: 'number', value: Number(content), shown: null };
  }

  /** Notes a figure with a format; false when it is the first with this one, which the library reads. */
  #isFigure(row: number, cells: SheetCell[], value: number, styled: StyledFigure[]): boolean {
    const { style } = this.#found;
    if (style < 0) return true;
    if (!this.samples.has(style)) {
      this.samples.set(style, `${row},${cells.length}`);
      return false;
    }
    styled.push({ cells, index: cells.length, value, style });
    return true;
  }
}

const sharedIndex = /^\d{1,9}$/;
const textOf = (text: string | null): SheetCell | null => (text === null ? null : textCell(text));
