import type { AuditEntry } from '@pp-tools/domain/contract';
import type { Kysely, Selectable } from 'kysely';
import type { AuditEntryTable } from '../../database/tables/audit-table.ts';
import type { Tables } from '../../database/tables.ts';

const pageSize = 50;
/** What happens to orders without a person. */
const automaticActions = ['push', 'sync'] as const;

/** Which part of the trail to read. */
export interface AuditFilter {
  /** The kinds of subjects that the reader may see; null all. */
  readonly readable: readonly string[] | null;
  readonly kind?: string | undefined;
  readonly subject?: string | undefined;
  /** Only what people did. */
  readonly manual?: '1' | undefined;
  /** Only entries older than this id. */
  readonly before?: number | undefined;
}

const stateOf = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

const entryOf = (row: Selectable<AuditEntryTable>): AuditEntry => ({
  id: row.id,
  at: row.at,
  actor: row.actor,
  action: row.action,
  subject: { kind: row.subject_kind, id: row.subject_id, name: row.subject_name },
  before: stateOf(row.state_before),
  after: stateOf(row.state_after),
});

/** A page of the audit trail, newest first, and whether older entries follow. */
export async function listDeeds(
  db: Kysely<Tables>,
  filter: AuditFilter,
): Promise<{ entries: AuditEntry[]; more: boolean }> {
  let query = db
    .selectFrom('audit_entry')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize + 1);
  if (filter.readable !== null) query = query.where('subject_kind', 'in', [...filter.readable]);
  if (filter.kind !== undefined) query = query.where('subject_kind', '=', filter.kind);
  if (filter.subject !== undefined) query = query.where('subject_id', '=', filter.subject);
  if (filter.manual !== undefined) query = query.where('action', 'not in', [...automaticActions]);
  if (filter.before !== undefined) query = query.where('id', '<', filter.before);
  const rows = await query.execute();
  return { entries: rows.slice(0, pageSize).map(entryOf), more: rows.length > pageSize };
}
