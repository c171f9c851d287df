declare const unit: unique symbol;

/** Mass in grams. Weights of parts and wheelsets are grams everywhere inside the product. */
export type Grams = number & { readonly [unit]?: 'g' };
/** Length in millimetres: rim depth, widths, tyre clearance, frame geometry. */
export type Millimetres = number & { readonly [unit]?: 'mm' };
/** Money in US dollars as the catalogue states it (may carry cents as a fraction). */
export type Dollars = number & { readonly [unit]?: '$' };
/** Mass in kilograms: rider, bike and rider weight limits. */
export type Kilograms = number & { readonly [unit]?: 'kg' };
/** Distance along a road, altitude and rise in metres. */
export type Metres = number & { readonly [unit]?: 'm' };
/** Time in seconds. */
export type Seconds = number & { readonly [unit]?: 's' };
/** Speed in metres per second. */
export type MetresPerSecond = number & { readonly [unit]?: 'm/s' };
/** Power in watts. */
export type Watts = number & { readonly [unit]?: 'W' };

/** The visitor's choice of units; metric is the specification's default. */
export const unitSystems = ['metric', 'imperial'] as const;
/** One of {@link unitSystems}. */
export type UnitSystem = (typeof unitSystems)[number];

const gramsPerOunce = 28.349523125;
const kilogramsPerPound = 0.45359237;
const millimetresPerInch = 25.4;

/** Ounces for a mass in grams (avoirdupois ounce, exact by definition). */
export const gramsToOunces = (grams: Grams): number => grams / gramsPerOunce;
/** Pounds for a mass in kilograms (exact by definition). */
export const kilogramsToPounds = (kilograms: Kilograms): number => kilograms / kilogramsPerPound;
/** Kilograms for a mass in pounds (exact by definition). */
export const poundsToKilograms = (pounds: number): Kilograms => pounds * kilogramsPerPound;
/** Inches for a length in millimetres (exact by definition). */
export const millimetresToInches = (millimetres: Millimetres): number => millimetres / millimetresPerInch;

/**
 * Rounds half away from zero to a number of decimals, the way a reader expects of printed figures.
 * The tiny correction keeps 1.005 at two decimals from becoming 1.00 through binary fractions.
 */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  const scaled = Math.abs(value) * factor;
  const rounded = (Math.sign(value) * Math.round(scaled * (1 + Number.EPSILON))) / factor;
  return rounded === 0 ? 0 : rounded;
}
