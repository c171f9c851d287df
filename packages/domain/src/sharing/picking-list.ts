import { type Build, type BuildCatalogue, type ChosenPart, chosenParts } from '../bike/public.ts';
import { type BikeSlot, isComponentSlot, isFrameSlot } from '../part/public.ts';

/** What the catalogue of today says of a part that was shared. */
export type PartToday =
  /** In it, with its price; null is unknown. */
  | { readonly kind: 'listed'; readonly price: number | null }
  /** No longer in it. */
  | { readonly kind: 'gone' }
  /** The visitor's own, or a thing that the catalogue does not list. */
  | { readonly kind: 'unlisted' };

/** One part to be fetched from the shelf; prices are of one piece. */
export interface PickingRow {
  readonly slot: BikeSlot;
  readonly id: string;
  readonly name: string;
  readonly pieces: number;
  /** The price in the link, from when it was made; null is unknown. */
  readonly priceThen: number | null;
  readonly today: PartToday;
}

type Priced = { readonly price: number | null } | undefined;

/** The part of today's catalogue that a build names; undefined: it has left. */
function partToday({ slot, id }: ChosenPart, catalogue: BuildCatalogue): Priced {
  const { frames, forks, handlebars, seatposts, wheelsets, tyres, tubes } = catalogue;
  if (slot === 'frame') return frames.find(({ key }) => key === id);
  if (isFrameSlot(slot)) return [...forks, ...handlebars, ...seatposts].find(({ key }) => key === id);
  if (slot === 'wheelset') return wheelsets.find(({ ppId }) => String(ppId) === id);
  if (slot === 'tyre') return tyres.find((each) => each.id === id);
  if (slot === 'tube') return tubes.find((each) => each.id === id);
  if (slot === 'groupset') return catalogue.groupsets.find((each) => each.id === id);
  if (isComponentSlot(slot)) return catalogue.components.find((each) => each.id === id);
  return catalogue.others.find((each) => each.id === id && each.category === slot);
}

function rowOf(part: ChosenPart, catalogue: BuildCatalogue): PickingRow {
  const { slot, id, name, pieces, price, isListed } = part;
  const row = { slot, id, name, pieces, priceThen: price };
  const found = partToday(part, catalogue);
  // A part saved before its list was known may be listed all the same.
  if (found !== undefined && id !== '') return { ...row, today: { kind: 'listed', price: found.price } };
  return { ...row, today: { kind: isListed ? 'gone' : 'unlisted' } };
}

/** Everything that a shared build needs from the shop's shelves, with its prices then and today. */
export const pickingList = (build: Build, catalogue: BuildCatalogue): readonly PickingRow[] =>
  chosenParts(build).map((part) => rowOf(part, catalogue));

/** Sums of a list: what is known then and today, and how many rows each leaves out. */
export interface PickingTotals {
  readonly pricesThen: number;
  readonly pricesToday: number;
  /** Rows without a price today: unknown, gone or not listed. */
  readonly withoutPrice: number;
}

/** Adds up a list, each price by its pieces. */
export function pickingTotals(rows: readonly PickingRow[]): PickingTotals {
  const todayOf = ({ today }: PickingRow) => (today.kind === 'listed' ? today.price : null);
  return {
    pricesThen: rows.reduce((sum, { priceThen, pieces }) => sum + (priceThen ?? 0) * pieces, 0),
    pricesToday: rows.reduce((sum, row) => sum + (todayOf(row) ?? 0) * row.pieces, 0),
    withoutPrice: rows.filter((row) => todayOf(row) === null).length,
  };
}
