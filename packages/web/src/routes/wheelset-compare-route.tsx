import { createRoute } from '@tanstack/react-router';
import { toolScreen } from '../shell/screen.tsx';
import { pageLeads } from '../texts/page-lead-texts.ts';
import { rootRoute } from './root-route.tsx';

const load = async () =>
  (await import('../features/wheelset-compare/wheelset-compare-screen.tsx')).WheelsetCompareScreen;
const importLinked = () => import('../features/wheelset-compare/linked-comparison-screen.tsx');

/** `/wheelsetCompare` and `/wheelsetCompare/{ppId}`: a wheelset of that id joins the list. */
export const wheelsetCompareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wheelsetCompare/{-$ppWheelsetId}',
  // The page that the server makes shows the link's comparison as a table; the tool has its own data.
  loader: async ({ context, location }) => {
    if (!import.meta.env.SSR) return;
    const { loadLinkedComparison } = await importLinked();
    await loadLinkedComparison(context.queryClient, location.pathname, location.searchStr);
  },
  component: toolScreen(
    load,
    { ...pageLeads.compare, wide: true },
    async () => (await importLinked()).LinkedComparisonScreen,
  ),
});
