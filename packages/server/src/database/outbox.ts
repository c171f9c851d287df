import type { Kysely, Selectable } from 'kysely';
import { isPostgres } from './engine.ts';
import type { AdminMailTable, OutboxTable } from './tables/outgoing-tables.ts';
import type { Tables } from './tables.ts';

/** A message of the outbox as stored. */
export type OutboxRow = Selectable<OutboxTable>;

/** What the shop tells the world about. */
export type ShopEventKind = 'exception' | 'delivered' | 'refresh-waiting' | 'quote';

/** Something that happened, for the webhook and for the staff who want to know. */
export interface ShopEvent {
  readonly kind: ShopEventKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly data: Readonly<Record<string, string | number>>;
}

/** Which ways out the operator has set up. */
export interface OutgoingChannels {
  readonly webhook: boolean;
  readonly mail: boolean;
}

/** Who of the staff wants a notice; null for an event whose mail goes elsewhere. */
const wantedBy: Readonly<
  Record<
    ShopEventKind,
    keyof Pick<AdminMailTable, 'wants_exception' | 'wants_delivered' | 'wants_refresh'> | null
  >
> = {
  exception: 'wants_exception',
  delivered: 'wants_delivered',
  'refresh-waiting': 'wants_refresh',
  quote: null,
};

/** Notices of a while leave in one mail. */
const mailGathers = 5 * 60_000;
/** No plan and no claim lies further ahead; what does was written while the clock was wrong. */
const farAhead = 24 * 60 * 60_000;
const maxFaultLength = 300;

/** Writes an event to the outbox, in the transaction of what it tells of: none is lost and none is made up. */
export async function noteEvent(
  db: Kysely<Tables>,
  channels: OutgoingChannels,
  event: ShopEvent,
): Promise<void> {
  const { kind, at, data } = event;
  const payload = JSON.stringify({ id: crypto.randomUUID(), kind, at: new Date(at).toISOString(), data });
  const row = { kind, payload, created_at: at, claim: null, fault: null, ended_at: null };
  if (channels.webhook) {
    await db
      .insertInto('outbox')
      .values({ ...row, channel: 'webhook', target: '', next_at: at })
      .execute();
  }
  const wish = wantedBy[kind];
  if (!channels.mail || wish === null) return;
  const readers = await db.selectFrom('admin_mail').select('address').where(wish, '=', 1).execute();
  for (const { address } of readers) {
    await db
      .insertInto('outbox')
      .values({ ...row, channel: 'mail', target: address, next_at: at + mailGathers })
      .execute();
  }
}

/** Writes a mail that leaves at once. */
export async function noteMail(
  db: Kysely<Tables>,
  mail: {
    readonly kind: string;
    readonly target: string;
    readonly at: number;
    readonly data: Readonly<Record<string, string>>;
  },
): Promise<void> {
  const { kind, target, at, data } = mail;
  await db
    .insertInto('outbox')
    .values({
      channel: 'mail',
      kind,
      target,
      payload: JSON.stringify(data),
      created_at: at,
      next_at: at,
      claim: null,
      fault: null,
      ended_at: null,
    })
    .execute();
}

/** Claims messages that are due, until a moment: no two processes get the same one, and a dead one's come back. */
export async function claimMessages(
  db: Kysely<Tables>,
  now: number,
  until: number,
  most: number,
): Promise<readonly OutboxRow[]> {
  const due = () =>
    db
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'waiting')
      .where((either) => either.or([either('next_at', '<=', now), either('next_at', '>', now + farAhead)]))
      .orderBy('next_at')
      .orderBy('id')
      .limit(most);
  // Reading first: a look that finds nothing, every few seconds, must not take the turn of a writer.
  if ((await due().limit(1).execute()).length === 0) return [];
  const rows = await db
    .updateTable('outbox')
    .set((row) => ({ next_at: until, claim: crypto.randomUUID(), attempts: row('attempts', '+', 1) }))
    .where(
      'id',
      'in',
      due().$if(isPostgres(db), (query) => query.forUpdate().skipLocked()),
    )
    .where('state', '=', 'waiting')
    .returningAll()
    .execute();
  return rows.sort((one, other) => one.id - other.id);
}

/** Stores how an attempt ended; without effect when another process has claimed the message since. */
export async function endAttempt(
  db: Kysely<Tables>,
  { id, claim }: OutboxRow,
  outcome:
    | { readonly state: 'sent' | 'dead'; readonly at: number; readonly fault: string | null }
    | { readonly state: 'waiting'; readonly next: number; readonly fault: string },
): Promise<void> {
  const isOver = outcome.state !== 'waiting';
  await db
    .updateTable('outbox')
    .set({
      state: outcome.state,
      next_at: isOver ? null : outcome.next,
      ended_at: isOver ? outcome.at : null,
      fault: outcome.fault?.slice(0, maxFaultLength) ?? null,
    })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute();
}

/** Messages that were given up, newest first. */
export const deadMessages = (db: Kysely<Tables>, most: number): Promise<readonly OutboxRow[]> =>
  db.selectFrom('outbox').selectAll().where('state', '=', 'dead').orderBy('id', 'desc').limit(most).execute();

/** Sends a message again that was given up; says whether there was one. */
export async function reviveMessage(db: Kysely<Tables>, id: number, now: number): Promise<boolean> {
  const result = await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, next_at: now, ended_at: null })
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
