import type { Kysely } from 'kysely';

const products = [
  'frame',
  'fork',
  'handlebar',
  'seatpost',
  'stem',
  'headset',
  'groupset',
  'groupset_component',
  'bottom_bracket_extra',
  'wheelset_fit',
  'tire',
  'tube',
  'rotor',
  'saddle',
  'pedal',
  'misc_component',
  'small_part',
];
const texts = ['shop_state', 'successor', 'article_number', 'stock', 'purchase_link'];

/** What a shop says of a product of its own assortment; NULL, which is unknown, in every row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of products) {
    for (const column of texts) await db.schema.alterTable(table).addColumn(column, 'text').execute();
    await db.schema.alterTable(table).addColumn('stock_days', 'double precision').execute();
  }
}
