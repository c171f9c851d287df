import * as z from 'zod/mini';

/** On the wire -1 says "unknown". */
export const wireUnknown = -1;
/** On the wire 999999 says "the maker states no limit". */
export const wireNoLimit = 999999;

/** A figure on the wire: {@link wireUnknown}, or from 0 up to a limit beyond which it is surely a slip. */
export const wireFigure = (limit: number) =>
  z.number().check(
    z.maximum(limit),
    z.refine(
      (value) => value === wireUnknown || value >= 0,
      `is neither ${wireUnknown} (unknown) nor 0 or more`,
    ),
  );

/** Yes, no or unknown on the wire: 1, 0 or {@link wireUnknown}. */
export const wireFlag = z
  .number()
  .check(z.refine((value) => value === 1 || value === 0 || value === wireUnknown, 'is none of 0, 1 and -1'));

/** A text on the wire; blank is unknown. */
export const wireText = z.string().check(z.maxLength(500));
/** A text on the wire that must be there: a name, a brand. */
export const wireName = z.string().check(z.maxLength(500), z.minLength(1));
/** The key of a catalogue part: it stands in addresses and in saved builds. */
export const wireKey = z
  .string()
  .check(z.regex(/^[a-z0-9][\w.-]{0,79}$/i, 'is no key of letters, digits, - _ .'));

/** Where a row's figures come from, and which of its columns were filled from general knowledge. */
export const wireOrigin = {
  source: z.string().check(z.maxLength(4000)),
  recalled: z.string().check(z.maxLength(2000)),
};

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
