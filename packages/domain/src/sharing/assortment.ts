import * as z from 'zod/mini';
import { stockStates } from '../catalogue/public.ts';
import type { BikeSlot } from '../part/public.ts';
import { type CatalogueRow, type ShopFacts, shopListsOf, shopReader } from './shop-facts.ts';

/** What a shop says to visitors of one product of a list, as it travels. */
export const assortmentRowSchema = z.object({
  /** Name of the list. */
  list: z.string(),
  id: z.string(),
  is_discontinued: z._default(z.int(), 0),
  /** What the shop sells in its place. */
  successor: z._default(z.nullable(z.object({ id: z.string(), name: z.string() })), null),
  /** Article number and stock are absent unless the shop shows them. */
  article_number: z.optional(z.string()),
  stock: z.optional(z.catch(z.enum(['', ...stockStates]), '')),
  stock_days: z.optional(z.nullable(z.number())),
});
/** One row of the assortment on the wire. */
export type AssortmentRow = z.infer<typeof assortmentRowSchema>;

/**
 * What visitors may know of the rows of a list; rows of which there is nothing to say are left out.
 * @param names names by ids, where the rows have none
 * @param isStockPublic whether the shop shows stock and article numbers
 */
export function assortmentOf(
  list: string,
  rows: readonly CatalogueRow[],
  names: ReadonlyMap<string, string>,
  isStockPublic: boolean,
): readonly AssortmentRow[] {
  const read = shopReader(rows, names);
  return rows.flatMap((row) => {
    const id = String(row.product_key ?? row.id ?? '');
    const facts = row.shop_state === 'hidden' ? null : read(id);
    if (facts === null) return [];
    const { isDiscontinued, successor, articleNumber, stock, stockDays } = facts;
    const saysStock = isStockPublic && (articleNumber !== '' || stock !== '');
    if (!isDiscontinued && !saysStock) return [];
    return [
      {
        list,
        id,
        is_discontinued: isDiscontinued ? 1 : 0,
        successor: isDiscontinued ? successor : null,
        ...(saysStock ? { article_number: articleNumber, stock, stock_days: stockDays } : {}),
      },
    ];
  });
}

/** What the shop says of the part of a slot with an id; null: nothing. */
export type Assortment = (slot: BikeSlot, id: string) => ShopFacts | null;

const keyOf = (list: string, id: string): string => `${list} ${id}`;

const factsFromWire = (row: AssortmentRow): ShopFacts => ({
  isDiscontinued: row.is_discontinued === 1,
  successor: row.successor,
  articleNumber: row.article_number ?? '',
  stock: row.stock ?? '',
  stockDays: row.stock_days ?? null,
});

/** Finds in the rows of the wire what the shop says of a part. */
export function assortmentFromWire(rows: readonly AssortmentRow[]): Assortment {
  const facts = new Map(rows.map((row) => [keyOf(row.list, row.id), factsFromWire(row)]));
  return (slot, id) => {
    for (const list of shopListsOf(slot)) {
      const found = facts.get(keyOf(list, id));
      if (found !== undefined) return found;
    }
    return null;
  };
}
