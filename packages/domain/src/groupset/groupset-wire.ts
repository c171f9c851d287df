import { z } from 'zod';
import {
  knownFigure,
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
import { componentTypes, type Groupset, type GroupsetComponent, partUses } from './groupset.ts';

const speeds = wireFigure(20);

/** A groupset as it travels (specification 2, section 3), with the columns of data/groupsets.csv. */
export const groupsetWireSchema = z.object({
  id: wireKey,
  name: wireName,
  brand: wireName,
  model: wireName,
  price: wireFigure(100_000),
  total_weight: wireFigure(20_000),
  speed: speeds,
  is_disc: wireFlag,
  is_electronic: wireFlag,
  is_own_brand: wireFlag,
  bike_type: z.enum(partUses),
  img_link: wireText,
  ...wireOrigin,
});
/** A groupset on the wire. */
export type GroupsetWire = z.infer<typeof groupsetWireSchema>;

/** A groupset part as it travels, with the columns of data/groupset_components.csv. */
export const groupsetComponentWireSchema = z.object({
  id: wireKey,
  short_name: wireName,
  brand: wireName,
  price: wireFigure(100_000),
  weight: wireFigure(20_000),
  type: z.enum(componentTypes),
  product_id: wireName,
  model: wireText,
  parent_groupset_model: wireText,
  bike_type: z.enum(partUses),
  is_disc: wireFlag,
  speed: speeds,
  is_electronic: wireFlag,
  crankset_spider_interface: wireText,
  chainring_interfaces: wireText,
  bb_type: wireText,
  cassette_range: wireText,
  freehub: wireText,
  chainring_teeth: wireText,
  max_cassette_cog: wireFigure(100),
  cage: wireText,
  actuation_family: wireText,
  is_own_brand: wireFlag,
  img_link: wireText,
  ...wireOrigin,
});
/** A groupset part on the wire. */
export type GroupsetComponentWire = z.infer<typeof groupsetComponentWireSchema>;

const labels = (value: string): readonly string[] =>
  value
    .split('|')
    .map((label) => label.trim())
    .filter(Boolean);

/** Turns a wire groupset into the domain's. */
export const groupsetFromWire = (wire: GroupsetWire): Groupset => ({
  id: wire.id,
  name: wire.name.trim(),
  brand: wire.brand.trim(),
  model: wire.model.trim(),
  price: knownFigure(wire.price),
  weight: knownFigure(wire.total_weight),
  speed: knownFigure(wire.speed),
  isDisc: wire.is_disc === 1,
  isElectronic: wire.is_electronic === 1,
  isOwnBrand: wire.is_own_brand === 1,
  use: wire.bike_type,
  imageLink: safeLink(wire.img_link),
  source: knownText(wire.source),
  recalledColumns: namedColumns(wire.recalled),
});

/** Turns a wire groupset part into the domain's. */
export const groupsetComponentFromWire = (wire: GroupsetComponentWire): GroupsetComponent => ({
  id: wire.id,
  name: wire.short_name.trim(),
  brand: wire.brand.trim(),
  price: knownFigure(wire.price),
  weight: knownFigure(wire.weight),
  type: wire.type,
  productId: wire.product_id.trim(),
  model: knownText(wire.model),
  groupsetModel: knownText(wire.parent_groupset_model),
  use: wire.bike_type,
  isDisc: wire.is_disc === 1,
  isElectronic: wire.is_electronic === 1,
  speed: knownFigure(wire.speed),
  spiderInterface: knownText(wire.crankset_spider_interface),
  chainringInterfaces: labels(wire.chainring_interfaces),
  bottomBracketType: knownText(wire.bb_type),
  cassetteRange: knownText(wire.cassette_range),
  freehub: knownText(wire.freehub),
  chainringTeeth: knownText(wire.chainring_teeth),
  largestCog: knownFigure(wire.max_cassette_cog),
  cage: knownText(wire.cage),
  actuationFamilies: labels(wire.actuation_family),
  isOwnBrand: wire.is_own_brand === 1,
  imageLink: safeLink(wire.img_link),
  source: knownText(wire.source),
  recalledColumns: namedColumns(wire.recalled),
});
