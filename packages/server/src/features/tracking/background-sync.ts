import { providerCodes, stopsBatch } from '@pp-tools/domain/shipment';
import { answerFor } from './answer-choice.ts';
import { applyNews } from './parcel-news.ts';
import { claimDue, type ShipmentRow } from './shipment.queries.ts';
import type { ShipmentParts } from './shipment-parts.ts';
import { stopsRun } from './shipment-texts.ts';
import { nextAttempt, nextSync } from './sync-schedule.ts';

import { largestBatch, type ParcelAnswer } from './tracking-provider.ts';

/** A claim outlives any provider call with its retries. */
const leaseMilliseconds = 2 * 60_000;

/** What one round of the sync did; `more` says that further parcels may be due. */
export interface SyncRound {
  readonly claimed: number;
  readonly stored: number;
  readonly more: boolean;
}

/** Looks at one batch of due parcels. Any number of processes may do this at the same time. */
export async function syncOnce(parts: ShipmentParts): Promise<SyncRound> {
  const now = parts.now();
  const claimed = await claimDue(parts.db, now, now + leaseMilliseconds, largestBatch);
  if (claimed.length === 0) return { claimed: 0, stored: 0, more: false };
  const called = await parts.provider.trackInfo(claimed.map(({ number, carrier }) => ({ number, carrier })));
  if (!called.ok) {
    parts.log.warn({
      event: 'sync-failed',
      code: called.fault.code,
      providerCode: called.fault.providerCode,
    });
    await Promise.all(claimed.map((shipment) => postpone(parts, shipment, shipment.failures + 1)));
    return {
      claimed: claimed.length,
      stored: 0,
      more: !stopsRun(called.fault) && called.fault.code === 'bad-answer',
    };
  }
  const context = { now, zone: parts.zone };
  let stored = 0;
  for (const shipment of claimed) {
    if (await resolve(parts, shipment, answerFor(called.value, shipment, context))) stored += 1;
  }
  return { claimed: claimed.length, stored, more: claimed.length === largestBatch };
}

async function resolve(parts: ShipmentParts, shipment: ShipmentRow, answer: ParcelAnswer): Promise<boolean> {
  if (!answer.accepted && stopsBatch(answer.code)) {
    await postpone(parts, shipment, shipment.failures + 1);
    return false;
  }
  if (!answer.accepted) {
    // No news yet is the normal state of a new parcel; every other refusal is asked again ever more seldom.
    const isWaiting = answer.code === providerCodes.noTrackingYet;
    await postpone(parts, shipment, isWaiting ? 0 : shipment.failures + 1);
    return false;
  }
  const { zone, channels } = parts;
  const outcome = await parts.db
    .transaction()
    .execute((transaction) =>
      applyNews(transaction, answer, { who: '17TRACK', action: 'sync', now: parts.now(), zone, channels }),
    );
  if (outcome === 'unreadable') await postpone(parts, shipment, shipment.failures + 1);
  return outcome === 'stored' || outcome === 'unchanged';
}

async function postpone(parts: ShipmentParts, shipment: ShipmentRow, failures: number): Promise<void> {
  const now = parts.now();
  const next = failures === 0 ? nextSync('Unknown', now) : nextAttempt(failures, now);
  await parts.db
    .updateTable('shipment')
    .set({ failures, next_sync: next })
    .where('number', '=', shipment.number)
    .where('next_sync', 'is not', null)
    .execute();
}
