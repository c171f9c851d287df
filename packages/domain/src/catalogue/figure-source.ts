import { estimated, figureOf, type PriceAndWeight } from '../core/public.ts';
import type { PartOrigin } from './part-origin.ts';

/** Where a figure comes from: a page, general knowledge, or another fact of the same part. */
export type FigureSource = 'sourced' | 'recalled' | 'derived';

/** What says where the figures of a part come from. */
type Origin = PartOrigin & { readonly derivedColumns?: readonly string[] };

/** Where the value of a column comes from, by its wire name; null: the catalogue names no source for the part. */
export function sourceOfColumn(origin: Origin, column: string): FigureSource | null {
  if (origin.recalledColumns.includes(column)) return 'recalled';
  if (origin.derivedColumns?.includes(column)) return 'derived';
  return origin.source === null ? null : 'sourced';
}

const columns = {
  price: ['price'],
  weight: ['weight', 'weight_g', 'total_weight'],
} as const satisfies Readonly<Record<keyof PriceAndWeight, readonly string[]>>;

/** Where the price or weight of a part comes from, whatever its list calls the column. */
export function sourceOfFigure(origin: Origin, figure: keyof PriceAndWeight): FigureSource | null {
  const sources = columns[figure].map((column) => sourceOfColumn(origin, column));
  return sources.find((source) => source === 'recalled' || source === 'derived') ?? sources[0] ?? null;
}

/** Whether a figure of a part is no more than an estimate: recalled or derived. */
export const isEstimate = (origin: Origin, figure: keyof PriceAndWeight): boolean =>
  ['recalled', 'derived'].some((source) => source === sourceOfFigure(origin, figure));

/** Price and weight of a part; recalled and derived ones count as estimates. */
export const figuresOf = (
  part: Origin & { readonly price: number | null; readonly weight: number | null },
): PriceAndWeight => {
  const figure = (name: keyof PriceAndWeight) =>
    isEstimate(part, name) ? estimated(figureOf(part[name])) : figureOf(part[name]);
  return { price: figure('price'), weight: figure('weight') };
};
