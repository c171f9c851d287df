import {
  type RefreshPreview,
  refreshAnswer,
  refreshesAnswer,
  regenerateAnswer,
  rollbackAnswer,
  wheelsetAdminPaths,
} from '@pp-tools/domain/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/http-client.ts';

/** What a refresh would change; null when the server says nothing about it. */
export async function previewRefresh(): Promise<RefreshPreview | null> {
  const options = { method: 'POST', body: { dryRun: true } } as const;
  return (await call(wheelsetAdminPaths.regenerate, regenerateAnswer, options)).data.preview ?? null;
}

/** Replaces all wheelsets; gives how many there are now. */
export async function refreshWheelsets(): Promise<number> {
  const options = { method: 'POST', body: {} } as const;
  return (await call(wheelsetAdminPaths.regenerate, regenerateAnswer, options)).data.count;
}

/** The refreshes of the past. */
export const refreshesQuery = queryOptions({
  queryKey: ['admin-refreshes'],
  queryFn: async ({ signal }) =>
    (await call(wheelsetAdminPaths.refreshes, refreshesAnswer, { signal })).data.refreshes,
  staleTime: 0,
});

/** What one refresh changed. */
export const refreshQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin-refreshes', id],
    queryFn: async ({ signal }) =>
      (await call(wheelsetAdminPaths.refresh.replace(':id', String(id)), refreshAnswer, { signal })).data,
  });

/** Brings back the state before a refresh; gives how many wheelsets there are now. */
export async function rollBack(id: number): Promise<number> {
  const path = wheelsetAdminPaths.rollback.replace(':id', String(id));
  return (await call(path, rollbackAnswer, { method: 'POST' })).data.count;
}
