import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { openPostgres, openSqlite } from '../../database/connection.ts';
import type { UploadJob } from './order-parts.ts';
import { runUpload } from './order-upload.ts';

/** Where the upload thread finds the database. */
const placeSchema = z.union([z.object({ folder: z.string() }), z.object({ url: z.string() })]);

const place = placeSchema.parse(workerData);
// A lost idle connection shows itself in the next statement.
const database = 'folder' in place ? openSqlite(place.folder) : openPostgres(place.url, () => undefined);

parentPort?.on('message', async ({ id, job }: { readonly id: number; readonly job: UploadJob }) => {
  try {
    parentPort?.postMessage({ id, outcome: await runUpload(database.db, job) });
  } catch (fault) {
    const code = typeof fault === 'object' && fault !== null && 'code' in fault ? String(fault.code) : null;
    parentPort?.postMessage({ id, failure: { message: String(fault), code } });
  }
});
