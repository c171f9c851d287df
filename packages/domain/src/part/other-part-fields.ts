import {
  millimetres,
  partBrand,
  partFields,
  partImage,
  partKey,
  partName,
  partPrice,
  partWeight,
  word,
  words,
  written,
} from '../catalogue/public.ts';
import { pedalTypes, rotorMounts } from './other-part.ts';

/** Kinds of small parts that complete a bike. */
export const smallPartKinds = [
  'battery',
  'charger',
  'junction',
  'wire',
  'hose',
  'shift-cables',
  'brake-cables',
  'bar-tape',
  'sealant',
  'rim-tape',
  'tubeless-valve',
  'brake-adapter',
  'lockring',
  'thru-axle',
] as const;

/** The fields of a saddle and of a small part: the columns of data/saddles.csv and data/misc.csv. */
export const otherPartFields = partFields({
  id: partKey,
  name: partName,
  brand: partBrand,
  type: { ...partName, label: 'Type' },
  weight: partWeight,
  price: partPrice,
  img_link: partImage,
});

/** The fields of a pair of pedals: the columns of data/pedals.csv. */
export const pedalFields = {
  ...otherPartFields,
  ...partFields({ pedal_type: { takes: word(pedalTypes), label: 'Pedal type', isKey: true } }),
} as const;

const common = partFields({
  id: partKey,
  name: partName,
  brand: partBrand,
  weight: partWeight,
  price: partPrice,
  img_link: partImage,
});

/** The fields of a brake rotor: the columns of data/rotors.csv. */
export const rotorFields = {
  ...common,
  ...partFields({
    diameter_mm: millimetres('Diameter', 100, 250),
    mount: { takes: word(rotorMounts), label: 'Mount' },
    lockring: { takes: word(['with', 'without']), label: 'Lockring in the weight' },
  }),
} as const;

/** The fields of a battery, hose, bar tape or another small part: the columns of data/small-parts.csv. */
export const smallPartFields = {
  ...common,
  ...partFields({
    kind: { takes: word(smallPartKinds), label: 'Kind', isKey: true },
    size: words('Size'),
    fits: written('Fits', /^[a-z_]+=[\w.-]+(;[a-z_]+=[\w.-]+)*$/),
  }),
} as const;
