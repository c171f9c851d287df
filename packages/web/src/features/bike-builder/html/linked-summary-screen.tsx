import type { Build } from '@pp-tools/domain/bike';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { ServedBuild } from '../builds/build-store.ts';
import { openBuildLink } from '../builds/open-build-link.ts';
import { SummaryStep } from '../summary/summary-step.tsx';

const packedIn = (query: string): string => new URLSearchParams(query).get('build') ?? '';

const linkedBuildQuery = (packed: string) =>
  queryOptions({
    queryKey: ['linked-build', packed],
    queryFn: async ({ client }): Promise<Build | null> => {
      const opened = packed === '' ? null : await openBuildLink(packed, client);
      return opened?.ok ? opened.value.build : null;
    },
    retry: false,
  });

/** Unpacks the build of a link. */
export const prefetchLinkedBuild = (client: QueryClient, query: string): Promise<void> =>
  client.prefetchQuery(linkedBuildQuery(packedIn(query)));

/** The build of a link, where the page was made with one. */
export const linkedBuildIn = (client: QueryClient, query: string): Build | null =>
  client.getQueryData(linkedBuildQuery(packedIn(query)).queryKey) ?? null;

/** The summary of a link's build as HTML; of an empty build where the address names none. */
export function LinkedSummary() {
  const client = useQueryClient();
  const build = useLocation({ select: ({ searchStr }) => linkedBuildIn(client, searchStr) });
  return (
    <ServedBuild value={build}>
      <SummaryStep />
    </ServedBuild>
  );
}
