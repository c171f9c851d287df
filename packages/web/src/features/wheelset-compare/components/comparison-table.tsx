import type { ComparisonColumn } from '@pp-tools/domain/comparison';
import type { UnitSystem } from '@pp-tools/domain/core';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { useMemo } from 'react';
import { RowSpacer } from '../../../ui/row-spacer.tsx';
import { useVisibleRows } from '../../../ui/use-visible-rows.ts';
import type { ShownComparison } from '../state/use-comparison.ts';
import { useZoom } from '../state/use-zoom.ts';
import classes from './comparison-table.module.css';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { ZoomOverlay } from './zoom-overlay.tsx';

/** Below this number all rows stand in the page: find-in-page then sees them all. */
const virtualFrom = 30;

/** Columns in which a figure has a decimal. Ounces and inches nearly all have, each as many as it needs. */
const columnsWithDecimals = (
  columns: readonly ComparisonColumn[],
  rows: readonly Wheelset[],
  units: UnitSystem,
): ReadonlySet<string> =>
  new Set(
    columns
      .filter(
        (column) =>
          units === 'metric' &&
          column.kind !== 'text' &&
          column.kind !== 'money' &&
          rows.some((row) => Number.isFinite(column.read(row)) && !Number.isInteger(column.read(row))),
      )
      .map(({ id }) => id),
  );

interface TableProps {
  readonly shown: ShownComparison;
  readonly rows: readonly Wheelset[];
}

/** The comparison as a table: header and names stay in sight, only the rows in sight are in the page. */
export function ComparisonTable({ shown, rows }: TableProps) {
  const { columns, pinCount, baseline, state, letters, units } = shown;
  const withDecimals = useMemo(() => columnsWithDecimals(columns, rows, units), [columns, rows, units]);
  const { region, indexes, above, below } = useVisibleRows({
    count: rows.length,
    rowHeight: state.isCompact ? 32 : 44,
    allUpTo: virtualFrom,
    overscan: 4,
    covered: 48,
  });
  const zoom = useZoom(state.isZoom);
  const caption = baseline
    ? `${rows.length} wheelsets, measured against ${baseline.shortName}`
    : `${rows.length} wheelsets`;
  return (
    <>
      <section ref={region} className={classes.region} aria-label="Comparison table" tabIndex={0}>
        <table
          className={classes.table}
          data-compact={state.isCompact}
          data-pins={pinCount}
          aria-rowcount={rows.length + 1}
        >
          <caption className="visually-hidden">{caption}</caption>
          <TableHead shown={shown} />
          <tbody>
            <RowSpacer height={above} span={columns.length + 1} />
            {indexes.map((index) => {
              const wheelset = rows[index];
              return (
                wheelset && (
                  <TableRow
                    key={wheelset.id}
                    wheelset={wheelset}
                    index={index}
                    columns={columns}
                    pinCount={pinCount}
                    baseline={baseline}
                    letter={letters.get(wheelset.id)}
                    withDecimals={withDecimals}
                    isLocked={shown.comparison.isAllSelected}
                    zoomHandlers={zoom.handlers}
                  />
                )
              );
            })}
            <RowSpacer height={below} span={columns.length + 1} />
          </tbody>
        </table>
      </section>
      {zoom.enlarged && <ZoomOverlay {...zoom.enlarged} onClose={zoom.close} />}
    </>
  );
}
