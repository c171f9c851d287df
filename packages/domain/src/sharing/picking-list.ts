import {
  type Build,
  type BuildCatalogue,
  frameConfigurationOf,
  wheelsetConfigurationOf,
} from '../bike/public.ts';
import { frameSlots } from '../frameset/public.ts';
import { componentEntries, isGroupsetModified } from '../groupset/public.ts';
import { type BikeSlot, wheelsetKey } from '../part/public.ts';

/** What the catalogue of today says of a part that was shared. */
export type PartToday =
  /** In it, with its price; null is unknown. */
  | { readonly kind: 'listed'; readonly price: number | null }
  /** No longer in it. */
  | { readonly kind: 'gone' }
  /** The visitor's own, or a thing that the catalogue does not list. */
  | { readonly kind: 'unlisted' };

/** One part to be fetched from the shelf; prices are of one piece. */
export interface PickingRow {
  readonly slot: BikeSlot;
  readonly id: string;
  readonly name: string;
  readonly pieces: number;
  /** The price in the link, from when it was made; null is unknown. */
  readonly priceThen: number | null;
  readonly today: PartToday;
}

interface Named {
  readonly name: string;
  readonly price: number | null;
}

type Row = Omit<PickingRow, 'today'>;

const unlisted = (row: Row): PickingRow => ({ ...row, today: { kind: 'unlisted' } });

/** A row of the catalogue, or one that has left it. */
const listed = (row: Row, part: { readonly price: number | null } | undefined): PickingRow => ({
  ...row,
  today: part === undefined ? { kind: 'gone' } : { kind: 'listed', price: part.price },
});

const rowOf = (slot: BikeSlot, id: string, { name, price }: Named, pieces = 1): Row => ({
  slot,
  id,
  name,
  pieces,
  priceThen: price,
});

function frameRows(build: Build, catalogue: BuildCatalogue): readonly PickingRow[] {
  const { frame } = build;
  if (frame === null) return [];
  const { key, brand, name, price } = frame.frame;
  const row = rowOf('frame', key, { name: `${brand} ${name}`, price });
  const first =
    frame.kind === 'own'
      ? unlisted(row)
      : listed(
          row,
          catalogue.frames.find((each) => each.key === key),
        );
  const slots = frameConfigurationOf(build, key);
  const parts = [...catalogue.forks, ...catalogue.handlebars, ...catalogue.seatposts];
  const chosen = frameSlots.flatMap((slot): readonly PickingRow[] => {
    const choice = slots?.[slot];
    if (choice === undefined || choice.kind === 'default') return [];
    if (choice.kind === 'own') return [unlisted(rowOf(slot, '', choice.part))];
    const part = parts.find((each) => each.key === choice.part.key);
    const row = rowOf(slot, choice.part.key, choice.part);
    // Parts of the shop itself (BLD-29) are in no list.
    return [part === undefined && choice.part.fit === undefined ? unlisted(row) : listed(row, part)];
  });
  return [first, ...chosen];
}

function wheelsetRows(build: Build, { wheelsets, tyres, tubes }: BuildCatalogue): readonly PickingRow[] {
  const { wheelset } = build;
  if (wheelset === null) return [];
  const { tyre = null, tube = null } = wheelsetConfigurationOf(build, wheelsetKey(wheelset)) ?? {};
  const first =
    wheelset.kind === 'own'
      ? unlisted(rowOf('wheelset', '', wheelset.wheelset))
      : listed(
          rowOf('wheelset', String(wheelset.wheelset.ppId), wheelset.wheelset),
          wheelsets.find(({ ppId }) => ppId === wheelset.wheelset.ppId),
        );
  const rubber =
    tyre === null
      ? []
      : [
          listed(
            rowOf('tyre', tyre.id, tyre, 2),
            tyres.find(({ id }) => id === tyre.id),
          ),
        ];
  if (tube?.kind === 'tube') {
    const { id } = tube.tube;
    return [
      first,
      ...rubber,
      listed(
        rowOf('tube', id, tube.tube, 2),
        tubes.find((each) => each.id === id),
      ),
    ];
  }
  if (tube?.kind !== 'sealant') return [first, ...rubber];
  const { brand, grams, pricePerGram } = tube.sealant;
  const sealant = { name: `${brand ?? 'Sealant'}, ${grams} ml`, price: grams * pricePerGram };
  return [first, ...rubber, unlisted(rowOf('sealant', '', sealant))];
}

function groupsetRows({ groupset }: Build, { groupsets, components }: BuildCatalogue): readonly PickingRow[] {
  if (groupset === null) return [];
  if (groupset.parts === null || !isGroupsetModified(groupset)) {
    const { id } = groupset.groupset;
    return [
      listed(
        rowOf('groupset', id, groupset.groupset),
        groupsets.find((each) => each.id === id),
      ),
    ];
  }
  return componentEntries(groupset.parts).map(([type, choice]) => {
    if (choice.kind === 'own') return unlisted(rowOf(type, choice.id, choice));
    const { id } = choice.component;
    return listed(
      rowOf(type, id, choice.component),
      components.find((each) => each.id === id),
    );
  });
}

function otherRows({ others }: Build, catalogue: BuildCatalogue): readonly PickingRow[] {
  const rotors = others.filter(({ part }) => part.category === 'rotor').length;
  return others.map(({ kind, part }) => {
    const { category, id } = part;
    // A single rotor is meant for both wheels.
    const row = rowOf(category, id, part, category === 'rotor' && rotors === 1 ? 2 : 1);
    const found = catalogue.others.find((each) => each.id === id && each.category === category);
    return kind === 'own' ? unlisted(row) : listed(row, found);
  });
}

/** Everything that a shared build needs from the shop's shelves, with its prices then and today. */
export const pickingList = (build: Build, catalogue: BuildCatalogue): readonly PickingRow[] => [
  ...frameRows(build, catalogue),
  ...wheelsetRows(build, catalogue),
  ...groupsetRows(build, catalogue),
  ...otherRows(build, catalogue),
];

/** Sums of a list: what is known then and today, and how many rows each leaves out. */
export interface PickingTotals {
  readonly pricesThen: number;
  readonly pricesToday: number;
  /** Rows without a price today: unknown, gone or not listed. */
  readonly withoutPrice: number;
}

/** Adds up a list, each price by its pieces. */
export function pickingTotals(rows: readonly PickingRow[]): PickingTotals {
  const todayOf = ({ today }: PickingRow) => (today.kind === 'listed' ? today.price : null);
  return {
    pricesThen: rows.reduce((sum, { priceThen, pieces }) => sum + (priceThen ?? 0) * pieces, 0),
    pricesToday: rows.reduce((sum, row) => sum + (todayOf(row) ?? 0) * row.pieces, 0),
    withoutPrice: rows.filter((row) => todayOf(row) === null).length,
  };
}
