import { type QuoteState, quoteStates } from '@pp-tools/domain/sharing';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { quoteListTexts as texts } from '../../texts/quote-list-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Loading, Trouble } from '../../ui/load-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Segments } from '../../ui/segments.tsx';
import { quotesQuery } from './quote-calls.ts';
import { QuoteCard } from './quote-card.tsx';
import classes from './quote-list.module.css';

type Shown = QuoteState | 'all';

/** Where staff read the questions of visitors for a quote. */
export function QuoteListScreen() {
  const [shown, setShown] = useState<Shown>('new');
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(
    quotesQuery(shown),
  );
  const [first] = data?.pages ?? [];
  const quotes = data?.pages.flatMap((page) => page.quotes) ?? [];
  const textOf = (state: QuoteState) =>
    first === undefined ? texts.states[state] : `${texts.states[state]} ${first.counts[state]}`;
  return (
    <Page title={texts.title} intro={first === undefined ? texts.introFirst : texts.intro(first.days)}>
      <Segments<Shown>
        label={texts.show}
        value={shown}
        choices={[
          ...quoteStates.map((value) => ({ value, text: textOf(value) })),
          { value: 'all', text: texts.all },
        ]}
        onChange={setShown}
      />
      {isPending && <Loading text={texts.loading} />}
      {isError && (
        <Trouble title={texts.failed} onRetry={() => void refetch()}>
          {texts.failedHint}
        </Trouble>
      )}
      {first !== undefined && quotes.length === 0 && <p role="status">{texts.none}</p>}
      <ul className={classes.list}>
        {quotes.map((quote) => (
          <QuoteCard key={quote.id} quote={quote} />
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button onClick={() => void fetchNextPage()}>{texts.more}</Button>
        </div>
      )}
    </Page>
  );
}
