import { z } from 'zod';
import {
  knownFigure,
  knownFlag,
  knownText,
  namedColumns,
  safeLink,
  wireFigure,
  wireFlag,
  wireKey,
  wireName,
  wireOrigin,
  wireText,
} from '../catalogue/public.ts';
import { brakes } from '../wheelset/public.ts';
import { type Frame, type FrameGeometry, frameUses, geometryTypes } from './frame.ts';

const grams = wireFigure(20_000);
const dollars = wireFigure(100_000);
const millimetres = wireFigure(3000);
const tyreWidth = wireFigure(150);
const degrees = wireFigure(90);

/** A frame as it travels (specification 2, section 3) with the columns of data/frames.csv; -1 and blank are unknown. */
export const frameWireSchema = z
  .object({
    product_key: wireKey,
    short_name: wireName,
    brand: wireName,
    weight: grams,
    price: dollars,
    includes_handlebar: wireFlag,
    includes_seatpost: wireFlag,
    includes_fork: wireFlag,
    max_tire_width_front: tyreWidth,
    max_tire_width_rear: tyreWidth,
    geometry_type: z.enum(geometryTypes),
    is_own_brand: wireFlag,
    udh_compatible: wireFlag,
    bb_type: wireText,
    is_disc: wireFlag,
    brake_type: z.enum(brakes),
    bike_type: z.enum(frameUses),
    fork_weight: grams,
    seatpost_weight: grams,
    handlebar_weight: grams,
    material: wireText,
    size_for_geometry: wireText,
    stack: millimetres,
    reach: millimetres,
    head_angle: degrees,
    seat_angle: degrees,
    chainstay: millimetres,
    wheelbase: millimetres,
    head_tube_length: millimetres,
    top_tube_effective: millimetres,
    bb_drop: millimetres,
    fork_length_axle_to_crown: millimetres,
    fork_rake: millimetres,
    img_link: wireText,
    geometry_link: wireText,
    seatpost_img_link: wireText,
    fork_img_link: wireText,
    handlebar_img_link: wireText,
    product_link: wireText,
    ...wireOrigin,
  })
  .refine(({ is_disc, brake_type }) => is_disc < 0 || (is_disc === 1) === (brake_type === 'disc'), {
    path: ['is_disc'],
    error: 'contradicts brake_type',
  });

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
    source: knownText(wire.source),
    recalledColumns: namedColumns(wire.recalled),
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
