import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CatalogueFileFault } from '../catalogue/catalogue-file.ts';
import { type Config, ConfigFault, readConfig } from '../config.ts';
import { backUp, restore } from './backup.ts';
import { runCatalogueExport, runCatalogueImport } from './catalogue-command.ts';
import { CommandFault } from './command-fault.ts';
import { runDoctor } from './doctor-command.ts';
import { runSyncOnce } from './sync-command.ts';
import { runUser } from './user-command.ts';

const usage = `Usage: npm run shop -- COMMAND
  backup FILE                      copy of the embedded database, while the shop goes on
  restore FILE                     put a backup in its place (the shop must not run)
  doctor                           database, disk, clock, provider, spreadsheet: one sentence each
  user list                        admins, their roles and sessions
  user add NAME [--role ROLE]      adds an admin and prints the password; roles: owner, staff, editor, clerk
  user role NAME --role ROLE       gives an admin another role
  user remove NAME                 removes an admin and ends the sessions
  user reset-password NAME         prints a new password, clears two-step login, ends the sessions
  user reset-second-factor NAME    clears two-step login and ends the sessions
  catalogue import FOLDER or FILE  replaces lists by CSV, XLSX or JSON files, all or nothing, after a preview
                                   [--dry-run] only the preview  [--yes] without a question  [--good-rows] leaves out refused rows
  catalogue export FOLDER or FILE  all lists as CSV files, or as .xlsx, .json or .zip  [LIST] only this one
  sync once                        asks the tracking provider for the parcels that are due`;

/** PostgreSQL has better tools of its own; the sentence names them without the password. */
function demandEmbedded(config: Config, tool: 'pg_dump' | 'pg_restore', file: string): void {
  if (config.databaseUrl === null) return;
  const command =
    tool === 'pg_dump'
      ? `pg_dump --format=custom --file=${file} "$DATABASE_URL"`
      : `pg_restore --clean --if-exists --dbname="$DATABASE_URL" ${file}`;
  throw new CommandFault(`This shop stands on PostgreSQL. Use its own tool:\n  ${command}`);
}

async function runBackup(file: string): Promise<void> {
  const config = readConfig(process.env);
  demandEmbedded(config, 'pg_dump', file);
  const bytes = await backUp(config.dataDirectory, resolve(file));
  console.log(`Saved ${(bytes / 1e6).toFixed(1)} MB in ${file}.`);
}

async function runRestore(file: string): Promise<void> {
  const config = readConfig(process.env);
  demandEmbedded(config, 'pg_restore', file);
  const former = await restore(resolve(file), config.dataDirectory, new Date());
  console.log(`Restored ${file}.${former === null ? '' : ` The former database is ${former}.`}`);
}

async function runCatalogue(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      'dry-run': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      'good-rows': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [what, place, list = null] = positionals;
  if (what === 'export' && place !== undefined) return runCatalogueExport(place, list);
  if (what !== 'import' || place === undefined) throw new CommandFault(usage);
  const options = { isDryRun: values['dry-run'], isAgreed: values.yes, goodRows: values['good-rows'] };
  return runCatalogueImport(place, options);
}

async function runUserWords(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { role: { type: 'string' } },
    allowPositionals: true,
  });
  const [action = '', name] = positionals;
  return runUser(action, name, values.role);
}

async function run([command, ...rest]: readonly string[]): Promise<void> {
  const [first] = rest;
  if (command === 'backup' && first !== undefined) return runBackup(first);
  if (command === 'restore' && first !== undefined) return runRestore(first);
  if (command === 'doctor') return runDoctor();
  if (command === 'user' && first !== undefined) return runUserWords(rest);
  if (command === 'catalogue') return runCatalogue(rest);
  if (command === 'sync' && first === 'once') return runSyncOnce();
  throw new CommandFault(usage);
}

try {
  await run(process.argv.slice(2));
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : String(fault));
  if (fault instanceof CatalogueFileFault) {
    console.error(`${fault.faults.length} fault(s). Nothing was changed.`);
  } else if (
    !(fault instanceof CommandFault || fault instanceof ConfigFault) &&
    process.env.LOG_LEVEL === 'debug'
  ) {
    console.error(fault);
  }
  process.exitCode = 1;
}
