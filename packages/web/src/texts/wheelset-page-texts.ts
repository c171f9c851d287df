import { type FigureKind, formatDifferenceInSentence, notAvailable } from '@pp-tools/domain/core';
import {
  type CatalogueColumn,
  isEstimatedField,
  type Wheelset,
  type WheelsetCategory,
} from '@pp-tools/domain/wheelset';
import { categoryTexts } from './compare-texts.ts';

const placeWords: Readonly<
  Record<string, { readonly least: string; readonly less: string; readonly most: string }>
> = {
  weight: { least: 'The lightest', less: 'Lighter', most: 'The heaviest' },
  price: { least: 'The cheapest', less: 'Cheaper', most: 'The dearest' },
  frontRimDepth: { least: 'The shallowest', less: 'Shallower', most: 'The deepest' },
  frontInnerWidth: { least: 'The narrowest inside', less: 'Narrower inside', most: 'The widest inside' },
};

/** Where a figure stands, in words: 'Lighter than 83% of 59 others', 'The lightest of 60'. */
export function placeText(columnId: string, { above, below, equal }: PlaceCounts): string {
  const words = placeWords[columnId] ?? { least: 'The least', less: 'Less', most: 'The most' };
  const others = above + below + equal;
  if (above === others) return `${words.least} of ${others + 1}`;
  if (below === others) return `${words.most} of ${others + 1}`;
  return `${words.less} than ${Math.round((above / others) * 100)}% of ${others} others`;
}

interface PlaceCounts {
  readonly above: number;
  readonly below: number;
  readonly equal: number;
}

const figure = (value: number | null, kind: FigureKind): string | null =>
  value === null ? null : formatDifferenceInSentence(value, kind);

/** A wheelset's main figures as far as they are known, each with its unit and mark. */
export function wheelsetFigureTexts(wheelset: Wheelset): readonly string[] {
  const { front, weight, price } = wheelset;
  const depth = figure(front.rimDepth, 'millimetres');
  const width = figure(front.innerWidth, 'millimetres');
  const about = (field: CatalogueColumn, text: string | null) =>
    text !== null && isEstimatedField(wheelset, field) ? `≈ ${text}` : text;
  return [
    about('weight', figure(weight, 'grams')),
    about('frontRimDepth', depth && `${depth} deep`),
    about('frontRimInnerWidth', width && `${width} wide inside`),
    about('price', figure(price, 'money')),
  ].filter((text) => text !== null);
}

/** One sentence of a wheelset's own figures, for its page and for pages that link to it. */
export function wheelsetSentence(wheelset: Wheelset): string {
  const { brake, intendedUse } = wheelset;
  const figures = wheelsetFigureTexts(wheelset);
  const kind = `${brake === null ? '' : `${brake === 'disc' ? 'Disc' : 'Rim'} brake `}wheelset`;
  const use = intendedUse === '' ? '' : ` for ${intendedUse}`;
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${use}${figures.length > 0 ? `: ${figures.join(', ')}` : ''}.`;
}

/** What a wheelset fits, as far as it is known. */
export function fitLines({ minTyreWidth, maxTyreWidth, isBoost, isCenterLock, hubType }: Wheelset) {
  const tires =
    minTyreWidth === null && maxTyreWidth === null
      ? notAvailable
      : minTyreWidth === null
        ? `up to ${maxTyreWidth} mm`
        : maxTyreWidth === null
          ? `from ${minTyreWidth} mm`
          : `${minTyreWidth} to ${maxTyreWidth} mm`;
  const yesNo = (value: boolean | null, yes: string, no: string) =>
    value === null ? notAvailable : value ? yes : no;
  return [
    ['Tire width', tires],
    ['Axle spacing', yesNo(isBoost, 'Boost', 'not Boost')],
    ['Rotor mount', yesNo(isCenterLock, 'Center Lock', '6-bolt')],
    ['Hub', hubType ?? notAvailable],
  ] as const;
}

export const wheelsetPageTexts = {
  all: (category: WheelsetCategory) => `All ${categoryTexts[category]} wheelsets`,
  figures: 'Figures',
  place: (category: WheelsetCategory) => `Among ${categoryTexts[category]} wheelsets`,
  rivals: 'Nearest rivals',
  fits: 'What it fits',
  source: 'Source of the figures',
  shop: 'See it in the shop',
  compare: 'Compare',
  climb: 'Climb with it',
  build: 'Build with it',
  estimateNote: '≈ is an estimate: no published figure was found.',
  noPrice: 'Price on request',
} as const;

export const categoryPageTexts = {
  title: (category: WheelsetCategory) => `${categoryTexts[category]} wheelsets`,
  intro: (total: number) =>
    total === 1
      ? 'One wheelset, with its figures.'
      : `${total} wheelsets with their figures, sorted as you like.`,
  empty: 'There is no wheelset in this category at present.',
  noneInRange: 'No wheelset is in both ranges. Choose “Any” in one of them.',
  depth: 'Depth',
  price: 'Price',
  any: 'Any',
  range: (from: string, to: string | null, isFirst: boolean) => {
    if (to === null) return `${from} and more`;
    return isFirst ? `Under ${to}` : `${from} to ${to}`;
  },
  order: 'Sort by',
  others: 'Other categories',
  part: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previous: 'Previous',
  next: 'Next',
  columns: ['Wheelset', 'Price', 'Weight', 'Depth', 'Inner width', 'Tire system'],
} as const;
