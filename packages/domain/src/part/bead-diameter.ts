/** Words for the diameter of the bead seat in millimetres (ISO 5775). */
const diameters: readonly (readonly [RegExp, number])[] = [
  [/\b(700\s?c|29(in|er|"|″|\s?inch)?)\b|\b29(?=["″x×])|^622$/i, 622],
  [/\b(650\s?b|27[.,]5(in|"|″)?)(?!\d)|^584$/i, 584],
  [/\b26(in|er|"|″)|\b26(?=["″x×])|^26$|^559$/i, 559],
];

/**
 * The bead seat diameter in millimetres that a text says: 700c and 29in are 622, 650b and 27.5in are 584, 26in is 559.
 * null where it says none, or several.
 */
export function beadDiameterIn(text: string): number | null {
  const found = diameters.flatMap(([pattern, diameter]) => (pattern.test(text) ? [diameter] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/**
 * The diameters of both wheels that a name says, as the catalogue writes them: "29in" is "622", "29/27.5" is "622/584",
 * the front wheel first. null where it says none, or several without saying which wheel has which.
 */
export function beadDiametersIn(name: string): string | null {
  if (/\b29(in)?\s?\/\s?27[.,]5/i.test(name)) return '622/584';
  const diameter = beadDiameterIn(name);
  return diameter === null ? null : String(diameter);
}
