import type { Direction } from '@pp-tools/domain/core';
import type { OrderSort } from '@pp-tools/domain/order';
import { rangeBounds } from '@pp-tools/domain/order';
import type { TrackingStatus } from '@pp-tools/domain/shipment';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { listOrders, type OrderPage, readRevision, searchOrders } from '../api/order-calls.ts';
import { sessionStore } from '../api/staff-call.ts';
import { readTableState, saveTableState, type TableState } from './saved-table-state.ts';

/** How often the page asks whether anything has changed. */
const pollMilliseconds = 5000;

/** Sorting and the movement filter live as long as the page. */
export interface TableView extends TableState {
  readonly sort: OrderSort;
  readonly direction: Direction;
  /** Only orders without movement for so many days. */
  readonly still: number | null;
  /** One status alone. */
  readonly only: TrackingStatus | null;
  /** Only orders with a late parcel. */
  readonly isLate: boolean;
}

/** What shows every order. */
export const noFilters = {
  shippingStatusFilter: null,
  dateRangeFilter: [],
  still: null,
  only: null,
  isLate: false,
} as const;

/** Whether a filter hides orders. */
export const isFiltered = (view: TableView): boolean =>
  view.shippingStatusFilter !== null ||
  view.dateRangeFilter.length > 0 ||
  view.still !== null ||
  view.only !== null ||
  view.isLate;

const listKey = ['orders'] as const;

/** The last page that came, and when. */
interface LastPage {
  readonly page: OrderPage;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const nothing: OrderPage = { rows: [], total: 0, hidden: 0, unreadable: 0 };

/** The table: what is asked for, what came, and how to change what is asked for. */
export function useOrderTable() {
  const [view, setView] = useState<TableView>(() => ({
    ...readTableState(),
    sort: 'orderTime',
    direction: 'descending',
    still: null,
    only: null,
    isLate: false,
  }));
  const queries = useQueryClient();
  const isSessionEnded = useStore(sessionStore, ({ isEnded }) => isEnded);
  const isSearch = view.searchOrderId !== '';
  const query = useQuery({
    queryKey: isSearch ? [...listKey, 'search', view.searchOrderId, filtersOf(view)] : [...listKey, view],
    queryFn: ({ signal }) =>
      isSearch
        ? searchOrders(view.searchOrderId, filtersOf(view), signal)
        : listOrders(listQuery(view), signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const reload = useCallback(() => {
    queries.invalidateQueries({ queryKey: listKey });
  }, [queries]);
  useLiveRefresh(reload);

  const [last, setLast] = useState<LastPage | null>(null);
  const isFresh = query.data !== undefined && !query.isPlaceholderData;
  if (isFresh && query.data !== last?.page) setLast({ page: query.data, at: query.dataUpdatedAt });
  // A failed search or an ended session leaves the table as it was; a failed list empties it (specification, section 8).
  const isTableSaved = query.isError && (isSearch || isSessionEnded);
  const page = query.data ?? (isTableSaved ? last?.page : undefined) ?? nothing;

  /** Changes the view; a new filter or size starts on the first page. */
  const change = (changes: Partial<TableView>) => {
    const changed = { ...view, page: 1, ...changes };
    setView(changed);
    saveTableState(changed);
  };
  // Orders may have gone since the page was remembered.
  const lastPage = Math.max(1, Math.ceil(page.total / view.itemsPerPage));
  if (isFresh && !isSearch && view.page > lastPage) setView({ ...view, page: lastPage });
  return { view, query, page, last, isFresh, isSearch, reload, change };
}

/** The filters that list and search share. */
function filtersOf({ shippingStatusFilter, dateRangeFilter, still, only, isLate }: TableView) {
  const bounds = rangeBounds(dateRangeFilter);
  return {
    ...(shippingStatusFilter === null ? {} : { status: shippingStatusFilter }),
    ...(bounds === null ? {} : bounds),
    ...(still === null ? {} : { still }),
    ...(only === null ? {} : { only }),
    ...(isLate ? { late: '1' as const } : {}),
  };
}

/** What an export of this view asks for. */
export const exportQuery = (view: TableView) => ({
  sort: view.sort,
  direction: view.direction,
  ...filtersOf(view),
  ...(view.searchOrderId === '' ? {} : { q: view.searchOrderId }),
});

const listQuery = (view: TableView) => ({
  page: view.page,
  pageSize: view.itemsPerPage,
  sort: view.sort,
  direction: view.direction,
  ...filtersOf(view),
});

/** Background syncs, pushes and other admins change orders: the page follows without a reload. */
function useLiveRefresh(reload: () => void): void {
  const seen = useRef<number | null>(null);
  useQuery({
    queryKey: ['orders-revision'],
    queryFn: async () => {
      const wasEnded = sessionStore.getState().isEnded;
      const revision = await readRevision();
      // Signed in again, the page catches up with what it missed.
      if (wasEnded || (seen.current !== null && seen.current !== revision)) reload();
      seen.current = revision;
      return revision;
    },
    refetchInterval: pollMilliseconds,
    staleTime: 0,
  });
}
