// Control and format characters: zero width, direction overrides, byte order mark; and what is no character. The
// joiner inside an emoji stays: without it one picture falls into several.
const invisible =
  /(?!(?<=\p{Extended_Pictographic}\ufe0f?)\u200d(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}]/gu;

/** Printable ASCII with single blanks, which is nearly every text of an upload: nothing to clean. */
const plain = /^[!-~]+(?: [!-~]+)*$/;

/** A text from outside without invisible characters; null when nothing readable is left. */
export function cleanText(value: unknown): string | null {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string') return null;
  if (plain.test(text)) return text;
  const visible = text.toWellFormed().replace(/\s+/g, ' ').replace(invisible, '');
  return visible.replace(/ {2,}/g, ' ').trim() || null;
}

/** {@link cleanText} with full-width and other compatible forms made plain. */
export const cleanNormalisedText = (text: string): string | null =>
  plain.test(text) ? text : cleanText(text.normalize('NFKC'));
