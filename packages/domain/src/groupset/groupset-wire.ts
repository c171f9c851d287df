import * as z from 'zod/mini';
import {
  factsOrUnknown,
  fitShape,
  knownFigure,
  knownText,
  originFromWire,
  type PartRow,
  partShape,
  safeLink,
} from '../catalogue/public.ts';
import { amountOf, estimateIn, type Figure } from '../core/public.ts';
import { componentFitFields } from './component-fit-fields.ts';
import type { Groupset, GroupsetComponent } from './groupset.ts';
import { defaultParts } from './groupset-choice.ts';
import { componentFields, groupsetFields } from './groupset-fields.ts';
import { restOfSet } from './groupset-rest.ts';
import type { groupsetRestFields } from './groupset-rest-fields.ts';

/** What a groupset counts beyond its parts; the amount that is an estimate, and whether parts of it are assumed. */
const restFigure = z.object({ value: z.number(), estimate: z.number(), is_assumed: z.boolean() });

/** A small part that the groupset's own weight counts; the weight is of all pieces. */
const weighedPart = z.object({
  part_id: z.string(),
  is_rotor: z.boolean(),
  pieces: z.number(),
  weight: z.nullable(z.number()),
});

/** A groupset as it travels (specification 2, section 3), with what it counts beyond its parts. */
export const groupsetWireSchema = z.object({
  ...partShape(groupsetFields),
  rest: z._default(
    z.nullable(
      z.object({
        price: restFigure,
        weight: restFigure,
        has_rotors: z._default(z.boolean(), false),
        weighed: z._default(z.array(weighedPart), []),
      }),
    ),
    null,
  ),
});
/** A groupset on the wire. */
export type GroupsetWire = z.infer<typeof groupsetWireSchema>;

/** A groupset part as it travels, with what it fits to. */
export const groupsetComponentWireSchema = z.object({
  ...partShape(componentFields),
  fit: fitShape(componentFitFields),
});
/** A groupset part on the wire. */
export type GroupsetComponentWire = z.infer<typeof groupsetComponentWireSchema>;

const labels = (value: string): readonly string[] =>
  value
    .split('|')
    .map((label) => label.trim())
    .filter(Boolean);

const figureFromRest = ({ value, estimate, is_assumed }: z.infer<typeof restFigure>): Figure => ({
  kind: is_assumed ? 'assumed' : 'counted',
  value,
  ...(is_assumed || estimate === 0 ? {} : { estimate }),
});

const restFigureOf = (figure: Figure): z.infer<typeof restFigure> => ({
  value: amountOf(figure),
  estimate: estimateIn(figure),
  is_assumed: figure.kind === 'assumed',
});

/** A row of data/groupset-rest.csv, as far as a groupset is told by it. */
type RestRow = PartRow<typeof groupsetRestFields>;

/** A groupset with what it counts beyond the parts of a list that are its own. */
export function groupsetWithRest(
  wire: GroupsetWire,
  components: readonly GroupsetComponentWire[],
  restRows: readonly RestRow[],
): GroupsetWire {
  const groupset = groupsetFromWire(wire);
  const own = components.filter(({ parent_groupset_model }) => parent_groupset_model === wire.model);
  const { price, weight } = restOfSet(groupset, defaultParts(groupset, own.map(groupsetComponentFromWire)));
  const hasRotors = restRows.some(
    ({ groupset_id, kind, in_set_price }) =>
      groupset_id === wire.id && kind === 'rotors' && in_set_price === '1',
  );
  return {
    ...wire,
    rest: {
      price: restFigureOf(price),
      weight: restFigureOf(weight),
      has_rotors: hasRotors,
      weighed:
        groupset.weight === null ? [] : weighedIn(restRows.filter((row) => row.groupset_id === wire.id)),
    },
  };
}

const weighedIn = (rows: readonly RestRow[]): z.infer<typeof weighedPart>[] =>
  rows
    .filter(({ in_set_weight, part_id }) => in_set_weight === '1' && part_id !== '')
    .map(({ part_id, kind, quantity, weight_g }) => ({
      part_id,
      is_rotor: kind === 'rotors',
      pieces: quantity,
      weight: weight_g === '' ? null : Number(weight_g),
    }));

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
  rest:
    wire.rest === null
      ? null
      : { price: figureFromRest(wire.rest.price), weight: figureFromRest(wire.rest.weight) },
  hasRotors: wire.rest?.has_rotors ?? false,
  weighed: (wire.rest?.weighed ?? []).map(({ part_id, is_rotor, pieces, weight }) => ({
    partId: part_id,
    isRotor: is_rotor,
    pieces,
    weight,
  })),
  imageLink: safeLink(wire.img_link),
  ...originFromWire(wire),
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
  fit: factsOrUnknown(componentFitFields, wire.fit),
  ...originFromWire(wire),
});
