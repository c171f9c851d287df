import {
  degrees,
  type Facts,
  millimetres,
  partFields,
  partKey,
  plain,
  signedFigure,
  words,
} from '../catalogue/public.ts';

/** One size of a frame: the columns of data/frame-sizes.csv, explained in data/builder.README.md. */
export const frameSizeFields = partFields({
  frame_id: partKey,
  size: { ...words('Size'), isKey: true },
  stack_mm: millimetres('Stack', 300, 900),
  reach_mm: millimetres('Reach', 250, 700),
  head_angle_deg: degrees('Head angle', 45),
  seat_angle_deg: degrees('Seat angle', 45),
  head_tube_mm: millimetres('Head tube', 30, 400),
  top_tube_effective_mm: millimetres('Effective top tube', 300, 900),
  seat_tube_mm: millimetres('Seat tube', 200, 900),
  chainstay_mm: millimetres('Chainstay', 300, 600),
  bb_drop_mm: signedFigure('Bottom bracket drop'),
  fork_rake_mm: millimetres('Fork rake', 0, 100),
  fork_axle_to_crown_mm: millimetres('Fork length', 250, 800),
  wheelbase_mm: millimetres('Wheelbase', 700, 1500),
  front_centre_mm: millimetres('Front centre', 400, 1100),
  standover_mm: millimetres('Standover', 400, 1100),
  trail_mm: millimetres('Trail', 20, 200),
  rider_height_min_cm: plain('Rider height from (cm)', 100, 230),
  rider_height_max_cm: plain('Rider height to (cm)', 100, 230),
  stock_stem_mm: millimetres('Stem of the complete bike', 20, 200),
  stock_bar_mm: millimetres('Bar of the complete bike', 250, 900),
  stock_crank_mm: millimetres('Crank of the complete bike', 120, 200),
});

/** What is known of one size of a frame. */
export type FrameSize = Facts<typeof frameSizeFields>;
