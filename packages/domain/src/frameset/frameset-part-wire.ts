import * as z from 'zod/mini';
import {
  knownFigure,
  knownText,
  originFromWire,
  type PartRow,
  partShape,
  safeLink,
} from '../catalogue/public.ts';
import type { Fork, FramesetPart, Handlebar, Seatpost } from './frameset-part.ts';
import {
  forkFields,
  type framesetPartFields,
  handlebarFields,
  seatpostFields,
} from './frameset-part-fields.ts';

/** A fork as it travels. */
export const forkWireSchema = z.object(partShape(forkFields));
/** A fork on the wire. */
export type ForkWire = z.infer<typeof forkWireSchema>;

/** A handlebar as it travels. */
export const handlebarWireSchema = z.object(partShape(handlebarFields));
/** A handlebar on the wire. */
export type HandlebarWire = z.infer<typeof handlebarWireSchema>;

/** A seatpost as it travels. */
export const seatpostWireSchema = z.object(partShape(seatpostFields));
/** A seatpost on the wire. */
export type SeatpostWire = z.infer<typeof seatpostWireSchema>;

const partFromWire = (wire: PartRow<typeof framesetPartFields>): FramesetPart => ({
  key: wire.product_key,
  name: wire.name.trim(),
  shortName: wire.short_name.trim(),
  brand: wire.brand.trim(),
  weight: knownFigure(wire.weight),
  price: knownFigure(wire.price),
  imageLink: safeLink(wire.img_link),
  ...originFromWire(wire),
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
  riderLimit: knownFigure(wire.rider_limit_kg),
});

/** Turns a wire seatpost into the domain's. */
export const seatpostFromWire = (wire: SeatpostWire): Seatpost => ({
  ...partFromWire(wire),
  shape: wire.shape,
  diameter: knownFigure(wire.diameter_mm),
  setback: knownFigure(wire.setback_mm),
  dropperTravel: knownFigure(wire.dropper_travel_mm),
  riderLimit: knownFigure(wire.rider_limit_kg),
});
