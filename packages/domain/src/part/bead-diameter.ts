/** Words of names for the diameter of the bead seat in millimetres (ISO 5775). */
const diameters: readonly (readonly [RegExp, string])[] = [
  [/\b(29(er|in|"|″)|29\s?inch|700\s?c)/i, '622'],
  [/\b(27[.,]5(in|"|″)?|650\s?b)(?!\d)/i, '584'],
];

/**
 * The bead seat diameters that a name tells: "29in" and "700c" are 622, "27.5in" and "650B" are 584, "29/27.5" is
 * 622 in front and 584 behind. null: the name tells none, or two without saying which wheel has which.
 */
export function beadDiametersIn(name: string): string | null {
  if (/\b29(in)?\s?\/\s?27[.,]5/i.test(name)) return '622/584';
  const found = diameters.flatMap(([pattern, diameter]) => (pattern.test(name) ? [diameter] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}
