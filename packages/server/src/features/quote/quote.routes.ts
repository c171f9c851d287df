import { quoteBody, quoteDoneAnswer, quotePaths } from '@pp-tools/domain/contract';
import { readShortCode } from '@pp-tools/domain/sharing';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Database } from '../../database/connection.ts';
import { noteEvent, noteMail, type OutgoingChannels } from '../../database/outbox.ts';
import { storeQuote } from './quote.queries.ts';
import { quoteMail } from './quote-mail.ts';

/** What questions for a quote need around them. */
export interface QuoteParts {
  readonly db: Database;
  readonly now: () => number;
  readonly channels: OutgoingChannels;
  /** The shop's mail box. */
  readonly mailTo: string;
  /** Days after which a question is removed. */
  readonly days: number;
  /** Counts a question of a network; throws 429. */
  readonly countFrom: (address: string) => Promise<void>;
}

/** A visitor asks for a quote: stored, mailed to the shop and posted to its webhook, once for each request. */
export function quoteRoutes({ db, now, channels, mailTo, countFrom }: QuoteParts): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      quotePaths.ask,
      {
        schema: {
          tags: ['quotes'],
          summary: 'Ask the shop for a quote',
          body: quoteBody,
          response: { 200: quoteDoneAnswer },
          alsoAnswers: [429],
        },
      },
      async ({ body, ip }) => {
        await countFrom(ip);
        // A robot is answered like everybody, so that it learns nothing.
        if (body.website !== '') return { status: 'success' as const };
        const at = now();
        const code = body.code === null ? null : readShortCode(body.code);
        await db.transaction().execute(async (transaction) => {
          const id = await storeQuote(transaction, body, code, at);
          if (id === null) return;
          // Name and address stay in one table, where staff can remove them.
          await noteEvent(transaction, channels, {
            kind: 'quote',
            at,
            data: { quoteId: id, code: code ?? '' },
          });
          if (channels.mail) {
            await noteMail(transaction, { kind: quoteMail, target: mailTo, at, data: { id: String(id) } });
          }
        });
        return { status: 'success' as const };
      },
    );
    done();
  };
}
