import * as z from 'zod/mini';
import {
  knownFlag as flagOf,
  knownFigure as known,
  namedColumns,
  knownWord as oneOf,
  safeLink,
  knownText as text,
  wireNoLimit,
  wireUnknown,
} from '../catalogue/public.ts';
import { type Brake, brakes, type RimType, rimTypes, type Wheelset } from './wheelset.ts';

const figure = z.number().check(z.minimum(wireUnknown), z.maximum(wireNoLimit));
const flag = z.int().check(z.minimum(wireUnknown), z.maximum(1));
const words = z.string().check(z.maxLength(500));

/**
 * A wheelset as it travels and as spreadsheets name it. The odd names (`frontRimOutterWidth`, `DiscOrRim`)
 * and the numbers -1 and 999999 live here and nowhere else (specification 1, section 3).
 */
export const wheelsetWireSchema = z.object({
  id: z.int(),
  ppId: z.int(),
  name: words.check(z.minLength(1)),
  imgLink: words,
  link: words,
  shortName: words,
  brand: words,
  price: figure,
  weight: figure,
  intendedUse: words,
  DiscOrRim: words,
  clincherOrTubelessOrHookless: words,
  frontSpokeCount: figure,
  rearSpokeCount: figure,
  frontRimDepth: figure,
  rearRimDepth: figure,
  frontRimInnerWidth: figure,
  rearRimInnerWidth: figure,
  frontRimOutterWidth: figure,
  rearRimOutterWidth: figure,
  riderWeightLimit: figure,
  spokeType: words,
  warranty: words,
  freehubEngagementDegrees: figure,
  hubType: words,
  minTireWidth: figure,
  maxTireWidth: figure,
  isBoost: flag,
  isCenterLock: flag,
  xfactorIndex: figure,
  stiffness: figure,
  source: z.string().check(z.maxLength(4000)),
  recalled: z.string().check(z.maxLength(2000)),
});

/** A wheelset on the wire. */
export type WheelsetWire = z.infer<typeof wheelsetWireSchema>;

/** Turns a wire wheelset into the domain's: clean names, real absence, Infinity for "no limit". */
export function wheelsetFromWire(wire: WheelsetWire): Wheelset {
  return {
    id: wire.id,
    ppId: wire.ppId,
    name: wire.name.trim(),
    shortName: wire.shortName.trim() || wire.name.trim(),
    brand: text(wire.brand),
    imageLink: safeLink(wire.imgLink),
    productLink: safeLink(wire.link),
    price: known(wire.price),
    weight: known(wire.weight),
    intendedUse: wire.intendedUse.trim(),
    brake: oneOf<Brake>(brakes, wire.DiscOrRim),
    rimType: oneOf<RimType>(rimTypes, wire.clincherOrTubelessOrHookless),
    front: {
      spokeCount: known(wire.frontSpokeCount),
      rimDepth: known(wire.frontRimDepth),
      innerWidth: known(wire.frontRimInnerWidth),
      outerWidth: known(wire.frontRimOutterWidth),
    },
    rear: {
      spokeCount: known(wire.rearSpokeCount),
      rimDepth: known(wire.rearRimDepth),
      innerWidth: known(wire.rearRimInnerWidth),
      outerWidth: known(wire.rearRimOutterWidth),
    },
    riderWeightLimit:
      wire.riderWeightLimit >= wireNoLimit ? Number.POSITIVE_INFINITY : known(wire.riderWeightLimit),
    spokeType: text(wire.spokeType),
    warranty: text(wire.warranty),
    freehubEngagement: known(wire.freehubEngagementDegrees),
    hubType: text(wire.hubType),
    minTyreWidth: known(wire.minTireWidth),
    maxTyreWidth: known(wire.maxTireWidth),
    isBoost: flagOf(wire.isBoost),
    isCenterLock: flagOf(wire.isCenterLock),
    xfactorIndex: known(wire.xfactorIndex),
    stiffness: known(wire.stiffness),
    source: text(wire.source),
    recalledColumns: namedColumns(wire.recalled),
  };
}
