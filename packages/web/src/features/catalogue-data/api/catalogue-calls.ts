import {
  type CatalogueBulk,
  type CatalogueRowChange,
  catalogueDoneAnswer,
  catalogueHistoryAnswer,
  catalogueStaffPaths,
  staffListsAnswer,
} from '@pp-tools/domain/contract';
import { queryOptions } from '@tanstack/react-query';
import { call, callAction } from '../../../platform/http-client.ts';

const paths = catalogueStaffPaths;
const pathOf = (path: string, list: string): string => path.replace(':list', list);

/** Every list with its fields. */
export const listsQuery = queryOptions({
  queryKey: ['staff-catalogue'],
  queryFn: async ({ signal }) => (await call(paths.lists, staffListsAnswer, { signal })).data.lists,
  staleTime: 60_000,
});

/** What was done with a row, newest first. */
export const historyQuery = (list: string, key: readonly string[]) =>
  queryOptions({
    queryKey: ['staff-catalogue', list, 'history', ...key],
    queryFn: async ({ signal }) => {
      const path = `${pathOf(paths.history, list)}?key=${encodeURIComponent(JSON.stringify(key))}`;
      return (await call(path, catalogueHistoryAnswer, { signal })).data.entries;
    },
  });

const act = async (path: string, list: string, body: unknown) =>
  (await callAction(pathOf(path, list), catalogueDoneAnswer, { method: 'POST', body }))?.data ?? null;

/** Adds, changes and deletes rows; null when it was done but the answer cannot be read. */
export const changeRows = (list: string, changes: readonly CatalogueRowChange[]) =>
  act(paths.changes, list, { changes });

/** Sets, raises or clears one field of many rows. */
export const editMany = (list: string, bulk: CatalogueBulk) => act(paths.bulk, list, bulk);

/** Undoes an action. */
export const undoAction = (list: string, entry: number) => act(paths.undo, list, { entry });

/** Brings a row to the state before or after an action. */
export const restoreRow = (list: string, key: readonly string[], entry: number, side: 'before' | 'after') =>
  act(paths.restore, list, { entry, key, side });
