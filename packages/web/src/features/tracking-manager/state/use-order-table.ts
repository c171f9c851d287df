import type { Direction } from '@pp-tools/domain/core';
import type { OrderSort } from '@pp-tools/domain/order';
import { rangeBounds } from '@pp-tools/domain/order';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { listOrders, readRevision, searchOrders } from '../api/order-calls.ts';
import { keepTableState, readTableState, type TableState } from './kept-table-state.ts';

/** How often the page asks whether anything has changed. */
const lookMilliseconds = 5000;

/** Sorting and the movement filter live as long as the page. */
export interface TableView extends TableState {
  readonly sort: OrderSort;
  readonly direction: Direction;
  /** Only orders without movement for so many days. */
  readonly still: number | null;
}

/** What shows every order. */
export const noFilters = { shippingStatusFilter: null, dateRangeFilter: [], still: null } as const;

/** Whether a filter hides orders. */
export const isFiltered = ({ shippingStatusFilter, dateRangeFilter, still }: TableView): boolean =>
  shippingStatusFilter !== null || dateRangeFilter.length > 0 || still !== null;

const listKey = ['orders'] as const;

/** The table: what is asked for, what came, and how to change what is asked for. */
export function useOrderTable() {
  const [view, setView] = useState<TableView>(() => ({
    ...readTableState(),
    sort: 'orderTime',
    direction: 'descending',
    still: null,
  }));
  const queries = useQueryClient();
  const isSearch = view.searchOrderId !== '';
  const query = useQuery({
    queryKey: isSearch ? [...listKey, 'search', view.searchOrderId] : [...listKey, view],
    queryFn: ({ signal }) =>
      isSearch ? searchOrders(view.searchOrderId, signal) : listOrders(listQuery(view), signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const reload = useCallback(() => {
    queries.invalidateQueries({ queryKey: listKey });
  }, [queries]);
  useLiveRefresh(reload);

  /** Changes the view; a new filter or size starts on the first page. */
  const change = (changes: Partial<TableView>) => {
    const next = { page: 1, ...changes };
    setView((present) => {
      const changed = { ...present, ...next };
      keepTableState(changed);
      return changed;
    });
  };
  // Orders may have gone since the page was remembered.
  const lastPage = Math.max(1, Math.ceil((query.data?.total ?? 0) / view.itemsPerPage));
  const isBeyond = query.data !== undefined && !query.isPlaceholderData && !isSearch && view.page > lastPage;
  useEffect(() => {
    if (isBeyond) setView((present) => ({ ...present, page: lastPage }));
  }, [isBeyond, lastPage]);
  return { view, query, isSearch, reload, change };
}

function listQuery(view: TableView) {
  const bounds = rangeBounds(view.dateRangeFilter);
  return {
    page: view.page,
    pageSize: view.itemsPerPage,
    sort: view.sort,
    direction: view.direction,
    ...(view.shippingStatusFilter === null ? {} : { status: view.shippingStatusFilter }),
    ...(bounds === null ? {} : bounds),
    ...(view.still === null ? {} : { still: view.still }),
  };
}

/** Background syncs, pushes and other admins change orders: the page follows without a reload. */
function useLiveRefresh(reload: () => void): void {
  const { data: revision } = useQuery({
    queryKey: ['orders-revision'],
    queryFn: readRevision,
    refetchInterval: lookMilliseconds,
    staleTime: 0,
  });
  const [seen, setSeen] = useState<number | undefined>(undefined);
  useEffect(() => {
    if (revision === undefined || revision === seen) return;
    setSeen(revision);
    if (seen !== undefined) reload();
  }, [revision, seen, reload]);
}
