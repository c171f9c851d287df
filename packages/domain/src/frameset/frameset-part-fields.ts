import {
  figures,
  millimetres,
  partBrand,
  partFields,
  partImage,
  partKey,
  partName,
  partPrice,
  partWeight,
  plain,
  word,
  words,
  written,
  yesOrNo,
} from '../catalogue/public.ts';
import { brakes } from '../wheelset/public.ts';
import { handlebarKinds, seatpostShapes, wheelSizes } from './frameset-part.ts';

/** What forks, handlebars and seatposts have in common. */
export const framesetPartFields = partFields({
  product_key: partKey,
  name: partName,
  short_name: { ...partName, label: 'Short name' },
  brand: partBrand,
  weight: partWeight,
  price: partPrice,
  img_link: partImage,
});

/** Heaviest rider that the maker allows; every bar and post has a limit, few makers publish it. */
const riderLimit = plain('Rider up to (kg)', 30, 300);

/** The fields of a fork: the columns of data/forks.csv. */
export const forkFields = {
  ...framesetPartFields,
  ...partFields({
    steerer: words('Steerer'),
    axle: words('Axle'),
    brake_type: { takes: word(brakes), label: 'Brakes', isKey: true },
    wheel_size: { takes: word(wheelSizes), label: 'Wheel size', isKey: true },
    max_tire_width: millimetres('Widest tire', 0, 150),
    travel_mm: millimetres('Travel'),
    axle_to_crown: millimetres('Axle to crown'),
    rake: millimetres('Rake'),
  }),
} as const;

/** The fields of a handlebar: the columns of data/handlebars.csv. */
export const handlebarFields = {
  ...framesetPartFields,
  ...partFields({
    kind: { takes: word(handlebarKinds), label: 'Kind', isKey: true },
    width_mm: millimetres('Width'),
    reach_mm: millimetres('Reach'),
    drop_mm: millimetres('Drop'),
    clamp_mm: millimetres('Clamp'),
    rider_limit_kg: riderLimit,
  }),
} as const;

/** The fields of a seatpost: the columns of data/seatposts.csv. */
export const seatpostFields = {
  ...framesetPartFields,
  ...partFields({
    shape: { takes: word(seatpostShapes), label: 'Shape', isKey: true },
    diameter_mm: millimetres('Diameter'),
    setback_mm: millimetres('Setback'),
    dropper_travel_mm: millimetres('Dropper travel'),
    rider_limit_kg: riderLimit,
  }),
} as const;

const common = partFields({ id: partKey, name: partName, brand: partBrand });
const weighed = partFields({ weight: partWeight, price: partPrice, img_link: partImage });

/** The fields of a stem: the columns of data/stems.csv. */
export const stemFields = {
  ...common,
  ...partFields({
    kind: { takes: word(['fixed', 'suspension']), label: 'Kind' },
    lengths_mm: figures('Lengths (mm)'),
    angles_deg: figures('Angles (°)'),
    clamp_mm: millimetres('Bar clamp', 20, 50),
    steerer_mm: figures('Steerer (mm)'),
    integrated_cable: yesOrNo('Hides hoses in a system of its own'),
    weight_length_mm: millimetres('Length of the weight', 20, 200),
  }),
  ...weighed,
} as const;

/** The fields of a headset: the columns of data/headsets.csv. */
export const headsetFields = {
  ...common,
  ...partFields({
    upper_shis: written('Upper cup (SHIS)', /^(IS|ZS|EC)\d{2}\/\d{2}(\.\d)?$/),
    lower_shis: written('Lower cup (SHIS)', /^(IS|ZS|EC)\d{2}\/\d{2}(\.\d)?$/),
    steerer: words('Steerer'),
    integrated_cable: yesOrNo('Hoses pass through the upper bearing'),
  }),
  ...weighed,
} as const;
