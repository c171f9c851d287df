import { catalogueStaffPaths, staffRowsAnswer } from '@pp-tools/domain/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../platform/http-client.ts';

/** All rows of a list of the catalogue as staff see it. */
export const rowsQuery = (list: string) =>
  queryOptions({
    queryKey: ['staff-catalogue', list],
    queryFn: async ({ signal }) =>
      (await call(catalogueStaffPaths.list.replace(':list', list), staffRowsAnswer, { signal })).data.rows,
    staleTime: 60_000,
  });
