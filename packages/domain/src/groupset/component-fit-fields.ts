import {
  type Facts,
  figures,
  millimetres,
  partFields,
  whole,
  word,
  wordList,
  words,
} from '../catalogue/public.ts';

/** What a groupset part fits to: the columns of data/component-fit.csv, explained in data/part-fit.README.md. */
export const componentFitFields = partFields({
  variant: words('Variant'),
  variant_id: words('Variant of the groupset'),
  freehub: {
    takes: wordList(['hg-11', 'hg-l2', 'hg-mtb', 'xd', 'xdr', 'micro-spline', 'campagnolo-11', 'n3w']),
    label: 'Freehub bodies',
  },
  sprockets: figures('Sprockets'),
  ring_interface: {
    takes: wordList([
      '110-4-asym-shimano',
      '110-80-4-shimano',
      'direct-mount-shimano-12',
      'direct-mount-sram-8bolt',
      'direct-mount-sram-3bolt',
      '107-sram',
      '94-sram',
      '110-5-sram',
      '123-4-campagnolo',
      '4-arm-2015-campagnolo',
      'chorus-12-campagnolo',
      'wireless-12-campagnolo',
      'direct-mount-cinch',
      'direct-mount-hope',
      'direct-mount-e13-8bolt',
      'direct-mount-praxis-3bolt',
    ]),
    label: 'Ring interface',
  },
  spindle: {
    takes: word(['24', 'dub', 'dub-wide', '30', 'm30', 'p3-30', 'gxp', 'ultra-torque']),
    label: 'Spindle',
  },
  rotor_mount: { takes: word(['centerlock', '6-bolt']), label: 'Recommended rotor mount' },
  rotor_diameters: figures('Rotors (mm)'),
  caliper_mount: { takes: word(['flat-mount', 'post-mount', 'rim-caliper']), label: 'Caliper mount' },
  caliper_max_rotor_mm: millimetres('Largest rotor', 100, 250),
  max_cog: whole('Largest cog', 8, 60),
  min_cog: whole('Smallest cog', 8, 60),
  capacity_teeth: whole('Capacity (teeth)', 20, 70),
  chain_speed: figures('Speeds of the chain'),
});

/** What is known of what a groupset part fits to. */
export type ComponentFit = Facts<typeof componentFitFields>;
