/** On the wire -1 says "unknown". */
export const wireUnknown = -1;
/** On the wire 999999 says "the maker states no limit". */
export const wireNoLimit = 999999;

/** A figure, or null when the wire says unknown. */
export const knownFigure = (value: number): number | null => (value < 0 ? null : value);
/** A text without blanks around it, or null when nothing is left. */
export const knownText = (value: string): string | null => value.trim() || null;
/** Yes or no, or null when the wire says unknown. */
export const knownFlag = (value: number): boolean | null => (value < 0 ? null : value === 1);

/** The word of a closed list that a text stands for in any letter case; null when it is none of them. */
export function knownWord<Value extends string>(values: readonly Value[], value: string): Value | null {
  const wanted = value.trim().toLowerCase();
  return values.find((candidate) => candidate.toLowerCase() === wanted) ?? null;
}

/** Column names from the wire's list that is split at semicolons. */
export const namedColumns = (value: string): readonly string[] =>
  value
    .split(';')
    .map((column) => column.trim())
    .filter(Boolean);

/** Only http and https addresses are kept: a script or data address from a spreadsheet never becomes a link. */
export function safeLink(value: string): string | null {
  const trimmed = value.trim();
  return /^https?:\/\/[^\s"'<>]+$/i.test(trimmed) ? trimmed : null;
}
