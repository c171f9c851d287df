import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { longPatience, openPostgres, openSqlite } from '../../database/connection.ts';
import { runUpload } from './order-upload.ts';
import { checkUpload } from './upload-check.ts';
import type { ThreadAnswer, ThreadTask } from './upload-thread.ts';

/** Where the upload thread finds the database. */
const placeSchema = z.union([z.object({ folder: z.string() }), z.object({ url: z.string() })]);

const place = placeSchema.parse(workerData);
// A lost idle connection shows itself in the next statement.
const database =
  'folder' in place ? openSqlite(place.folder) : openPostgres(place.url, () => undefined, longPatience);

const perform = async (task: ThreadTask): Promise<ThreadAnswer> =>
  'job' in task
    ? { stored: await runUpload(database.db, task.job) }
    : { looked: await checkUpload(database.db, task.look) };

parentPort?.once('message', async (task: ThreadTask) => {
  let answer: ThreadAnswer;
  try {
    answer = await perform(task);
  } catch (fault) {
    const code = typeof fault === 'object' && fault !== null && 'code' in fault ? String(fault.code) : null;
    answer = { failure: { message: String(fault), code } };
  }
  await database.close();
  parentPort?.postMessage(answer);
});
