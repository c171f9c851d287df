import { roundTo } from './units.ts';

/**
 * What a line of a total knows about its price or weight: a figure of the part itself, one assumed in its
 * place, or nothing at all. A missing figure adds nothing to a sum and is always named next to it.
 */
export type Figure =
  | {
      readonly kind: 'counted';
      readonly value: number;
      /** How much of it is an estimate: recalled or derived, with no page behind it. Without: nothing. */
      readonly estimate?: number | undefined;
    }
  | {
      readonly kind: 'assumed';
      readonly value: number;
      /** How much of it is assumed or an estimate. Without: all of it. */
      readonly estimate?: number | undefined;
    }
  | { readonly kind: 'missing' };

/** Price and weight of something that is counted in a total. */
export interface PriceAndWeight {
  readonly price: Figure;
  readonly weight: Figure;
}

/** Nothing is known. */
const missing: Figure = { kind: 'missing' };

/** A part's own figure, or missing when it is unknown. */
export const figureOf = (value: number | null): Figure =>
  value === null ? missing : { kind: 'counted', value };

/** A part's own figure, else the assumed one, else missing. */
export const figureOr = (value: number | null, assumed: number | null): Figure =>
  value !== null ? figureOf(value) : assumed === null ? missing : { kind: 'assumed', value: assumed };

/** A figure that is an estimate as a whole. */
export const estimated = (figure: Figure): Figure =>
  figure.kind === 'counted' ? { ...figure, estimate: figure.value } : figure;

/** How much of a figure is an estimate; an assumed one is as a whole unless it says less. */
export const estimateIn = (figure: Figure): number =>
  figure.kind === 'missing' ? 0 : (figure.estimate ?? (figure.kind === 'assumed' ? figure.value : 0));

/** A figure of several equal pieces. */
export function times(figure: Figure, pieces: number): Figure {
  if (figure.kind === 'missing') return figure;
  const value = figure.value * pieces;
  return figure.estimate === undefined
    ? { kind: figure.kind, value }
    : { kind: figure.kind, value, estimate: figure.estimate * pieces };
}

/** What a figure adds to a sum: nothing when it is missing. */
export const amountOf = (figure: Figure): number => (figure.kind === 'missing' ? 0 : figure.value);

/** A sum with cents, free of binary crumbs. */
export const sumOf = (values: readonly number[]): number =>
  roundTo(
    values.reduce((sum, value) => sum + value, 0),
    2,
  );

/** Several figures as one: missing only when all are, assumed as soon as one is assumed or missing. */
export function joinFigures(figures: readonly Figure[]): Figure {
  if (figures.every(({ kind }) => kind === 'missing')) return missing;
  const value = sumOf(figures.map(amountOf));
  const kind = figures.every((figure) => figure.kind === 'counted') ? 'counted' : 'assumed';
  const estimate = sumOf(figures.map(estimateIn));
  const whole = kind === 'counted' ? 0 : value;
  return estimate === whole ? { kind, value } : { kind, value, estimate };
}
