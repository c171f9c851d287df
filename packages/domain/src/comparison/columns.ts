import { type ColumnUnit, unitSigns } from '../catalogue/public.ts';
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
import {
  type CatalogueColumn,
  catalogueColumnNames,
  isEstimatedField,
  type Wheelset,
  type WheelsetField,
  wheelsetFields,
} from '../wheelset/public.ts';

interface ColumnBase {
  readonly id: string;
  /** The field of a wheelset behind it. */
  readonly field: CatalogueColumn;
  /** The header in the specification's spelling (CMP-09). */
  readonly label: string;
  /** Hidden until Advanced Mode (CMP-10). */
  readonly isAdvanced: boolean;
  /** The sign of the unit that its figures are stored in; none for words and counts. */
  readonly unit: string;
  /** One sentence for those who do not know the word. */
  readonly explanation: string;
  /** Warranty and rider weight limit are never told as differences (CMP-12). */
  readonly isDiffed: boolean;
}

/** A column of figures. */
export interface FigureColumn extends ColumnBase {
  readonly kind: FigureKind;
  readonly read: (wheelset: Wheelset) => number | null;
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

/** What a figure of each unit measures. */
const measures: { readonly [Unit in ColumnUnit]: FigureKind } = {
  dollars: 'money',
  grams: 'grams',
  millimetres: 'millimetres',
  kilograms: 'kilograms',
  degrees: 'degrees',
  none: 'count',
};

function columnOf(field: CatalogueColumn): ComparisonColumn[] {
  const { takes, compared }: WheelsetField = wheelsetFields[field];
  if (compared === undefined) return [];
  const { id, label, explanation, isAdvanced = false, isPlain = false } = compared;
  const unit = takes.kind === 'number' ? unitSigns[takes.unit] : '';
  const shared = { id, field, label, unit, explanation, isAdvanced, isDiffed: !isPlain };
  if ('text' in compared) return [{ ...shared, kind: 'text', read: compared.text }];
  const kind = takes.kind === 'number' ? measures[takes.unit] : 'count';
  const better = compared.isBetterLow ? 'less' : 'neither';
  return [{ ...shared, kind, read: compared.figure, better }];
}

/** All columns of the compare table in their order (specification 1, section 2): the compared fields of a wheelset. */
export const comparisonColumns: readonly ComparisonColumn[] = catalogueColumnNames.flatMap(columnOf);

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

/** Whether a cell shows an estimate: a known value that no page states. */
export const isEstimatedCell = (column: ComparisonColumn, wheelset: Wheelset): boolean =>
  column.read(wheelset) !== null && isEstimatedField(wheelset, column.field);

/** The order by one column; unknown last in both directions, no limit as infinity (CMP-07). */
export function columnOrder(column: ComparisonColumn, direction: Direction): Compare<Wheelset> {
  return column.kind === 'text' ? byText(column.read, direction) : byNumber(column.read, direction);
}
