import { parentPort, workerData } from 'node:worker_threads';
import { openOfThread } from '../../database/work-thread.ts';
import { runUpload } from './order-upload.ts';
import { checkUpload } from './upload-check.ts';
import type { ThreadAnswer, ThreadTask } from './upload-thread.ts';

const database = openOfThread(workerData);

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
