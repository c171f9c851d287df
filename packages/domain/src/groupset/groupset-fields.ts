import {
  partBrand,
  partFields,
  partImage,
  partKey,
  partName,
  partPrice,
  partWeight,
  whole,
  word,
  words,
  yesNoFlag,
} from '../catalogue/public.ts';
import { componentTypes, partUses } from './groupset.ts';

const use = { takes: word(partUses), label: 'Kind of bike', isKey: true } as const;
const speed = whole('Speeds', 1, 20);

/** The fields of a groupset: the columns of data/groupsets.csv. */
export const groupsetFields = partFields({
  id: partKey,
  name: partName,
  brand: partBrand,
  model: { ...partName, label: 'Model' },
  price: partPrice,
  total_weight: partWeight,
  speed,
  is_disc: yesNoFlag('Disc brakes'),
  is_electronic: yesNoFlag('Electronic'),
  is_own_brand: yesNoFlag('Own brand'),
  bike_type: use,
  img_link: partImage,
});

/** The fields of a groupset part: the columns of data/groupset_components.csv. */
export const componentFields = partFields({
  id: partKey,
  short_name: partName,
  brand: partBrand,
  price: partPrice,
  weight: partWeight,
  type: { takes: word(componentTypes), label: 'Type', isKey: true },
  product_id: { ...partName, label: 'Product number' },
  model: words('Model'),
  parent_groupset_model: words('Groupset'),
  bike_type: use,
  is_disc: yesNoFlag('Disc brakes'),
  speed,
  is_electronic: yesNoFlag('Electronic'),
  crankset_spider_interface: words('Spider interface'),
  chainring_interfaces: words('Chainring interfaces'),
  bb_type: words('Bottom bracket'),
  cassette_range: words('Cassette range'),
  freehub: words('Freehub'),
  chainring_teeth: words('Chainring teeth'),
  max_cassette_cog: whole('Largest cog', 1, 100),
  cage: words('Cage'),
  actuation_family: words('Actuation'),
  is_own_brand: yesNoFlag('Own brand'),
  img_link: partImage,
});
