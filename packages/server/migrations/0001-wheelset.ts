import type { Kysely } from 'kysely';
import { createTableWithId } from '../src/database/columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('revision')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .execute();

  await createTableWithId(db, 'wheelset')
    .addColumn('pp_id', 'integer', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('short_name', 'text', (column) => column.notNull())
    .addColumn('brand', 'text')
    .addColumn('image_link', 'text')
    .addColumn('product_link', 'text')
    .addColumn('price', 'double precision')
    .addColumn('weight', 'double precision')
    .addColumn('intended_use', 'text', (column) => column.notNull())
    .addColumn('brake', 'text')
    .addColumn('rim_type', 'text')
    .addColumn('front_spoke_count', 'double precision')
    .addColumn('rear_spoke_count', 'double precision')
    .addColumn('front_rim_depth', 'double precision')
    .addColumn('rear_rim_depth', 'double precision')
    .addColumn('front_inner_width', 'double precision')
    .addColumn('rear_inner_width', 'double precision')
    .addColumn('front_outer_width', 'double precision')
    .addColumn('rear_outer_width', 'double precision')
    .addColumn('rider_weight_limit', 'double precision')
    .addColumn('rider_weight_unlimited', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('spoke_type', 'text')
    .addColumn('warranty', 'text')
    .addColumn('freehub_engagement', 'double precision')
    .addColumn('hub_type', 'text')
    .addColumn('min_tyre_width', 'double precision')
    .addColumn('max_tyre_width', 'double precision')
    .addColumn('is_boost', 'integer')
    .addColumn('is_center_lock', 'integer')
    .addColumn('xfactor_index', 'double precision')
    .addColumn('stiffness', 'double precision')
    .addColumn('source', 'text')
    .addColumn('recalled_columns', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
