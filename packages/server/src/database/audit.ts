import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** An action of an admin to be remembered. */
export interface AuditNote {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly actor: string;
  /** What was done, such as `wheelset-changed`. */
  readonly action: string;
  readonly subject: { readonly kind: string; readonly id: string | number; readonly name: string };
  /** The subject before and after, or the parts that changed; null where it did not exist. */
  readonly before: unknown;
  readonly after: unknown;
}

const stateOf = (state: unknown): string | null =>
  state === null || state === undefined ? null : JSON.stringify(state);

/** Records actions; belongs in the transaction of the action, so that none is done without its note. */
export async function recordActions(transaction: Kysely<Tables>, notes: readonly AuditNote[]): Promise<void> {
  for (const { at, actor, action, subject, before, after } of notes) {
    await transaction
      .insertInto('audit_entry')
      .values({
        at,
        actor,
        action,
        subject_kind: subject.kind,
        subject_id: String(subject.id),
        subject_name: subject.name,
        state_before: stateOf(before),
        state_after: stateOf(after),
      })
      .execute();
  }
}
