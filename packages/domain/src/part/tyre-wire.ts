import * as z from 'zod/mini';
import {
  factsOrUnknown,
  fitShape,
  knownFigure,
  knownFlag,
  originFromWire,
  type PartRow,
  partShape,
  safeLink,
} from '../catalogue/public.ts';
import type { Tube, Tyre } from './tyre.ts';
import { type rubberFields, tubeFields, tyreFields } from './tyre-fields.ts';
import { tubeFitFields, tyreFitFields } from './tyre-fit-fields.ts';

/** A tyre as it travels (specification 2, section 3), with what it fits to. */
export const tyreWireSchema = z.object({ ...partShape(tyreFields), fit: fitShape(tyreFitFields) });
/** A tyre on the wire. */
export type TyreWire = z.infer<typeof tyreWireSchema>;

/** An inner tube as it travels (specification 2, section 3), with what it fits to. */
export const tubeWireSchema = z.object({ ...partShape(tubeFields), fit: fitShape(tubeFitFields) });
/** An inner tube on the wire. */
export type TubeWire = z.infer<typeof tubeWireSchema>;

const partFromWire = (wire: PartRow<typeof rubberFields>) => ({
  id: wire.id,
  name: wire.name.trim(),
  shortName: wire.short_name.trim(),
  brand: wire.brand.trim(),
  price: knownFigure(wire.price),
  weight: knownFigure(wire.weight_g),
  imageLink: safeLink(wire.img_link),
  ...originFromWire(wire),
});

/** Turns a wire tyre into the domain's. */
export const tyreFromWire = (wire: TyreWire): Tyre => ({
  ...partFromWire(wire),
  width: wire.tire_width,
  type: wire.tire_type,
  use: wire.bike_type,
  wheelSize: wire.wheel_size,
  rollingResistance: knownFigure(wire.crr),
  allowsHookless: knownFlag(wire.hookless_ok),
  maxPressurePsi: knownFigure(wire.max_pressure_psi),
  fit: factsOrUnknown(tyreFitFields, wire.fit),
});

/** Turns a wire tube into the domain's. */
export const tubeFromWire = (wire: TubeWire): Tube => ({
  ...partFromWire(wire),
  valve: wire.valve_type,
  material: wire.tube_material,
  minTyreWidth: knownFigure(wire.min_width),
  maxTyreWidth: knownFigure(wire.max_width),
  valveLength: knownFigure(wire.valve_length_mm),
  fit: factsOrUnknown(tubeFitFields, wire.fit),
});
