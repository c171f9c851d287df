import { plainXmlText } from './plain-xml-text.ts';

/** A text that several cells share, written without formats or phonetic guides. */
const item = /<si>(?:<t(?: xml:space="preserve")?>([^<]*)<\/t>)?<\/si>/y;

/** The texts that cells of a workbook share, as far as they are written plainly, and the part they come from. */
export class SharedTexts {
  readonly #head: string;
  readonly #items: readonly string[];
  readonly #texts: readonly (string | null)[];

  private constructor(head: string, items: readonly string[], texts: readonly (string | null)[]) {
    this.#head = head;
    this.#items = items;
    this.#texts = texts;
  }

  /** Reads the part; null when it is not written as spreadsheet programs write it. */
  static read(xml: string): SharedTexts | null {
    const start = xml.indexOf('<si');
    const end = xml.lastIndexOf('</sst>');
    if (start < 0 || end < 0 || xml.includes('<!')) return null;
    const items: string[] = [];
    const texts: (string | null)[] = [];
    let place = start;
    while (place < end) {
      item.lastIndex = place;
      const found = item.exec(xml);
      const close = found === null ? xml.indexOf('</si>', place) + '</si>'.length : item.lastIndex;
      if (found === null && (close > end || !xml.startsWith('<si', place) || close <= place)) return null;
      items.push(xml.slice(place, close));
      texts.push(found === null ? null : plainXmlText(found[1] ?? ''));
      place = close;
    }
    return new SharedTexts(xml.slice(0, start), items, texts);
  }

  /** The text with this index; null when it is none or has a form of its own. */
  text(index: number): string | null {
    return this.#texts[index] ?? null;
  }

  /** The part with only the texts that cells of this XML name; the indexes stay. */
  onlyFor(xml: string): string {
    const used = new Set([...xml.matchAll(/<v>(\d+)<\/v>/g)].map(([, index]) => Number(index)));
    const last = Math.max(-1, ...used);
    const kept = this.#items.slice(0, last + 1).map((text, index) => (used.has(index) ? text : '<si/>'));
    return `${this.#head}${kept.join('')}</sst>`;
  }
}
