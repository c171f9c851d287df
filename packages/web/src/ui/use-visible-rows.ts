import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { usePrinting } from '../platform/printing.ts';

interface VisibleRowsOptions {
  /** How many rows there are. */
  readonly count: number;
  /** Height of a row in pixels, before it is measured. */
  readonly rowHeight: number;
  /** Up to this many, all rows are in the page: find-in-page then sees them all, as printing always does. */
  readonly allUpTo?: number;
  /** Rows drawn above and below the visible ones. */
  readonly overscan?: number;
  /** Height in pixels of what covers the top of the region, such as a header that stays in sight. */
  readonly covered?: number;
}

/** The rows of a table that are near the visible part of its scrolling region. */
export interface VisibleRows {
  readonly region: React.RefObject<HTMLElement | null>;
  readonly indexes: readonly number[];
  /** Room of the rows that are not drawn, in pixels. */
  readonly above: number;
  readonly below: number;
  /** Reports the true height of a row that carries `data-index`. */
  readonly measure: (row: HTMLElement | null) => void;
  /** Scrolls a row into the middle. */
  readonly reveal: (index: number) => void;
}

/** Draws only the rows near the visible ones, so that a table of thousands stays quick. */
export function useVisibleRows(options: VisibleRowsOptions): VisibleRows {
  const { count, rowHeight, allUpTo = 0, overscan = 12, covered = 0 } = options;
  const region = useRef<HTMLElement>(null);
  const isVirtual = !usePrinting() && count > allUpTo;
  const virtualizer = useVirtualizer({
    count: isVirtual ? count : 0,
    getScrollElement: () => region.current,
    estimateSize: () => rowHeight,
    overscan,
    scrollPaddingStart: covered,
  });
  const items = virtualizer.getVirtualItems();
  return {
    region,
    indexes: isVirtual ? items.map(({ index }) => index) : Array.from({ length: count }, (_, index) => index),
    above: isVirtual ? (items[0]?.start ?? 0) : 0,
    below: isVirtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0,
    measure: virtualizer.measureElement,
    reveal: (index) => virtualizer.scrollToIndex(index, { align: 'center' }),
  };
}
