import { wireNoLimit, wireUnknown } from '@pp-tools/domain/catalogue';
import type { NewWheelsetWire, WheelsetWire } from '@pp-tools/domain/wheelset';
import type { Insertable, Selectable } from 'kysely';
import type { WheelsetTable } from '../../database/tables/wheelset-table.ts';

type Row = Selectable<WheelsetTable>;

const figure = (value: number | null): number => value ?? wireUnknown;
const words = (value: string | null): string => value ?? '';
const known = (value: number): number | null => (value < 0 ? null : value);
const filled = (value: string): string | null => value.trim() || null;

/** A stored wheelset as it travels, field by field, so that a new column never leaks by accident. */
export function wireFromRow(row: Row): WheelsetWire {
  return {
    id: row.id,
    ppId: row.pp_id,
    name: row.name,
    shortName: row.short_name,
    brand: words(row.brand),
    imgLink: words(row.image_link),
    link: words(row.product_link),
    price: figure(row.price),
    weight: figure(row.weight),
    intendedUse: row.intended_use,
    DiscOrRim: words(row.brake),
    clincherOrTubelessOrHookless: words(row.rim_type),
    frontSpokeCount: figure(row.front_spoke_count),
    rearSpokeCount: figure(row.rear_spoke_count),
    frontRimDepth: figure(row.front_rim_depth),
    rearRimDepth: figure(row.rear_rim_depth),
    frontRimInnerWidth: figure(row.front_inner_width),
    rearRimInnerWidth: figure(row.rear_inner_width),
    frontRimOutterWidth: figure(row.front_outer_width),
    rearRimOutterWidth: figure(row.rear_outer_width),
    riderWeightLimit: row.rider_weight_unlimited === 1 ? wireNoLimit : figure(row.rider_weight_limit),
    spokeType: words(row.spoke_type),
    warranty: words(row.warranty),
    freehubEngagementDegrees: figure(row.freehub_engagement),
    hubType: words(row.hub_type),
    minTireWidth: figure(row.min_tyre_width),
    maxTireWidth: figure(row.max_tyre_width),
    isBoost: figure(row.is_boost),
    isCenterLock: figure(row.is_center_lock),
    xfactorIndex: figure(row.xfactor_index),
    stiffness: figure(row.stiffness),
    source: words(row.source),
    recalled: row.recalled_columns,
  };
}

/** A wheelset without the id that the database gives. */
export type NewWheelset = NewWheelsetWire;

/** The columns to store for a wheelset. */
export function rowFromWire(wire: NewWheelset): Insertable<WheelsetTable> {
  const unlimited = wire.riderWeightLimit >= wireNoLimit;
  return {
    pp_id: wire.ppId,
    name: wire.name.trim(),
    short_name: wire.shortName.trim() || wire.name.trim(),
    brand: filled(wire.brand),
    image_link: filled(wire.imgLink),
    product_link: filled(wire.link),
    price: known(wire.price),
    weight: known(wire.weight),
    intended_use: wire.intendedUse.trim(),
    brake: filled(wire.DiscOrRim),
    rim_type: filled(wire.clincherOrTubelessOrHookless),
    front_spoke_count: known(wire.frontSpokeCount),
    rear_spoke_count: known(wire.rearSpokeCount),
    front_rim_depth: known(wire.frontRimDepth),
    rear_rim_depth: known(wire.rearRimDepth),
    front_inner_width: known(wire.frontRimInnerWidth),
    rear_inner_width: known(wire.rearRimInnerWidth),
    front_outer_width: known(wire.frontRimOutterWidth),
    rear_outer_width: known(wire.rearRimOutterWidth),
    rider_weight_limit: unlimited ? null : known(wire.riderWeightLimit),
    rider_weight_unlimited: unlimited ? 1 : 0,
    spoke_type: filled(wire.spokeType),
    warranty: filled(wire.warranty),
    freehub_engagement: known(wire.freehubEngagementDegrees),
    hub_type: filled(wire.hubType),
    min_tyre_width: known(wire.minTireWidth),
    max_tyre_width: known(wire.maxTireWidth),
    is_boost: known(wire.isBoost),
    is_center_lock: known(wire.isCenterLock),
    xfactor_index: known(wire.xfactorIndex),
    stiffness: known(wire.stiffness),
    source: filled(wire.source),
    recalled_columns: wire.recalled.trim(),
  };
}
