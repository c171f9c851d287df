/** What benchmarks measure below the HTTP layer; production code does not import this file. */
export { openSqlite } from './database/connection.ts';
export { migrateToLatest } from './database/migrate.ts';
export { importWheelsets } from './features/wheelset/wheelset-seed.ts';
