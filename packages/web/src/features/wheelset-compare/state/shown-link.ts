import { type LinkedComparison, writeComparisonAddress } from '@pp-tools/domain/comparison';
import { isMyWheels, type MyWheels } from '@pp-tools/domain/wheelset';
import { myWheelsAccess } from '../../../shop/my-wheels-access.ts';
import type { Shareable } from '../../../shop/share-link.ts';
import type { ShownComparison } from './use-comparison.ts';

/** More wheelsets than this are all of them: the address then carries none. */
const mostInAddress = 60;

/** The code of own wheels; null for none. */
const codeOf = (mine: MyWheels | null): string | null =>
  (mine && myWheelsAccess.getState().rules?.encode(mine)) ?? null;

/** The comparison on the screen as its address says it; null when there is nothing to say. */
export function linkOf({
  comparison,
  rows,
  state,
  baseline,
  units,
  mine,
}: ShownComparison): LinkedComparison | null {
  const listed = rows.filter((wheelset) => !isMyWheels(wheelset));
  if (listed.length === 0 || rows.length > mostInAddress) return null;
  return {
    ppIds: listed.map(({ ppId }) => ppId),
    mine: listed.length < rows.length ? codeOf(mine) : null,
    baselinePpId: baseline?.ppId ?? null,
    category: comparison.category,
    // Said even when they are the usual ones: the reader of the link may have saved others.
    sort: state.sort,
    columnSort: state.columnSort,
    isAdvanced: state.isAdvanced,
    columns: state.columns,
    units: units === 'metric' ? null : units,
  };
}

/** The address that opens this comparison anywhere. */
export function addressOf(shown: ShownComparison): string {
  const link = linkOf(shown);
  const query = link === null ? '' : `?${new URLSearchParams(writeComparisonAddress(link))}`;
  return `${window.location.origin}/wheelsetCompare${query}`;
}

/** This comparison as it is shared. */
export const sharedComparison = (shown: ShownComparison): Shareable => {
  const longAddress = addressOf(shown);
  return { tool: 'compare', query: new URL(longAddress).search.slice(1), longAddress };
};

/** Puts the address of this comparison on the clipboard. */
export async function copyComparisonLink(shown: ShownComparison): Promise<void> {
  const { copyShared } = await import('../../../shop/share-link.ts');
  await copyShared(sharedComparison(shown));
}
