const named: readonly (readonly [RegExp, number])[] = [
  [/\b(700c|29(in|er|"|″)?)\b|\b29(?=["″x×])|^622$/i, 622],
  [/\b(650b|27\.5(in|"|″)?)(?![\d])|^584$/i, 584],
  [/\b26(in|er|"|″)|\b26(?=["″x×])|^26$|^559$/i, 559],
];

/**
 * The bead seat diameter in millimetres that a text names: 700c and 29in are 622, 650b and 27.5in are 584, 26in is
 * 559. null where it names none, or several.
 */
export function beadDiameterIn(text: string): number | null {
  const found = named.flatMap(([pattern, diameter]) => (pattern.test(text) ? [diameter] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** A diameter as riders call it on this kind of bike. */
export function beadName(diameter: number, isMountain: boolean): string {
  if (diameter === 622) return isMountain ? '29in' : '700c';
  if (diameter === 584) return isMountain ? '27.5in' : '650b';
  return diameter === 559 ? '26in' : `${diameter} mm`;
}
