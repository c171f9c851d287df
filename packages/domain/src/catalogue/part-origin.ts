/** Where the figures of a catalogue part come from; the page shows it as "figures from …". */
export interface PartOrigin {
  readonly source: string | null;
  /** Wire names of the columns that were filled from general knowledge: estimates, not sourced figures. */
  readonly recalledColumns: readonly string[];
}

/** Where facts of a part come from that files state apart from its price and weight. */
export interface FactOrigin extends PartOrigin {
  /** Wire names of the columns that follow from another fact, such as a wheel size that the name tells. */
  readonly derivedColumns: readonly string[];
}
