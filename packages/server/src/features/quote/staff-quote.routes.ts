import {
  quoteDoneAnswer,
  quoteListAnswer,
  quoteListQuery,
  quoteParams,
  quotePaths,
  quoteStateBody,
} from '@pp-tools/domain/contract';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { recordActions } from '../../database/audit.ts';
import { RequestFault } from '../../http/problems.ts';
import { adminOf } from '../../http/require-session.ts';
import { countQuotes, listQuotes, type QuoteRow, removeQuote, setQuoteState } from './quote.queries.ts';
import type { QuoteParts } from './quote.routes.ts';

const tags = ['quotes'];
const shownAtOnce = 50;

const unknown = (): RequestFault =>
  new RequestFault(404, 'quote-unknown', 'This question was removed. Load the list again.');

const timeText = (milliseconds: number): string => new Date(milliseconds).toISOString();

const wireOf = ({ at, state_at: stateAt, request_id: _requestId, ...quote }: QuoteRow) => ({
  ...quote,
  at: timeText(at),
  stateAt: timeText(stateAt),
});

/** What staff do with questions for a quote: read, mark, remove. Belongs inside the admin scope. */
export function staffQuoteRoutes({ db, now, days }: QuoteParts): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      quotePaths.list,
      {
        schema: {
          tags,
          summary: 'Questions for a quote, newest first',
          querystring: quoteListQuery,
          response: { 200: quoteListAnswer },
        },
      },
      async ({ query }) => {
        const rows = await listQuotes(db, query, shownAtOnce + 1);
        const quotes = rows.slice(0, shownAtOnce).map(wireOf);
        const data = { quotes, counts: await countQuotes(db), more: rows.length > shownAtOnce, days };
        return { status: 'success' as const, data };
      },
    );
    app.put(
      quotePaths.state,
      {
        schema: {
          tags,
          summary: 'Mark a question for a quote as new, answered or closed',
          params: quoteParams,
          body: quoteStateBody,
          response: { 200: quoteDoneAnswer },
          alsoAnswers: [404],
        },
      },
      async ({ params, body }) => {
        if (!(await setQuoteState(db, params.id, body.state, now()))) throw unknown();
        return { status: 'success' as const };
      },
    );
    app.delete(
      quotePaths.remove,
      {
        schema: {
          tags,
          summary: 'Remove a question for a quote for good',
          params: quoteParams,
          response: { 200: quoteDoneAnswer },
          alsoAnswers: [404],
        },
      },
      async (request) => {
        const { id } = request.params;
        const actor = adminOf(request).username;
        await db.transaction().execute(async (transaction) => {
          if (!(await removeQuote(transaction, id))) throw unknown();
          const subject = { kind: 'quote', id, name: String(id) };
          await recordActions(transaction, [
            { at: now(), actor, action: 'quote-removed', subject, before: null, after: null },
          ]);
        });
        return { status: 'success' as const };
      },
    );
    done();
  };
}
