import type { OrderSort, TableRow } from '@pp-tools/domain/order';
import { useCallback, useEffect, useState } from 'react';
import { notify } from '../../platform/notices.ts';
import { publicConfig } from '../../platform/public-config.ts';
import { carrierTexts } from '../../texts/tracking-carrier-texts.ts';
import { exportTexts } from '../../texts/tracking-export-texts.ts';
import { runTexts } from '../../texts/tracking-run-texts.ts';
import { trackingTexts } from '../../texts/tracking-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyList } from './components/empty-list.tsx';
import { FilterBar } from './components/filter-bar.tsx';
import { ListState } from './components/list-state.tsx';
import { OpenDialog, type OpenDialogState } from './components/open-dialog.tsx';
import { OrderTable } from './components/order-table.tsx';
import { Pager } from './components/pager.tsx';
import type { RowAction } from './components/row-actions.tsx';
import { StatusCounts } from './components/status-counts.tsx';
import classes from './components/tracking.module.css';
import { useOrderTable } from './state/use-order-table.ts';
import { useSelection } from './state/use-selection.ts';

/** After a deletion a saved search is run again this much later (specification, section 9). */
const searchAgainMilliseconds = 300;

const alert = (text: string) => notify(text, { tone: 'error', lang: 'zh-CN' });
/** `subject` is what the log of messages adds, so that one 操作成功！ can be told from another. */
const saySuccess = (subject: string) =>
  notify(trackingTexts.success, { tone: 'success', lang: 'zh-CN', duration: 2000, subject });

/** The back office's table of orders and their parcels. */
export function TrackingManagerScreen() {
  const table = useOrderTable();
  const { view, query, page, isSearch, reload, change } = table;
  const { rows } = page;
  const selection = useSelection(rows);
  const [dialog, setDialog] = useState<OpenDialogState | null>(null);
  const isNothing = isSearch && table.isFresh && query.isSuccess && rows.length + page.hidden === 0;
  useNothingFound(isNothing && !query.isFetching, view.searchOrderId);

  const changed = (subject: string | null) => {
    reload();
    selection.clear();
    if (subject !== null) saySuccess(subject);
  };
  const deleted = (subject: string) => {
    selection.clear();
    if (isSearch) setTimeout(reload, searchAgainMilliseconds);
    else reload();
    saySuccess(subject);
  };
  const bulk = (kind: 'pdf' | 'delete' | 'control', hint: string) => {
    if (selection.rows.length === 0) alert(hint);
    else setDialog({ kind, rows: selection.rows });
  };
  const sortBy = (sort: OrderSort) =>
    change({
      sort,
      direction: view.sort === sort && view.direction === 'ascending' ? 'descending' : 'ascending',
    });
  const openFor = useCallback((action: RowAction, row: TableRow) => setDialog(dialogFor(action, row)), []);

  return (
    <div lang="zh-CN">
      <Page
        title={trackingTexts.title}
        wide
        actions={
          <>
            <Button onClick={() => setDialog({ kind: 'runs' })}>{trackingTexts.runs}</Button>
            <Button onClick={() => setDialog({ kind: 'export', view, total: page.total })}>
              {exportTexts.open}
            </Button>
            <Button look="primary" onClick={() => setDialog({ kind: 'upload' })}>
              {trackingTexts.upload}
            </Button>
          </>
        }
      >
        {publicConfig.demoTracking && <p className={classes.demo}>{trackingTexts.demo}</p>}
        <FilterBar view={view} onChange={change} />
        <StatusCounts view={view} onChange={change} />
        <div
          className={classes.bar}
          role="toolbar"
          aria-label={trackingTexts.selected(selection.rows.length)}
        >
          <span className={classes.muted}>{trackingTexts.selected(selection.rows.length)}</span>
          {(['register', 'update'] as const).map((run) => (
            <Button key={run} onClick={() => setDialog({ kind: 'run', run, rows: selection.rows })}>
              {runTexts.titles[run]}
            </Button>
          ))}
          <Button onClick={() => bulk('pdf', trackingTexts.selectForExport)}>
            {trackingTexts.exportPdf}
          </Button>
          <Button onClick={() => bulk('control', trackingTexts.selectForControl)}>
            {carrierTexts.controlTitle}
          </Button>
          <Button onClick={() => bulk('delete', trackingTexts.selectForDelete)}>
            {trackingTexts.deleteSelected}
          </Button>
          {selection.rows.length > 0 && (
            <Button look="quiet" onClick={selection.clear}>
              {trackingTexts.clearSelection}
            </Button>
          )}
          <span className={classes.muted} role="status">
            {query.isPending ? trackingTexts.loading : query.isFetching ? trackingTexts.refreshing : ''}
          </span>
        </div>
        <ListState table={table} />
        <OrderTable
          rows={rows}
          view={view}
          selected={selection.ids}
          empty={
            query.isError ? (
              <p>{trackingTexts.loadFailed}</p>
            ) : (
              <EmptyList
                view={view}
                isLoading={query.isPending}
                hidden={page.hidden}
                onChange={change}
                onUpload={() => setDialog({ kind: 'upload' })}
              />
            )
          }
          onSelect={selection.select}
          onSort={sortBy}
          onAction={openFor}
        />
        {!isSearch && (
          <Pager page={view.page} size={view.itemsPerPage} total={page.total} onChange={change} />
        )}
        {dialog !== null && (
          <OpenDialog dialog={dialog} onOpen={setDialog} onChanged={changed} onDeleted={deleted} />
        )}
      </Page>
    </div>
  );
}

/** Says once for each search that there is no such order. */
function useNothingFound(isNothing: boolean, text: string): void {
  useEffect(() => {
    if (isNothing && text !== '') alert(trackingTexts.notFound);
  }, [isNothing, text]);
}

function dialogFor(action: RowAction, row: TableRow): OpenDialogState | null {
  const [number] = row.trackingNumbers;
  switch (action) {
    case 'register':
    case 'update':
      return { kind: 'run', run: action, rows: [row] };
    case 'pdf':
      return { kind: 'pdf', rows: [row] };
    case 'tracks':
      return number === undefined ? null : { kind: 'tracks', number };
    case 'history':
      return { kind: 'history', orderId: row.orderId };
    default:
      return { kind: action, row };
  }
}
