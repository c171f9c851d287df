const pairs = '0123456789abcdef';

const isPlain = (unit: number): boolean =>
  (unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 90) || (unit >= 97 && unit <= 122);

/**
 * A text of letters, digits, "_" and "-" alone, for a link: a space is "_", every other character "-" and its
 * UTF-16 unit as four hexadecimal digits.
 */
export function linkText(text: string): string {
  let written = '';
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (isPlain(unit)) written += text[index];
    else if (unit === 32) written += '_';
    else {
      const hex = [12, 8, 4, 0].map((shift) => pairs[(unit >> shift) & 15]).join('');
      written += `-${hex}`;
    }
  }
  return written;
}

/** Reads {@link linkText}; null for what it never writes. */
export function readLinkText(written: string): string | null {
  if (!/^(?:[0-9A-Za-z_]|-[0-9a-f]{4})*$/.test(written)) return null;
  return written.replace(/_|-([0-9a-f]{4})/g, (_match, hex: string | undefined) =>
    hex === undefined ? ' ' : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
