import type { GroupsetComponent } from '../../groupset/public.ts';

/**
 * Figures that makers publish and the catalogue has no column for, by product number. Where they were seen
 * stands in docs/compatibility-rules.md; a product that is not listed has no known figure.
 */
const capacities: Readonly<Record<string, number>> = {
  'RD-R7000-GS': 39,
  'RD-R9250': 37,
  'RD-R8150': 37,
  'RD-R7150': 41,
  'WHEELTOP-TX-RD': 36,
  'WHEELTOP-GEX-RD-75': 36,
};

/** Teeth of chain that a rear derailleur takes up. */
export const publishedCapacity = (productId: string): number | null => capacities[productId] ?? null;

/** Smallest "largest cog" of a rear derailleur: GX Eagle AXS is made for 50 teeth, XPLR 13 for 10-46 alone. */
export function publishedLeastCog({ productId, actuationFamilies }: GroupsetComponent): number | null {
  if (actuationFamilies.includes('sram-axs-xplr-13')) return 46;
  return productId === 'RD-GX-1E-A1' ? 50 : null;
}

/** Largest difference of rings of a front derailleur: 13 for SRAM AXS pairs, 17 for Shimano GRX. */
export function publishedRingDifference({ productId, actuationFamilies }: GroupsetComponent): number | null {
  if (actuationFamilies.includes('sram-axs-road')) return 13;
  return /^FD-RX/.test(productId) ? 17 : null;
}

/** Distance of the rings from the bike's middle: GRX and SRAM Wide stand further out than road cranks. */
export function publishedChainline({ productId, bottomBracketType }: GroupsetComponent): number | null {
  if (/^F[CD]-RX/.test(productId)) return 47;
  if (bottomBracketType === 'DUB-Wide') return 47.5;
  return /^F[CD]-R\d/.test(productId) ? 44.5 : null;
}
