import * as z from 'zod/mini';
import { factsFromWire, knownFigure, originFromWire, partShape, safeLink } from '../catalogue/public.ts';
import { headsetFields, stemFields } from '../frameset/public.ts';
import type { OtherCategory, OtherPart } from './other-part.ts';
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
  const { kind, lengthsMm, anglesDeg, clampMm, weightLengthMm } = factsFromWire(stemFields, wire);
  return detailedPart(wire, 'stem', sentenceCase(kind ?? 'fixed'), [
    followedBy(span(lengthsMm), ' mm'),
    followedBy(span(anglesDeg), '°'),
    clampMm === null ? null : `clamp ${clampMm} mm`,
    weightLengthMm === null ? null : `weight of ${weightLengthMm} mm`,
  ]);
}

/** Turns a wire headset into the domain's; its type is the pair of cups that frames are made for. */
export function headsetFromWire(wire: z.infer<typeof headsetWireSchema>): OtherPart {
  const { upperShis, lowerShis, integratedCable } = factsFromWire(headsetFields, wire);
  const cup = (shis: string | null) => shis?.split('/')[0] ?? '?';
  return detailedPart(wire, 'headset', `${cup(upperShis)} and ${cup(lowerShis)}`, [
    followedBy(upperShis, ' above'),
    followedBy(lowerShis, ' below'),
    integratedCable === 'yes' ? 'hoses pass through it' : null,
  ]);
}

/** Turns a wire rotor into the domain's. */
export function rotorFromWire(wire: z.infer<typeof rotorWireSchema>): OtherPart {
  const { diameterMm, mount, lockring } = factsFromWire(rotorFields, wire);
  const type = diameterMm === null ? 'Other sizes' : `${diameterMm} mm`;
  return detailedPart(wire, 'rotor', type, [
    mount === 'centerlock' ? 'Center Lock' : mount,
    followedBy(lockring, ' lockring'),
  ]);
}

/** Turns a wire small part into the domain's; bar tape is a category of its own. */
export function smallPartFromWire(wire: z.infer<typeof smallPartWireSchema>): OtherPart {
  const { kind, size } = factsFromWire(smallPartFields, wire);
  const isTape = kind === 'bar-tape';
  return detailedPart(wire, isTape ? 'barTape' : 'smallPart', sentenceCase(kind), [size]);
}
