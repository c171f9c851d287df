import type { CSSProperties } from 'react';

/** What makes a cell of a pinned column stay next to the names. */
export interface PinAttributes {
  readonly 'data-pin'?: number;
  readonly style?: CSSProperties & { readonly '--pin': number };
}

const none: PinAttributes = {};

/** Attributes of the cell at a place of its row; the pinned columns are the first ones. */
export const pinAttributes = (place: number, pinCount: number): PinAttributes =>
  place < pinCount ? { 'data-pin': place, style: { '--pin': place } } : none;
