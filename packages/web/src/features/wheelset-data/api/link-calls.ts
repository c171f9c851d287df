import { linkCheckAnswer, wheelsetAdminPaths } from '@pp-tools/domain/contract';
import { queryOptions } from '@tanstack/react-query';
import { call, callAction } from '../../../platform/http-client.ts';

const lookMilliseconds = 1000;

/** The latest round of visits to the links; looked at again and again while it goes on. */
export const linkCheckQuery = queryOptions({
  queryKey: ['admin-links'],
  queryFn: async ({ signal }) =>
    (await call(wheelsetAdminPaths.linkChecks, linkCheckAnswer, { signal })).data,
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.run?.isRunning ? lookMilliseconds : false),
});

/** Starts a round. */
export async function startLinkCheck(): Promise<void> {
  await callAction(wheelsetAdminPaths.linkChecks, linkCheckAnswer, { method: 'POST' });
}
