import {
  count,
  millimetres,
  partFields,
  partImage,
  partName,
  partPrice,
  partWeight,
  word,
  words,
  yesNoFlag,
} from '../catalogue/public.ts';
import { partUses } from '../groupset/public.ts';

/** The fields of a wheelset as the Bike Builder asks for it (specification 2, section 3). */
export const bikeWheelsetFields = partFields({
  id: { takes: count(0, 2 ** 31 - 1), label: 'Id', isKey: true },
  pp_id: { takes: count(0, 2 ** 31 - 1), label: 'PP ID', isKey: true },
  name: partName,
  brand: words('Brand'),
  weight: partWeight,
  price: partPrice,
  min_tire_width_front: millimetres('Narrowest front tire'),
  min_tire_width_rear: millimetres('Narrowest rear tire'),
  max_tire_width_front: millimetres('Widest front tire'),
  max_tire_width_rear: millimetres('Widest rear tire'),
  bike_type: { takes: word(partUses), label: 'Kind of bike', isKey: true },
  is_disc: yesNoFlag('Disc brakes'),
  is_boost: yesNoFlag('Boost'),
  is_center_lock: yesNoFlag('Center lock'),
  hub_type: words('Hub'),
  rim_type: words('Rim type'),
  rim_depth_front: millimetres('Front rim depth'),
  rim_depth_rear: millimetres('Rear rim depth'),
  rim_inner_width_front: millimetres('Front inner width'),
  rim_inner_width_rear: millimetres('Rear inner width'),
  img_link: partImage,
  product_link: { ...partImage, label: 'Product page' },
});
