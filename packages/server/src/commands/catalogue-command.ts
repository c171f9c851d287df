import { resolve } from 'node:path';
import { importCatalogue } from '../catalogue/import-catalogue.ts';
import { withDatabase } from './with-database.ts';

/** Replaces the catalogue by the CSV files of a folder or by one file (see data/*.README.md), all or nothing. */
export const runCatalogue = (place: string): Promise<void> =>
  withDatabase(async ({ db }) => {
    const { imported, leftAlone } = await importCatalogue(db, resolve(place));
    for (const { file, rows } of imported) console.log(`${file}: ${rows} rows`);
    if (leftAlone.length > 0) console.log(`Left alone (no catalogue files): ${leftAlone.join(', ')}`);
  });
