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
import { type OtherCategory, type OtherPart, pedalTypes } from './other-part.ts';

const common = {
  id: wireKey,
  name: wireName,
  brand: wireName,
  type: wireName,
  weight: wireFigure(10_000),
  price: wireFigure(10_000),
  img_link: wireText,
  ...wireOrigin,
};

/** A saddle as it travels, with the columns of data/saddles.csv. */
export const saddleWireSchema = z.object(common);
/** A small part as it travels, with the columns of data/misc.csv. */
export const miscComponentWireSchema = z.object(common);
/** A pair of pedals as it travels, with the columns of data/pedals.csv. */
export const pedalWireSchema = z.object({ ...common, pedal_type: z.enum(pedalTypes) });

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
  weight: knownFigure(wire.weight),
  price: knownFigure(wire.price),
  pedalType: null,
  imageLink: safeLink(wire.img_link),
  source: knownText(wire.source),
  recalledColumns: namedColumns(wire.recalled),
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
