import type { Kilograms, Millimetres } from '../core/public.ts';
import { isForGravel, isForRoad, type Wheelset } from '../wheelset/public.ts';
import { asksForGravel, type FinderAnswers, meaning } from './answers.ts';
import type { OptionOf } from './questions.ts';

/** The conditions that every result meets, in the order of work. */
export const filterIds = [
  'brake',
  'spokeTypeKnown',
  'noTriSpoke',
  'outerWidth',
  'riderLimit',
  'use',
  'innerWidth',
] as const;
/** One of {@link filterIds}. */
export type FilterId = (typeof filterIds)[number];

/** A span of a figure that is kept, both ends included; `null` is open. */
export interface Span {
  readonly from: number | null;
  readonly to: number | null;
}

/** Inner widths, in millimetres, that suit a road surface; both ends included (FND-06). */
export const innerWidthBands: Readonly<
  Record<OptionOf<'roads'>, { readonly from: Millimetres; readonly to: Millimetres }>
> = {
  smooth: { from: 18, to: 23 },
  mediocre: { from: 23, to: 25 },
  rough: { from: 25, to: 28 },
};

/** The rider weight limit matters only above this weight of rider, bike and kit (FND-04). */
export const lightEnough: Kilograms = 90;
/** Rims wider outside than this many millimetres are no road wheels (FND-05). */
export const widestOuter: Millimetres = 34;

/** A condition ready to be asked of a wheelset, with the kept span where there is one. */
export interface Filter {
  readonly id: FilterId;
  readonly keeps: (wheelset: Wheelset) => boolean;
  readonly cut: Span | null;
}

const exclusions: readonly Filter[] = [
  {
    id: 'spokeTypeKnown',
    keeps: ({ spokeType }) => spokeType !== null && spokeType.trim() !== '',
    cut: null,
  },
  {
    id: 'noTriSpoke',
    keeps: ({ spokeType }) => spokeType?.trim().toLowerCase() !== 'carbon tri-spoke',
    cut: null,
  },
  {
    id: 'outerWidth',
    keeps: ({ front }) => front.outerWidth === null || front.outerWidth <= widestOuter,
    cut: { from: null, to: widestOuter },
  },
];

function brakeFilter(brake: OptionOf<'brake'> | null): readonly Filter[] {
  return brake === null ? [] : [{ id: 'brake', keeps: (wheelset) => wheelset.brake === brake, cut: null }];
}

function riderLimitFilter(weight: Kilograms): readonly Filter[] {
  if (weight <= lightEnough) return [];
  const keeps = ({ riderWeightLimit }: Wheelset) => riderWeightLimit !== null && riderWeightLimit > weight;
  return [{ id: 'riderLimit', keeps, cut: { from: weight, to: null } }];
}

/** How many wheels a rider's weight removed: those with a lower limit, and those of which no limit is known. */
export interface LimitCounts {
  readonly tooLow: number;
  readonly unknown: number;
}

/** Tells the wheels that a rider's weight removed apart (FND-04): an unknown limit is not a low one. */
export function limitCounts(removed: readonly Wheelset[]): LimitCounts {
  const unknown = removed.filter(({ riderWeightLimit }) => riderWeightLimit === null).length;
  return { tooLow: removed.length - unknown, unknown };
}

function innerWidthFilter(roads: OptionOf<'roads'> | null): readonly Filter[] {
  if (roads === null) return [];
  const band = innerWidthBands[roads];
  const keeps = ({ front: { innerWidth } }: Wheelset) =>
    innerWidth !== null && innerWidth >= band.from && innerWidth <= band.to;
  return [{ id: 'innerWidth', keeps, cut: band }];
}

/** The conditions that a set of answers puts, in the order of work. A question not answered puts none. */
export function filtersFor(answers: FinderAnswers): readonly Filter[] {
  const weight = riderLimitFilter(answers.weight);
  if (asksForGravel(answers)) {
    return [...exclusions, ...weight, { id: 'use', keeps: isForGravel, cut: null }];
  }
  return [
    ...brakeFilter(meaning('brake', answers)),
    ...exclusions,
    ...weight,
    { id: 'use', keeps: isForRoad, cut: null },
    ...innerWidthFilter(meaning('roads', answers)),
  ];
}
