import { claimRun, nextItems } from './background-run.queries.ts';
import { type RunOutcome, runShipments } from './run-shipment.ts';
import type { ShipmentParts } from './shipment-parts.ts';
import { runFault } from './shipment-texts.ts';
import { largestBatch } from './tracking-provider.ts';

/** A claim outlives the calls for one batch. */
const leaseMilliseconds = 60_000;

/**
 * Does one batch of an open run; true when there may be another. A number is marked after its answer is stored, so a run
 * that was cut off goes on where it stopped; asking twice for a number is harmless.
 */
export async function workRun(parts: ShipmentParts): Promise<boolean> {
  const run = await claimRun(parts.db, parts.now(), parts.now() + leaseMilliseconds);
  if (run === undefined) return false;
  const items = await nextItems(parts.db, run.id, largestBatch);
  if (items.length === 0) return release(parts, run.id, 'done');
  const kind = run.kind === 'update' ? 'update' : 'register';
  const numbers = items.map(({ number }) => number);
  const outcomes = await runShipments(parts, kind, numbers, run.started_by);
  let isStopped = false;
  for (const { position, number } of items) {
    const outcome = outcomes.get(number);
    if (outcome === undefined) continue;
    const stops = !outcome.ok && runFault(number, outcome.fault).more.stop === true;
    // A fault of the account would only repeat itself: it is told once, and what else met it stays waiting.
    if (stops && isStopped) continue;
    isStopped ||= stops;
    await markItem(parts, run.id, position, number, outcome);
  }
  return release(parts, run.id, isStopped ? 'stopped' : 'running');
}

async function markItem(
  parts: ShipmentParts,
  runId: number,
  position: number,
  number: string,
  outcome: RunOutcome,
): Promise<void> {
  const fault = outcome.ok ? null : runFault(number, outcome.fault);
  const answer = outcome.ok
    ? { success: true, ...outcome.value }
    : { ...fault?.more, message: fault?.message };
  await parts.db
    .updateTable('tracking_run_item')
    .set({
      state: outcome.ok ? 'done' : 'failed',
      accepted: outcome.ok ? 1 : 0,
      answer: JSON.stringify(answer),
    })
    .where('run_id', '=', runId)
    .where('position', '=', position)
    .execute();
}

async function release(
  parts: ShipmentParts,
  id: number,
  state: 'running' | 'done' | 'stopped',
): Promise<boolean> {
  await parts.db.updateTable('tracking_run').set({ state, lease_until: 0 }).where('id', '=', id).execute();
  return true;
}
