import { z } from 'zod';
import {
  knownFigure,
  knownText,
  namedColumns,
  safeLink,
  wireFigure,
  wireKey,
  wireName,
  wireOrigin,
  wireText,
} from '../catalogue/public.ts';
import { brakes } from '../wheelset/public.ts';
import {
  type Fork,
  type FramesetPart,
  type Handlebar,
  handlebarKinds,
  type Seatpost,
  seatpostShapes,
  wheelSizes,
} from './frameset-part.ts';

const millimetres = wireFigure(3000);
const common = {
  product_key: wireKey,
  name: wireName,
  short_name: wireName,
  brand: wireName,
  weight: wireFigure(20_000),
  price: wireFigure(100_000),
  img_link: wireText,
  ...wireOrigin,
};

/** A fork as it travels, with the columns of data/forks.csv. */
export const forkWireSchema = z.object({
  ...common,
  steerer: wireText,
  axle: wireText,
  brake_type: z.enum(brakes),
  wheel_size: z.enum(wheelSizes),
  max_tire_width: wireFigure(150),
  travel_mm: millimetres,
  axle_to_crown: millimetres,
  rake: millimetres,
});
/** A fork on the wire. */
export type ForkWire = z.infer<typeof forkWireSchema>;

/** A handlebar as it travels, with the columns of data/handlebars.csv. */
export const handlebarWireSchema = z.object({
  ...common,
  kind: z.enum(handlebarKinds),
  width_mm: millimetres,
  reach_mm: millimetres,
  drop_mm: millimetres,
  clamp_mm: millimetres,
});
/** A handlebar on the wire. */
export type HandlebarWire = z.infer<typeof handlebarWireSchema>;

/** A seatpost as it travels, with the columns of data/seatposts.csv. */
export const seatpostWireSchema = z.object({
  ...common,
  shape: z.enum(seatpostShapes),
  diameter_mm: millimetres,
  setback_mm: millimetres,
  dropper_travel_mm: millimetres,
});
/** A seatpost on the wire. */
export type SeatpostWire = z.infer<typeof seatpostWireSchema>;

type CommonWire = Pick<ForkWire, keyof typeof common>;

const partFromWire = (wire: CommonWire): FramesetPart => ({
  key: wire.product_key,
  name: wire.name.trim(),
  shortName: wire.short_name.trim(),
  brand: wire.brand.trim(),
  weight: knownFigure(wire.weight),
  price: knownFigure(wire.price),
  imageLink: safeLink(wire.img_link),
  source: knownText(wire.source),
  recalledColumns: namedColumns(wire.recalled),
});

/** Turns a wire fork into the domain's. */
export const forkFromWire = (wire: ForkWire): Fork => ({
  ...partFromWire(wire),
  steerer: knownText(wire.steerer),
  axle: knownText(wire.axle),
  brake: wire.brake_type,
  wheelSize: wire.wheel_size,
  maxTyreWidth: knownFigure(wire.max_tire_width),
  travel: knownFigure(wire.travel_mm),
  axleToCrown: knownFigure(wire.axle_to_crown),
  rake: knownFigure(wire.rake),
});

/** Turns a wire handlebar into the domain's. */
export const handlebarFromWire = (wire: HandlebarWire): Handlebar => ({
  ...partFromWire(wire),
  kind: wire.kind,
  width: knownFigure(wire.width_mm),
  reach: knownFigure(wire.reach_mm),
  drop: knownFigure(wire.drop_mm),
  clampDiameter: knownFigure(wire.clamp_mm),
});

/** Turns a wire seatpost into the domain's. */
export const seatpostFromWire = (wire: SeatpostWire): Seatpost => ({
  ...partFromWire(wire),
  shape: wire.shape,
  diameter: knownFigure(wire.diameter_mm),
  setback: knownFigure(wire.setback_mm),
  dropperTravel: knownFigure(wire.dropper_travel_mm),
});
