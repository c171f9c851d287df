import {
  gramsToOunces,
  kilogramsToPounds,
  type Millimetres,
  millimetresToInches,
  roundTo,
  type UnitSystem,
} from './units.ts';

/** What a figure of a wheelset measures; decides its unit and decimals. */
export const figureKinds = ['money', 'grams', 'millimetres', 'kilograms', 'degrees', 'count'] as const;
/** One of {@link figureKinds}. */
export type FigureKind = (typeof figureKinds)[number];

/** Shown for a figure that nobody gave us. */
export const notAvailable = 'N/A';
/** Shown for a rider weight limit that the maker does not set. */
export const noLimit = 'no limit';

interface Unit {
  readonly sign: string;
  readonly before: boolean;
  readonly decimals: number;
  readonly convert: (value: number) => number;
}

const asIs = (value: number): number => value;
const unit = (sign: string, decimals: number, convert = asIs, before = false): Unit => ({
  sign,
  before,
  decimals,
  convert,
});

const units: Readonly<Record<UnitSystem, Readonly<Record<FigureKind, Unit>>>> = {
  metric: {
    money: unit('$', 2, asIs, true),
    grams: unit('g', 1),
    millimetres: unit('mm', 1),
    kilograms: unit('kg', 1),
    degrees: unit('°', 2),
    count: unit('', 0),
  },
  imperial: {
    money: unit('$', 2, asIs, true),
    grams: unit('oz', 1, gramsToOunces),
    millimetres: unit('in', 2, millimetresToInches),
    kilograms: unit('lb', 0, kilogramsToPounds),
    degrees: unit('°', 2),
    count: unit('', 0),
  },
};

const thousands = (text: string): string => text.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Drops decimals that are zero; money is grouped by thousands: 1,799 and 5,499.99, but 1450 and 23.6. */
function digits(value: number, decimals: number, isMoney: boolean): string {
  const [whole = '0', fraction] = roundTo(value, decimals).toString().split('.');
  const front = isMoney ? thousands(whole) : whole;
  if (fraction === undefined) return front;
  // Cents are always two figures, so that $9.5 never looks like a typing error.
  return `${front}.${isMoney ? fraction.padEnd(decimals, '0') : fraction}`;
}

/** A figure in the visitor's units, without the sign: '1,799' dollars, '1450', '23.6'. Null for unknown or no limit. */
export function formatDigits(value: number | null, kind: FigureKind, system: UnitSystem): string | null {
  if (value === null || !Number.isFinite(value)) return null;
  const { convert, decimals } = units[system][kind];
  return digits(convert(value), decimals, kind === 'money');
}

/** A figure as a table shows it (CMP-11): '$1,799', '1450g', '23.6mm', 'N/A' for unknown, 'no limit' for Infinity. */
export function formatFigure(value: number | null, kind: FigureKind, system: UnitSystem = 'metric'): string {
  if (value === null) return notAvailable;
  if (value === Number.POSITIVE_INFINITY) return noLimit;
  return withSign(formatDigits(value, kind, system) ?? notAvailable, kind, system, '');
}

/** A length on a drawing, with a space before its unit: "45 mm", "1.77 in". */
export const formatDimension = (millimetres: Millimetres, system: UnitSystem): string =>
  withSign(formatDigits(millimetres, 'millimetres', system) ?? notAvailable, 'millimetres', system, ' ');

function withSign(text: string, kind: FigureKind, system: UnitSystem, gap: '' | ' '): string {
  const { sign, before } = units[system][kind];
  if (before) return text.startsWith('-') ? `-${sign}${text.slice(1)}` : `${sign}${text}`;
  return sign === '' ? text : `${text}${gap}${sign}`;
}

/**
 * The size of a difference in the visitor's units. Half a gram is 0.02 oz, which must not read as nothing: decimals
 * are added until the first figure shows.
 */
function differenceDigits(difference: number, kind: FigureKind, system: UnitSystem): string {
  const { convert, decimals } = units[system][kind];
  const size = convert(Math.abs(roundTo(difference, 1)));
  const places = [decimals, decimals + 1, decimals + 2].find((count) => roundTo(size, count) > 0) ?? decimals;
  return digits(size, places, kind === 'money');
}

/**
 * A difference with its sign (CMP-12): '+$240', '-62g', '+10mm', '+4'. Rounded to one decimal before
 * conversion, as the specification says; no difference is '0' with its unit.
 */
export function formatDifference(
  difference: number,
  kind: FigureKind,
  system: UnitSystem = 'metric',
): string {
  const rounded = roundTo(difference, 1);
  const sign = rounded > 0 ? '+' : rounded < 0 ? '-' : '';
  return sign + withSign(differenceDigits(rounded, kind, system), kind, system, '');
}

/** The size of a difference inside a sentence, without plus or minus: '62 g', '10 mm', '$240', '4'. */
export const formatDifferenceInSentence = (
  difference: number,
  kind: FigureKind,
  system: UnitSystem = 'metric',
): string => withSign(differenceDigits(difference, kind, system), kind, system, ' ');
