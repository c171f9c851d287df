/** Where the figures of a catalogue part come from; the page shows it as "figures from …". */
export interface PartOrigin {
  readonly source: string | null;
  /** Wire names of the columns that were filled from general knowledge: estimates, not sourced figures. */
  readonly recalledColumns: readonly string[];
}
