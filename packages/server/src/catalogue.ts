import { resolve } from 'node:path';
import { pino } from 'pino';
import { CatalogueFileFault } from './catalogue/catalogue-file.ts';
import { importCatalogue } from './catalogue/import-catalogue.ts';
import { ConfigFault, readConfig } from './config.ts';
import { migrateToLatest } from './database/migrate.ts';
import { openConfiguredDatabase } from './start.ts';

const usage = `Usage: npm run catalogue -- import <folder or file>
Replaces the catalogue by the CSV files found there (see data/*.README.md), all or nothing.`;

async function runImport(place: string): Promise<void> {
  const database = openConfiguredDatabase(readConfig(process.env), pino({ level: 'warn' }));
  try {
    await migrateToLatest(database);
    const { imported, leftAlone } = await importCatalogue(database.db, place);
    for (const { file, rows } of imported) console.log(`${file}: ${rows} rows`);
    if (leftAlone.length > 0) console.log(`Left alone (no catalogue files): ${leftAlone.join(', ')}`);
  } finally {
    await database.close();
  }
}

const [command, place] = process.argv.slice(2);
try {
  if (command !== 'import' || place === undefined) throw new Error(usage);
  await runImport(resolve(place));
} catch (fault) {
  const text = fault instanceof Error ? fault.message : String(fault);
  console.error(text);
  if (fault instanceof CatalogueFileFault) {
    console.error(`${fault.faults.length} fault(s). Nothing was changed.`);
  } else if (!(fault instanceof ConfigFault) && process.env.LOG_LEVEL === 'debug') {
    console.error(fault);
  }
  process.exitCode = 1;
}
