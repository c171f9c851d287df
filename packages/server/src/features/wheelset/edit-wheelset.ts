import { blankWheelset, fieldChanges, readWheelsetForm } from '@pp-tools/domain/wheelset';
import type { Kysely, Transaction } from 'kysely';
import { type AuditNote, recordActions } from '../../database/audit.ts';
import type { Database } from '../../database/connection.ts';
import { raiseRevision } from '../../database/revision.ts';
import type { Tables } from '../../database/tables.ts';
import {
  findVersioned,
  lastDeleted,
  ppIdOwner,
  type VersionedWheelset,
  wheelsetRevision,
} from './wheelset.queries.ts';
import { type NewWheelset, rowFromWire } from './wheelset-rows.ts';
import { fieldsProblem, wheelsetProblems } from './wheelset-texts.ts';

/** Fields of a form by their wire names. */
export type FormFields = ReadonlyMap<string, string>;

/** Who edits, and when. */
export interface Editor {
  readonly actor: string;
  readonly at: number;
}

/** Adds a wheelset. */
export function createWheelset(db: Database, fields: FormFields, editor: Editor): Promise<VersionedWheelset> {
  const wheelset = parsed(fields, blankWheelset);
  return db.transaction().execute(async (transaction) => {
    const stored = await insertWheelset(transaction, wheelset);
    await noteChange(transaction, editor, 'wheelset-created', stored, null, wheelset);
    return stored;
  });
}

/**
 * Changes a wheelset. With `version` (the state the editor started from) a change that somebody else made in
 * between is not overwritten: the refusal carries the present values.
 */
export function updateWheelset(
  db: Database,
  id: number,
  fields: FormFields,
  version: number | null,
  editor: Editor,
): Promise<VersionedWheelset> {
  return db.transaction().execute(async (transaction) => {
    const present = await existing(transaction, id);
    if (version !== null && version !== present.version) throw wheelsetProblems.stale(present);
    const { id: _id, version: _version, ...before } = present;
    const wheelset = parsed(fields, before);
    const changes = fieldChanges(before, wheelset);
    if (changes.length === 0) return present;
    await refuseTakenPpId(transaction, wheelset.ppId, id);
    const result = await transaction
      .updateTable('wheelset')
      .set({ ...rowFromWire(wheelset), version: present.version + 1 })
      .where('id', '=', id)
      .where('version', '=', present.version)
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) throw wheelsetProblems.stale(await existing(transaction, id));
    const stored = { ...wheelset, id, version: present.version + 1 };
    const states = (side: 'before' | 'after') =>
      Object.fromEntries(changes.map((change) => [change.field, change[side]]));
    await noteChange(transaction, editor, 'wheelset-changed', stored, states('before'), states('after'));
    return stored;
  });
}

/** Removes a wheelset and gives what it was. */
export function deleteWheelset(db: Database, id: number, editor: Editor): Promise<VersionedWheelset> {
  return db.transaction().execute(async (transaction) => {
    const present = await existing(transaction, id);
    await transaction.deleteFrom('wheelset').where('id', '=', id).execute();
    await noteChange(transaction, editor, 'wheelset-deleted', present, present, null);
    return present;
  });
}

/** Undoes a deletion: the wheelset returns with its own id, so that visitors' lists find it again. */
export function restoreWheelset(db: Database, id: number, editor: Editor): Promise<VersionedWheelset> {
  return db.transaction().execute(async (transaction) => {
    const deleted = await lastDeleted(transaction, id);
    if (deleted === 'unreadable') throw wheelsetProblems.unreadable(id);
    if (deleted === 'never' || (await findVersioned(transaction, id)) !== null)
      throw wheelsetProblems.notDeleted(id);
    const { id: _id, version, ...wheelset } = deleted;
    const stored = await insertWheelset(transaction, wheelset, { id, version: version + 1 });
    await noteChange(transaction, editor, 'wheelset-restored', stored, null, wheelset);
    return stored;
  });
}

function parsed(fields: FormFields, present: NewWheelset): NewWheelset {
  const wheelset = readWheelsetForm(fields, present);
  if (!wheelset.ok) throw fieldsProblem(wheelset.fault);
  return wheelset.value;
}

async function existing(db: Kysely<Tables>, id: number): Promise<VersionedWheelset> {
  const wheelset = await findVersioned(db, id);
  if (wheelset === null) throw wheelsetProblems.unknown(id);
  return wheelset;
}

async function refuseTakenPpId(db: Kysely<Tables>, ppId: number, ownId: number | null): Promise<void> {
  const owner = await ppIdOwner(db, ppId);
  if (owner !== null && owner !== ownId) throw wheelsetProblems.taken(ppId);
}

async function insertWheelset(
  transaction: Transaction<Tables>,
  wheelset: NewWheelset,
  keep: { readonly id?: number; readonly version?: number } = {},
): Promise<VersionedWheelset> {
  await refuseTakenPpId(transaction, wheelset.ppId, null);
  const { id, version } = await transaction
    .insertInto('wheelset')
    .values({ ...rowFromWire(wheelset), ...keep })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  return { ...wheelset, id, version };
}

/** The note and the new number of the public list belong to the same transaction as the change. */
async function noteChange(
  transaction: Transaction<Tables>,
  editor: Editor,
  action: string,
  { id, name }: VersionedWheelset,
  before: AuditNote['before'],
  after: AuditNote['after'],
): Promise<void> {
  const subject = { kind: 'wheelset', id, name };
  await recordActions(transaction, [{ ...editor, action, subject, before, after }]);
  await raiseRevision(transaction, wheelsetRevision, editor.at);
}
