import { type QuoteList, quoteDoneAnswer, quoteListAnswer, quotePaths } from '@pp-tools/domain/contract';
import type { QuoteState } from '@pp-tools/domain/sharing';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../platform/http-client.ts';

const at = (path: string, id: number): string => path.replace(':id', String(id));

/** Below every number of a question. */
const firstPart = 0;

/** Questions of a state or all, newest first, part by part. */
export const quotesQuery = (state: QuoteState | 'all') =>
  infiniteQueryOptions({
    queryKey: ['quotes', state],
    queryFn: async ({ pageParam, signal }): Promise<QuoteList> => {
      const query = new URLSearchParams();
      if (state !== 'all') query.set('state', state);
      if (pageParam > firstPart) query.set('before', String(pageParam));
      return (await call(`${quotePaths.list}?${query}`, quoteListAnswer, { signal })).data;
    },
    initialPageParam: firstPart,
    getNextPageParam: ({ quotes, more }) => (more ? quotes.at(-1)?.id : undefined),
  });

/** Saves what was done about a question. */
export const saveQuoteState = (id: number, state: QuoteState) =>
  call(at(quotePaths.state, id), quoteDoneAnswer, { method: 'PUT', body: { state } });

/** Deletes a question for good. */
export const deleteQuote = (id: number) =>
  call(at(quotePaths.remove, id), quoteDoneAnswer, { method: 'DELETE' });
