import * as z from 'zod/mini';
import {
  factsFromWire,
  fitShape,
  knownFigure,
  knownFlag,
  knownText,
  knownWord,
  originFromWire,
  type PartRow,
  partShape,
  safeLink,
  unknownFacts,
  wireUnknown,
} from '../catalogue/public.ts';
import type { PartUse } from '../groupset/public.ts';
import { rimTypes, type WheelsetWire } from '../wheelset/public.ts';
import { beadDiametersIn } from './bead-diameter.ts';
import type { BikeWheelset } from './bike-wheelset.ts';
import { bikeWheelsetFields } from './bike-wheelset-fields.ts';
import { type WheelsetFit, wheelsetFitFields } from './wheelset-fit-fields.ts';

/** A wheelset as the Bike Builder asks for it (specification 2, section 3), with what it fits to. */
export const bikeWheelsetWireSchema = z.object({
  ...partShape(bikeWheelsetFields),
  fit: fitShape(wheelsetFitFields),
});
/** A builder wheelset on the wire. */
export type BikeWheelsetWire = z.infer<typeof bikeWheelsetWireSchema>;
/** What a wheelset fits to, on the wire. */
export type WheelsetFitWire = PartRow<typeof wheelsetFitFields>;

/** The bike a wheelset is for; one for road and gravel counts as Gravel, which fits both. */
function useOf(intendedUse: string): PartUse {
  const use = intendedUse.toLowerCase();
  if (use.includes('mtb')) return 'Mountain';
  return use.includes('gravel') ? 'Gravel' : 'Road';
}

const discFlag = (brake: string): number => {
  const word = brake.trim().toLowerCase();
  return word === 'disc' ? 1 : word === 'rim' ? 0 : wireUnknown;
};

/** The builder's form of a wheelset of the catalogue, which knows one tyre range for both wheels. */
export const bikeWheelsetFromCatalogue = (
  wheelset: WheelsetWire,
  fit: WheelsetFitWire | null,
): BikeWheelsetWire => ({
  id: wheelset.id,
  pp_id: wheelset.ppId,
  name: wheelset.name,
  brand: wheelset.brand,
  weight: wheelset.weight,
  price: wheelset.price,
  min_tire_width_front: wheelset.minTireWidth,
  min_tire_width_rear: wheelset.minTireWidth,
  max_tire_width_front: wheelset.maxTireWidth,
  max_tire_width_rear: wheelset.maxTireWidth,
  bike_type: useOf(wheelset.intendedUse),
  is_disc: discFlag(wheelset.DiscOrRim),
  is_boost: wheelset.isBoost,
  is_center_lock: wheelset.isCenterLock,
  hub_type: wheelset.hubType,
  rim_type: wheelset.clincherOrTubelessOrHookless,
  rim_depth_front: wheelset.frontRimDepth,
  rim_depth_rear: wheelset.rearRimDepth,
  rim_inner_width_front: wheelset.frontRimInnerWidth,
  rim_inner_width_rear: wheelset.rearRimInnerWidth,
  img_link: wheelset.imgLink,
  product_link: wheelset.link,
  source: wheelset.source,
  recalled: wheelset.recalled,
  fit,
});

const frontRear = (front: number, rear: number) => ({ front: knownFigure(front), rear: knownFigure(rear) });

/** Names are data: "29in" in a name is the wheel size of a wheelset that no other fact gives one. */
function wheelsetFit({ name, fit }: BikeWheelsetWire): WheelsetFit {
  const known = fit === null ? unknownFacts(wheelsetFitFields) : factsFromWire(wheelsetFitFields, fit);
  const wheelSize = known.wheelSize ?? beadDiametersIn(name);
  return wheelSize === known.wheelSize
    ? known
    : { ...known, wheelSize, derivedColumns: [...known.derivedColumns, 'wheel_size'] };
}

/** Turns a builder wheelset on the wire into the domain's. */
export const bikeWheelsetFromWire = (wire: BikeWheelsetWire): BikeWheelset => ({
  id: wire.id,
  ppId: wire.pp_id,
  name: wire.name.trim(),
  brand: knownText(wire.brand),
  weight: knownFigure(wire.weight),
  price: knownFigure(wire.price),
  minTyreWidth: frontRear(wire.min_tire_width_front, wire.min_tire_width_rear),
  maxTyreWidth: frontRear(wire.max_tire_width_front, wire.max_tire_width_rear),
  use: wire.bike_type,
  isDisc: knownFlag(wire.is_disc),
  isBoost: knownFlag(wire.is_boost),
  isCenterLock: knownFlag(wire.is_center_lock),
  hubType: knownText(wire.hub_type),
  rimType: knownWord(rimTypes, wire.rim_type),
  rimDepth: frontRear(wire.rim_depth_front, wire.rim_depth_rear),
  rimInnerWidth: frontRear(wire.rim_inner_width_front, wire.rim_inner_width_rear),
  imageLink: safeLink(wire.img_link),
  productLink: safeLink(wire.product_link),
  fit: wheelsetFit(wire),
  ...originFromWire(wire),
});
