import { type BikeSlot, isComponentSlot } from '../part/public.ts';

/** What the shop itself says of a part, beyond what makers say. */
export interface ShopFacts {
  /** The shop's own number; blank where it has none. */
  readonly articleNumber: string;
  /** Blank says nothing. */
  readonly stock: 'in-stock' | 'on-order' | 'out-of-stock' | '';
  /** Days to deliver; null is unknown. */
  readonly stockDays: number | null;
  readonly isDiscontinued: boolean;
  /** What the shop sells in its place; null where it names nothing. */
  readonly successor: { readonly id: string; readonly name: string } | null;
}

/** A row of a list of the catalogue with every field. */
type CatalogueRow = Readonly<Record<string, string | number>>;

/** The lists by slot whose rows the shop sells; those of the groupset's own parts are in two. */
const lists: Readonly<Partial<Record<BikeSlot, readonly string[]>>> = {
  frame: ['frame'],
  fork: ['fork'],
  handlebar: ['handlebar'],
  seatpost: ['seatpost'],
  wheelset: ['wheelset_fit'],
  tyre: ['tire'],
  tube: ['tube'],
  groupset: ['groupset'],
  saddle: ['saddle'],
  pedal: ['pedal'],
  misc: ['misc_component'],
  stem: ['stem'],
  headset: ['headset'],
  rotor: ['rotor'],
  barTape: ['small_part'],
  valve: ['small_part'],
  smallPart: ['small_part'],
};

/** Names of the staff's lists in which a part of a slot may be. */
export const shopListsOf = (slot: BikeSlot): readonly string[] =>
  lists[slot] ??
  (isComponentSlot(slot) || slot === 'bottomBracket' ? ['groupset_component', 'bottom_bracket_extra'] : []);

const textOf = (row: CatalogueRow, name: string): string => String(row[name] ?? '');
const idOf = (row: CatalogueRow): string => textOf(row, row.product_key === undefined ? 'id' : 'product_key');
const nameOf = (row: CatalogueRow): string => `${textOf(row, 'brand')} ${textOf(row, 'name')}`.trim();

function stockOf(row: CatalogueRow): ShopFacts['stock'] {
  const { stock } = row;
  return stock === 'in-stock' || stock === 'on-order' || stock === 'out-of-stock' ? stock : '';
}

/**
 * What the shop says of the part with an id.
 * @param rows rows of the lists in which it may be
 * @returns null where none of them has it
 */
export function shopFacts(rows: readonly CatalogueRow[], id: string): ShopFacts | null {
  const row = rows.find((each) => idOf(each) === id);
  if (row === undefined) return null;
  const days = row.stock_days;
  const nextId = textOf(row, 'successor');
  const next = rows.find((each) => idOf(each) === nextId);
  return {
    articleNumber: textOf(row, 'article_number'),
    stock: stockOf(row),
    stockDays: typeof days === 'number' && days >= 0 ? days : null,
    isDiscontinued: row.shop_state === 'discontinued',
    successor: nextId === '' ? null : { id: nextId, name: (next && nameOf(next)) || nextId },
  };
}
