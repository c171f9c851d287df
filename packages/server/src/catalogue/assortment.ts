import { shopFields } from '@pp-tools/domain/catalogue';
import { type AssortmentRow, assortmentOf, type CatalogueRow } from '@pp-tools/domain/sharing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { partLists, wheelsetFit } from './lists.ts';
import type { PartList } from './part-list.ts';
import type { ServedList } from './served-list.ts';
import type { WheelsetCatalogue } from './wheelset-catalogue.ts';

const soldLists = partLists.filter(({ isSold }) => isSold);
const nameFields = ['brand', 'name', 'short_name'];

/** The rows of a list of which the shop says something, and those that follow others; most lists have few. */
async function toldRows(db: Kysely<Tables>, list: PartList): Promise<readonly CatalogueRow[]> {
  const [key = 'id'] = list.key;
  const table = sql.table(list.table);
  const names = nameFields.filter((name) => name in list.fields);
  const columns = sql.join([key, ...names, ...Object.keys(shopFields)].map((name) => sql.ref(name)));
  const { rows } = await sql<Record<string, string | number | null>>`select ${columns} from ${table}
    where shop_state is not null or stock is not null or article_number is not null
      or ${sql.ref(key)} in (select successor from ${table} where successor is not null)
    order by position`.execute(db);
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? ''])),
  );
}

/** What visitors may know of the products of every list: what is discontinued, and stock where the shop shows it. */
export const assortment = (
  catalogue: WheelsetCatalogue,
  isStockPublic: boolean,
): ServedList<AssortmentRow> => ({
  revisions: [catalogue.revision, ...soldLists.map(({ table }) => table)],
  load: async (db) => {
    const told = await Promise.all(soldLists.map(async (list) => ({ list, rows: await toldRows(db, list) })));
    const saysOfWheelsets = told.some(
      ({ list, rows }) => list.table === wheelsetFit.table && rows.length > 0,
    );
    const wheelsets = saysOfWheelsets ? await catalogue.list() : [];
    const wheelsetNames = new Map(wheelsets.map(({ ppId, name }) => [String(ppId), name]));
    return told.flatMap(({ list: { table }, rows }) =>
      assortmentOf(table, rows, table === wheelsetFit.table ? wheelsetNames : new Map(), isStockPublic),
    );
  },
});
