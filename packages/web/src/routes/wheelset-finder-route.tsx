import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../shell/screen.tsx';
import { toolRoute } from '../shell/tool-screen.tsx';
import { pageLeads } from '../texts/page-lead-texts.ts';
import { rootRoute } from './root-route.tsx';

const loadMethod = async () =>
  (await import('../features/wheelset-finder/finder-method-screen.tsx')).FinderMethodScreen;

/** `/wheelsetFinder`: questions and results; the answers stand in the address. */
export const wheelsetFinderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wheelsetFinder',
  ...toolRoute({
    load: async () =>
      (await import('../features/wheelset-finder/wheelset-finder-screen.tsx')).WheelsetFinderScreen,
    lead: pageLeads.finder,
    prepare: async (client) => (await import('../shop/wheelset-catalogue.ts')).prefetchWheelsets(client),
  }),
});

/** `/wheelsetFinder/method`: how the finder works. */
export const finderMethodRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wheelsetFinder/method',
  component: lazyScreen(loadMethod),
});
