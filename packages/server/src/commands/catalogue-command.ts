import { stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { previewOf } from '../catalogue/import/import-report.ts';
import { countsOf } from '../catalogue/import/plan-import.ts';
import { planSheets, storePlan } from '../catalogue/import/run-import.ts';
import { importCatalogue } from '../catalogue/import-catalogue.ts';
import type { Database } from '../database/connection.ts';
import { exportToPlace, previewLines, sheetsOfPlace, wheelsetFileName } from './catalogue-files.ts';
import { CommandFault } from './command-fault.ts';
import { withDatabase } from './with-database.ts';

/** How an import was asked for. */
export interface CatalogueOptions {
  /** Only says what would change. */
  readonly isDryRun: boolean;
  /** Agreed to beforehand, also to many removals. */
  readonly isAgreed: boolean;
  /** Refused rows are left out. */
  readonly goodRows: boolean;
}

/** Asks whether to go on; null: nobody is there to answer. */
export type Ask = () => Promise<boolean> | null;

const askOnTerminal: Ask = () => {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  return terminal
    .question('Import this? Type yes: ')
    .then((answer) => answer.trim().toLowerCase() === 'yes')
    .finally(() => terminal.close());
};

/**
 * Replaces lists by a file or the CSV files of a folder, all or nothing, with the preview of the admin area. Wheelsets
 * follow in a transaction of their own: their file has another form and history.
 */
export async function importPlace(
  db: Database,
  place: string,
  { isDryRun, isAgreed, goodRows }: CatalogueOptions,
  say: (line: string) => void,
  ask: Ask = askOnTerminal,
): Promise<void> {
  const wheelsets = await wheelsetFileOf(place);
  const isOnlyWheelsets = wheelsets === place;
  const sheets = isOnlyWheelsets ? [] : await sheetsOfPlace(place);
  const plan = await planSheets(db, sheets, { sheets: null, list: null, removes: true });
  for (const line of previewLines(previewOf(plan.sheets, plan.lists))) say(line);
  if (wheelsets !== null) say(`${wheelsetFileName}: replaces all wheelsets`);
  if (isDryRun) return say('Dry run: nothing was changed.');
  if (!isAgreed) {
    const answer = ask();
    if (answer === null)
      throw new CommandFault('Nothing was changed. Add --yes to import, --dry-run to look only.');
    if (!(await answer)) return say('Nothing was changed.');
  }
  if (!isOnlyWheelsets) {
    const removals = Object.fromEntries(plan.lists.map((one) => [one.list.table, countsOf(one).removed]));
    const editor = { actor: 'shell', at: Date.now() };
    const consent = { goodRows, removals, revisions: null };
    const { id } = await storePlan(db, plan, basename(place), consent, editor);
    say(id === null ? 'Nothing was different.' : `Imported as number ${id}; the admin area rolls it back.`);
  }
  if (wheelsets !== null) {
    for (const { file, rows } of (await importCatalogue(db, wheelsets)).imported)
      say(`${file}: ${rows} rows`);
  }
}

async function wheelsetFileOf(place: string): Promise<string | null> {
  if (basename(place) === wheelsetFileName) return place;
  const file = join(place, wheelsetFileName);
  return stat(file).then(
    () => file,
    () => null,
  );
}

/** `catalogue import PLACE`. */
export const runCatalogueImport = (place: string, options: CatalogueOptions): Promise<void> =>
  withDatabase(({ db }) => importPlace(db, resolve(place), options, (line) => console.log(line)));

/** `catalogue export PLACE [LIST]`. */
export const runCatalogueExport = (place: string, list: string | null): Promise<void> =>
  withDatabase(async ({ db }) => {
    for (const file of await exportToPlace(db, resolve(place), list)) console.log(`Wrote ${file}`);
  });
