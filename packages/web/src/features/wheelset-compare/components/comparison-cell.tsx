import {
  type ComparisonColumn,
  compareCell,
  differenceWord,
  formatCell,
  isEstimatedCell,
} from '@pp-tools/domain/comparison';
import { formatDifference, notAvailable } from '@pp-tools/domain/core';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { useUnits } from '../../../platform/unit-preference.ts';
import { compareTexts } from '../../../texts/compare-texts.ts';
import { FigureText } from '../../../ui/figure-text.tsx';
import classes from './comparison-cell.module.css';

/** A difference rests on both figures. */
export const restsOnEstimate = (
  column: ComparisonColumn,
  wheelset: Wheelset,
  baseline: Wheelset | null,
): boolean =>
  isEstimatedCell(column, wheelset) ||
  (baseline !== null &&
    compareCell(column, wheelset, baseline).kind === 'difference' &&
    isEstimatedCell(column, baseline));

interface CellProps {
  readonly column: ComparisonColumn;
  readonly wheelset: Wheelset;
  readonly baseline: Wheelset | null;
  /** Whether figures of the column have decimals. */
  readonly hasRoom: boolean;
}

/** One cell: the value, or next to a baseline the signed difference, with the word where it is a judgement. */
export function Cell({ column, wheelset, baseline, hasRoom }: CellProps) {
  const units = useUnits();
  const value = formatCell(column, wheelset, units);
  const shown = column.kind === 'text' ? value : <FigureText text={value} hasRoom={hasRoom} />;
  if (baseline === null || baseline.id === wheelset.id) return shown;
  const difference = compareCell(column, wheelset, baseline);
  switch (difference.kind) {
    case 'plain':
      return shown;
    case 'other':
      return <span className={classes.other}>{value}</span>;
    case 'same':
      return <span className={classes.same}>same</span>;
    case 'unknown':
      // N/A on either side stays N/A (CMP-12); the own figure is told on demand.
      return value === notAvailable ? (
        notAvailable
      ) : (
        <span className={classes.unknown} title={compareTexts.baselineUnknown(value)}>
          {notAvailable}
        </span>
      );
    case 'difference': {
      if (column.kind === 'text') return value;
      const { amount, verdict } = difference;
      const word = differenceWord(column, amount);
      return (
        <span className={classes.difference} data-verdict={verdict} title={value}>
          <FigureText text={formatDifference(amount, column.kind, units)} hasRoom={hasRoom} />
          {word && <span className={classes.word}> {word}</span>}
        </span>
      );
    }
    default:
      return difference satisfies never;
  }
}
