const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';
const codeLength = 7;
const bitsOfDigit = 6;

/** FNV-1a over UTF-16 units, 32 bits (Fowler, Noll, Vo). */
function hashOf(text: string, start: number): number {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

function digitsOf(value: number, count: number): string {
  let left = value;
  let text = '';
  for (let index = 0; index < count; index += 1) {
    text += digits[left & 63] ?? '';
    left >>>= bitsOfDigit;
  }
  return text;
}

/**
 * A part's id as seven characters for a link: 42 bits of two hashes, so that ten thousand parts share one with a
 * chance of 1 in 90,000. A link is not secret; the code only has to be short and the same for ever.
 */
export const partCode = (id: string): string =>
  digitsOf(hashOf(id, 0x811c9dc5), 4) + digitsOf(hashOf(id, 0x2f0b4a37), codeLength - 4);

/** Parts by their codes; a code that two parts share finds neither. */
export function partsByCode<Part>(
  parts: readonly Part[],
  idOf: (part: Part) => string,
): (code: string) => Part | null {
  const found = new Map<string, Part | null>();
  for (const part of parts) {
    const code = partCode(idOf(part));
    found.set(code, found.has(code) ? null : part);
  }
  return (code) => found.get(code) ?? null;
}
