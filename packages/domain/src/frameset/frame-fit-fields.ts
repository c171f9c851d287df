import {
  type Facts,
  millimetres,
  partFields,
  plain,
  whole,
  word,
  wordList,
  words,
  written,
} from '../catalogue/public.ts';

const hub = /^(\d{2}x\d{3}|qr-\d{3})$/;
const rotor = (label: string) => millimetres(label, 100, 250);
const bead = '(622|584|559)';

/** What a frame takes: the columns of data/frame-fit.csv, explained in data/builder.README.md. */
export const frameFitFields = partFields({
  udh: { takes: word(['yes', 'no', 'unknown']), label: 'Universal derailleur hanger' },
  udh_retrofit_kit: words('UDH kit of the maker'),
  rear_hub: written('Rear hub', hub),
  front_hub: written('Front hub', hub),
  brake_mount_rear: {
    takes: word(['flat-mount', 'post-mount', 'direct-mount-rim', 'caliper-rim']),
    label: 'Rear brake mount',
  },
  native_rotor_rear_mm: rotor('Rotor of the bare mount'),
  max_rotor_rear_mm: rotor('Largest rear rotor'),
  wheel_sizes: written('Wheel sizes', new RegExp(`^${bead}(/${bead})?(;${bead}(/${bead})?)*$`)),
  tyre_max_mm: written('Widest tires', new RegExp(`^${bead}:\\d{2,3}(;${bead}:\\d{2,3})*$`)),
  shift_routing: { takes: wordList(['mechanical', 'electronic', 'wireless']), label: 'Shift routing' },
  brake_routing: { takes: word(['internal', 'external', 'integrated']), label: 'Brake routing' },
  front_derailleur_mount: {
    takes: word(['braze-on', 'clamp-28.6', 'clamp-31.8', 'clamp-34.9', 'none']),
    label: 'Front derailleur mount',
  },
  max_chainring_1x: whole('Largest single chainring', 20, 70),
  max_chainring_2x: written('Largest pair of chainrings', /^\d{2}\/\d{2}$/),
  crank_standard: { takes: word(['road', 'road-wide', 'boost']), label: 'Crank standard' },
  seatpost: words('Seatpost'),
  steerer: words('Steerer'),
  headset: written('Headset', /^(included|[A-Z]{2}\d{2}(\/[\d.]+)?;[A-Z]{2}\d{2}(\/[\d.]+)?)$/),
  rider_limit_kg: plain('Rider up to (kg)', 30, 300),
  frame_weight_size: words('Size of the weight'),
  frame_weight_finish: { takes: word(['painted', 'unpainted']), label: 'Finish of the weight' },
  frame_weight_hardware: {
    takes: wordList(['bare', 'hardware', 'shock', 'no-shock', 'frameset-split']),
    label: 'Hardware in the weight',
  },
  year: whole('Model year', 1990, 2100),
});

/** What is known of what a frame takes. */
export type FrameFit = Facts<typeof frameFitFields>;
