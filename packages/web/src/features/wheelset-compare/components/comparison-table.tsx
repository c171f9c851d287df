import type { Wheelset } from '@pp-tools/domain/wheelset';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { usePrinting } from '../../../platform/printing.ts';
import type { ShownComparison } from '../state/use-comparison.ts';
import { useZoom } from '../state/use-zoom.ts';
import classes from './comparison-table.module.css';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { ZoomOverlay } from './zoom-overlay.tsx';

/** Below this number all rows stand in the page: find-in-page then sees them all. */
const virtualFrom = 30;

interface TableProps {
  readonly shown: ShownComparison;
  readonly rows: readonly Wheelset[];
}

/** The rows that are near the window of the region, with the room above and below them in pixels. */
function useVisibleRows(rows: readonly Wheelset[], rowHeight: number) {
  const region = useRef<HTMLElement>(null);
  const isVirtual = !usePrinting() && rows.length > virtualFrom;
  const virtualizer = useVirtualizer({
    count: isVirtual ? rows.length : 0,
    getScrollElement: () => region.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    scrollPaddingStart: 48,
  });
  if (!isVirtual) return { region, places: rows.map((_, place) => place), above: 0, below: 0 };
  const items = virtualizer.getVirtualItems();
  return {
    region,
    places: items.map(({ index }) => index),
    above: items[0]?.start ?? 0,
    below: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
  };
}

/** The comparison as a table: header and names stay in sight, only the rows in sight are in the page. */
export function ComparisonTable({ shown, rows }: TableProps) {
  const { columns, pinCount, baseline, state } = shown;
  const { region, places, above, below } = useVisibleRows(rows, state.isCompact ? 32 : 44);
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
            {above > 0 && <Gap height={above} />}
            {places.map((place) => {
              const wheelset = rows[place];
              return (
                wheelset && (
                  <TableRow
                    key={wheelset.id}
                    wheelset={wheelset}
                    place={place}
                    columns={columns}
                    pinCount={pinCount}
                    baseline={baseline}
                    isLocked={shown.comparison.isAllSelected}
                    zoomHandlers={zoom.handlers}
                  />
                )
              );
            })}
            {below > 0 && <Gap height={below} />}
          </tbody>
        </table>
      </section>
      {zoom.enlarged && <ZoomOverlay {...zoom.enlarged} onClose={zoom.close} />}
    </>
  );
}

const Gap = ({ height }: { readonly height: number }) => (
  <tr>
    <td style={{ height, padding: 0, border: 0 }} />
  </tr>
);
