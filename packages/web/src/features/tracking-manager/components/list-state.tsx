import { trackingTexts } from '../../../texts/tracking-texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { useOrderTable } from '../state/use-order-table.ts';
import { SessionNotice } from './session-notice.tsx';
import classes from './tracking.module.css';

const clockTime = (at: number): string => new Date(at).toTimeString().slice(0, 8);

/** What stands between the filters and the table: an ended session, a failed call, what could not be read. */
export function ListState({ table }: { readonly table: ReturnType<typeof useOrderTable> }) {
  const { query, page, last, view, isSearch, isFresh } = table;
  return (
    <>
      <SessionNotice />
      {query.isError && (
        <p className={classes.quiet} role="status">
          {isSearch
            ? trackingTexts.searchFailed
            : query.data === undefined
              ? `${trackingTexts.loadFailed}。${
                  last === null
                    ? trackingTexts.neverLoaded
                    : trackingTexts.lastLoaded(clockTime(last.at), last.page.total)
                }`
              : trackingTexts.refreshFailed}
          <Button onClick={() => query.refetch()}>{trackingTexts.retry}</Button>
        </p>
      )}
      {page.unreadable > 0 && (
        <p className={classes.trouble} role="alert">
          {trackingTexts.unreadable(page.unreadable)}
        </p>
      )}
      {isSearch && isFresh && !query.isError && !query.isFetching && (
        <p className={classes.muted}>{trackingTexts.searchResult(view.searchOrderId, page.rows.length)}</p>
      )}
    </>
  );
}
