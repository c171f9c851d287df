import type { Generated } from 'kysely';

/** One wheelset as stored; unknown is NULL, "no limit" is a flag of its own. Flags are 0 or 1. */
export interface WheelsetTable {
  id: Generated<number>;
  pp_id: number;
  name: string;
  short_name: string;
  brand: string | null;
  image_link: string | null;
  product_link: string | null;
  price: number | null;
  weight: number | null;
  intended_use: string;
  brake: string | null;
  rim_type: string | null;
  front_spoke_count: number | null;
  rear_spoke_count: number | null;
  front_rim_depth: number | null;
  rear_rim_depth: number | null;
  front_inner_width: number | null;
  rear_inner_width: number | null;
  front_outer_width: number | null;
  rear_outer_width: number | null;
  rider_weight_limit: number | null;
  rider_weight_unlimited: number;
  spoke_type: string | null;
  warranty: string | null;
  freehub_engagement: number | null;
  hub_type: string | null;
  min_tyre_width: number | null;
  max_tyre_width: number | null;
  is_boost: number | null;
  is_center_lock: number | null;
  xfactor_index: number | null;
  stiffness: number | null;
  source: string | null;
  recalled_columns: string;
  /** Grows with every change of the row, so that of two editors the second is told. */
  version: Generated<number>;
}
