import { type Dollars, type Grams, roundTo } from '../core/public.ts';

/** A brand with its price of a gram. */
export interface SealantPreset {
  readonly brand: string;
  readonly pricePerGram: Dollars;
}

/** What a gram costs in each of the brand presets, and in the visitor's own (BLD-47). */
const presetPrices = [0.12, 0.18, 0.16, 0.1, 0.14] as const;
const customPreset: SealantPreset = { brand: 'Custom', pricePerGram: 0.15 };

/** How many brand presets there are. */
export const sealantBrandCount = presetPrices.length;

/** Brands that a shop which names none of its own offers. */
export const defaultSealantBrands: readonly string[] = [
  'Orange Seal',
  'Silca',
  'Muc-Off',
  'Stan’s',
  'Vittoria',
];

/** The presets under the names of a shop's brands; a preset without a name keeps the usual one. The last is the visitor's own. */
export const sealantPresets = (brands: readonly string[] = []): readonly SealantPreset[] => [
  ...presetPrices.map((pricePerGram, index) => ({
    brand: brands[index] ?? defaultSealantBrands[index] ?? customPreset.brand,
    pricePerGram,
  })),
  customPreset,
];

/** Range and step of a slider. */
export interface SliderRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Millilitres for both wheels. */
export const sealantVolume: SliderRange = { min: 30, max: 120, step: 5 };
/** Dollars for a gram. */
export const sealantPrice: SliderRange = { min: 0.05, max: 0.3, step: 0.01 };

/** Sealant in place of inner tubes: the amount is for the pair of wheels and counts once (BLD-48). */
export interface Sealant {
  readonly id: 'sealant';
  /** Millilitres, and grams as well: sealant weighs what water weighs. */
  readonly grams: Grams;
  readonly pricePerGram: Dollars;
  /** Brand of the preset; null when none is chosen. */
  readonly brand: string | null;
}

const onStep = (value: number, { min, max, step }: SliderRange): number =>
  roundTo(min + Math.round((Math.min(max, Math.max(min, value)) - min) / step) * step, 2);

/** Sealant with both figures brought onto the sliders' range and steps. */
export const makeSealant = (grams: Grams, pricePerGram: Dollars, brand: string | null): Sealant => ({
  id: 'sealant',
  grams: onStep(grams, sealantVolume),
  pricePerGram: onStep(pricePerGram, sealantPrice),
  brand,
});

/** What the dialog shows at first: 60 ml at $0.15. */
export const initialSealant: Sealant = makeSealant(60, 0.15, null);

/** Chooses a preset with its price; the same one again chooses none and keeps the price. */
export function pickPreset(sealant: Sealant, preset: SealantPreset): Sealant {
  if (sealant.brand === preset.brand) return { ...sealant, brand: null };
  return makeSealant(sealant.grams, preset.pricePerGram, preset.brand);
}

/** Millilitres times the price of a gram, to the cent. */
export const sealantTotal = ({ grams, pricePerGram }: Sealant): Dollars => roundTo(grams * pricePerGram, 2);
