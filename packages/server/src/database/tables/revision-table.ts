/** A counter for each cached list: it grows with every change, in the same transaction, and tells all processes. */
export interface RevisionTable {
  name: string;
  revision: number;
}
