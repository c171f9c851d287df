import { stockStates } from '../catalogue/public.ts';
import { type BikeSlot, isComponentSlot } from '../part/public.ts';

/** Whether the shop has a part. */
export type StockState = (typeof stockStates)[number];

/** What the shop itself says of a part, beyond what makers say. */
export interface ShopFacts {
  /** The shop's own number; blank where it has none. */
  readonly articleNumber: string;
  /** Blank says nothing. */
  readonly stock: StockState | '';
  /** Days to deliver; null is unknown. */
  readonly stockDays: number | null;
  readonly isDiscontinued: boolean;
  /** What the shop sells in its place; null where it names nothing that is there. */
  readonly successor: { readonly id: string; readonly name: string } | null;
}

/** A row of a list of the catalogue with the fields of the shop. */
export type CatalogueRow = Readonly<Record<string, string | number>>;

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

const textOf = (row: CatalogueRow, name: string): string => String(row[name] ?? '').trim();
const idOf = (row: CatalogueRow): string => textOf(row, row.product_key === undefined ? 'id' : 'product_key');

/** Brand and name of a row; some names begin with the brand already. */
function nameOf(row: CatalogueRow): string {
  const brand = textOf(row, 'brand');
  const name = textOf(row, 'name') || textOf(row, 'short_name');
  return name.startsWith(brand) ? name : `${brand} ${name}`;
}

const stockOf = (row: CatalogueRow): ShopFacts['stock'] =>
  stockStates.find((state) => state === row.stock) ?? '';

/**
 * Reads what the shop says of the parts of a list, by their ids.
 * @param rows rows of the lists in which the parts are
 * @param names names of parts by their ids, where the rows have none
 */
export function shopReader(
  rows: readonly CatalogueRow[],
  names: ReadonlyMap<string, string> = new Map(),
): (id: string) => ShopFacts | null {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return (id) => {
    const row = byId.get(id);
    if (row === undefined) return null;
    const days = row.stock_days;
    const next = successorOf(row, byId);
    const name = next === null ? '' : (names.get(idOf(next)) ?? nameOf(next));
    return {
      articleNumber: textOf(row, 'article_number'),
      stock: stockOf(row),
      stockDays: typeof days === 'number' && days >= 0 ? days : null,
      isDiscontinued: row.shop_state === 'discontinued',
      successor: next === null || name === '' ? null : { id: idOf(next), name },
    };
  };
}

/** The successor of a row that is sold today: one that is discontinued itself leads on to its own. */
function successorOf(row: CatalogueRow, byId: ReadonlyMap<string, CatalogueRow>): CatalogueRow | null {
  const seen = new Set([row]);
  let next = byId.get(textOf(row, 'successor'));
  while (next !== undefined && next.shop_state === 'discontinued' && !seen.has(next)) {
    seen.add(next);
    next = byId.get(textOf(next, 'successor'));
  }
  return next === undefined || seen.has(next) || next.shop_state === 'hidden' ? null : next;
}
