import { isLargeRemoval } from '@pp-tools/domain/catalogue';
import type { RefreshPreview } from '@pp-tools/domain/contract';
import { nextDue, type Schedule, type TimeZone } from '@pp-tools/domain/core';
import type { OutgoingChannels } from '../../database/outbox.ts';
import { takeLock } from '../../database/work-lock.ts';
import { tellWaitingRefresh } from './refresh-notice.ts';
import { type RefreshOutcome, type RefreshParts, refreshIfAccepted } from './refresh-wheelsets.ts';

/** Who did it, in the history and the audit trail. */
const scheduleActor = 'schedule';

/** What a refresh on its own needs around it. */
export interface ScheduledRefreshParts extends RefreshParts {
  readonly schedule: Schedule;
  readonly zone: TimeZone;
  readonly channels: OutgoingChannels;
  /** Called after the catalogue was replaced. */
  readonly changed: () => void;
}

/** What came of a look at the spreadsheet. */
type ScheduledOutcome =
  | { readonly kind: 'written'; readonly outcome: RefreshOutcome }
  | { readonly kind: 'waiting'; readonly preview: RefreshPreview }
  | { readonly kind: 'same' };

/**
 * Refreshes the catalogue when it is due, on one machine of several; null when it is not due. What nobody has to look
 * at is written. Suspicious values, refused rows or a large removal change nothing: staff are told that a refresh waits.
 * A time that passed while no server ran is made up for at the next start.
 */
export async function refreshWhenDue(parts: ScheduledRefreshParts): Promise<ScheduledOutcome | null> {
  if (!(await isDue(parts))) return null;
  const result = await refreshIfAccepted(parts, scheduleActor, isPlain);
  if (result.outcome !== null) {
    parts.changed();
    return { kind: 'written', outcome: result.outcome };
  }
  const { added, changed, removed, rejectedRows } = result.preview.counts;
  if (added + changed + removed + rejectedRows === 0) return { kind: 'same' };
  await tellWaitingRefresh(parts, parts.channels, result.preview, scheduleActor);
  return { kind: 'waiting', preview: result.preview };
}

/** Whether a preview holds a change and nothing that somebody should look at first. */
function isPlain({ counts, suspicious }: RefreshPreview): boolean {
  const { added, changed, removed, total, rejectedRows } = counts;
  const before = total - added + removed;
  if (rejectedRows > 0 || suspicious.length > 0 || isLargeRemoval(removed, before)) return false;
  return added + changed + removed > 0;
}

/** Whether it is this process that does the refresh of this time: a lock lasts until the next time. */
async function isDue({ db, now, schedule, zone }: ScheduledRefreshParts): Promise<boolean> {
  const at = now();
  // The schedule is part of the name, so that another setting begins with its own next time.
  const { kind, minute } = schedule;
  const name = `scheduled-refresh ${kind} ${kind === 'daily' ? schedule.hour : '*'}:${minute}`;
  const known = await db.selectFrom('work_lock').select('holder').where('name', '=', name).executeTakeFirst();
  const isTaken = (await takeLock(db, name, at, nextDue(schedule, at, zone) - at)) !== null;
  // At the first start ever nothing was missed: the first refresh comes at its time.
  return isTaken && known !== undefined;
}
