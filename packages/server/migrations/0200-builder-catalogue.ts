import type { Kysely } from 'kysely';

/** Columns carry the names of the catalogue files; unknown is NULL. `position` keeps the order of the file. */
async function createCatalogueTable(
  db: Kysely<unknown>,
  table: string,
  key: string,
  texts: readonly string[],
  figures: readonly string[],
): Promise<void> {
  let builder = db.schema
    .createTable(table)
    .addColumn(key, 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull());
  for (const name of [...texts, 'img_link', 'source', 'recalled']) builder = builder.addColumn(name, 'text');
  for (const name of figures) builder = builder.addColumn(name, 'double precision');
  await builder.execute();
}

const words = (text: string): readonly string[] => text.split(' ');

export async function up(db: Kysely<unknown>): Promise<void> {
  await createCatalogueTable(
    db,
    'frame',
    'product_key',
    words(
      'short_name brand geometry_type bb_type brake_type bike_type material size_for_geometry geometry_link seatpost_img_link fork_img_link handlebar_img_link product_link',
    ),
    words(
      'weight price includes_handlebar includes_seatpost includes_fork max_tire_width_front max_tire_width_rear is_own_brand udh_compatible is_disc fork_weight seatpost_weight handlebar_weight stack reach head_angle seat_angle chainstay wheelbase head_tube_length top_tube_effective bb_drop fork_length_axle_to_crown fork_rake',
    ),
  );
  await createCatalogueTable(
    db,
    'fork',
    'product_key',
    words('name short_name brand steerer axle brake_type wheel_size'),
    words('weight price max_tire_width travel_mm axle_to_crown rake'),
  );
  await createCatalogueTable(
    db,
    'handlebar',
    'product_key',
    words('name short_name brand kind'),
    words('weight price width_mm reach_mm drop_mm clamp_mm'),
  );
  await createCatalogueTable(
    db,
    'seatpost',
    'product_key',
    words('name short_name brand shape'),
    words('weight price diameter_mm setback_mm dropper_travel_mm'),
  );
  await createCatalogueTable(
    db,
    'tire',
    'id',
    words('name short_name brand tire_type bike_type wheel_size'),
    words('price weight_g tire_width crr hookless_ok max_pressure_psi'),
  );
  await createCatalogueTable(
    db,
    'tube',
    'id',
    words('name short_name brand valve_type tube_material'),
    words('price weight_g min_width max_width valve_length_mm'),
  );
  await createCatalogueTable(db, 'saddle', 'id', words('name brand type'), words('weight price'));
  await createCatalogueTable(db, 'pedal', 'id', words('name brand type pedal_type'), words('weight price'));
  await createCatalogueTable(db, 'misc_component', 'id', words('name brand type'), words('weight price'));
  await createCatalogueTable(
    db,
    'groupset',
    'id',
    words('name brand model bike_type'),
    words('price total_weight speed is_disc is_electronic is_own_brand'),
  );
  await createCatalogueTable(
    db,
    'groupset_component',
    'id',
    words(
      'short_name brand type product_id model parent_groupset_model bike_type crankset_spider_interface chainring_interfaces bb_type cassette_range freehub chainring_teeth cage actuation_family',
    ),
    words('price weight is_disc speed is_electronic max_cassette_cog is_own_brand'),
  );
  for (const column of ['type', 'parent_groupset_model']) {
    await db.schema
      .createIndex(`groupset_component_${column}`)
      .on('groupset_component')
      .column(column)
      .execute();
  }
}
