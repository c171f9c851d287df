import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { prefetchWheelsets } from '../../shop/wheelset-catalogue.ts';
import { linkedComparisonIn, linkedMine, loadLinkedComparison } from './linked-comparison.ts';
import { LinkedComparisonScreen } from './linked-comparison-screen.tsx';
import { WheelsetCompareScreen } from './wheelset-compare-screen.tsx';

/** Fetches what the HTML of an address shows: its comparison, or the catalogue where it names none that we have. */
export async function prefetchForHtml(client: QueryClient, path: string, query: string): Promise<void> {
  await loadLinkedComparison(client, path, query);
  if (linkedComparisonIn(client, path, query) === null) await prefetchWheelsets(client);
}

/** Wheelset Compare as HTML: the comparison of a link as a plain table, else the tool before anything is chosen. */
export function ComparisonHtml() {
  const { pathname, searchStr } = useLocation();
  const data = linkedComparisonIn(useQueryClient(), pathname, searchStr);
  if (data === null) return <WheelsetCompareScreen />;
  return <LinkedComparisonScreen data={data} mine={linkedMine(searchStr)} />;
}
