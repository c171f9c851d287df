/** A counter for each cached list: it grows with every change, in the same transaction, and tells all processes. */
export interface RevisionTable {
  name: string;
  revision: number;
  /** Milliseconds since 1970 of the last change; null: before this was noted. */
  changed_at: number | null;
}
