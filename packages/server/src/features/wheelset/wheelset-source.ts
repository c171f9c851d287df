import type { Sheet } from '@pp-tools/domain/catalogue';
import type { Result } from '@pp-tools/domain/core';
import type { SpreadsheetFault } from '@pp-tools/spreadsheet';

/** Why the spreadsheet could not be read. */
export type SourceFault =
  | { readonly code: 'source-address' }
  | { readonly code: 'source-private' }
  | { readonly code: 'source-unreachable' }
  | { readonly code: 'source-slow'; readonly seconds: number }
  | { readonly code: 'source-large'; readonly megabytes: number }
  | { readonly code: 'source-redirects' }
  | { readonly code: 'source-status'; readonly status: number }
  | { readonly code: 'source-compression'; readonly encoding: string }
  | { readonly code: 'source-content'; readonly fault: SpreadsheetFault }
  | { readonly code: 'source-file' };

/** The spreadsheet that the retailer keeps; a provider behind this port knows where and in which form. */
export interface WheelsetSource {
  /** Where it is, for people; without parts of the address that let anybody in. */
  readonly place: string;
  /** Its visible sheets, all rows from the top, blank ones too, so that row numbers are those the owner sees. */
  read(): Promise<Result<readonly Sheet[], SourceFault>>;
}
