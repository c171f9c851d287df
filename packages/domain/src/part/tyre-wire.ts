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
import { wheelSizes } from '../frameset/public.ts';
import { partUses } from '../groupset/public.ts';
import { type Tube, type Tyre, tubeMaterials, tyreTypes, valveTypes } from './tyre.ts';

const common = {
  id: wireKey,
  name: wireName,
  short_name: wireName,
  brand: wireName,
  price: wireFigure(10_000),
  weight_g: wireFigure(10_000),
  img_link: wireText,
  ...wireOrigin,
};

/** A tyre as it travels (specification 2, section 3), with the columns of data/tires.csv. */
export const tyreWireSchema = z.object({
  ...common,
  tire_width: z.number().min(10).max(150),
  tire_type: z.enum(tyreTypes),
  bike_type: z.enum(partUses),
  wheel_size: z.enum(wheelSizes),
  crr: wireFigure(0.1),
  hookless_ok: wireFlag,
  max_pressure_psi: wireFigure(300),
});
/** A tyre on the wire. */
export type TyreWire = z.infer<typeof tyreWireSchema>;

/** An inner tube as it travels (specification 2, section 3), with the columns of data/tubes.csv. */
export const tubeWireSchema = z
  .object({
    ...common,
    valve_type: z.enum(valveTypes),
    tube_material: z.enum(tubeMaterials),
    min_width: wireFigure(150),
    max_width: wireFigure(150),
    valve_length_mm: wireFigure(300),
  })
  .refine(({ min_width, max_width }) => min_width < 0 || max_width < 0 || min_width <= max_width, {
    path: ['max_width'],
    error: 'is less than min_width',
  });
/** An inner tube on the wire. */
export type TubeWire = z.infer<typeof tubeWireSchema>;

const partFromWire = (wire: Pick<TyreWire, keyof typeof common>) => ({
  id: wire.id,
  name: wire.name.trim(),
  shortName: wire.short_name.trim(),
  brand: wire.brand.trim(),
  price: knownFigure(wire.price),
  weight: knownFigure(wire.weight_g),
  imageLink: safeLink(wire.img_link),
  source: knownText(wire.source),
  recalledColumns: namedColumns(wire.recalled),
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
});

/** Turns a wire tube into the domain's. */
export const tubeFromWire = (wire: TubeWire): Tube => ({
  ...partFromWire(wire),
  valve: wire.valve_type,
  material: wire.tube_material,
  minTyreWidth: knownFigure(wire.min_width),
  maxTyreWidth: knownFigure(wire.max_width),
  valveLength: knownFigure(wire.valve_length_mm),
});
