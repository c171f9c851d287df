import { plainHeading } from '@pp-tools/domain/catalogue';
import type { Kysely, Transaction } from 'kysely';
import { insertRows } from '../../database/insert-rows.ts';
import type { Tables } from '../../database/tables.ts';

/** What headings meant in earlier imports. */
export interface RememberedHeadings {
  /** Fields by plain heading; of the list "" the lists by plain name of their sheet. Null: not used. */
  ofList(list: string): ReadonlyMap<string, string | null>;
  /** Whether a heading was used in any list. */
  isKnown(heading: string): boolean;
}

/** What a sheet was imported as. */
interface ImportedSheet {
  readonly name: string;
  readonly list: { readonly table: string } | null;
  readonly headings: readonly string[];
  readonly columns: readonly (string | null)[];
}

/** Reads what headings meant to staff. */
export async function readHeadings(db: Kysely<Tables>): Promise<RememberedHeadings> {
  const lists = new Map<string, Map<string, string | null>>();
  const known = new Set<string>();
  for (const { list, heading, field } of await db.selectFrom('catalogue_heading').selectAll().execute()) {
    const ofList = lists.get(list) ?? new Map<string, string | null>();
    lists.set(list, ofList.set(heading, field));
    if (list !== '' && field !== null) known.add(heading);
  }
  return {
    ofList: (list) => lists.get(list) ?? new Map(),
    isKnown: (heading) => known.has(plainHeading(heading)),
  };
}

/** Remembers what the sheets of an import were. */
export async function rememberHeadings(
  transaction: Transaction<Tables>,
  sheets: readonly ImportedSheet[],
): Promise<void> {
  const rows = new Map<string, { list: string; heading: string; field: string | null }>();
  const note = (list: string, heading: string, field: string | null) => {
    const plain = plainHeading(heading).slice(0, 200);
    if (plain !== '') rows.set(JSON.stringify([list, plain]), { list, heading: plain, field });
  };
  for (const { name, list, headings, columns } of sheets) {
    if (list === null) continue;
    note('', name, list.table);
    // Of two columns with one heading the one that is used counts.
    for (const [index, heading] of headings.entries()) {
      if (columns[index] == null) note(list.table, heading, null);
    }
    for (const [index, heading] of headings.entries()) {
      const field = columns[index];
      if (field != null) note(list.table, heading, field);
    }
  }
  await insertRows(transaction, 'catalogue_heading', [...rows.values()], (insert) =>
    insert.onConflict((conflict) =>
      conflict
        .columns(['list', 'heading'])
        .doUpdateSet((update) => ({ field: update.ref('excluded.field') })),
    ),
  );
}
