const literalLink = /^\s*HYPERLINK\(\s*("(?:[^"]|"")*"(?:\s*&\s*"(?:[^"]|"")*")*)\s*(?:[,;]|\)\s*$)/i;

/**
 * The address of a HYPERLINK formula whose address is written out; 'unread' when it is put together from other cells,
 * null when the formula is another one.
 */
export function linkOfFormula(formula: string): string | null {
  const [, literals] = literalLink.exec(formula) ?? [];
  if (literals !== undefined) {
    return [...literals.matchAll(/"((?:[^"]|"")*)"/g)]
      .map(([, text = '']) => text.replaceAll('""', '"'))
      .join('');
  }
  return /^\s*HYPERLINK\(/i.test(formula) ? 'unread' : null;
}
