import { createHash } from 'node:crypto';
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
  const { source, counts, changes } = await previewRefresh(parts);
  const { added, changed, removed } = counts;
  if (added + changed + removed === 0) return false;
  const difference = createHash('sha256').update(JSON.stringify(changes)).digest('hex').slice(0, 16);
  return db.transaction().execute(async (transaction) => {
    if (await wasTold(transaction, difference)) return false;
    const data = { source, added, changed, removed, difference };
    await noteEvent(transaction, channels, { kind: 'refresh-waiting', at: now(), data });
    return true;
  });
}

async function wasTold(db: Database, difference: string): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'refresh-waiting')
    .where('payload', 'like', `%"difference":"${difference}"%`)
    .executeTakeFirst();
  return row !== undefined;
}
