import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../shell/screen.tsx';
import { rootRoute } from './root-route.tsx';

const load = async () =>
  (await import('../features/wheelset-compare/wheelset-compare-screen.tsx')).WheelsetCompareScreen;

/** `/wheelsetCompare` and `/wheelsetCompare/{ppId}`: a wheelset of that id joins the list. */
export const wheelsetCompareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wheelsetCompare/{-$ppWheelsetId}',
  component: lazyScreen(load),
});
