import { pino } from 'pino';
import { type Config, readConfig } from '../config.ts';
import type { OpenDatabase } from '../database/connection.ts';
import { migrateToLatest } from '../database/migrate.ts';
import { openConfiguredDatabase } from '../start.ts';

/** The log of a command: only what needs attention. */
export const commandLog = pino({ level: 'warn' });

/** Opens the configured database, brings it up to date, works with it and closes it. */
export async function withDatabase<Value>(
  work: (database: OpenDatabase, config: Config) => Promise<Value>,
): Promise<Value> {
  const config = readConfig(process.env);
  const database = openConfiguredDatabase(config, commandLog);
  try {
    await migrateToLatest(database);
    return await work(database, config);
  } finally {
    await database.close();
  }
}
