const decimal = /^[+\-\u2212]?(\d+([.,]\d*)?|[.,]\d+)$/;

/** The number of a typed text, with a point or a comma as decimal sign; null when it is none. */
export function parseDecimal(text: string): number | null {
  const trimmed = text.normalize('NFKC').trim();
  return decimal.test(trimmed) ? Number(trimmed.replace(',', '.').replace('\u2212', '-')) : null;
}

/** At most four decimals, as short as possible: 70, 62.5, 0.0045. */
export const shortDecimal = (value: number): string => String(Number(value.toFixed(4)));
