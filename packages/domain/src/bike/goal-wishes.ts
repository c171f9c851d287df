import type { Build } from './build.ts';

/** What a rider wants of a bike beyond its goal; what is left out does not matter. */
export interface GoalWishes {
  readonly gears?: 'electronic' | 'mechanical' | null;
  /** Widths of the tyres in millimetres, both ends included. */
  readonly tyreWidth?: { readonly min: number; readonly max: number } | null;
  /** Taken for frame, wheels and groupset wherever the catalogue has parts of this brand for such a bike. */
  readonly brand?: string | null;
  /** Its parts stay: frame with its parts, wheels with tyres, groupset, saddle and pedals, as far as chosen. */
  readonly keep?: Build | null;
}

/** The parts of a brand, or all where it makes none. */
export function ofBrand<Part extends { readonly brand: string | null }>(
  parts: readonly Part[],
  { brand }: GoalWishes,
): readonly Part[] {
  if (!brand) return parts;
  const wanted = brand.toLowerCase();
  const own = parts.filter((part) => part.brand?.toLowerCase() === wanted);
  return own.length > 0 ? own : parts;
}
