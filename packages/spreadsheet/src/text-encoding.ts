/** Encodings that a text file is read in. */
export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030';

const looked = 64 * 1024;

/**
 * The text of a file: UTF-8, UTF-16 with its mark or without, or GB 18030 (what Chinese spreadsheet programs write).
 * Null when it is in none of them: letters of another code page would be guesses.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const marked = encodingOfMark(bytes) ?? wideEncoding(bytes);
  if (marked !== null) return decode(bytes, marked);
  return decode(bytes, 'utf-8') ?? (isProbablyChinese(bytes) ? decode(bytes, 'gb18030') : null);
}

function encodingOfMark(bytes: Uint8Array): TextEncodingName | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

/** A table has ASCII signs (delimiters, digits, line ends): in UTF-16 every second byte of them is zero. */
function wideEncoding(bytes: Uint8Array): TextEncodingName | null {
  const end = Math.min(bytes.length, looked);
  let even = 0;
  let odd = 0;
  for (let index = 0; index < end; index += 1) {
    if (bytes[index] !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  if (even === 0 && odd > end / 16) return 'utf-16le';
  return odd === 0 && even > end / 16 ? 'utf-16be' : null;
}

function decode(bytes: Uint8Array, encoding: TextEncodingName): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\u0000') ? null : text;
  } catch {
    return null;
  }
}

/** In Western code pages an accented letter is mostly followed by a plain one; in GB 18030 two high bytes go together. */
function isProbablyChinese(bytes: Uint8Array): boolean {
  let pairs = 0;
  let strays = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    if ((bytes[index] ?? 0) < 0x81) continue;
    const next = bytes[index + 1] ?? 0;
    if (next >= 0xa1 || (next >= 0x30 && next <= 0x39 && (bytes[index + 2] ?? 0) >= 0x81)) pairs += 1;
    else strays += 1;
    index += 1;
  }
  return pairs > 0 && strays * 10 <= pairs;
}
