/** What benchmarks measure below the HTTP layer; production code does not import this file. */

export { CompiledQuery } from 'kysely';
export { openPostgres, openSqlite, openSqliteFile } from './database/connection.ts';
export { migrateToLatest } from './database/migrate.ts';
export { addAdmin } from './features/admin/admin.queries.ts';
export { Attempts } from './features/admin/attempts.ts';
export { Devices } from './features/admin/devices.ts';
export { logIn } from './features/admin/log-in.ts';
export { LoginPacing } from './features/admin/login-pacing.ts';
export { Passwords } from './features/admin/passwords.ts';
export { LoginSteps } from './features/admin/second-factor/login-steps.ts';
export { Sessions } from './features/admin/sessions.ts';
export { packedBuilds } from './features/sharing/packed-build.ts';
export { findLink, shortLinkKey, storeLink } from './features/sharing/short-link.queries.ts';
export { listOrders } from './features/tracking/order-list.queries.ts';
export { runUpload } from './features/tracking/order-upload.ts';
export { refreshWheelsets } from './features/wheelset/refresh-wheelsets.ts';
export { importWheelsets } from './features/wheelset/wheelset-seed.ts';
export { spreadsheetSource } from './providers/spreadsheet/spreadsheet-source.ts';
