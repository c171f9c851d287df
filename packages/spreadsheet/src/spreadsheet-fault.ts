/** Why a file is not read at all. */
export type SpreadsheetFault =
  | { readonly code: 'empty' }
  | { readonly code: 'too-large'; readonly megabytes: number }
  | { readonly code: 'too-large-unpacked' }
  | { readonly code: 'too-many-rows'; readonly max: number }
  /** An old .xls file or an encrypted workbook. */
  | { readonly code: 'legacy-xls' }
  /** A file of another kind, named when it is known. */
  | { readonly code: 'other-kind'; readonly name: string | null }
  /** A web page: mostly the sign-in page of the host of the sheet. */
  | { readonly code: 'page' }
  /** A text in a code page that cannot be told. */
  | { readonly code: 'encoding' }
  /** Quotes that do not close, from this line on. */
  | { readonly code: 'broken-text'; readonly line: number }
  | { readonly code: 'broken' };

/** Bounds on what is read. */
export interface SpreadsheetLimits {
  readonly bytes: number;
  readonly unpackedBytes: number;
  readonly entries: number;
  readonly rows: number;
}
