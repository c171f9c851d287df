import { createHash } from 'node:crypto';
import type { RefreshPreview } from '@pp-tools/domain/contract';
import { recordActions } from '../../database/audit.ts';
import type { Database } from '../../database/connection.ts';
import { noteEvent, type OutgoingChannels } from '../../database/outbox.ts';
import { takeLock } from '../../database/work-lock.ts';
import { previewRefresh, type RefreshParts } from './refresh-wheelsets.ts';

/** Between two looks at the spreadsheet, over all processes. */
const pause = 6 * 60 * 60_000;

/**
 * Tells once that the spreadsheet differs from the catalogue and a refresh is waiting for somebody to decide; says
 * whether it did. The same difference is told again only after its message was removed from the outbox.
 */
export async function noteWaitingRefresh(parts: RefreshParts, channels: OutgoingChannels): Promise<boolean> {
  const { db, now } = parts;
  if (!channels.webhook && !channels.mail) return false;
  if ((await takeLock(db, 'refresh-notice', now(), pause)) === null) return false;
  const preview = await previewRefresh(parts);
  const { added, changed, removed } = preview.counts;
  if (added + changed + removed === 0) return false;
  return tellWaitingRefresh(parts, channels, preview, null);
}

/**
 * Tells staff by webhook and mail that a refresh waits, once for a difference; says whether it did. With an actor the
 * audit trail has it as well, which is where a shop without webhook and mail sees it.
 */
export function tellWaitingRefresh(
  { db, now }: Pick<RefreshParts, 'db' | 'now'>,
  channels: OutgoingChannels,
  preview: RefreshPreview,
  actor: string | null,
): Promise<boolean> {
  const { source, counts, changes, rejected } = preview;
  const { added, changed, removed } = counts;
  const subject = JSON.stringify(actor === null ? changes : { changes, rejected });
  const difference = createHash('sha256').update(subject).digest('hex').slice(0, 16);
  return db.transaction().execute(async (transaction) => {
    if (await wasTold(transaction, difference)) return false;
    const at = now();
    const data = { source, added, changed, removed, difference };
    await noteEvent(transaction, channels, { kind: 'refresh-waiting', at, data });
    if (actor !== null) {
      const noted = { kind: 'refresh', id: difference, name: source };
      const note = { at, actor, action: 'refresh-waiting', subject: noted };
      await recordActions(transaction, [{ ...note, before: null, after: counts }]);
    }
    return true;
  });
}

async function wasTold(db: Database, difference: string): Promise<boolean> {
  const sent = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'refresh-waiting')
    .where('payload', 'like', `%"difference":"${difference}"%`)
    .executeTakeFirst();
  if (sent !== undefined) return true;
  const noted = await db
    .selectFrom('audit_entry')
    .select('id')
    .where('action', '=', 'refresh-waiting')
    .where('subject_id', '=', difference)
    .executeTakeFirst();
  return noted !== undefined;
}
