import { parentPort, workerData } from 'node:worker_threads';
import { openOfThread } from '../../database/work-thread.ts';
import { RequestFault } from '../../http/problems.ts';
import { type ImportAnswer, type ImportTask, performImport } from './import-thread.ts';

const database = openOfThread(workerData);

parentPort?.once('message', async (task: ImportTask) => {
  let answer: ImportAnswer;
  try {
    answer = { outcome: await performImport(database.db, task) };
  } catch (fault) {
    answer = answerOf(fault);
  }
  await database.close();
  parentPort?.postMessage(answer);
});

function answerOf(fault: unknown): ImportAnswer {
  if (fault instanceof RequestFault) {
    const { status, code, message, more } = fault;
    return { refusal: { status, code, message, more } };
  }
  const code = typeof fault === 'object' && fault !== null && 'code' in fault ? String(fault.code) : null;
  return { failure: { message: String(fault), code } };
}
