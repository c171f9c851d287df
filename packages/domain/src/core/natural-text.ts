/** Made when a text first needs it: making one takes longer than a server's whole import of this file. */
let collator: Intl.Collator | null = null;

function compareByLanguage(a: string, b: string): number {
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return collator.compare(a, b);
}

const zero = 48;
const nine = 57;

/** The places of ASCII's signs, digits and letters in the alphabet; 0 for every other character. */
const places = new Uint8Array(128);
const alphabet = ` _-,;:!?.'"()[]{}@*/\\&#%\`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz`;
for (const [index, character] of [...alphabet].entries()) {
  places[character.charCodeAt(0)] = index + 1;
  places[character.toUpperCase().charCodeAt(0)] = index + 1;
}
const placeOf = (code: number): number => places[code] ?? 0;

const isDigit = (code: number): boolean => code >= zero && code <= nine;
function endOfDigits(text: string, from: number): number {
  let place = from;
  while (isDigit(text.charCodeAt(place))) place += 1;
  return place;
}

function skipZeros(text: string, from: number, end: number): number {
  let place = from;
  while (place < end && text.charCodeAt(place) === zero) place += 1;
  return place;
}

/**
 * Compares as people read: case does not count and digits are numbers. The same order as the language's own
 * collator, which is asked as soon as a character is not of ASCII; the names of wheels are an order faster this way.
 */
export function compareNaturally(a: string, b: string): number {
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(j);
    const placeX = placeOf(x);
    const placeY = placeOf(y);
    if (placeX === 0 || placeY === 0) return compareByLanguage(a, b);
    if (isDigit(x) && isDigit(y)) {
      const endA = endOfDigits(a, i);
      const endB = endOfDigits(b, j);
      i = skipZeros(a, i, endA);
      j = skipZeros(b, j, endB);
      if (endA - i !== endB - j) return endA - i - (endB - j);
      for (; i < endA; i += 1, j += 1) {
        const digits = a.charCodeAt(i) - b.charCodeAt(j);
        if (digits !== 0) return digits;
      }
      continue;
    }
    if (placeX !== placeY) return placeX - placeY;
    i += 1;
    j += 1;
  }
  return a.length - i - (b.length - j);
}
