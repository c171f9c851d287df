import type { CatalogueExportFormat } from '@pp-tools/domain/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { catalogueRefusals } from '../catalogue-refusals.ts';
import { staffLists } from '../list-labels.ts';
import { staffRows } from '../staff-rows.ts';
import { type ExportFile, type WrittenList, writeLists } from './written-lists.ts';

/** Every list with its rows, at one moment. */
export const readLists = (db: Kysely<Tables>, name: string | null): Promise<WrittenList[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const lists: WrittenList[] = [];
      for (const [list] of staffLists) {
        if (name !== null && list.table !== name) continue;
        lists.push({ list, rows: await staffRows(transaction, list) });
      }
      return lists;
    });

/** One list (by its name) or all of them as a file. */
export async function exportLists(
  db: Kysely<Tables>,
  name: string | null,
  format: CatalogueExportFormat,
): Promise<ExportFile> {
  const lists = await readLists(db, name);
  if (lists.length === 0) throw catalogueRefusals.unknownList(name ?? '');
  return writeLists(lists, format);
}
