import { createRoute } from '@tanstack/react-router';
import { lazyScreen, toolScreen } from '../shell/screen.tsx';
import { pageLeads } from '../texts/page-lead-texts.ts';
import { rootRoute } from './root-route.tsx';

const loadFinder = async () =>
  (await import('../features/wheelset-finder/wheelset-finder-screen.tsx')).WheelsetFinderScreen;
const loadMethod = async () =>
  (await import('../features/wheelset-finder/finder-method-screen.tsx')).FinderMethodScreen;

/** `/wheelsetFinder`: questions and results; the answers stand in the address. */
export const wheelsetFinderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wheelsetFinder',
  component: toolScreen(loadFinder, pageLeads.finder),
});

/** `/wheelsetFinder/method`: how the finder works. */
export const finderMethodRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wheelsetFinder/method',
  component: lazyScreen(loadMethod),
});
