import { claimMessages, endAttempt, type OutboxRow } from '../../database/outbox.ts';
import { noticeMail } from './notice-mail.ts';
import type { OutgoingParts } from './outgoing-parts.ts';

/** With the waits below that is about a day and a half. */
const maxAttempts = 15;
const firstWait = 30_000;
const longestWait = 6 * 60 * 60_000;
const atOnce = 20;
/** Longer than all messages of a claim can take, each with its time limit. */
const claimMilliseconds = 10 * 60_000;

/** Waits double, with a fifth more or less so that many messages do not come back at one moment. */
const waitAfter = (attempts: number): number =>
  Math.min(firstWait * 2 ** Math.min(attempts - 1, 20), longestWait) * (0.8 + Math.random() * 0.4);

/** Sends what is due; true when there may be more. Any number of processes may do this at the same time. */
export async function sendMessages(parts: OutgoingParts): Promise<boolean> {
  const { db, services } = parts;
  if (services.postEvent === null && services.sendMail === null) return false;
  const now = parts.now();
  const claimed = await claimMessages(db, now, now + claimMilliseconds, atOnce);
  for (const messages of deliveries(parts, claimed)) await attempt(parts, messages);
  return claimed.length === atOnce;
}

/** Notices for one reader go together; everything else alone. */
function deliveries({ writers }: OutgoingParts, rows: readonly OutboxRow[]): readonly OutboxRow[][] {
  const groups = Map.groupBy(rows, ({ channel, kind, target, id }) =>
    channel === 'mail' && !writers.has(kind) ? `notices for ${target}` : String(id),
  );
  return [...groups.values()];
}

async function attempt(parts: OutgoingParts, messages: readonly OutboxRow[]): Promise<void> {
  const { db, log } = parts;
  let fault: string | null = null;
  try {
    await send(parts, messages);
  } catch (thrown) {
    fault = thrown instanceof Error ? thrown.message : String(thrown);
  }
  const at = parts.now();
  for (const message of messages) {
    const { id, channel, kind, attempts } = message;
    if (fault === null) {
      await endAttempt(db, message, { state: 'sent', at, fault });
    } else if (attempts < maxAttempts) {
      await endAttempt(db, message, { state: 'waiting', next: Math.round(at + waitAfter(attempts)), fault });
    } else {
      log.error({ event: 'message-given-up', id, channel, kind, fault });
      await endAttempt(db, message, { state: 'dead', at, fault });
    }
  }
}

async function send(
  { services, shopName, writers, now }: OutgoingParts,
  messages: readonly OutboxRow[],
): Promise<void> {
  const [first] = messages;
  if (first === undefined) return;
  const { channel, kind, target, payload } = first;
  if (channel === 'webhook') {
    if (services.postEvent === null) throw new Error('WEBHOOK_URL is not set any more.');
    return services.postEvent(payload, now());
  }
  if (services.sendMail === null) throw new Error('SMTP_URL is not set any more.');
  const writer = writers.get(kind);
  const mails =
    writer === undefined
      ? [
          noticeMail(
            target,
            shopName,
            messages.map((message) => message.payload),
          ),
        ]
      : await writer(JSON.parse(payload), target);
  for (const mail of mails) await services.sendMail(mail);
}
