import { readComparisonAddress } from '@pp-tools/domain/comparison';
import { comparisonPageAnswer, pageDataPaths } from '@pp-tools/domain/contract';
import { decodeMyWheels, myWheelsId, type Wheelset, wheelsetOfMine } from '@pp-tools/domain/wheelset';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { CallFailed, call } from '../../platform/http-client.ts';

/** The wheelsets of a link, in its order. */
export type LinkedData = z.infer<typeof comparisonPageAnswer>['data'];

/**
 * What of an address of Wheelset Compare names a comparison, in one form: the wheelsets and the baseline, also of the
 * older address `/wheelsetCompare/{ppId}`. Empty when it names none.
 */
export function comparisonQuery(pathname: string, query: string): string {
  const [, , ppId] = pathname.split('/');
  const { link } = readComparisonAddress(Object.fromEntries(new URLSearchParams(query)));
  const own = ppId !== undefined && /^\d{1,9}$/.test(ppId) ? [Number(ppId)] : [];
  const ppIds = [...new Set([...own, ...(link?.ppIds ?? [])])];
  if (ppIds.length === 0) return '';
  // The sender's own wheels are no question to the server: the link has all their figures.
  const baseline = link?.baselinePpId || null;
  return `?v=1&w=${ppIds.join('-')}${baseline === null ? '' : `&b=${baseline}`}`;
}

const queryOf = (pathname: string, query: string) => {
  const address = `${pageDataPaths.comparison}${comparisonQuery(pathname, query).replace('v=1&', '')}`;
  return queryOptions({
    queryKey: [address],
    queryFn: ({ signal }) => call(address, comparisonPageAnswer, { signal }),
    retry: false,
  });
};

/** The sender's own wheels in an address, as far as the link itself tells them. */
export function linkedMine(
  query: string,
): { readonly wheelset: Wheelset; readonly isBaseline: boolean } | null {
  const { link } = readComparisonAddress(Object.fromEntries(new URLSearchParams(query)));
  const mine = link?.mine ? decodeMyWheels(link.mine) : null;
  if (link === null || mine === null) return null;
  return { wheelset: wheelsetOfMine(mine, []), isBaseline: link.baselinePpId === myWheelsId };
}

/** Fetches the comparison of an address where it names one; a link that names nothing we have shows nothing. */
export async function loadLinkedComparison(
  client: QueryClient,
  pathname: string,
  query: string,
): Promise<void> {
  if (comparisonQuery(pathname, query) === '') return;
  try {
    await client.ensureQueryData(queryOf(pathname, query));
  } catch (fault) {
    if (!(fault instanceof CallFailed && fault.fault.kind === 'refused')) throw fault;
  }
}

/** The comparison of an address, where it came with the page. */
export function linkedComparisonIn(client: QueryClient, pathname: string, query: string): LinkedData | null {
  const answer = client.getQueryData(queryOf(pathname, query).queryKey);
  const read = z.safeParse(comparisonPageAnswer, answer);
  return read.success ? read.data.data : null;
}
