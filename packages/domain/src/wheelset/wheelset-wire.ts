import * as z from 'zod/mini';
import {
  knownFlag as flagOf,
  knownFigure as known,
  namedColumns,
  knownWord as oneOf,
  publicFields,
  safeLink,
  knownText as text,
  wireNoLimit,
  wireShape,
} from '../catalogue/public.ts';
import { wheelsetFields } from './fields.ts';
import { type Brake, brakes, type RimType, rimTypes, type Wheelset } from './wheelset.ts';

/**
 * A wheelset as it travels to visitors. The odd names (`frontRimOutterWidth`, `DiscOrRim`) are the specification's
 * (1, section 3); -1 is unknown, 999999 is no limit, and a field that is not there is unknown.
 */
export const wheelsetWireSchema = z.object({ id: z.int(), ...wireShape(publicFields(wheelsetFields)) });

/** A wheelset as staff see it: with the fields that visitors do not see, and the number of its state. */
export const staffWheelsetSchema = z.object({
  id: z.int(),
  ...wireShape(wheelsetFields),
  /** Grows with every change; what was written before there were versions is the first. */
  version: z._default(z.int(), 1),
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
