import * as z from 'zod/mini';
import { knownFigure, originFromWire, partShape, safeLink } from '../catalogue/public.ts';
import type { OtherCategory, OtherPart } from './other-part.ts';
import { otherPartFields, pedalFields } from './other-part-fields.ts';

/** A saddle as it travels. */
export const saddleWireSchema = z.object(partShape(otherPartFields));
/** A small part as it travels. */
export const miscComponentWireSchema = z.object(partShape(otherPartFields));
/** A pair of pedals as it travels. */
export const pedalWireSchema = z.object(partShape(pedalFields));

/** A saddle on the wire. */
export type SaddleWire = z.infer<typeof saddleWireSchema>;
/** A small part on the wire. */
export type MiscComponentWire = z.infer<typeof miscComponentWireSchema>;
/** A pair of pedals on the wire. */
export type PedalWire = z.infer<typeof pedalWireSchema>;

const partFromWire = (wire: SaddleWire, category: OtherCategory): OtherPart => ({
  id: wire.id,
  category,
  name: wire.name.trim(),
  brand: wire.brand.trim(),
  type: wire.type.trim(),
  details: null,
  weight: knownFigure(wire.weight),
  price: knownFigure(wire.price),
  pedalType: null,
  imageLink: safeLink(wire.img_link),
  ...originFromWire(wire),
});

/** Turns a wire saddle into the domain's. */
export const saddleFromWire = (wire: SaddleWire): OtherPart => partFromWire(wire, 'saddle');
/** Turns a wire small part into the domain's. */
export const miscComponentFromWire = (wire: MiscComponentWire): OtherPart => partFromWire(wire, 'misc');
/** Turns wire pedals into the domain's. */
export const pedalFromWire = (wire: PedalWire): OtherPart => ({
  ...partFromWire(wire, 'pedal'),
  pedalType: wire.pedal_type,
});
