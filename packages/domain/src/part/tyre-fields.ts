import {
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
  yesNoFlag,
} from '../catalogue/public.ts';
import { wheelSizes } from '../frameset/public.ts';
import { partUses } from '../groupset/public.ts';
import { tubeMaterials, tyreTypes, valveTypes } from './tyre.ts';

/** What tyres and tubes have in common. */
export const rubberFields = partFields({
  id: partKey,
  name: partName,
  short_name: { ...partName, label: 'Short name' },
  brand: partBrand,
  price: partPrice,
  weight_g: partWeight,
  img_link: partImage,
});

/** The fields of a tyre (specification 2, section 3): the columns of data/tires.csv. */
export const tyreFields = {
  ...rubberFields,
  ...partFields({
    tire_width: { ...millimetres('Width', 10, 150), isKey: true },
    tire_type: { takes: word(tyreTypes), label: 'Type', isKey: true },
    bike_type: { takes: word(partUses), label: 'Kind of bike', isKey: true },
    wheel_size: { takes: word(wheelSizes), label: 'Wheel size', isKey: true },
    crr: plain('Rolling resistance', 0, 0.1),
    hookless_ok: yesNoFlag('Fits hookless rims'),
    max_pressure_psi: plain('Highest pressure (psi)', 0, 300),
  }),
} as const;

/** The fields of an inner tube (specification 2, section 3): the columns of data/tubes.csv. */
export const tubeFields = {
  ...rubberFields,
  ...partFields({
    valve_type: { takes: word(valveTypes), label: 'Valve', isKey: true },
    tube_material: { takes: word(tubeMaterials), label: 'Material', isKey: true },
    min_width: millimetres('Narrowest tire', 0, 150),
    max_width: millimetres('Widest tire', 0, 150),
    valve_length_mm: millimetres('Valve length', 0, 300),
  }),
} as const;
