/** Why a cell cannot be taken. */
export type CellFault =
  | { readonly code: 'missing' }
  | { readonly code: 'formula' }
  /** An error value of the spreadsheet, or one that was still loading. */
  | { readonly code: 'cell-error' }
  /** Letters that an earlier program could not read and replaced by the sign for a lost one. */
  | { readonly code: 'letters-lost' }
  /** Money such as "1.599" that may be 1,599; `reading` is the other reading. */
  | { readonly code: 'ambiguous-number'; readonly reading: string }
  | { readonly code: 'not-a-number' }
  | { readonly code: 'not-whole' }
  | { readonly code: 'not-a-link' }
  | { readonly code: 'wrong-unit'; readonly unit: string }
  | { readonly code: 'out-of-range'; readonly min: number; readonly max: number }
  | { readonly code: 'not-one-of'; readonly allowed: readonly string[] }
  | { readonly code: 'too-long'; readonly maxLength: number };

/** The wire value of a cell, and whether reading changed more than spaces, letter case or a ".0". */
export interface ReadCell {
  readonly value: string | number;
  readonly changed: boolean;
}
