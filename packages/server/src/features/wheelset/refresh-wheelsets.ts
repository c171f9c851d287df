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
export async function previewRefresh({ db, source }: RefreshParts): Promise<RefreshPreview> {
  const reading = await readSource(source);
  const after = reading.wheelsets.map(({ wheelset }) => wheelset);
  return previewOf(source.place, reading, compareCatalogues(await listVersionedWheelsets(db), after));
}

/** Replaces the catalogue by the spreadsheet, all or nothing; one refresh at a time over all processes. */
export async function refreshWheelsets(parts: RefreshParts, actor: string): Promise<RefreshOutcome> {
  const holder = await takeLock(parts.db, lockName, parts.now(), lockMilliseconds);
  if (holder === null) throw wheelsetProblems.running();
  try {
    const reading = await readSource(parts.source);
    if (reading.rejections.length > 0) throw rejectedRowsProblem(reading);
    const wheelsets = reading.wheelsets.map(({ wheelset }) => wheelset);
    if (wheelsets.length === 0) throw wheelsetProblems.empty();
    const note = { kind: 'refresh', at: parts.now(), actor, source: parts.source.place } as const;
    return await replaceAll(parts.db, note, wheelsets, holder);
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
  const holder = await takeLock(parts.db, lockName, parts.now(), lockMilliseconds);
  if (holder === null) throw wheelsetProblems.running();
  try {
    if ((await findRefresh(parts.db, id)) === null) throw wheelsetProblems.refreshUnknown(id);
    const wheelsets = await readSnapshot(parts.db, id);
    if (wheelsets.length === 0) throw wheelsetProblems.noSnapshot(id);
    const source = `the state before refresh ${id}`;
    return await replaceAll(
      parts.db,
      { kind: 'rollback', at: parts.now(), actor, source },
      wheelsets,
      holder,
    );
  } finally {
    await releaseLock(parts.db, lockName, holder);
  }
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
