import {
  type Facts,
  figures,
  millimetres,
  partFields,
  plain,
  word,
  wordList,
  written,
  yesOrNo,
} from '../catalogue/public.ts';

/** Bead seat diameters in millimetres: 700c and 29 inches, 650b and 27.5 inches, 26 inches. */
export const beadDiameters = ['622', '584', '559'] as const;

/** What a tyre fits to: the columns of data/tire-fit.csv, explained in data/part-fit.README.md. */
export const tyreFitFields = partFields({
  bead_diameter_mm: { takes: word(beadDiameters), label: 'Bead diameter (mm)' },
  etrto_width_mm: millimetres('ETRTO width', 10, 150),
  tire_type: { takes: word(['clincher', 'tubeless-ready', 'tubular']), label: 'Type' },
  hookless_ok: yesOrNo('Fits hookless rims'),
  max_pressure_kpa: plain('Highest pressure (kPa)', 100, 1500),
  min_rim_inner_mm: millimetres('Narrowest rim, inside', 10, 60),
  max_rim_inner_mm: millimetres('Widest rim, inside', 10, 70),
  measured_width_mm_at_rim: {
    ...written('Measured width at rim width (mm)', /^\d{2}(\.\d)?@\d{2}(\.\d)?$/),
    heading: 'measured_width_mm@rim',
  },
});

/** What an inner tube fits to: the columns of data/tube-fit.csv, explained in data/part-fit.README.md. */
export const tubeFitFields = partFields({
  bead_diameter_mm: { takes: wordList(beadDiameters), label: 'Bead diameters (mm)' },
  min_tire_mm: millimetres('Narrowest tire', 10, 150),
  max_tire_mm: millimetres('Widest tire', 10, 150),
  valve: { takes: word(['presta', 'schrader']), label: 'Valve' },
  valve_length_mm: figures('Valve lengths (mm)'),
  material: { takes: word(['butyl', 'latex', 'tpu']), label: 'Material' },
});

/** What is known of what a tyre fits to. */
export type TyreFit = Facts<typeof tyreFitFields>;
/** What is known of what an inner tube fits to. */
export type TubeFit = Facts<typeof tubeFitFields>;
