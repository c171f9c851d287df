import { XmlNesting } from './xml-nesting.ts';

/** What unpacking a part gave: how large it really is, how it begins, and whether its elements close as they open. */
export interface InflatedPart {
  readonly bytes: number;
  readonly beginning: string;
  readonly isNested: boolean;
}

const beginningBytes = 4096;
/** Marks of XML are the same bytes in UTF-8 as in Latin letters, and reading those never fails. */
const latin = new TextDecoder('latin1');

/** The same of a part that is stored as it is. */
export function measureStored(bytes: Uint8Array): InflatedPart {
  const nesting = new XmlNesting();
  const text = latin.decode(bytes);
  nesting.push(text);
  return { bytes: bytes.length, beginning: text.slice(0, beginningBytes), isNested: nesting.isWhole() };
}

/**
 * Unpacks a deflated part only to measure it, and stops beyond a limit: the sizes that a file declares are the word
 * of its author. Null when it is too large or broken.
 */
export async function measureInflated(
  packed: Uint8Array<ArrayBuffer>,
  mostBytes: number,
): Promise<InflatedPart | 'too-large' | 'broken'> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  let bytes = 0;
  let beginning = '';
  const nesting = new XmlNesting();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { bytes, beginning, isNested: nesting.isWhole() };
      const text = latin.decode(value);
      nesting.push(text);
      if (beginning.length < beginningBytes) beginning += text;
      bytes += value.byteLength;
      if (bytes > mostBytes) {
        await reader.cancel();
        return 'too-large';
      }
    }
  } catch {
    return 'broken';
  }
}
