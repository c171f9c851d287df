import { claimRun, nextItem } from './background-run.queries.ts';
import { runShipment } from './run-shipment.ts';
import type { ShipmentParts } from './shipment-parts.ts';
import { runFault } from './shipment-texts.ts';

/** A claim outlives the calls for one number. */
const leaseMilliseconds = 60_000;

/**
 * Does one number of an open run; true when there may be another. A number is marked after its answer is stored,
 * so a run that was cut off goes on where it stopped; asking twice for a number is harmless.
 */
export async function workRun(parts: ShipmentParts): Promise<boolean> {
  const run = await claimRun(parts.db, parts.now(), parts.now() + leaseMilliseconds);
  if (run === undefined) return false;
  const item = await nextItem(parts.db, run.id);
  if (item === undefined) return release(parts, run.id, 'done');
  const kind = run.kind === 'update' ? 'update' : 'register';
  const outcome = await runShipment(parts, kind, item.number, run.started_by);
  const fault = outcome.ok ? null : runFault(item.number, outcome.fault);
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
    .where('run_id', '=', run.id)
    .where('position', '=', item.position)
    .execute();
  // A fault of the account would only repeat itself: what waits stays waiting and can be started anew.
  return release(parts, run.id, fault?.more.stop === true ? 'stopped' : 'running');
}

async function release(
  parts: ShipmentParts,
  id: number,
  state: 'running' | 'done' | 'stopped',
): Promise<boolean> {
  await parts.db.updateTable('tracking_run').set({ state, lease_until: 0 }).where('id', '=', id).execute();
  return true;
}
