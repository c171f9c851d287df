import type { Generated } from 'kysely';

/** One action of staff on a list of the builder's catalogue. */
export interface CatalogueEditTable {
  id: Generated<number>;
  list: string;
  at: number;
  actor: string;
  action: string;
  row_count: number;
  /** The import that it is part of; null: none. */
  import_id: Generated<number | null>;
}

/** An import of lists, or its roll back. */
export interface CatalogueImportTable {
  id: Generated<number>;
  at: number;
  actor: string;
  /** Name of the file. */
  source: string;
  kind: 'import' | 'rollback';
  /** JSON of the lists with their counts. */
  lists: string;
  rolled_back_by: Generated<number | null>;
}

/** What staff chose for a heading of a list; for the list "" what a name of a sheet means. */
export interface CatalogueHeadingTable {
  list: string;
  /** As letters and digits only. */
  heading: string;
  /** Null: the column is not used. */
  field: string | null;
}

/** A row of it before and after, as JSON of all its fields; null where it did not exist. */
export interface CatalogueEditRowTable {
  edit_id: number;
  list: string;
  /** The key as a JSON list of texts. */
  row_key: string;
  state_before: string | null;
  state_after: string | null;
}
