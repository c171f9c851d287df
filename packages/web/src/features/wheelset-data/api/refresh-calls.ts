import {
  type RefreshEntry,
  type RefreshPreview,
  refreshAnswer,
  refreshEntrySchema,
  regenerateAnswer,
  wheelsetAdminPaths,
} from '@pp-tools/domain/contract';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { call, callAction } from '../../../platform/http-client.ts';
import { fetchList } from '../../../platform/list-answer.ts';

/** All that is read of the answer to an action that replaces the wheelsets. */
const countAnswer = z.object({ data: z.object({ count: z.number() }) });

/** What a refresh would change; null when the server says nothing about it. */
export async function previewRefresh(): Promise<RefreshPreview | null> {
  const options = { method: 'POST', body: { dryRun: true } } as const;
  return (await call(wheelsetAdminPaths.regenerate, regenerateAnswer, options)).data.preview ?? null;
}

/** Replaces all wheelsets; gives how many there are now, null when it was done but the answer does not say. */
export async function refreshWheelsets(): Promise<number | null> {
  const options = { method: 'POST', body: {} } as const;
  return (await callAction(wheelsetAdminPaths.regenerate, countAnswer, options))?.data.count ?? null;
}

const refreshesRequest = {
  path: wheelsetAdminPaths.refreshes,
  name: 'refreshes',
  row: refreshEntrySchema,
  fromWire: (refresh: RefreshEntry) => refresh,
};

/** The refreshes of the past. */
export const refreshesQuery = queryOptions({
  queryKey: ['admin-refreshes'],
  queryFn: ({ signal }) => fetchList(refreshesRequest, signal),
  staleTime: 0,
});

/** What one refresh changed. */
export const refreshQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin-refreshes', id],
    queryFn: async ({ signal }) =>
      (await call(wheelsetAdminPaths.refresh.replace(':id', String(id)), refreshAnswer, { signal })).data,
  });

/** Brings back the state before a refresh; gives how many wheelsets there are now, null as above. */
export async function rollBack(id: number): Promise<number | null> {
  const path = wheelsetAdminPaths.rollback.replace(':id', String(id));
  return (await callAction(path, countAnswer, { method: 'POST' }))?.data.count ?? null;
}
