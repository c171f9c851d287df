import type { Sheet } from '@pp-tools/domain/catalogue';

/** What an input holds, to see whether a reader gives back more than that. */
export class KnownValues {
  readonly #text: string;
  readonly #numbers: ReadonlySet<number>;
  readonly #formats: string;

  /** `text` is everything that the input says, without marks of its form; `formats` how it shows numbers. */
  constructor(text: string, formats = '') {
    this.#formats = formats.toUpperCase();
    this.#text = plain(text);
    this.#numbers = numbersOf(text);
  }

  /** Whether a text is there, whatever its case, its blanks and the width of its signs. */
  holdsText(text: string): boolean {
    return this.#text.includes(plain(text));
  }

  /** Whether a figure is there, with marks for thousands and decimals or without them. */
  holdsNumber(value: number): boolean {
    return this.#numbers.has(value) || this.#text.includes(String(value));
  }

  /** Whether an id is there: as a text, or as a number that its format shows with zeros, hyphens or a prefix. */
  holdsId(id: string): boolean {
    if (this.holdsText(id)) return true;
    const digits = id.replaceAll('-', '').replace(/^[A-Z]*/i, '');
    if (/^\d+$/.test(digits) && this.holdsNumber(Number(digits))) return true;
    return [...this.#numbers].some((number) => this.#showsAs(String(number), id));
  }

  /** Whether a number and what its formats write out are all that an id has. */
  #showsAs(number: string, id: string): boolean {
    let place = 0;
    for (const sign of id) {
      if (sign === number[place]) place += 1;
      else if (sign !== '0' && !this.#formats.includes(sign.toUpperCase())) return false;
    }
    return place === number.length;
  }

  /** Whether a day is there, as a text with its year or as a count of days or seconds. */
  holdsDay(local: string): boolean {
    const instant = Date.parse(`${local}Z`);
    const days = instant / 86_400_000;
    return (
      this.#text.includes(String(Number(local.slice(0, 4)))) ||
      [...this.#numbers].some((number) =>
        [number - 25_569, number - 24_107, number / 86_400, number / 86_400_000].some(
          (day) => Math.abs(day - days) < 1e-4,
        ),
      )
    );
  }
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Cc}]/gu, '')
    .toUpperCase();

/** Longest row of groups that is one figure, such as 1 234 567.89. */
const mostGroups = 5;

/** Every figure that neighbouring groups of digits can be: whole, or with the last group as decimals. */
function numbersOf(text: string): Set<number> {
  const numbers = new Set<number>();
  for (const [figures] of text.normalize('NFKC').matchAll(/-?\d[\d.,' \u00a0]*(?:e[+-]?\d+)?/gi)) {
    numbers.add(Number(figures));
    const groups = figures.match(/\d+(?:e[+-]?\d+)?/gi) ?? [];
    for (let from = 0; from < groups.length; from += 1) {
      for (let to = from + 1; to <= Math.min(groups.length, from + mostGroups); to += 1) {
        numbers.add(Number(groups.slice(from, to).join('')));
        numbers.add(Number(`${groups.slice(from, to - 1).join('')}.${groups[to - 1]}`));
      }
    }
  }
  return numbers;
}

/** Everything that the cells of sheets say. */
export const textOfSheets = (sheets: readonly Sheet[]): string =>
  sheets
    .flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map((cell) => JSON.stringify(cell))))
    .join('\n');
