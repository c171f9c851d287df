/** What a list of parts can be searched and filtered by; unknown figures are null. */
export interface PartTraits {
  readonly name: string;
  readonly brand: string;
  /** USD. */
  readonly price: number | null;
  /** Grams. */
  readonly weight: number | null;
}

/** The groups of a list's filter, in the order in which they are offered. */
export const partFilterGroups = ['brand', 'price', 'weight'] as const;
/** One of {@link partFilterGroups}. */
export type PartFilterGroup = (typeof partFilterGroups)[number];

/** Ticked values by group: brands, and keys of bands of price and weight. A group without ticks filters nothing. */
export type PartFilter = Readonly<Record<PartFilterGroup, readonly string[]>>;

/** Filters nothing. */
export const noPartFilter: PartFilter = { brand: [], price: [], weight: [] };

/** A range of a figure, `from` included and `to` excluded. */
export interface FigureBand {
  readonly from: number;
  readonly to: number;
}

/** A value of a group with the parts that it would leave under the search and the other groups. */
export interface PartFilterValue {
  readonly key: string;
  readonly count: number;
  /** Of price and weight; null for a brand and for figures that are not known. */
  readonly band: FigureBand | null;
}

/** Key of the parts whose figure is not known. */
export const unknownBand = 'unknown';

/** A list has about this many bands of a figure. */
const usualBands = 5;

/** 1, 2 or 5 times a power of ten, the smallest that cuts a span into at most so many bands. */
function roundStep(span: number, bands: number): number {
  const power = 10 ** Math.floor(Math.log10(span / bands));
  return power * ([1, 2, 5].find((each) => span / (each * power) <= bands) ?? 10);
}

/** The step of the bands of a list's figures; 0 when there is nothing to tell apart. */
function bandStep(figures: readonly (number | null)[]): number {
  const known = figures.filter((figure) => figure !== null);
  const span = Math.max(...known) - Math.min(...known);
  return known.length < 2 || span <= 0 ? 0 : roundStep(span, usualBands);
}

const bandOf = (figure: number, step: number): FigureBand => {
  const from = Math.floor(figure / step) * step;
  return { from, to: from + step };
};

const bandKey = (figure: number | null, step: number): string => {
  if (figure === null) return unknownBand;
  return step === 0 ? 'all' : String(bandOf(figure, step).from);
};

type Steps = Readonly<Record<'price' | 'weight', number>>;

const keyOf = (part: PartTraits, group: PartFilterGroup, steps: Steps): string =>
  group === 'brand' ? part.brand : bandKey(part[group], steps[group]);

/** The parts of a list under a search and a filter, with what each group offers. */
export interface FilteredParts<Item> {
  readonly items: readonly Item[];
  readonly groups: Readonly<Record<PartFilterGroup, readonly PartFilterValue[]>>;
}

const byBand = (one: PartFilterValue, other: PartFilterValue): number =>
  (one.band?.from ?? Number.POSITIVE_INFINITY) - (other.band?.from ?? Number.POSITIVE_INFINITY);

const byKey = (one: PartFilterValue, other: PartFilterValue): number =>
  one.key.localeCompare(other.key, 'en');

/** A part of the list with its traits, its key in each group and whether the search finds it. */
interface Keyed<Item> {
  readonly item: Item;
  readonly keys: Readonly<Record<PartFilterGroup, string>>;
  readonly traits: PartTraits;
  readonly isFound: boolean;
}

/** Whether a part passes every group but one. */
const passes = <Item>({ keys, isFound }: Keyed<Item>, filter: PartFilter, but?: PartFilterGroup): boolean =>
  isFound &&
  partFilterGroups.every(
    (group) => group === but || filter[group].length === 0 || filter[group].includes(keys[group]),
  );

/** The values of a group, each with its count; a ticked value stays although nothing is left of it. */
function valuesOf<Item>(
  parts: readonly Keyed<Item>[],
  group: PartFilterGroup,
  filter: PartFilter,
  steps: Steps,
): readonly PartFilterValue[] {
  const values = new Map<string, PartFilterValue>();
  for (const part of parts) {
    const key = part.keys[group];
    const count = (values.get(key)?.count ?? 0) + (passes(part, filter, group) ? 1 : 0);
    const figure = group === 'brand' ? null : part.traits[group];
    const step = group === 'brand' ? 0 : steps[group];
    values.set(key, { key, count, band: figure === null || step === 0 ? null : bandOf(figure, step) });
  }
  return [...values.values()].sort(group === 'brand' ? byKey : byBand);
}

/**
 * The parts that hold every word of a search in brand and name and pass the filter, in the order of the list. The
 * words are in lower case; the bands of price and weight are cut from the whole list, so that they stay while it is
 * filtered.
 */
export function filterParts<Item>(
  list: readonly Item[],
  traitsOf: (item: Item) => PartTraits,
  words: readonly string[],
  filter: PartFilter,
): FilteredParts<Item> {
  const traits = list.map(traitsOf);
  const steps: Steps = {
    price: bandStep(traits.map(({ price }) => price)),
    weight: bandStep(traits.map(({ weight }) => weight)),
  };
  const keyed = list.map((item, index): Keyed<Item> => {
    const own = traits[index] ?? traitsOf(item);
    const text = `${own.brand} ${own.name}`.toLowerCase();
    return {
      item,
      traits: own,
      isFound: words.every((word) => text.includes(word)),
      keys: {
        brand: keyOf(own, 'brand', steps),
        price: keyOf(own, 'price', steps),
        weight: keyOf(own, 'weight', steps),
      },
    };
  });
  const groupOf = (group: PartFilterGroup) => valuesOf(keyed, group, filter, steps);
  return {
    items: keyed.filter((part) => passes(part, filter)).map(({ item }) => item),
    groups: { brand: groupOf('brand'), price: groupOf('price'), weight: groupOf('weight') },
  };
}

/** Cards that a list begins with. */
export const firstParts = 12;
/** Cards that each press of "Show 24 more" adds. */
export const moreParts = 24;

/** The first `count` items of a list; chosen ones that are not among them come before. */
export function partsInView<Item>(
  items: readonly Item[],
  count: number,
  isChosen: (item: Item) => boolean,
): readonly Item[] {
  return [...items.slice(count).filter(isChosen), ...items.slice(0, count)];
}
