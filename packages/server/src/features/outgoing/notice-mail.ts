import { z } from 'zod';
import type { Mail } from './outgoing-parts.ts';

const eventSchema = z.object({
  kind: z.string(),
  at: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** One event in a line of a mail. */
function lineOf(payload: string): string {
  const { kind, at, data } = eventSchema.parse(JSON.parse(payload));
  const time = `${at.slice(0, 16).replace('T', ' ')} UTC`;
  switch (kind) {
    case 'exception':
      return `${time}  Order ${data.orderId}: parcel ${data.trackingNumber} has an exception.`;
    case 'delivered':
      return `${time}  Order ${data.orderId}: parcel ${data.trackingNumber} was delivered.`;
    default:
      return (
        `${time}  The wheelset spreadsheet differs from the catalogue: ${data.added} added, ` +
        `${data.changed} changed, ${data.removed} removed. Open Wheelsets Data to refresh.`
      );
  }
}

/** All events that wait for one reader in one mail. */
export function noticeMail(to: string, shopName: string, payloads: readonly string[]): Mail {
  const lines = payloads.map(lineOf);
  const subject = lines.length === 1 ? `${shopName}: 1 notice` : `${shopName}: ${lines.length} notices`;
  const footer = 'You choose these notices under "Your account" in the admin area.';
  return { to, subject, text: `${lines.join('\n')}\n\n${footer}\n` };
}
