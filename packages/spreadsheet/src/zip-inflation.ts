import { Crc } from './crc.ts';
import { XmlNesting } from './xml-nesting.ts';

/** What unpacking a part gave: how large it really is, how it begins, and whether its elements close as they open. */
export interface InflatedPart {
  readonly bytes: number;
  readonly beginning: string;
  /** True as well where nobody asked. */
  readonly isNested: boolean;
  readonly crc: number;
  /** What it holds, where that was asked for. */
  readonly content: Uint8Array | null;
}

/** What is wanted of a part besides its size. */
export interface PartWishes {
  readonly content: boolean;
  readonly nesting: boolean;
}

const beginningBytes = 4096;
/** Marks of XML are the same bytes in UTF-8 as in Latin letters, and reading those never fails. */
const latin = new TextDecoder('latin1');

/** The same of a part that is stored as it is. */
export function measureStored(bytes: Uint8Array, wishes: PartWishes): InflatedPart {
  const measuring = new Measuring(wishes);
  measuring.take(bytes);
  return measuring.part();
}

/**
 * Unpacks a deflated part only to measure it, and stops beyond a limit: the sizes that a file declares are the word
 * of its author. Null when it is too large or broken.
 */
export async function measureInflated(
  packed: Uint8Array<ArrayBuffer>,
  mostBytes: number,
  wishes: PartWishes,
): Promise<InflatedPart | 'too-large' | 'broken'> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const measuring = new Measuring(wishes);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return measuring.part();
      measuring.take(value);
      if (measuring.bytes > mostBytes) {
        await reader.cancel();
        return 'too-large';
      }
    }
  } catch {
    return 'broken';
  }
}

class Measuring {
  bytes = 0;
  #beginning = '';
  readonly #crc = new Crc();
  readonly #nesting: XmlNesting | null;
  readonly #pieces: Uint8Array[] | null;

  constructor({ content, nesting }: PartWishes) {
    this.#nesting = nesting ? new XmlNesting() : null;
    this.#pieces = content ? [] : null;
  }

  take(piece: Uint8Array): void {
    this.bytes += piece.byteLength;
    this.#crc.take(piece);
    this.#pieces?.push(piece);
    if (this.#nesting === null && this.#beginning.length >= beginningBytes) return;
    const text = latin.decode(piece);
    this.#nesting?.push(text);
    if (this.#beginning.length < beginningBytes) this.#beginning += text.slice(0, beginningBytes);
  }

  part(): InflatedPart {
    return {
      bytes: this.bytes,
      beginning: this.#beginning,
      crc: this.#crc.value(),
      isNested: this.#nesting?.isWhole() ?? true,
      content: this.#pieces === null ? null : joined(this.#pieces, this.bytes),
    };
  }
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let place = 0;
  for (const piece of pieces) {
    whole.set(piece, place);
    place += piece.length;
  }
  return whole;
}
