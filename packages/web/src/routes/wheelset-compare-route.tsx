import { createRoute } from '@tanstack/react-router';
import { isRenderedForAll } from '../platform/rendering-place.ts';
import { toolRoute } from '../shell/tool-screen.tsx';
import { pageLeads } from '../texts/page-lead-texts.ts';
import { rootRoute } from './root-route.tsx';

const importHtml = () => import('../features/wheelset-compare/comparison-html-screen.tsx');

/** `/wheelsetCompare` and `/wheelsetCompare/{ppId}`: a wheelset of that id joins the list. */
export const wheelsetCompareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wheelsetCompare/{-$ppWheelsetId}',
  ...toolRoute({
    load: async () =>
      (await import('../features/wheelset-compare/wheelset-compare-screen.tsx')).WheelsetCompareScreen,
    lead: { ...pageLeads.compare, wide: true },
    // The HTML shows the link's comparison as a table; the tool needs the whole catalogue.
    prepare: async (client, { pathname, searchStr }) => {
      if (isRenderedForAll()) return (await importHtml()).prefetchForHtml(client, pathname, searchStr);
      const [{ prefetchWheelsets }, { prepareMyWheels }] = await Promise.all([
        import('../shop/wheelset-catalogue.ts'),
        import('../shop/prepare-my-wheels.ts'),
      ]);
      await Promise.all([prefetchWheelsets(client), prepareMyWheels(searchStr)]);
    },
    loadForHtml: async () => (await importHtml()).ComparisonHtml,
  }),
});
