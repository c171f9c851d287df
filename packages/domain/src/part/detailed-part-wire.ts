import * as z from 'zod/mini';
import { factsFromWire, knownFigure, originFromWire, partShape, safeLink } from '../catalogue/public.ts';
import { headsetFields, stemFields } from '../frameset/public.ts';
import type { OtherCategory, OtherFit, OtherPart } from './other-part.ts';
import { rotorFields, smallPartFields } from './other-part-fields.ts';

/** A stem as it travels. */
export const stemWireSchema = z.object(partShape(stemFields));
/** A headset as it travels. */
export const headsetWireSchema = z.object(partShape(headsetFields));
/** A brake rotor as it travels. */
export const rotorWireSchema = z.object(partShape(rotorFields));
/** A battery, hose, bar tape or another small part as it travels. */
export const smallPartWireSchema = z.object(partShape(smallPartFields));

/** What every row of these lists has. */
interface NamedRow {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly weight: number;
  readonly price: number;
  readonly img_link: string;
  readonly source: string;
  readonly recalled: string;
}

/** A part whose list says more than its type; what is unknown is left out of its details. */
const detailedPart = (
  row: NamedRow,
  category: OtherCategory,
  type: string,
  details: readonly (string | null)[],
  fit?: OtherFit,
): OtherPart => ({
  id: row.id,
  category,
  name: row.name.trim(),
  brand: row.brand.trim(),
  type,
  details: details.filter((detail) => detail !== null).join(', ') || null,
  weight: knownFigure(row.weight),
  price: knownFigure(row.price),
  pedalType: null,
  imageLink: safeLink(row.img_link),
  ...(fit === undefined ? {} : { fit }),
  ...originFromWire(row),
});

/** "90 to 140", "31.8", or null without a figure. */
function span(figures: readonly number[]): string | null {
  if (figures.length === 0) return null;
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  return least === most ? String(least) : `${least} to ${most}`;
}

const followedBy = (text: string | number | null, unit: string): string | null =>
  text === null ? null : `${text}${unit}`;

const sentenceCase = (word: string): string =>
  word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');

/** Turns a wire stem into the domain's. */
export function stemFromWire(wire: z.infer<typeof stemWireSchema>): OtherPart {
  const { kind, lengthsMm, anglesDeg, clampMm, steererMm, weightLengthMm } = factsFromWire(stemFields, wire);
  const details = [
    followedBy(span(lengthsMm), ' mm'),
    followedBy(span(anglesDeg), '°'),
    clampMm === null ? null : `clamp ${clampMm} mm`,
    weightLengthMm === null ? null : `weight of ${weightLengthMm} mm`,
  ];
  const fit = { slot: 'stem', clamp: clampMm, steerers: steererMm } as const;
  return detailedPart(wire, 'stem', sentenceCase(kind ?? 'fixed'), details, fit);
}

/** Turns a wire headset into the domain's; its type is the pair of cups that frames are made for. */
export function headsetFromWire(wire: z.infer<typeof headsetWireSchema>): OtherPart {
  const { upperShis, lowerShis, steerer, integratedCable } = factsFromWire(headsetFields, wire);
  const cup = (shis: string | null) => shis?.split('/')[0] ?? '?';
  const details = [
    followedBy(upperShis, ' above'),
    followedBy(lowerShis, ' below'),
    integratedCable === 'yes' ? 'hoses pass through it' : null,
  ];
  const fit = { slot: 'headset', upper: upperShis, lower: lowerShis, steerer } as const;
  return detailedPart(wire, 'headset', `${cup(upperShis)} and ${cup(lowerShis)}`, details, fit);
}

/** Turns a wire rotor into the domain's. */
export function rotorFromWire(wire: z.infer<typeof rotorWireSchema>): OtherPart {
  const { diameterMm, mount, lockring } = factsFromWire(rotorFields, wire);
  const type = diameterMm === null ? 'Other sizes' : `${diameterMm} mm`;
  const details = [mount === 'centerlock' ? 'Center Lock' : mount, followedBy(lockring, ' lockring')];
  return detailedPart(wire, 'rotor', type, details, { slot: 'rotor', diameter: diameterMm, mount });
}

/** "rim_depth_max_mm=45" in a list of what a part fits. */
const rimDepthIn = (fits: string | null): number | null => {
  const depth = /(?:^|;)rim_depth_max_mm=(\d+)/.exec(fits ?? '')?.[1];
  return depth === undefined ? null : Number(depth);
};

/** Turns a wire small part into the domain's; bar tape and tubeless valves are categories of their own. */
export function smallPartFromWire(wire: z.infer<typeof smallPartWireSchema>): OtherPart {
  const { kind, size, fits } = factsFromWire(smallPartFields, wire);
  if (kind === 'tubeless-valve') {
    const fit = { slot: 'valve', maxRimDepth: rimDepthIn(fits) } as const;
    return detailedPart(wire, 'valve', sentenceCase(kind), [size], fit);
  }
  return detailedPart(wire, kind === 'bar-tape' ? 'barTape' : 'smallPart', sentenceCase(kind), [size]);
}
