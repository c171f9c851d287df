import {
  partFields,
  partKey,
  partName,
  signedFigure,
  whole,
  word,
  words,
  written,
} from '../catalogue/public.ts';

/** What a groupset has beyond its parts; a residual is what nobody itemised, or the difference between claims. */
export const groupsetRestKinds = [
  'battery',
  'charger',
  'junctions',
  'wires',
  'hoses',
  'cables',
  'rotors',
  'residual',
] as const;

const isCounted = (label: string) => ({ ...written(label, /^[01]$/) }) as const;

/** What a groupset has beyond its parts: the columns of data/groupset-rest.csv, explained in data/builder.README.md. */
export const groupsetRestFields = partFields({
  groupset_id: partKey,
  kind: { takes: word(groupsetRestKinds), label: 'Kind', isKey: true },
  part: { ...partName, label: 'Part' },
  part_id: words('Keys of the parts'),
  quantity: whole('Pieces', 1, 20),
  in_set_weight: isCounted("In the groupset's own weight"),
  in_set_price: isCounted("In the groupset's own price"),
  weight_g: signedFigure('Weight (g)'),
  price_usd: signedFigure('Price ($)'),
});
