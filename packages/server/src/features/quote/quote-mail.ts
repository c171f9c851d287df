import { shortLinkPath } from '@pp-tools/domain/contract';
import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import { findQuote } from './quote.queries.ts';

/** The kind of mail that this feature writes when its turn comes. */
export const quoteMail = 'quote';

interface QuoteMailParts {
  readonly db: Database;
  readonly shopName: string;
  readonly publicUrl: string | null;
}

const dataSchema = z.object({ id: z.coerce.number().int() });

/** The question for the shop's mail box; nothing when staff removed it before the mail left. */
export async function writeQuoteMail(
  { db, shopName, publicUrl }: QuoteMailParts,
  data: unknown,
  to: string,
): Promise<{ to: string; subject: string; text: string; replyTo: string }[]> {
  const quote = await findQuote(db, dataSchema.parse(data).id);
  if (quote === undefined) return [];
  const { id, name, email, note, code } = quote;
  const address = (publicUrl ?? '').replace(/\/$/, '');
  const lines = [
    `${name} <${email}> asks for a quote.`,
    note === '' ? 'No note.' : note,
    ...(code === null
      ? []
      : [
          `What was on the screen: ${address}${shortLinkPath(code)}`,
          `Picking list: ${address}/ppauth/admin/counter/${code}`,
        ]),
    `All questions: ${address}/ppauth/admin/quotes`,
  ];
  // No word of the visitor's in the subject: it names the question, the text says who asks.
  const subject = `${shopName}: question ${id} for a quote`;
  return [{ to, subject, text: `${lines.join('\n\n')}\n`, replyTo: email }];
}
