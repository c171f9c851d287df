/** Digits and small letters without i, l, o and u, which people mistake for others (Crockford's base 32). */
export const codeAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Characters of a code: 50 bits, so that ten million links fill one code in a hundred million. */
export const codeLength = 10;

const bitsOfSign = 5;

/** A code from random or hashed bytes, of which it takes the first 50 bits. */
export function shortCode(bytes: Uint8Array): string {
  let code = '';
  let bits = 0;
  let waiting = 0;
  for (const byte of bytes) {
    bits = (bits << 8) | byte;
    waiting += 8;
    while (waiting >= bitsOfSign && code.length < codeLength) {
      waiting -= bitsOfSign;
      code += codeAlphabet[(bits >> waiting) & 31] ?? '';
    }
    bits &= (1 << waiting) - 1;
  }
  if (code.length < codeLength) throw new RangeError('A short code needs at least 7 bytes.');
  return code;
}

const mistaken: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };
const pattern = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`);

/** A code as somebody typed it: capitals, spaces, hyphens and mistaken letters are fine. Null for no code. */
export function readShortCode(text: string): string | null {
  if (text.length > 40) return null;
  const code = text
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replace(/[oil]/g, (letter) => mistaken[letter] ?? letter);
  return pattern.test(code) ? code : null;
}
