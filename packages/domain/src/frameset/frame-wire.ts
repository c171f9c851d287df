import * as z from 'zod/mini';
import {
  factsOrUnknown,
  fitShape,
  knownFigure,
  knownFlag,
  knownText,
  originFromWire,
  partShape,
  safeLink,
} from '../catalogue/public.ts';
import type { Frame, FrameGeometry } from './frame.ts';
import { frameFields } from './frame-fields.ts';
import { frameFitFields } from './frame-fit-fields.ts';

/** A frame as it travels (specification 2, section 3), with what it takes; -1, blank and absent are unknown. */
export const frameWireSchema = z.object({ ...partShape(frameFields), fit: fitShape(frameFitFields) });
/** A frame on the wire. */
export type FrameWire = z.infer<typeof frameWireSchema>;

/** Turns a wire frame into the domain's. */
export function frameFromWire(wire: FrameWire): Frame {
  return {
    key: wire.product_key,
    name: wire.short_name.trim(),
    brand: wire.brand.trim(),
    weight: knownFigure(wire.weight),
    price: knownFigure(wire.price),
    use: wire.bike_type,
    brake: wire.brake_type,
    geometryType: wire.geometry_type,
    material: knownText(wire.material),
    bottomBracketShell: knownText(wire.bb_type),
    takesUniversalHanger: knownFlag(wire.udh_compatible),
    maxTyreWidth: {
      front: knownFigure(wire.max_tire_width_front),
      rear: knownFigure(wire.max_tire_width_rear),
    },
    fork: included(wire.includes_fork, wire.fork_weight, wire.fork_img_link),
    handlebar: included(wire.includes_handlebar, wire.handlebar_weight, wire.handlebar_img_link),
    seatpost: included(wire.includes_seatpost, wire.seatpost_weight, wire.seatpost_img_link),
    geometry: geometryFromWire(wire),
    isOwnBrand: wire.is_own_brand === 1,
    imageLink: safeLink(wire.img_link),
    geometryLink: safeLink(wire.geometry_link),
    productLink: safeLink(wire.product_link),
    fit: factsOrUnknown(frameFitFields, wire.fit),
    ...originFromWire(wire),
  };
}

const included = (flag: number, weight: number, image: string) => ({
  included: flag === 1,
  weight: knownFigure(weight),
  imageLink: safeLink(image),
});

const geometryFromWire = (wire: FrameWire): FrameGeometry => ({
  size: knownText(wire.size_for_geometry),
  stack: knownFigure(wire.stack),
  reach: knownFigure(wire.reach),
  headAngle: knownFigure(wire.head_angle),
  seatAngle: knownFigure(wire.seat_angle),
  chainstay: knownFigure(wire.chainstay),
  wheelbase: knownFigure(wire.wheelbase),
  headTubeLength: knownFigure(wire.head_tube_length),
  topTubeEffective: knownFigure(wire.top_tube_effective),
  bottomBracketDrop: knownFigure(wire.bb_drop),
  forkAxleToCrown: knownFigure(wire.fork_length_axle_to_crown),
  forkRake: knownFigure(wire.fork_rake),
});
