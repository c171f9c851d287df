import type { Kysely } from 'kysely';

/** Columns carry the names of the fields; unknown is NULL. `position` keeps the order of the file. */
async function createFactTable(
  db: Kysely<unknown>,
  table: string,
  key: readonly string[],
  texts: string,
  figures = '',
): Promise<void> {
  const names = (words: string) => words.split(/\s+/).filter(Boolean);
  let builder = db.schema
    .createTable(table)
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('source', 'text')
    .addColumn('recalled', 'text');
  for (const name of key) builder = builder.addColumn(name, 'text', (column) => column.notNull());
  for (const name of names(texts)) builder = builder.addColumn(name, 'text');
  for (const name of names(figures)) builder = builder.addColumn(name, 'double precision');
  await builder.addPrimaryKeyConstraint(`${table}_key`, [...key] as never).execute();
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createFactTable(
    db,
    'wheelset_fit',
    ['id'],
    'wheel_size freehub_options front_hub rear_hub rotor_mount hookless tubeless price_usd_source price_usd_date',
    'min_tire_mm max_tire_mm max_pressure_kpa rider_limit_kg measured_weight_g',
  );
  await createFactTable(
    db,
    'frame_fit',
    ['id'],
    `udh udh_retrofit_kit rear_hub front_hub brake_mount_rear wheel_sizes tyre_max_mm shift_routing brake_routing
    front_derailleur_mount max_chainring_2x crank_standard seatpost steerer frame_weight_size frame_weight_finish
    frame_weight_hardware`,
    'native_rotor_rear_mm max_rotor_rear_mm max_chainring_1x year',
  );
  await createFactTable(
    db,
    'tire_fit',
    ['id'],
    'bead_diameter_mm tire_type hookless_ok measured_width_mm_at_rim',
    'etrto_width_mm max_pressure_kpa min_rim_inner_mm max_rim_inner_mm',
  );
  await createFactTable(
    db,
    'tube_fit',
    ['id'],
    'bead_diameter_mm valve valve_length_mm material',
    'min_tire_mm max_tire_mm',
  );
  await createFactTable(
    db,
    'component_fit',
    ['id'],
    'variant variant_id freehub sprockets ring_interface spindle rotor_mount rotor_diameters caliper_mount chain_speed',
    'caliper_max_rotor_mm max_cog min_cog capacity_teeth',
  );
  await createFactTable(
    db,
    'bottom_bracket_extra',
    ['id'],
    `short_name brand type product_id model parent_groupset_model bike_type crankset_spider_interface
    chainring_interfaces bb_type cassette_range freehub chainring_teeth cage actuation_family img_link`,
    'price weight is_disc speed is_electronic max_cassette_cog is_own_brand',
  );
  await createFactTable(
    db,
    'frame_size',
    ['frame_id', 'size'],
    'bb_drop_mm',
    `stack_mm reach_mm head_angle_deg seat_angle_deg head_tube_mm top_tube_effective_mm seat_tube_mm chainstay_mm
    fork_rake_mm fork_axle_to_crown_mm wheelbase_mm front_centre_mm standover_mm trail_mm rider_height_min_cm
    rider_height_max_cm stock_stem_mm stock_bar_mm stock_crank_mm`,
  );
  await createFactTable(
    db,
    'stem',
    ['id'],
    'name brand kind lengths_mm angles_deg steerer_mm integrated_cable img_link',
    'clamp_mm weight weight_length_mm price',
  );
  await createFactTable(
    db,
    'headset',
    ['id'],
    'name brand upper_shis lower_shis steerer integrated_cable img_link',
    'weight price',
  );
  await createFactTable(
    db,
    'rotor',
    ['id'],
    'name brand mount lockring img_link',
    'diameter_mm weight price',
  );
  await createFactTable(db, 'small_part', ['id'], 'name brand kind size fits img_link', 'weight price');
  await createFactTable(
    db,
    'groupset_rest',
    ['groupset_id', 'kind', 'part'],
    'part_id in_set_weight in_set_price weight_g price_usd',
    'quantity',
  );
}
