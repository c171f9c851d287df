import type { UnitSystem } from '../core/public.ts';
import {
  byNumber,
  byText,
  type Compare,
  type Direction,
  type FigureKind,
  formatFigure,
  notAvailable,
} from '../core/public.ts';
import type { Wheelset } from '../wheelset/public.ts';

interface ColumnBase {
  readonly id: string;
  /** The header in the specification's spelling (CMP-09). */
  readonly label: string;
  /** Hidden until Advanced Mode (CMP-10). */
  readonly isAdvanced: boolean;
  /** One sentence for those who do not know the word. */
  readonly explanation: string;
}

/** A column of figures. */
export interface FigureColumn extends ColumnBase {
  readonly kind: FigureKind;
  readonly read: (wheelset: Wheelset) => number | null;
  /** Warranty, ids and rider weight limit are never told as differences (CMP-12). */
  readonly isDiffed: boolean;
  /** Whether less is better; depth and width are a matter of taste. */
  readonly better: 'less' | 'neither';
}

/** A column of words. */
export interface TextColumn extends ColumnBase {
  readonly kind: 'text';
  readonly read: (wheelset: Wheelset) => string | null;
}

/** A column of the compare table. */
export type ComparisonColumn = FigureColumn | TextColumn;

const figure = (
  id: string,
  label: string,
  kind: FigureKind,
  read: (wheelset: Wheelset) => number | null,
  explanation: string,
  more: Partial<Pick<FigureColumn, 'isAdvanced' | 'isDiffed' | 'better'>> = {},
): FigureColumn => ({
  id,
  label,
  kind,
  read,
  explanation,
  isAdvanced: false,
  isDiffed: true,
  better: 'neither',
  ...more,
});

const text = (
  id: string,
  label: string,
  read: (wheelset: Wheelset) => string | null,
  explanation: string,
  isAdvanced = false,
): TextColumn => ({ id, label, kind: 'text', read, explanation, isAdvanced });

const advanced = { isAdvanced: true };

/** All columns of the compare table in their order (specification 1, section 2). */
export const comparisonColumns: readonly ComparisonColumn[] = [
  figure('price', 'Price', 'money', (w) => w.price, 'For the pair, in US dollars.', { better: 'less' }),
  text('brake', 'Disc or Rim', (w) => w.brake, 'Which brakes the wheels are made for.'),
  figure('weight', 'Weight', 'grams', (w) => w.weight, 'For the pair, without tyres.', { better: 'less' }),
  text(
    'rimType',
    'Clincher or Tubeless or Hookless',
    (w) => w.rimType,
    'How the rim holds the tyre. Hookless rims need tubeless tyres within a pressure limit.',
  ),
  figure(
    'frontSpokeCount',
    'Front Spoke Count',
    'count',
    (w) => w.front.spokeCount,
    'Fewer spokes cut less air; more carry more.',
    advanced,
  ),
  figure(
    'frontRimDepth',
    'Front Rim Depth',
    'millimetres',
    (w) => w.front.rimDepth,
    'Deeper is faster on the flat and catches more side wind.',
  ),
  figure(
    'frontInnerWidth',
    'Front Rim Inner Width',
    'millimetres',
    (w) => w.front.innerWidth,
    'Room between the flanges; decides which tyres fit and how wide they sit.',
  ),
  figure(
    'frontOuterWidth',
    'Front Rim Outter Width',
    'millimetres',
    (w) => w.front.outerWidth,
    'The widest place of the rim.',
    advanced,
  ),
  figure(
    'rearSpokeCount',
    'Rear Spoke Count',
    'count',
    (w) => w.rear.spokeCount,
    'The rear wheel carries the drive and needs more spokes.',
    advanced,
  ),
  figure(
    'rearRimDepth',
    'Rear Rim Depth',
    'millimetres',
    (w) => w.rear.rimDepth,
    'Side wind matters less at the rear, so it is often deeper.',
  ),
  figure(
    'rearInnerWidth',
    'Rear Rim Inner Width',
    'millimetres',
    (w) => w.rear.innerWidth,
    'Room between the flanges of the rear rim.',
  ),
  figure(
    'rearOuterWidth',
    'Rear Rim Outter Width',
    'millimetres',
    (w) => w.rear.outerWidth,
    'The widest place of the rear rim.',
    advanced,
  ),
  figure(
    'riderWeightLimit',
    'Rider Weight Limit',
    'kilograms',
    (w) => w.riderWeightLimit,
    'What the maker allows. Some makers count the bike as well; read it as the careful figure.',
    { ...advanced, isDiffed: false },
  ),
  text('spokeType', 'Spoke', (w) => w.spokeType, 'Material and shape of the spokes.', true),
  text('warranty', 'Warranty', (w) => w.warranty, 'As the maker states it.', true),
  figure(
    'freehubEngagement',
    'Freehub Engagement',
    'degrees',
    (w) => w.freehubEngagement,
    'How far the pedals turn before they drive; smaller engages sooner.',
    advanced,
  ),
];

/** Order by a column's header; it goes before the sort option, which then breaks ties. */
export interface ColumnSort {
  readonly columnId: string;
  readonly direction: Direction;
}

/** The columns to show; Advanced Mode adds the rest. */
export const visibleColumns = (isAdvanced: boolean): readonly ComparisonColumn[] =>
  comparisonColumns.filter((column) => isAdvanced || !column.isAdvanced);

/** What a cell shows outside comparison mode. */
export function formatCell(column: ComparisonColumn, wheelset: Wheelset, system: UnitSystem): string {
  return column.kind === 'text'
    ? (column.read(wheelset) ?? notAvailable)
    : formatFigure(column.read(wheelset), column.kind, system);
}

/** The order by one column; unknown last in both directions, no limit as infinity (CMP-07). */
export function columnOrder(column: ComparisonColumn, direction: Direction): Compare<Wheelset> {
  return column.kind === 'text' ? byText(column.read, direction) : byNumber(column.read, direction);
}
