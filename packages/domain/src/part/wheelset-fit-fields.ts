import {
  type Facts,
  figure,
  limit,
  millimetres,
  partFields,
  plain,
  text,
  word,
  wordList,
  written,
  yesOrNo,
} from '../catalogue/public.ts';

const hubs = /^(\d{2}x\d{3}|qr-\d{3})(;(\d{2}x\d{3}|qr-\d{3}))*$/;

/** What a wheelset fits to: the columns of data/wheelset-fit.csv, explained in data/wheelsets.README.md. */
export const wheelsetFitFields = partFields({
  wheel_size: written('Wheel size', /^(622|584|559)(\/(622|584|559))?$/),
  freehub_options: {
    takes: wordList([
      'hg-11',
      'hg-l2',
      'hg-mtb',
      'xd',
      'xdr',
      'micro-spline',
      'micro-spline-road',
      'campagnolo-11',
      'n3w',
    ]),
    label: 'Freehub bodies',
  },
  front_hub: written('Front hubs', hubs),
  rear_hub: written('Rear hubs', hubs),
  rotor_mount: { takes: word(['centerlock', '6-bolt', 'none']), label: 'Rotor mount' },
  hookless: yesOrNo('Hookless'),
  tubeless: yesOrNo('Tubeless'),
  min_tire_mm: millimetres('Narrowest tire', 10, 150),
  max_tire_mm: millimetres('Widest tire', 10, 150),
  max_pressure_kpa: plain('Highest pressure (kPa)', 100, 1500),
  rider_limit_kg: { takes: limit('kilograms', 20, 400), label: 'Rider weight limit' },
  measured_weight_g: { takes: figure('grams', 100, 20_000), label: 'Measured weight' },
  price_usd_source: { takes: text(1000), label: 'Source of the price' },
  price_usd_date: written('Date of the price', /^20\d{2}(-\d{2}(-\d{2})?)?$/),
});

/** What is known of what a wheelset fits to. */
export type WheelsetFit = Facts<typeof wheelsetFitFields>;
