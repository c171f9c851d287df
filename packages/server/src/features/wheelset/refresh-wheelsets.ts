import type { RefreshPreview } from '@pp-tools/domain/contract';
import {
  chooseWheelsetSheet,
  compareCatalogues,
  readWheelsetSheet,
  type SheetReading,
} from '@pp-tools/domain/wheelset';
import { recordActions } from '../../database/audit.ts';
import type { Database } from '../../database/connection.ts';
import { releaseLock, takeLock } from '../../database/work-lock.ts';
import { closeRefresh, findRefresh, openRefresh, type RefreshNote, readSnapshot } from './refresh.queries.ts';
import { previewOf, rejectedRowsProblem } from './refresh-report.ts';
import { listVersionedWheelsets, replaceWheelsets } from './wheelset.queries.ts';
import type { NewWheelset } from './wheelset-rows.ts';
import type { WheelsetSource } from './wheelset-source.ts';
import { formProblem, sourceProblem, wheelsetProblems } from './wheelset-texts.ts';

/** What a refresh needs around it. */
export interface RefreshParts {
  readonly db: Database;
  readonly source: WheelsetSource;
  readonly now: () => number;
}

/** A replaced catalogue: how many wheelsets it has, and the number of the entry in the history. */
export interface RefreshOutcome {
  readonly count: number;
  readonly refreshId: number;
}

const lockName = 'wheelset-refresh';
const lockMilliseconds = 2 * 60_000;

/** Reads the spreadsheet and says what a refresh would change; changes nothing itself. */
export const previewRefresh = async (parts: RefreshParts): Promise<RefreshPreview> =>
  previewReading(parts, await readSource(parts.source));

async function previewReading({ db, source }: RefreshParts, reading: SheetReading): Promise<RefreshPreview> {
  const after = reading.wheelsets.map(({ wheelset }) => wheelset);
  return previewOf(source.place, reading, compareCatalogues(await listVersionedWheelsets(db), after));
}

/** Replaces the catalogue by the spreadsheet, all or nothing; one refresh at a time over all processes. */
export const refreshWheelsets = (parts: RefreshParts, actor: string): Promise<RefreshOutcome> =>
  withRefreshLock(parts, async (holder) =>
    replaceByReading(parts, actor, await readSource(parts.source), holder),
  );

/**
 * The same for a preview that is accepted; else nothing changes, and the outcome is null. What is judged and what is
 * written are one reading of the spreadsheet.
 */
export const refreshIfAccepted = (
  parts: RefreshParts,
  actor: string,
  accepts: (preview: RefreshPreview) => boolean,
): Promise<{ readonly outcome: RefreshOutcome | null; readonly preview: RefreshPreview }> =>
  withRefreshLock(parts, async (holder) => {
    const reading = await readSource(parts.source);
    const preview = await previewReading(parts, reading);
    if (!accepts(preview)) return { outcome: null, preview };
    return { outcome: await replaceByReading(parts, actor, reading, holder), preview };
  });

/** Writes a reading that has no wrong row. */
async function replaceByReading(
  parts: RefreshParts,
  actor: string,
  reading: SheetReading,
  holder: string,
): Promise<RefreshOutcome> {
  if (reading.rejections.length > 0) throw rejectedRowsProblem(reading);
  const wheelsets = reading.wheelsets.map(({ wheelset }) => wheelset);
  if (wheelsets.length === 0) throw wheelsetProblems.empty();
  const note = { kind: 'refresh', at: parts.now(), actor, source: parts.source.place } as const;
  return await replaceAll(parts.db, note, wheelsets, holder);
}

async function withRefreshLock<Outcome>(
  parts: RefreshParts,
  work: (holder: string) => Promise<Outcome>,
): Promise<Outcome> {
  const holder = await takeLock(parts.db, lockName, parts.now(), lockMilliseconds);
  if (holder === null) throw wheelsetProblems.running();
  try {
    return await work(holder);
  } finally {
    await releaseLock(parts.db, lockName, holder);
  }
}

/** Brings back the catalogue as it was before a refresh; itself an entry that can be rolled back. */
export async function rollBackRefresh(
  parts: RefreshParts,
  id: number,
  actor: string,
): Promise<RefreshOutcome> {
  return withRefreshLock(parts, async (holder) => {
    if ((await findRefresh(parts.db, id)) === null) throw wheelsetProblems.refreshUnknown(id);
    const wheelsets = await readSnapshot(parts.db, id);
    if (wheelsets.length === 0) throw wheelsetProblems.noSnapshot(id);
    const note = {
      kind: 'rollback',
      at: parts.now(),
      actor,
      source: `the state before refresh ${id}`,
    } as const;
    return replaceAll(parts.db, note, wheelsets, holder);
  });
}

async function readSource(source: WheelsetSource): Promise<SheetReading> {
  const sheets = await source.read();
  if (!sheets.ok) throw sourceProblem(sheets.fault);
  const reading = readWheelsetSheet(chooseWheelsetSheet(sheets.value));
  if (!reading.ok) throw formProblem(reading.fault);
  return reading.value;
}

function replaceAll(
  db: Database,
  note: RefreshNote,
  wheelsets: readonly (NewWheelset & { readonly id?: number })[],
  holder: string,
): Promise<RefreshOutcome> {
  return db.transaction().execute(async (transaction) => {
    // A holder whose time ran out must not write over the refresh of the next one.
    if (!(await releaseLock(transaction, lockName, holder))) throw wheelsetProblems.running();
    const refreshId = await openRefresh(transaction, note);
    const changes = await replaceWheelsets(transaction, wheelsets, note.at);
    await closeRefresh(transaction, refreshId, wheelsets.length, changes);
    const { length: added } = changes.added;
    const counts = { added, changed: changes.changed.length, removed: changes.removed.length };
    await recordActions(transaction, [
      {
        at: note.at,
        actor: note.actor,
        action: `wheelsets-${note.kind}`,
        subject: { kind: 'refresh', id: refreshId, name: note.source },
        before: null,
        after: { total: wheelsets.length, ...counts },
      },
    ]);
    return { count: wheelsets.length, refreshId };
  });
}
