import type { Dollars, Grams } from '../core/public.ts';

/** Price and weight that stand in for a part whose own are not known. */
export interface FallbackFigures {
  readonly price: Dollars;
  readonly weight: Grams;
}

/**
 * Stand-ins of the specification (BLD-73). Totals that use one say so: it is an assumption, not a figure
 * of the part. Power meters and loose chainrings have none.
 */
export const fallbackFigures = {
  fork: { price: 500, weight: 400 },
  handlebar: { price: 300, weight: 250 },
  seatpost: { price: 200, weight: 200 },
  bottom_bracket: { price: 100, weight: 100 },
  shifters: { price: 300, weight: 250 },
  frontDer: { price: 150, weight: 100 },
  rearDer: { price: 400, weight: 250 },
  crankset: { price: 500, weight: 650 },
  cassette: { price: 200, weight: 300 },
  brakes: { price: 600, weight: 400 },
  chain: { price: 50, weight: 250 },
} as const satisfies Readonly<Record<string, FallbackFigures>>;

/** The fallback of a part by its wire name; null when the specification gives none. */
export const fallbackFor = (part: string): FallbackFigures | null =>
  Object.entries(fallbackFigures).find(([name]) => name === part)?.[1] ?? null;
